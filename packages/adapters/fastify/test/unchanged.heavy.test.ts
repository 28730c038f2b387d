// What is not refused is not changed by Fastify's own validator either: both agree on random schemas and requests.
import { Ajv } from "ajv";
import { createArgot } from "argot";
import * as fc from "fast-check";
import { expect, test } from "vitest";
import { expectedChanges } from "../src/expected-changes.js";

/** The configuration of Fastify's validator, except for `removeAdditional`: this package never removes. */
const ajv = new Ajv({ coerceTypes: "array", useDefaults: true, allErrors: false, strict: false, logger: false });

const types = ["string", "integer", "number", "boolean", "null", "array", "object"];
const names = ["a", "b"];

const { schema } = fc.letrec<{ schema: object; object: object; keyword: object }>((tie) => {
  const properties = fc.dictionary(fc.constantFrom(...names), tie("schema"), { maxKeys: 2, noNullPrototype: true });
  const schemas = fc.array(tie("schema"), { minLength: 1, maxLength: 3 });
  const one = (name: string, value: fc.Arbitrary<unknown>): fc.Arbitrary<object> =>
    value.map((each) => ({ [name]: each }));
  const applicators = [
    one("properties", properties),
    one("patternProperties", fc.record({ "^a": tie("schema") }, { noNullPrototype: true })),
    one("additionalProperties", tie("schema")),
    one("items", fc.oneof(tie("schema"), schemas)),
    one("allOf", schemas),
    one("anyOf", schemas),
    one("oneOf", schemas),
    one("not", tie("schema")),
    one("contains", tie("schema")),
    one("dependencies", fc.dictionary(fc.constantFrom(...names), tie("schema"), { maxKeys: 1, noNullPrototype: true })),
    fc.record({ if: tie("schema"), then: tie("schema"), else: tie("schema") }, { noNullPrototype: true }),
  ];
  const assertions = [
    one(
      "type",
      fc.oneof(fc.constantFrom(...types), fc.uniqueArray(fc.constantFrom(...types), { minLength: 1, maxLength: 3 })),
    ),
    one("default", fc.constantFrom("1", 1, true)),
    one("required", fc.subarray(names)),
    one("minLength", fc.nat(3)),
    one("minimum", fc.nat(3)),
    one("const", fc.constantFrom("1", 1, null)),
  ];
  return {
    object: fc.tuple(properties, tie("schema")).map(([each, rest]) => ({ ...rest, properties: each })),
    keyword: fc.oneof({ withCrossShrink: true, maxDepth: 4 }, ...assertions, ...applicators),
    schema: fc.array(tie("keyword"), { maxLength: 3 }).map((parts) => Object.assign({}, ...parts) as object),
  };
});

const text = fc.constantFrom("", "1", "true", "null", "abc");
const query = fc.dictionary(fc.constantFrom(...names), fc.oneof(text, fc.array(text, { minLength: 2, maxLength: 3 })), {
  noNullPrototype: true,
});

test("a schema that expects no changes gets none from Fastify's validator, which gives the same verdict", () => {
  const counts = { refused: 0, valid: 0, invalid: 0 };
  fc.assert(
    fc.property(schema, fc.array(query, { minLength: 1, maxLength: 4 }), (given, queries) => {
      const argot = createArgot({ dialect: "draft-07" });
      if (expectedChanges(argot.plan(given), true).length > 0) {
        counts.refused++;
        return;
      }
      const isValid = argot.compile(given);
      const theirs = ajv.compile(given);
      for (const each of queries) {
        const received = structuredClone(each);
        expect(theirs(received)).toBe(isValid(each));
        expect(received).toEqual(each);
        counts[isValid(each) ? "valid" : "invalid"]++;
      }
    }),
    { numRuns: 500 },
  );
  // The property is about something: all outcomes are frequent.
  for (const count of Object.values(counts)) expect(count).toBeGreaterThan(50);
});
