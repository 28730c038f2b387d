import { SchemaIndex } from "../schema-index/index.js";
import { createArgot } from "../../test/lint/argot.js";
import { describe, expect, test } from "vitest";
import { lint } from "./lint.js";

const uri = "https://example.com/schema";

describe("the work grows with the size of the schema", () => {
  const chain = (count: number, last: object): object => ({
    $defs: Object.fromEntries(
      Array.from({ length: count }, (_, i) => [`s${i}`, i + 1 < count ? { $ref: `#/$defs/s${i + 1}` } : last]),
    ),
    $ref: "#/$defs/s0",
  });
  const nested = (count: number, around: (schema: object) => object): object => {
    let schema: object = { type: "string" };
    for (let i = 0; i < count; i++) schema = around(schema);
    return schema;
  };

  test.each<readonly [string, (count: number) => object]>([
    ["references to references", (count) => chain(count, { type: "string" })],
    ["references that lead back", (count) => chain(count, { $ref: "#/$defs/s0" })],
    ["allOf in allOf", (count) => nested(count, (schema) => ({ allOf: [schema] }))],
    ["enum in allOf in allOf", (count) => nested(count, (schema) => ({ enum: [1, "a"], allOf: [schema] }))],
  ])("%s", (_, schemaOf) => {
    const looks = (count: number): number => {
      const schema = { $schema: "https://json-schema.org/draft/2020-12/schema", ...schemaOf(count) };
      const argot = createArgot().add(schema, uri);
      const index = new SchemaIndex([{ value: schema, uri }], argot);
      // A spy would keep each of the many calls.
      let calls = 0;
      const { meaningOf } = index;
      index.meaningOf = (...args) => {
        calls++;
        return meaningOf.apply(index, args);
      };
      for (const document of index.documents) lint(document, { index, argot });
      return calls;
    };
    // Twice as many schemas, and a few that are looked at together.
    expect(looks(600) / looks(300)).toBeLessThan(2.5);
  });
});
