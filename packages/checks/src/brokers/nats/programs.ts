import { type ChildProcess, fork } from "node:child_process";
import { once } from "node:events";
import { fileURLToPath } from "node:url";
import type { Health, ValidationOptions } from "@argot/nats";

/** Settings of a program: options of its validation, and what is wrong with it. */
export interface ProgramSettings extends Omit<ValidationOptions, "subjects" | "schemas"> {
  /** The server. */
  readonly url: string;
  readonly subjects?: ValidationOptions["subjects"];
  /** Milliseconds that the program takes for each message. */
  readonly pause?: number;
  /** Numbers of the messages that end the program when it validates them. */
  readonly poison?: readonly number[];
}

/** What a program says of itself. */
export interface ProgramReport {
  readonly health: Health;
  readonly metrics: string;
}

/** Programs on one consumer. */
export interface Programs {
  /** The processes that run. */
  readonly running: () => readonly ChildProcess[];
  /** The newest health of each program that runs. */
  readonly health: () => readonly Health[];
  /** Number of messages in the counters of all programs, those of a killed one as it reported them last. */
  readonly counted: () => number;
  /** Number of programs that ended. */
  readonly ended: () => number;
  /** Ends the programs by SIGTERM. */
  readonly stop: () => Promise<void>;
}

const worker = fileURLToPath(new URL("worker.js", import.meta.url));

/** Starts programs, and resolves when they are ready. With `isRestarted`, another one is started for each that ends. */
export async function startPrograms(settings: readonly ProgramSettings[], isRestarted: boolean): Promise<Programs> {
  const reports = new Map<ChildProcess, ProgramReport>();
  const running = new Set<ChildProcess>();
  let [isStopped, ended] = [false, 0];
  const start = (own: ProgramSettings): ChildProcess => {
    const child = fork(worker, [JSON.stringify(own)], { stdio: ["ignore", "inherit", "inherit", "ipc"] });
    running.add(child);
    child.on("message", (message) => reports.set(child, message as ProgramReport));
    child.once("exit", () => {
      running.delete(child);
      ended += 1;
      if (isRestarted && !isStopped) setTimeout(() => isStopped || start(own), 200);
    });
    return child;
  };
  const timer = setInterval(() => {
    for (const child of running) if (child.connected) child.send("report", () => {});
  }, 100);
  await Promise.all(settings.map(async (own) => isReady(start(own))));
  return {
    running: () => [...running],
    health: () => [...running].flatMap((child) => reports.get(child)?.health ?? []),
    counted: () => [...reports.values()].reduce((sum, { metrics }) => sum + countedIn(metrics), 0),
    ended: () => ended,
    async stop() {
      isStopped = true;
      clearInterval(timer);
      await Promise.all(
        [...running].map(async (child) => {
          const exited = once(child, "exit");
          child.kill("SIGTERM");
          await exited;
        }),
      );
    },
  };
}

/** Resolves with the first report of a program. */
async function isReady(child: ChildProcess): Promise<void> {
  const exited = once(child, "exit").then(() => {
    throw new Error("a program ended before it was ready");
  });
  await Promise.race([once(child, "message"), exited]);
  exited.catch(() => {});
}

/** The sum of `argot_messages_total` in a text for Prometheus. */
export const countedIn = (metrics: string): number =>
  [...metrics.matchAll(/^argot_messages_total\{.*\} (\d+)$/gm)].reduce((sum, [, value]) => sum + Number(value), 0);
