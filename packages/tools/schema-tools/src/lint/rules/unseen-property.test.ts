import { ruleCases } from "../../../test/lint/rule-cases.js";
import { unseenProperty } from "./unseen-property.js";

const draft7 = { $schema: "http://json-schema.org/draft-07/schema#" };
const named = (name: string): object => ({ properties: { [name]: {} } });
const refused = (name: string, at: string, instead: string): string =>
  `"additionalProperties" refuses "${name}", which the schema at "${at}" describes: it sees the properties of its own schema object only; ${instead}`;
const all = 'use "unevaluatedProperties"';

ruleCases(unseenProperty, {
  finds: [
    [
      { allOf: [named("a"), named("b")], ...named("a"), additionalProperties: false },
      ["/additionalProperties", refused("b", "/allOf/1", all)],
    ],
    [
      { $ref: "#/$defs/base", additionalProperties: false, $defs: { base: named("a") } },
      ["/additionalProperties", refused("a", "/$defs/base", all)],
    ],
    [{ if: {}, then: named("a"), additionalProperties: false }, ["/additionalProperties", refused("a", "/then", all)]],
    [
      { ...draft7, allOf: [{ anyOf: [named("a")] }], additionalProperties: false },
      ["/additionalProperties", refused("a", "/allOf/0/anyOf/0", "name it here as well")],
    ],
  ],
  accepts: [
    { allOf: [named("a")], unevaluatedProperties: false },
    { allOf: [named("a")], ...named("a"), additionalProperties: false },
    { allOf: [named("a")], patternProperties: { "^a": {} }, additionalProperties: false },
    { allOf: [named("a")], additionalProperties: { type: "string" } },
    { allOf: [{ properties: { a: false } }], additionalProperties: false },
    { not: named("a"), additionalProperties: false },
    { properties: { x: named("a") }, additionalProperties: false },
    { allOf: [{ required: ["a"] }], ...named("a"), additionalProperties: false },
  ],
});
