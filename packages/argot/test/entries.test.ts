import { expect, test } from "vitest";
import * as whole from "../src/index.js";
import * as draft03 from "../src/entries/draft-03.js";
import * as draft04 from "../src/entries/draft-04.js";
import * as draft06 from "../src/entries/draft-06.js";
import * as draft07 from "../src/entries/draft-07.js";
import * as draft201909 from "../src/entries/2019-09.js";
import * as draft202012 from "../src/entries/2020-12.js";
import * as loop from "../src/entries/loop.js";
import * as v1 from "../src/entries/v1.js";

const byDialect = {
  "draft-03": draft03,
  "draft-04": draft04,
  "draft-06": draft06,
  "draft-07": draft07,
  "2019-09": draft201909,
  "2020-12": draft202012,
  v1,
} as const;

const names = Object.keys(byDialect) as (keyof typeof byDialect)[];

const order = {
  type: "object",
  properties: { id: { type: "integer", maximum: 9 }, day: { type: "string", format: "date-time" } },
};

test.each([...names, "loop"] as const)("argot/%s exports the same names as argot", (name) => {
  const entry = name === "loop" ? loop : byDialect[name];
  expect(Object.keys(entry).sort()).toEqual(Object.keys(whole).sort());
});

test.each(names)("argot/%s has its dialect alone, which is that of schemas without $schema", (name) => {
  const { createArgot, dialectUris } = byDialect[name];
  expect(dialectUris).toEqual({ [name]: whole.dialectUris[name] });
  const argot = createArgot();
  expect(argot.plan(order)).toEqual(whole.createArgot({ dialect: name }).plan(order));
  expect(argot.compile({ $schema: whole.dialectUris[name], ...order })({ id: 10 })).toBe(false);
  for (const [other, uri] of Object.entries(whole.dialectUris)) {
    if (other === name) continue;
    expect(() => argot.compile({ $schema: uri })).toThrow(whole.SchemaError);
    expect(() => createArgot({ dialect: uri })).toThrow(whole.DefinitionError);
  }
});

test.each([...names, "loop"] as const)("issues of argot/%s are those of argot", (name) => {
  const entry = name === "loop" ? loop : byDialect[name];
  const dialect = name === "loop" ? "2020-12" : name;
  const options = { formats: "assert" } as const;
  const value = { id: 10.5, day: "today" };
  const { errors } = entry.createArgot(options).compile(order).validate(value);
  expect(errors.length).toBeGreaterThan(1);
  const expected = whole
    .createArgot({ ...options, dialect })
    .compile(order)
    .validate(value);
  expect(errors).toEqual(expected.errors);
  expect(entry.toClient(errors)).toEqual(whole.toClient(expected.errors));
  // A message has one text for each dialect that says it in its own words.
  const textsOf = (message: string | whole.Translation | undefined): readonly string[] =>
    typeof message === "string" ? [message] : [message?.of ?? []].flat();
  const messages = whole.englishMessages();
  for (const [id, message] of Object.entries(entry.englishMessages()))
    expect(textsOf(messages[id]), id).toEqual(expect.arrayContaining([...textsOf(message)]));
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
