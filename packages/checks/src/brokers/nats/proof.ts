import type { ChildProcess } from "node:child_process";
import { jetstream, type JetStreamManager, jetstreamManager } from "@nats-io/jetstream";
import { startNatsServer } from "../servers/nats-server.js";
import { compareAnswers, countMessages, until } from "./answers.js";
import { isValidMessage, publishMessages } from "./messages.js";
import { startPrograms } from "./programs.js";

/** The result of a run with several programs on one consumer. */
export interface NatsRun {
  readonly name: string;
  readonly programs: number;
  readonly messages: number;
  /** Messages without an answer. */
  readonly lost: number;
  /** Answers beyond the first for a message, as they are stored. */
  readonly repeated: number;
  /** Messages whose answer went the wrong way. */
  readonly wrong: number;
  /** Messages that were delivered more than once. */
  readonly redelivered: number;
  /** Messages in the metrics of all programs. What a killed one did after its last report is missing. */
  readonly counted: number;
  /** Whether a program was killed. */
  readonly isKilled: boolean;
  /** From the first answer to the last, by the clock of the server. */
  readonly seconds: number;
}

/** Runs programs on one consumer of a real server: undisturbed, and with what may happen to them. */
export async function proveNats(count: number, log: (run: NatsRun) => void): Promise<NatsRun[]> {
  await using server = await startNatsServer();
  const connection = await server.connection();
  const manager = await jetstreamManager(connection);
  await manager.streams.add({ name: "ORDERS", subjects: ["orders.>"] });
  await publishMessages(jetstream(connection), count);

  const runs: NatsRun[] = [];
  const run = async (name: string, programs: number, disturb?: Disturbance): Promise<void> => {
    const done = await runPrograms(manager, server.url, `${runs.length}`, count, programs, disturb);
    runs.push({ name, programs, messages: count, ...done });
    log(runs.at(-1) as NatsRun);
  };
  for (const programs of [1, 2, 4]) {
    await run("undisturbed", programs);
  }
  const restart = async (): Promise<void> => {
    await server.stop();
    await new Promise((resolve) => setTimeout(resolve, 1000));
    await server.start();
  };
  const killed: Disturbance = { at: 0.25, isKilled: true, act: ([first]) => void first?.kill("SIGKILL") };
  await run("one killed", 2, killed);
  await run("one killed", 4, killed);
  await run("one ends by SIGTERM", 2, { at: 0.25, act: ([first]) => void first?.kill("SIGTERM") });
  await run("server restarted", 2, { at: 0.4, act: restart });
  await run("one slow, one killed, server restarted", 4, {
    slow: 20,
    at: 0.4,
    isKilled: true,
    act: async ([first]) => {
      first?.kill("SIGKILL");
      await restart();
    },
  });
  await connection.close();
  return runs;
}

/** What happens to programs in the middle of a run. */
interface Disturbance {
  /** The part of the messages that are answered when it happens. */
  readonly at: number;
  readonly act: (programs: readonly ChildProcess[]) => void | Promise<void>;
  /** Milliseconds that the last program takes for each message. */
  readonly slow?: number;
  /** Whether it kills a program. */
  readonly isKilled?: boolean;
}

async function runPrograms(
  manager: JetStreamManager,
  url: string,
  id: string,
  count: number,
  programs: number,
  disturbance: Disturbance | undefined,
): Promise<Omit<NatsRun, "name" | "programs" | "messages">> {
  const [valid, dead] = [`valid${id}`, `dead${id}`] as const;
  for (const name of [valid, dead]) {
    await manager.streams.add({ name, subjects: [`${name}.>`], duplicate_window: 600 * 1e9 });
  }
  const settings = Array.from({ length: programs }, (_, i) => ({
    url,
    stream: "ORDERS",
    consumer: `validate${id}`,
    validTo: valid,
    deadTo: dead,
    pause: i === programs - 1 ? (disturbance?.slow ?? 0) : 0,
    ackWait: 5000,
  }));
  const running = await startPrograms(settings, false);
  let waiting = disturbance;
  await until(async () => {
    const answered = await countMessages(manager, [valid, dead]);
    if (waiting && answered >= count * waiting.at) {
      const { act } = waiting;
      waiting = undefined;
      await act(running.running());
    }
    return answered >= count;
  });
  // An answer that comes twice comes now.
  if (disturbance)
    await until(async () => (await manager.consumers.info("ORDERS", `validate${id}`)).num_ack_pending === 0);
  await running.stop();
  const result = await compareAnswers(manager, valid, dead, { count, times: 1, isValid: isValidMessage });
  await Promise.all([valid, dead].map((name) => manager.streams.delete(name)));
  return { ...result, counted: running.counted(), isKilled: disturbance?.isKilled ?? false };
}
