// Values of great depth, and with many items.
import { createArgot } from "@argot/core";
import { draft202012 } from "@argot/dialects";
import { describe, expect, test } from "vitest";
import { createTransform } from "../src/index.js";

const argot = createArgot({ dialects: [draft202012] });

describe("large values", () => {
  const nested = (depth: number): unknown => {
    let deep: unknown = 1;
    for (let i = 0; i < depth; i++) deep = [deep];
    return deep;
  };
  test("a part without schemas may have any depth", () => {
    const value = { deep: nested(50_000) };
    const result = createTransform(argot, { properties: { a: { default: 1 } } }, { useDefaults: true })(value);
    expect(result.changes).toHaveLength(1);
    expect(value).not.toHaveProperty("a");
  });
  test("a value in which too many schemas apply is refused with a reason", () => {
    const transform = createTransform(argot, { items: { $ref: "#" } }, { coerceTypes: true });
    expect(() => transform(nested(50_000))).toThrow("too deep");
  });
  test("arrays in alternatives may have many items", () => {
    const schema = { oneOf: [{ type: "null" }, { items: { type: "integer" } }] };
    const value = Array.from({ length: 150_000 }, (_, i) => String(i));
    const result = createTransform(argot, schema, { coerceTypes: true })(value, { mutate: true });
    expect(result.changes).toHaveLength(150_000);
    expect(value.at(-1)).toBe(149_999);
  });
});
