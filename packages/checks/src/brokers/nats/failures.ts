import { fixedSchemas, startValidation } from "@argot/nats";
import { DiscardPolicy, jetstream, type JetStreamManager, jetstreamManager, RetentionPolicy } from "@nats-io/jetstream";
import type { NatsConnection } from "@nats-io/transport-node";
import { createArgot } from "argot";
import { type NatsServer, startNatsServer } from "../servers/nats-server.js";
import { type AnswerCounts, compareAnswers, countMessages, until } from "./answers.js";
import { isValidMessage, publishMessages } from "./messages.js";
import { type Programs, type ProgramSettings, startPrograms } from "./programs.js";

/** The result of a run in which something fails. */
export interface FailureRun extends Pick<AnswerCounts, "lost" | "repeated" | "wrong"> {
  readonly name: string;
  readonly messages: number;
  /** Messages in the metrics of all programs. What a killed one did after its last report is missing. */
  readonly counted: number;
  /** Whether programs were killed. */
  readonly isKilled: boolean;
  /** What the program said of it. */
  readonly said: string;
}

/** A server, and settings of a program for its streams. */
interface Bench {
  readonly server: NatsServer;
  readonly connection: NatsConnection;
  readonly manager: JetStreamManager;
  readonly settings: ProgramSettings;
}

type Case = (bench: Bench) => Promise<Omit<FailureRun, "name">>;

/** Answers messages while something fails in each way. Each run has a server of its own. */
export async function proveFailures(log: (run: FailureRun) => void): Promise<void> {
  for (const [name, run] of Object.entries(cases)) {
    await using server = await startNatsServer();
    const connection = await server.connection();
    const manager = await jetstreamManager(connection);
    await addStream(manager, "ORDERS");
    await addStream(manager, "VALID");
    await addStream(manager, "DEAD");
    const settings: ProgramSettings = {
      url: server.url,
      stream: "ORDERS",
      consumer: "validate",
      validTo: "valid",
      deadTo: "dead",
      ackWait: 1000,
    };
    log({ name, ...(await run({ server, connection, manager, settings })) });
    await connection.close();
  }
}

const cases: Readonly<Record<string, Case>> = {
  async poison({ connection, manager, settings }) {
    const poison = [300, 301, 900];
    await publishMessages(jetstream(connection), 1000);
    const programs = await startPrograms(
      [1, 2].map(() => ({ ...settings, poison })),
      true,
    );
    await answered(manager, 1000);
    const isValid = (id: number): boolean => isValidMessage(id) && !poison.includes(id);
    const said = `${programs.ended()} programs ended`;
    return { ...(await finish(manager, programs, 1000, { isValid, said })), isKilled: true };
  },

  async "slow worker"({ connection, manager, settings }) {
    await publishMessages(jetstream(connection), 400);
    const programs = await startPrograms(
      [1, 2].map(() => ({ ...settings, pause: 20 })),
      false,
    );
    await answered(manager, 400);
    return finish(manager, programs, 400);
  },

  async "recreated stream"({ connection, manager, settings }) {
    const programs = await startPrograms([settings], true);
    await publishMessages(jetstream(connection), 100);
    await answered(manager, 100);
    await manager.streams.delete("ORDERS");
    await addStream(manager, "ORDERS");
    await publishMessages(jetstream(connection), 100);
    await answered(manager, 200);
    return finish(manager, programs, 200, { times: 2, said: `${programs.ended()} program ended` });
  },

  async "work queue"({ connection, manager, settings }) {
    const subjects = ["orders.>", "invoices.>"];
    await manager.streams.delete("ORDERS");
    await manager.streams.add({ name: "ORDERS", subjects, retention: RetentionPolicy.Workqueue });
    const client = jetstream(connection);
    await publishMessages(client, 100);
    for (let id = 0; id < 100; id++) await client.publish("invoices.eu", "{}");
    const programs = await startPrograms([settings], false);
    await answered(manager, 100);
    const result = await finish(manager, programs, 100);
    const left = await countMessages(manager, ["ORDERS"]);
    await manager.consumers.delete("ORDERS", settings.consumer);
    // Without a filter for both patterns, the consumer would get all subjects.
    const { url: _url, ...options } = settings;
    const refusal = await startValidation(connection, {
      ...options,
      subjects: { "orders.>": "order", "payments.>": "order" },
      schemas: fixedSchemas({ order: createArgot().compile(true) }),
    }).then(
      () => "not refused",
      (error: Error) => error.name,
    );
    const lost = result.lost + 100 - left + (refusal === "ConfigurationError" ? 0 : 1);
    return { ...result, lost, said: `${left} messages of others left; without a filter: ${refusal}` };
  },

  "missing dead-letter stream": (bench) =>
    interrupted(bench, {
      fail: () => bench.manager.streams.delete("DEAD"),
      mend: () => addStream(bench.manager, "DEAD"),
    }),

  "missing valid stream": (bench) =>
    interrupted(bench, {
      fail: () => bench.manager.streams.delete("VALID"),
      mend: () => addStream(bench.manager, "VALID"),
    }),

  "full stream": (bench) =>
    interrupted(bench, {
      fail: () => bench.manager.streams.update("VALID", { max_msgs: 10, discard: DiscardPolicy.New }),
      mend: () => bench.manager.streams.update("VALID", { max_msgs: -1 }),
    }),

  "stopped server": (bench) => interrupted(bench, { fail: bench.server.stop, mend: bench.server.start }, 5),
};

/** Answers messages, with a failure before the first answer or in the middle, of which programs have to tell. */
async function interrupted(
  { connection, manager, settings }: Bench,
  { fail, mend }: Readonly<Record<"fail" | "mend", () => Promise<unknown>>>,
  pause = 0,
): Promise<Omit<FailureRun, "name">> {
  const programs = await startPrograms(
    [1, 2].map(() => ({ ...settings, pause })),
    false,
  );
  // With a pause, it fails in the middle.
  if (pause === 0) await fail();
  await publishMessages(jetstream(connection), 1000);
  if (pause > 0) await fail();
  await until(() => programs.health().every(({ isHealthy }) => !isHealthy));
  const said = programs.health()[0]?.reason ?? "nothing";
  await mend();
  await answered(manager, 1000);
  await until(() => programs.health().every(({ isHealthy }) => isHealthy));
  return finish(manager, programs, 1000, { said });
}

/** Waits until streams have as many answers as there are messages, and no message waits for one. */
async function answered(manager: JetStreamManager, count: number): Promise<void> {
  await until(async () => {
    const { num_pending, num_ack_pending } = await manager.consumers.info("ORDERS", "validate");
    return (await countMessages(manager, ["VALID", "DEAD"])) >= count && num_pending + num_ack_pending === 0;
  });
}

async function finish(
  manager: JetStreamManager,
  programs: Programs,
  messages: number,
  { isValid = isValidMessage, times = 1, said = "" } = {},
): Promise<Omit<FailureRun, "name">> {
  await programs.stop();
  const counts = await compareAnswers(manager, "VALID", "DEAD", { count: messages / times, times, isValid });
  return { ...counts, messages, counted: programs.counted(), isKilled: false, said };
}

const addStream = (manager: JetStreamManager, name: string): Promise<unknown> =>
  manager.streams.add({ name, subjects: [`${name.toLowerCase()}.>`] });
