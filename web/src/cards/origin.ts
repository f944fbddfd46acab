// Where a card's facts come from: stated by a source, inferred from sources, or filled in by us.
import type { PrintedCard } from "../protocol";

export const RECONSTRUCTED = "*";
export const INFERRED = "~";
const PART = /^(power \d+) /;

/** The sign of the least certain of these fields, or of the whole card if none are named. */
export function signOf(face: PrintedCard | undefined, ...fields: string[]): string {
  const among = (marked: string[] = []) =>
    fields.length > 0 ? fields.some((field) => marked.includes(field)) : marked.length > 0;
  if (among(face?.filled)) return RECONSTRUCTED;
  return among(face?.inferred) ? INFERRED : "";
}

/** What stands in no source, a line for each origin; nothing of a card that is known whole. */
export function unsourced(face: PrintedCard): string[] {
  const filled = byModel(face).map(([model, fields]) => fields.join(", ") + (model && ` after ${model}`));
  return [
    ...(filled.length > 0 ? [`${RECONSTRUCTED} reconstructed: ${filled.join("; ")}`] : []),
    ...(face.inferred?.length ? [`${INFERRED} inferred: ${face.inferred.join(", ")}`] : []),
  ];
}

/** The fields we filled in by the printed card that each is modelled on. */
function byModel(face: PrintedCard): [string, string[]][] {
  const found = new Map<string, string[]>();
  for (const field of face.filled ?? []) {
    const whole = PART.exec(field)?.[1];
    if (whole && face.filled?.includes(whole)) continue;
    const model = face.models?.[field] ?? "";
    found.set(model, [...(found.get(model) ?? []), field]);
  }
  return [...found];
}

/** A line of a card's text without the sign at its end. */
export function unsigned(line: string): string {
  return line.replace(/ [*~]$/, "");
}
