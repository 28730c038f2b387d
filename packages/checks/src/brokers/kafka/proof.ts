import { type ChildProcess, fork } from "node:child_process";
import { once } from "node:events";
import { fileURLToPath } from "node:url";
import { Kafka, logLevel } from "kafkajs";
import { isValidMessage, messageOf, orderSchema } from "../nats/messages.js";
import { startKafkaMock } from "../servers/kafka-mock.js";
import { startRegistry } from "../servers/registry-server.js";

/** The result of a run with a group of two consumers. */
export interface KafkaRun {
  readonly name: string;
  readonly messages: number;
  /** Messages that no consumer has read. */
  readonly lost: number;
  /** Messages that were read again. */
  readonly repeated: number;
  /** Messages that took the wrong route. */
  readonly wrong: number;
  /** Number of messages that each consumer has read. */
  readonly shares: readonly number[];
  /** From the first message that is read to the last. */
  readonly seconds: number;
}

/** A message that a consumer has read. */
interface ReadMessage {
  readonly id: number;
  readonly route: string;
}

/** What a consumer tells: how many partitions it has now, or what it has read. */
type WorkerMessage = { readonly partitions: number } | ReadMessage;

const worker = fileURLToPath(new URL("worker.js", import.meta.url));

/** Runs a group of two consumers: undisturbed, and with one that is killed. */
export async function proveKafka(count: number, log: (run: KafkaRun) => void): Promise<KafkaRun[]> {
  await using registry = await startRegistry();
  const id = registry.register("orders-value", { schema: JSON.stringify(orderSchema), schemaType: "JSON" });
  const runs: KafkaRun[] = [];
  for (const killAt of [undefined, 0.25]) {
    await using cluster = await startKafkaMock();
    const topic = { brokers: cluster.brokers, partitions: await createTopic(cluster.brokers) };
    const run = await consume(topic, registry.url, count, killAt, () => produce(cluster.brokers, id, count));
    runs.push(run);
    log(run);
  }
  return runs;
}

/** A topic that a group reads. */
interface Topic {
  readonly brokers: readonly string[];
  /** How many partitions it has. */
  readonly partitions: number;
}

/**
 * The cluster creates a topic at the first request for it. A consumer that comes before waits for minutes.
 *
 * @returns How many partitions it has.
 */
async function createTopic(brokers: readonly string[]): Promise<number> {
  const admin = new Kafka({ brokers: [...brokers], logLevel: logLevel.NOTHING }).admin();
  await admin.connect();
  const { topics } = await admin.fetchTopicMetadata({ topics: ["orders"] });
  await admin.disconnect();
  return topics[0]?.partitions.length ?? 0;
}

/** Writes messages. Some are not valid, which a codec does not write. */
async function produce(brokers: readonly string[], schema: number, count: number): Promise<void> {
  const producer = new Kafka({ brokers: [...brokers], logLevel: logLevel.NOTHING }).producer();
  await producer.connect();
  const prefix = Buffer.from([0, 0, 0, 0, schema]);
  for (let from = 0; from < count; from += 1000) {
    const ids = Array.from({ length: Math.min(1000, count - from) }, (_, i) => from + i);
    const messages = ids.map((id) => ({ key: String(id), value: Buffer.concat([prefix, Buffer.from(messageOf(id))]) }));
    await producer.send({ topic: "orders", messages });
  }
  await producer.disconnect();
}

async function consume(
  topic: Topic,
  registry: string,
  count: number,
  killAt: number | undefined,
  produceAll: () => Promise<void>,
): Promise<KafkaRun> {
  const read = new Map<number, number>();
  const shares = [0, 0];
  let [wrong, first, last] = [0, 0, 0];
  const end = Date.now() + 120_000;
  const children = await startGroup(topic, registry, (share, { id, route }) => {
    last = Date.now();
    first ||= last;
    shares[share] = (shares[share] ?? 0) + 1;
    read.set(id, (read.get(id) ?? 0) + 1);
    if (isValidMessage(id) !== (route === "valid")) wrong += 1;
  });
  await produceAll();
  let kill = killAt;
  while (read.size < count && Date.now() < end) {
    await new Promise((resolve) => setTimeout(resolve, 20));
    if (kill === undefined || read.size < count * kill || shares.includes(0)) continue;
    children[0]?.kill("SIGKILL");
    kill = undefined;
  }
  for (const child of children) {
    if (child.exitCode !== null || child.signalCode !== null) continue;
    const exited = once(child, "exit");
    child.kill("SIGKILL");
    await exited;
  }
  let repeated = 0;
  for (const times of read.values()) repeated += times - 1;
  const name = killAt === undefined ? "undisturbed" : "one of two killed";
  return { name, messages: count, lost: count - read.size, repeated, wrong, shares, seconds: (last - first) / 1000 };
}

/** How long a group may take to divide the partitions, in milliseconds, and how many groups are tried. */
const longestDivision = 15_000;
const mostGroups = 6;

/**
 * Starts two consumers of a new group, and waits until each has its part: the first one has all until the second comes. The mock cluster
 * leaves some groups undivided; then another group begins, before there are messages.
 */
async function startGroup(
  topic: Topic,
  registry: string,
  onMessage: (share: number, message: ReadMessage) => void,
): Promise<readonly ChildProcess[]> {
  for (let group = 0; group < mostGroups; group++) {
    const partitions = [0, 0];
    const children = [0, 1].map((share) => {
      const child = fork(worker, [topic.brokers.join(","), registry, "orders", `validators-${group}`], {
        stdio: ["ignore", "inherit", "inherit", "ipc"],
      });
      child.on("message", (message: WorkerMessage) => {
        if ("partitions" in message) partitions[share] = message.partitions;
        else onMessage(share, message);
      });
      return child;
    });
    const end = Date.now() + longestDivision;
    const isDivided = (): boolean =>
      !partitions.includes(0) && partitions.reduce((sum, each) => sum + each, 0) === topic.partitions;
    while (!isDivided() && Date.now() < end) await new Promise((resolve) => setTimeout(resolve, 20));
    if (isDivided()) return children;
    for (const child of children) child.kill("SIGKILL");
  }
  throw new Error(`the consumers of ${mostGroups} groups did not divide the partitions`);
}
