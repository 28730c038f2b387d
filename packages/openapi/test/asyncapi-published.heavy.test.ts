// The published schema of AsyncAPI, of which Argot has the part that it reads: both give the same verdicts.
import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { createArgot } from "argot";
import { expect, test } from "vitest";
import { asyncApi3 } from "../src/published/schemas.js";
import { mutatedDocuments } from "./mutated-documents.js";

const file = createRequire(import.meta.url).resolve("@asyncapi/specs/schemas/3.1.0-without-$id.json");
const published = JSON.parse(readFileSync(file, "utf8")) as object;

const document = {
  asyncapi: "3.1.0",
  id: "urn:example:orders",
  info: { title: "Orders", version: "1", tags: [{ name: "a" }], license: { name: "MIT" } },
  defaultContentType: "application/json",
  servers: { main: { host: "example.com", protocol: "kafka", variables: { a: { enum: ["b"] } } } },
  channels: {
    orders: {
      address: "orders/{region}",
      parameters: { region: { enum: ["eu"], default: "eu" } },
      messages: { placed: { $ref: "#/components/messages/placed" }, other: { payload: { type: "object" } } },
    },
  },
  operations: {
    send: {
      action: "send",
      channel: { $ref: "#/channels/orders" },
      messages: [{ $ref: "#/channels/orders/messages/placed" }],
      reply: { address: { location: "$message.header#/reply" }, channel: { $ref: "#/channels/orders" } },
      traits: [{ $ref: "#/components/operationTraits/a" }],
    },
  },
  components: {
    operationTraits: { a: { title: "a" } },
    messageTraits: { t: { headers: { type: "object" } } },
    schemas: { a: { type: "object", properties: { b: { type: ["string", "null"], minLength: 1 } } } },
    messages: {
      placed: {
        name: "placed",
        contentType: "application/json",
        headers: { type: "object" },
        payload: { $ref: "#/components/schemas/a" },
        correlationId: { location: "$message.header#/id" },
        traits: [{ $ref: "#/components/messageTraits/t" }],
        examples: [{ name: "one", payload: { b: "c" } }],
      },
    },
    securitySchemes: { a: { type: "userPassword" } },
  },
};

test("the part of the published schema gives the verdicts of the whole", () => {
  const whole = createArgot({ dialect: "draft-07" }).compile(published);
  const part = createArgot().compile(asyncApi3);
  const verdicts = [0, 0];
  const different: string[] = [];
  for (const each of [document, ...mutatedDocuments([document], 400)]) {
    const valid = part(each);
    verdicts[Number(valid)]!++;
    // Another version has a schema of its own.
    const isOfVersion = (each as { asyncapi?: unknown }).asyncapi === "3.1.0";
    if (isOfVersion && whole(each) !== valid) different.push(JSON.stringify(each));
  }
  expect(different).toEqual([]);
  expect(Math.min(...verdicts)).toBeGreaterThan(50);
});
