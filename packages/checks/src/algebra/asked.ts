// Questions to a program in a process of its own, each within a limit of time.
import { type ChildProcess, fork } from "node:child_process";
import { once } from "node:events";
import { fileURLToPath } from "node:url";

/** What a process says of a task. */
export interface Reply {
  readonly result?: unknown;
  readonly thrown?: string;
  /** The most memory that the process has had, in MB. */
  readonly memory: number;
}

/** Runs tasks of `worker.ts`, one at a time. */
export class Asked {
  #process: ChildProcess | undefined;

  /** The reply; `undefined` after so many milliseconds, or if the process ends. */
  async ask(task: string, input: unknown, milliseconds: number): Promise<Reply | undefined> {
    const process = (this.#process ??= fork(fileURLToPath(new URL("worker.js", import.meta.url)), {
      stdio: ["ignore", "ignore", "inherit", "ipc"],
    }));
    const ended = new AbortController();
    const { signal } = ended;
    const timer = setTimeout(() => ended.abort(), milliseconds);
    process.once("exit", () => ended.abort());
    process.send({ task, input });
    try {
      const [reply] = (await once(process, "message", { signal })) as [Reply];
      return reply;
    } catch {
      this.end();
      return undefined;
    } finally {
      clearTimeout(timer);
      process.removeAllListeners("exit");
    }
  }

  /** Ends the process. The next question starts another. */
  end(): void {
    this.#process?.kill("SIGKILL");
    this.#process = undefined;
  }
}
