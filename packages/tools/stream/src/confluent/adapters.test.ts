import { Buffer } from "node:buffer";
import type { EachMessagePayload } from "kafkajs";
import { expect, test } from "vitest";
import { createCodec } from "./codec.js";
import { eachMessage, messageFor as messageForKafkajs } from "./kafkajs.js";
import { type BytesMessage, decodeMessages, messageFor } from "./platformatic.js";
import type { RegisteredSchema } from "./registry-client.js";

const guid = "00000000-0000-4000-8000-000000000001";
const order: RegisteredSchema = { id: 7, guid, schemaType: "JSON", schema: '{"required":["id"]}' };
const answer = (): Promise<RegisteredSchema> => Promise.resolve(order);
const registry = { byId: answer, byGuid: answer, bySubject: answer };

test("messages of kafkajs are handled by their route", async () => {
  const codec = createCodec(registry, { naming: "header" });
  const seen: unknown[] = [];
  const handler = eachMessage(codec, {
    valid: (value) => void seen.push(value),
    failed: ({ route }) => void seen.push(route),
    deleted: ({ message }) => void seen.push(message.key),
  });
  const send = (message: object): Promise<void> => handler({ topic: "a", message } as EachMessagePayload);
  const good = await messageForKafkajs(codec, { id: 1 }, { topic: "a" }, { key: "k", headers: { trace: "t" } });
  expect(good).toMatchObject({ key: "k", headers: { trace: "t", __value_schema_id: expect.any(Buffer) } });
  await send(good);
  await send({ value: Buffer.from([0, 0, 0, 0, 7, 0x7b, 0x7d]), headers: {} });
  await send({ value: Buffer.from("{}"), headers: {} });
  await send({ value: Buffer.alloc(0), headers: undefined });
  await send({ value: null, key: "gone" });
  expect(seen).toEqual([{ id: 1 }, "invalid", "unreadable", "unreadable", "gone"]);
});

test("a handler that throws ends before the message is committed", async () => {
  const codec = createCodec(registry);
  const fail = (): never => {
    throw new Error("no disk");
  };
  const handler = eachMessage(codec, { valid: fail, failed: fail });
  const message = await messageForKafkajs(codec, { id: 1 }, { topic: "a" });
  await expect(handler({ topic: "a", message } as unknown as EachMessagePayload)).rejects.toThrow("no disk");
});

test("messages of @platformatic/kafka are read in their order, with headers as they have them", async () => {
  const codec = createCodec(registry, { naming: "header" });
  const good = await messageFor(codec, { id: 1 }, { topic: "a" }, { key: Buffer.from("k") });
  expect(good).toMatchObject({ topic: "a", key: Buffer.from("k") });
  async function* messages(): AsyncGenerator<BytesMessage> {
    yield good as unknown as BytesMessage;
    yield { value: Buffer.from([0, 0, 0, 0, 7, 0x7b]), headers: new Map() } as unknown as BytesMessage;
    yield { value: null, headers: new Map() } as unknown as BytesMessage;
  }
  const routes: unknown[] = [];
  for await (const { result } of decodeMessages(codec, messages())) routes.push(result?.route);
  expect(routes).toEqual(["valid", "broken", undefined]);
});
