// A server of one's own for a journey, on a free port, with a store that is thrown away.

import { type ChildProcess, spawn } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";

const program = process.env["FONDACO"] ?? fileURLToPath(new URL("../../build/release/fondaco", import.meta.url));

export class Server {
  address = "";
  private process: ChildProcess | null = null;
  private readonly data = mkdtempSync(join(tmpdir(), "fondaco-journey-"));

  async start(): Promise<void> {
    const port = this.address === "" ? "0" : new URL(this.address).port;
    const child = spawn(program, ["serve", "--port", port, "--data", this.data, "--quiet", "--no-limits"], { stdio: ["ignore", "pipe", "inherit"] });
    this.process = child;
    this.address = await new Promise<string>((resolve, reject) => {
      let said = "";
      child.stdout.on("data", (bytes: Buffer) => {
        said += bytes.toString();
        const found = /http:\/\/[\d.:]+/.exec(said);
        if (found !== null) resolve(found[0]);
      });
      child.on("exit", () => reject(new Error(`the server ended: ${said}`)));
    });
  }

  /** Ends it at once, as a power cut would. */
  async kill(): Promise<void> {
    await this.end("SIGKILL");
  }

  async stop(): Promise<void> {
    await this.end("SIGTERM");
    rmSync(this.data, { recursive: true, force: true });
  }

  private async end(signal: NodeJS.Signals): Promise<void> {
    const child = this.process;
    this.process = null;
    if (child === null || child.exitCode !== null) return;
    const gone = new Promise((resolve) => child.on("exit", resolve));
    child.kill(signal);
    await gone;
  }
}
