// A process that is one consumer of a group: `node worker.js <brokers> <registry> <topic> <group>`. It tells its parent what it has read.
import { createCodec, createRegistryClient } from "@argot/stream/confluent";
import { eachMessage } from "@argot/stream/confluent/kafkajs";
import { Kafka, logLevel } from "kafkajs";

const [brokers = "", registry = "", topic = "", group = ""] = process.argv.slice(2);
const codec = createCodec(createRegistryClient(registry));
const kafka = new Kafka({ brokers: brokers.split(","), logLevel: logLevel.NOTHING });
const consumer = kafka.consumer({ groupId: group, sessionTimeout: 6000, heartbeatInterval: 500 });
const tell = (id: number, route: string): void => void process.send?.({ id, route });

await consumer.connect();
await consumer.subscribe({ topic, fromBeginning: true });
consumer.on(consumer.events.GROUP_JOIN, ({ payload: { memberAssignment } }) => {
  process.send?.({ partitions: memberAssignment[topic]?.length ?? 0 });
});
await consumer.run({
  autoCommitThreshold: 100,
  eachMessage: eachMessage(codec, {
    valid: (_value, { message }) => tell(Number(message.key), "valid"),
    failed: ({ route }, { message }) => tell(Number(message.key), route),
  }),
});
process.once("SIGTERM", () => void consumer.disconnect().then(() => process.exit()));
