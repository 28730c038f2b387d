import { Buffer } from "node:buffer";
import { createTextValidator } from "@argot/stream";
import { createArgot } from "argot";
import * as fc from "fast-check";
import { expect, test } from "vitest";
import { deadLetter, sizeOf } from "./answer.js";

const origin = { stream: "ORDERS", sequence: 7, subject: "orders.eu", deliveries: 1 };
const schema = { name: "order", version: "3" };
const validate = createTextValidator(
  createArgot().compile({ type: "object", additionalProperties: { type: "string" } }),
);

test("a dead letter says what is wrong in its headers, and has the message in its body", () => {
  const data = Buffer.from('{"é":12345678901234567890,"b":2}');
  const { subject, headers, body } = deadLetter(
    "dead",
    { origin, schema, result: validate(data) as never, data },
    1 << 20,
  );
  expect(subject).toBe("dead.orders.eu");
  expect(headers).toEqual({
    "Argot-Stream": "ORDERS",
    "Argot-Sequence": "7",
    "Argot-Subject": "orders.eu",
    "Argot-Deliveries": "1",
    "Argot-Schema": "order@3",
    "Argot-Reason": "type",
    "Argot-Error": "/? must be string, is integer, and 1 more",
  });
  expect(Buffer.from(body).toString()).toContain('"value":{"é":12345678901234567890,"b":2}}');
  expect(JSON.parse(Buffer.from(body).toString())).toMatchObject({ ...origin, schema: "order", version: "3" });
});

test("a dead letter fits into a message and its headers are plain, whatever the message is", () => {
  fc.assert(
    fc.property(
      fc.uint8Array({ maxLength: 3000 }),
      fc.dictionary(fc.string({ size: "large" }), fc.integer()),
      fc.boolean(),
      (bytes, object, isJson) => {
        const data = isJson ? Buffer.from(JSON.stringify(object)) : bytes;
        const result = validate(data);
        fc.pre(result.route !== "valid");
        const letter = deadLetter("dead", { origin, schema: undefined, result, data }, 4096);
        expect(sizeOf(letter)).toBeLessThanOrEqual(4096);
        expect(Object.values(letter.headers).join("")).toMatch(/^[\x20-\x7e]*$/);
        const body = JSON.parse(Buffer.from(letter.body).toString()) as Record<string, unknown>;
        expect(body).toMatchObject({ stream: "ORDERS", sequence: 7 });
      },
    ),
    { numRuns: 60 },
  );
});
