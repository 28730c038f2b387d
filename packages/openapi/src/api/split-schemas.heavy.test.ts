// What messages may lack does not depend on how a schema is split by `allOf` and `$ref`.
import type { JsonObject } from "@argot/core/keyword";
import { array, assert, constantFrom, property, record, shuffledSubarray, subarray } from "fast-check";
import { describe, expect, test } from "vitest";
import { openDocument } from "../open-document.js";

const names = ["a", "b", "c", "d"];
const marks = record(
  Object.fromEntries(names.map((name) => [name, constantFrom("readOnly", "writeOnly", "deprecated")])),
);

/** A member of the whole schema: that a property is declared, or that it is required. */
interface Member {
  readonly keyword: "properties" | "required";
  readonly name: string;
}

const members = names.flatMap((name): readonly Member[] => [
  { keyword: "properties", name },
  { keyword: "required", name },
]);

/** Joins two schemas to one that means both. `refer` gives a schema a name, and returns a reference to it. */
type Join = (one: JsonObject, other: JsonObject, refer: (json: JsonObject) => JsonObject) => JsonObject;

const joins: readonly Join[] = [
  (one, other) => ({ allOf: [one, other] }),
  (one, other, refer) => ({ allOf: [refer(one), other] }),
  (one, other, refer) => ({ allOf: [refer(one), refer(other)] }),
  (one, other, refer) => ({ allOf: [{ allOf: [refer(refer(one))] }, other] }),
  (one, other, refer) => (one["allOf"] ? { allOf: [one, other] } : { ...one, allOf: [refer(other)] }),
];
const siblingJoins: readonly Join[] = [
  (one, other, refer) => (one["$ref"] ? { allOf: [one, other] } : { ...one, ...refer(other) }),
];

/** A version, and the ways to join schemas in it. */
const versions = [
  ["3.0.4", joins],
  ["3.1.2", [...joins, ...siblingJoins]],
] as const;

describe.each(versions)("schemas of %s", (version, ways) => {
  test("accept the same messages, however they are split", () => {
    const chosen = array(constantFrom(...ways), { minLength: members.length, maxLength: members.length });
    assert(
      property(
        marks,
        shuffledSubarray(members, { minLength: 2 }),
        chosen,
        subarray(names),
        (marked, has, join, present) => {
          const schemas: Record<string, JsonObject> = {};
          const refer = (json: JsonObject): JsonObject => {
            const name = `part${Object.keys(schemas).length}`;
            schemas[name] = json;
            return { $ref: `#/components/schemas/${name}` };
          };
          const declared = (name: string): JsonObject => ({ [name]: { [marked[name] as string]: true } });
          const parts = has.map(({ keyword, name }): JsonObject => ({
            [keyword]: keyword === "required" ? [name] : declared(name),
          }));
          schemas["split"] = parts.reduce((one, other, i) => (join[i] as Join)(one, other, refer));
          const namesOf = (keyword: string) => has.flatMap((each) => (each.keyword === keyword ? each.name : []));
          schemas["whole"] = {
            properties: Object.assign({}, ...namesOf("properties").map(declared)),
            ...(namesOf("required").length > 0 && { required: namesOf("required") }),
          };
          const info = { title: "", version: "" };
          const api = openDocument({ openapi: version, info, paths: {}, components: { schemas } }, { tier: "loop" });
          const value = Object.fromEntries(present.map((name) => [name, 1]));
          for (const direction of ["request", "response", undefined] as const) {
            const [split, whole] = ["split", "whole"].map((name) =>
              api.compile(`#/components/schemas/${name}`, direction)(value),
            );
            expect(split).toBe(whole);
          }
        },
      ),
      { numRuns: 40 },
    );
  });
});
