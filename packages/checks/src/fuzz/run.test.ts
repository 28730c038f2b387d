import { expect, test } from "vitest";
import type { Judge } from "./agreement/judge.js";
import { fuzzDialectOf } from "./generate/fuzz-dialects.js";
import { isObject, type Json } from "./json.js";
import { findingsOf } from "./run.js";
import { shrink } from "./shrink.js";

test("a value is made smaller while it passes a test", async () => {
  const long = { a: [1, { b: "xyz", c: [true, 7] }], d: { e: 1 } };
  const hasSeven = async (json: Json): Promise<boolean> => JSON.stringify(json).includes("7");
  expect(await shrink(long, hasSeven)).toBe(7);
  const isObjectWithC = async (json: Json): Promise<boolean> => JSON.stringify(json).includes('"c"');
  expect(await shrink(long, isObjectWithC)).toEqual({ c: [] });
});

test("a disagreement is reported once for each source, in its smallest form", async () => {
  const planted: Judge = ({ schema, instances }) =>
    instances
      .filter((each) => isObject(each) && "a" in each && JSON.stringify(schema).includes("required"))
      .map((instance) => ({ source: "planted", instance, expected: true, found: false }));
  const sample = {
    seed: "",
    fuzzDialect: fuzzDialectOf("2020-12"),
    asserted: false,
    schema: { allOf: [{ required: ["a"], type: "object" }], title: "T" },
    instances: [{ a: [1, 2], b: 1 }, { a: 2 }, 3],
  };
  expect(await findingsOf([planted], sample)).toEqual([
    {
      source: "planted",
      dialect: "2020-12",
      asserted: false,
      schema: { required: [] },
      instance: { a: [] },
      expected: true,
      found: false,
    },
  ]);
});

test("a judge that throws is a finding", async () => {
  const broken: Judge = () => {
    throw new TypeError("no");
  };
  const sample = { seed: "", fuzzDialect: fuzzDialectOf("v1"), asserted: false, schema: true, instances: [1] };
  expect(await findingsOf([broken], sample)).toMatchObject([{ source: "broken", found: "TypeError: no" }]);
});
