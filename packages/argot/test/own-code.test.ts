import { createArgot } from "../src/index.js";
import { afterEach, expect, test, vi } from "vitest";

afterEach(() => vi.unstubAllGlobals());

test("no two validators share a text, of which engines would share the code", () => {
  const texts: unknown[] = [];
  const { Function: original } = globalThis;
  vi.stubGlobal(
    "Function",
    new Proxy(original, {
      construct(target, parts: string[]) {
        texts.push(parts.at(-1));
        return Reflect.construct(target, parts);
      },
    }),
  );
  const schema = { $id: "https://example.com/map", type: "object", additionalProperties: { type: "string" } };
  for (let i = 0; i < 3; i++) {
    const isMap = createArgot({ tier: "compiled" }).compile(schema);
    expect(isMap({ a: "b" })).toBe(true);
    expect(isMap.validate({ a: 1 }).errors).toHaveLength(1);
  }
  expect(texts.length).toBeGreaterThanOrEqual(6);
  expect(new Set(texts).size).toBe(texts.length);
});
