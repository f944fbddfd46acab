// A real server on a free port of this machine, with a database file of its own.
import { spawn, type ChildProcess } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";

export const ROOT = resolve(import.meta.dirname, "../..");
export const COMMAND = process.env.VERSUS_COMMAND ?? join(ROOT, ".venv/bin/versus");
const PATIENCE = 60_000;
/** Tests ask faster than people. */
const HASTE = {
  VERSUS_TABLE_BURST: "100000",
  VERSUS_REQUEST_BURST: "1000000",
  VERSUS_MESSAGE_BURST: "1000000",
  VERSUS_THINKERS: "1",
};

export class Server {
  readonly folder = mkdtempSync(join(tmpdir(), "versus-e2e-"));
  port = 0;
  private process: ChildProcess | null = null;

  get url(): string {
    return `http://127.0.0.1:${this.port}`;
  }

  async start(): Promise<void> {
    this.port ||= await freePort();
    const made = spawn(COMMAND, ["serve", "--port", String(this.port), "--log-level", "error"], {
      cwd: ROOT,
      env: { ...process.env, ...HASTE, VERSUS_DATABASE_URL: `sqlite:///${join(this.folder, "versus.db")}` },
      stdio: ["ignore", "ignore", "inherit"],
    });
    this.process = made;
    const end = Date.now() + PATIENCE;
    while (Date.now() < end) {
      if (made.exitCode !== null) throw new Error(`The server ended at once (${made.exitCode}).`);
      const answer = await fetch(`${this.url}/health`).catch(() => null);
      if (answer?.ok) return;
      await new Promise((done) => setTimeout(done, 100));
    }
    throw new Error("The server did not start.");
  }

  /** Stop it as it is asked to, or kill it as an accident would. */
  async stop(signal: "SIGTERM" | "SIGKILL" = "SIGTERM"): Promise<void> {
    const ended = this.process;
    this.process = null;
    if (!ended || ended.exitCode !== null) return;
    const gone = new Promise((done) => ended.once("exit", done));
    ended.kill(signal);
    await gone;
  }

  async end(): Promise<void> {
    await this.stop();
    rmSync(this.folder, { recursive: true, force: true });
  }
}

function freePort(): Promise<number> {
  return new Promise((done, failed) => {
    const probe = createServer();
    probe.once("error", failed);
    probe.listen(0, "127.0.0.1", () => {
      const address = probe.address();
      probe.close(() => (typeof address === "object" && address ? done(address.port) : failed()));
    });
  });
}
