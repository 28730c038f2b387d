import { stringifyJson } from "@argot/core/json";
import { expect, test } from "vitest";
import { SchemaIndex } from "../src/schema-index/index.js";
import { merge, type MergedSchema } from "../src/merge/index.js";
import { createArgot } from "./bundle/argot.js";

const uri = "https://example.com/schema";

/** Merges the conjunctions of a schema of 2020-12, or of the dialect that it names. */
export const merged = (schema: unknown): MergedSchema =>
  merge(new SchemaIndex([{ uri, value: schema }], createArgot()), uri);

/** The schema of draft-04, as `$schema` names it. */
export const draft04 = "http://json-schema.org/draft-04/schema#";

/** The schema of draft-07, as `$schema` names it. */
export const draft07 = "http://json-schema.org/draft-07/schema#";

/** Two schemas for the same value, and the schema that they become; `undefined` if they stay apart. */
export type FamilyCase = readonly [one: object, other: object, expected: object | undefined];

/** Defines a test for each case of a family of keywords. `$schema` of the first schema is that of the whole. */
export function familyTests(cases: readonly FamilyCase[]): void {
  test.each(cases.map(([one, other, expected]) => [stringifyJson([one, other]), one, other, expected] as const))(
    "%s",
    (_, one, other, expected) => {
      const { schema, unmerged } = merged({ ...one, allOf: [other] });
      expect(schema).toEqual(expected ?? { ...one, allOf: [other] });
      expect(unmerged.length).toBe(expected ? 0 : 1);
    },
  );
}
