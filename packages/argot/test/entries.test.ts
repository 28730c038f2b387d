import { expect, test } from "vitest";
import * as whole from "../src/index.js";
import * as loop from "../src/loop.js";

const order = {
  type: "object",
  properties: { id: { type: "integer", maximum: 9 }, day: { type: "string", format: "date-time" } },
};

test("argot/loop exports the same names as argot", () => {
  expect(Object.keys(loop).sort()).toEqual(Object.keys(whole).sort());
});

test("issues of argot/loop are those of argot", () => {
  const options = { formats: "assert" } as const;
  const value = { id: 10.5, day: "today" };
  const { errors } = loop.createArgot(options).compile(order).validate(value);
  expect(errors.length).toBeGreaterThan(1);
  const expected = whole.createArgot(options).compile(order).validate(value);
  expect(errors).toEqual(expected.errors);
  expect(loop.toClient(errors)).toEqual(whole.toClient(expected.errors));
});

test("argot/loop has all dialects, and generates no code in any tier", () => {
  expect(loop.dialectUris).toEqual(whole.dialectUris);
  const { Function: original } = globalThis;
  try {
    globalThis.Function = (() => {
      throw new Error("code was generated");
    }) as unknown as FunctionConstructor;
    for (const tier of ["auto", "compiled", "closures", "loop"] as const) {
      const isOrder = loop.createArgot({ tier }).compile(order);
      for (let i = 0; i < 3000; i++) expect(isOrder({ id: i })).toBe(i <= 9);
      expect(isOrder.validate({ id: 10 }).errors).toHaveLength(1);
    }
  } finally {
    globalThis.Function = original;
  }
});
