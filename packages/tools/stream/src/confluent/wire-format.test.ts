import { Buffer } from "node:buffer";
import * as fc from "fast-check";
import { expect, test } from "vitest";
import { prefixFor, readFrame, type SchemaKey } from "./wire-format.js";

const guid = "89791762-2336-4186-9674-299b90a802e2";
const key = fc.oneof(
  fc.integer({ min: 1, max: 0x7f_ff_ff_ff }).map((id): SchemaKey => ({ id })),
  fc.uuid().map((each): SchemaKey => ({ guid: each })),
);

test("a frame is read as it is written, before the text or in a header of any form", () => {
  fc.assert(
    fc.property(
      key,
      fc.uint8Array({ maxLength: 20 }),
      fc.constantFrom("key" as const, "value" as const),
      (schema, payload, part) => {
        const prefix = prefixFor(schema);
        expect(readFrame(Buffer.concat([prefix, payload]), undefined, part)).toEqual({
          schema,
          payload: Buffer.from(payload),
        });
        const name = `__${part}_schema_id`;
        for (const headers of [
          { [name]: prefix },
          { [name]: ["older", prefix] },
          new Map([[Buffer.from(name), prefix]]),
          new Map([[name, prefix]]),
        ])
          expect(readFrame(payload, headers, part)).toEqual({ schema, payload });
      },
    ),
  );
});

test("the bytes are those of the format", () => {
  expect([...prefixFor({ id: 258 })]).toEqual([0, 0, 0, 1, 2]);
  expect(Buffer.from(prefixFor({ guid })).toString("hex")).toBe(`01${guid.replaceAll("-", "")}`);
});

test.each([[[]], [[0]], [[0, 0, 0, 1]], [[2, 0, 0, 0, 1, 34]], [[1, 2, 3]], [[0x7b, 0x7d]]])(
  "%j names no schema",
  (bytes) => {
    expect(readFrame(Uint8Array.from(bytes), undefined, "value")).toBeUndefined();
  },
);

test("a header that is broken is not passed over", () => {
  expect(readFrame(prefixFor({ id: 1 }), { __value_schema_id: "x" }, "value")).toBeUndefined();
  expect(readFrame(prefixFor({ id: 1 }), { constructor: "x" }, "value")).toMatchObject({ schema: { id: 1 } });
});
