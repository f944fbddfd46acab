// The clocks, ticking between two messages.
import type { Table } from "../play/table.svelte";

export class Clock {
  private readonly table: Table;
  private now = $state(Date.now());

  constructor(table: Table) {
    this.table = table;
    $effect(() => {
      if (table.clocks?.running == null) return;
      const timer = setInterval(() => (this.now = Date.now()), 500);
      return () => clearInterval(timer);
    });
  }

  get times(): Record<number, string> {
    const clocks = this.table.clocks;
    if (!clocks) return {};
    const gone = Math.max(0, this.now - this.table.clocksAt);
    return Object.fromEntries(
      clocks.left.map((left, seat) => [seat, spelled(left - (clocks.running === seat ? gone : 0))]),
    );
  }
}

export function spelled(milliseconds: number): string {
  const seconds = Math.max(0, Math.ceil(milliseconds / 1000));
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, "0")}`;
}
