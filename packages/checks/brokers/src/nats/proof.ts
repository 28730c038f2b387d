import { type ChildProcess, fork } from "node:child_process";
import { once } from "node:events";
import { fileURLToPath } from "node:url";
import { DeliverPolicy, jetstream, type JetStreamManager, jetstreamManager } from "@nats-io/jetstream";
import { startNatsServer } from "../servers/nats-server.js";
import { isValidMessage, messageOf } from "./messages.js";

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
  /** From the first answer to the last, by the clock of the server. */
  readonly seconds: number;
}

const worker = fileURLToPath(new URL("worker.js", import.meta.url));

/** Runs programs on one consumer of a real server: undisturbed, and with what may happen to them. */
export async function proveNats(count: number, log: (run: NatsRun) => void): Promise<NatsRun[]> {
  await using server = await startNatsServer();
  const connection = await server.connection();
  const manager = await jetstreamManager(connection);
  await manager.streams.add({ name: "ORDERS", subjects: ["orders.>"] });
  const client = jetstream(connection);
  for (let from = 0; from < count; from += 1000) {
    const ids = Array.from({ length: Math.min(1000, count - from) }, (_, i) => from + i);
    await Promise.all(ids.map((id) => client.publish(`orders.${id % 7}`, messageOf(id))));
  }

  const runs: NatsRun[] = [];
  const run = async (name: string, programs: number, disturb?: Disturbance): Promise<void> => {
    const done = await runPrograms(manager, server.url, `${runs.length}`, count, programs, disturb);
    runs.push({ name, programs, messages: count, ...done });
    log(runs.at(-1) as NatsRun);
  };
  for (const programs of [1, 2, 4]) {
    await run("undisturbed", programs);
  }
  const killed: Disturbance = { at: 0.25, act: ([first]) => void first?.kill("SIGKILL") };
  await run("one killed", 2, killed);
  await run("one killed", 4, killed);
  await run("one ends by SIGTERM", 2, { at: 0.25, act: ([first]) => void first?.kill("SIGTERM") });
  await run("server restarted", 2, { at: 0.4, act: () => server.restart(1000) });
  await run("one slow, one killed, server restarted", 4, {
    slow: 20,
    at: 0.4,
    act: async ([first]) => {
      first?.kill("SIGKILL");
      await server.restart(1000);
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
}

async function runPrograms(
  manager: JetStreamManager,
  url: string,
  id: string,
  count: number,
  programs: number,
  disturbance: Disturbance | undefined,
): Promise<Omit<NatsRun, "name" | "programs" | "messages">> {
  const [valid, dead] = [`valid${id}`, `dead${id}`];
  for (const name of [valid, dead]) {
    await manager.streams.add({ name, subjects: [`${name}.>`], duplicate_window: 600 * 1e9 });
  }
  const children = Array.from({ length: programs }, (_, i) => {
    const pause = i === programs - 1 ? (disturbance?.slow ?? 0) : 0;
    return fork(worker, [url, `validate${id}`, valid, dead, String(pause)], {
      stdio: ["ignore", "inherit", "inherit", "ipc"],
    });
  });
  await Promise.all(children.map(started));
  let waiting = disturbance;
  await untilAnswered(async () => {
    const answered = await countAnswers(manager, [valid, dead]);
    if (waiting && answered >= count * waiting.at) {
      const { act } = waiting;
      waiting = undefined;
      await act(children);
    }
    return answered >= count;
  });
  // An answer that comes twice comes now.
  if (disturbance)
    await untilAnswered(async () => (await manager.consumers.info("ORDERS", `validate${id}`)).num_ack_pending === 0);
  await Promise.all(
    children.map(async (child) => {
      if (child.exitCode !== null || child.signalCode !== null) return;
      const exited = once(child, "exit");
      child.kill("SIGTERM");
      await exited;
    }),
  );
  const result = await compare(manager, [valid, dead], count);
  await Promise.all([valid, dead].map((name) => manager.streams.delete(name)));
  return result;
}

/** Resolves when a program is ready. */
async function started(child: ChildProcess): Promise<void> {
  const ended = once(child, "exit").then(() => {
    throw new Error("a program ended before it was ready");
  });
  await Promise.race([once(child, "message"), ended]);
  ended.catch(() => {});
}

/** Asks again until it is so. Errors are those of a server that is down. */
async function untilAnswered(isSo: () => Promise<boolean>): Promise<void> {
  const end = Date.now() + 240_000;
  while (Date.now() < end) {
    if (await isSo().catch(() => false)) return;
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  throw new Error("not all messages were answered within four minutes");
}

async function countAnswers(manager: JetStreamManager, streams: readonly string[]): Promise<number> {
  const infos = await Promise.all(streams.map((name) => manager.streams.info(name)));
  return infos.reduce((sum, { state }) => sum + state.messages, 0);
}

/** Compares the answers with the messages: `orders.n` has the number of its message, less one, as its id. */
async function compare(
  manager: JetStreamManager,
  streams: readonly string[],
  count: number,
): Promise<Omit<NatsRun, "name" | "programs" | "messages">> {
  const answered = new Map<number, number>();
  let [wrong, redelivered, first, last] = [0, 0, Number.POSITIVE_INFINITY, 0];
  for (const stream of streams) {
    const isValid = stream.startsWith("valid");
    const { state } = await manager.streams.info(stream);
    if (state.messages === 0) continue;
    const consumer = await manager
      .jetstream()
      .consumers.get(stream, { deliver_policy: DeliverPolicy.All, headers_only: true });
    for await (const message of await consumer.consume({ max_messages: 5000 })) {
      const id = Number(message.headers?.get("Argot-Sequence")) - 1;
      answered.set(id, (answered.get(id) ?? 0) + 1);
      if (isValidMessage(id) !== isValid) wrong += 1;
      if (message.headers?.get("Argot-Deliveries") !== "1") redelivered += 1;
      first = Math.min(first, message.time.getTime());
      last = Math.max(last, message.time.getTime());
      if (message.info.pending === 0) break;
    }
  }
  let repeated = 0;
  for (const times of answered.values()) repeated += times - 1;
  return { lost: count - answered.size, repeated, wrong, redelivered, seconds: (last - first) / 1000 };
}
