// Values of great depth, and with many items.
import { createArgot } from "@argot/core";
import { draft202012 } from "@argot/dialects";
import { describe, expect, test } from "vitest";
import { createTransform } from "../src/index.js";

const argot = createArgot({ dialects: [draft202012] });

describe("large values", () => {
  const nested = (depth: number, inner: unknown = 1): unknown => {
    let deep = inner;
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
    const transform = createTransform(
      argot,
      { type: ["array", "integer"], items: { $ref: "#" } },
      { coerceTypes: true },
    );
    expect(() => transform(nested(50_000, "1"))).toThrow("too deep");
    // A valid value is not changed.
    expect(transform(nested(50_000)).valid).toBe(true);
  });
  test("schemas that change nothing may apply at any depth", () => {
    const value = nested(50_000);
    expect(createTransform(argot, { items: { $ref: "#" } }, { coerceTypes: true })(value).value).toBe(value);
  });
  test("arrays in alternatives may have many items", () => {
    const schema = { oneOf: [{ type: "null" }, { items: { type: "integer" } }] };
    const value = Array.from({ length: 150_000 }, (_, i) => String(i));
    const result = createTransform(argot, schema, { coerceTypes: true })(value, { mutate: true });
    expect(result.changes).toHaveLength(150_000);
    expect(value.at(-1)).toBe(149_999);
  });
});
