import { createArgot } from "../../../test/lint/argot.js";
import { expect, test } from "vitest";
import { SchemaIndex } from "../../schema-index/index.js";
import { invalidExample } from "./invalid-example.js";

const uri = "https://example.com/schema";

/** What the rule finds in a schema that the Argot instance has. */
function faultsIn(schema: object): readonly string[] {
  const argot = createArgot().add(schema, uri);
  const index = new SchemaIndex([{ value: schema, uri }], argot);
  const [document] = index.documents;
  if (!document) throw new Error("no document");
  return [...invalidExample.check({ document, index, argot, flaws: () => [], allowsKeyword: () => false })].map(
    ({ pointer, message }) => `${pointer} ${message}`,
  );
}

test.each<[schema: object, faults: readonly string[]]>([
  [
    { properties: { port: { type: "integer", default: "80" } } },
    [
      '/properties/port/default is not valid against the schema of "default": must be integer, is string; did you mean 80?',
    ],
  ],
  [
    { type: "string", minLength: 2, examples: ["ab", "a", 1] },
    [
      '/examples/1 is not valid against the schema of "examples": must have at least 2 characters, has 1',
      '/examples/2 is not valid against the schema of "examples": must be string, is integer',
    ],
  ],
  [
    { $ref: "#/$defs/size", default: { w: "1" }, $defs: { size: { properties: { w: { type: "number" } } } } },
    ['/default/w is not valid against the schema of "default": must be number, is string; did you mean 1?'],
  ],
  [{ type: "string", default: "a", examples: [] }, []],
  [{ const: { default: 1 }, properties: { default: { type: "string" } } }, []],
  [
    {
      $schema: "http://json-schema.org/draft-07/schema#",
      $ref: "#/definitions/a",
      default: 1,
      definitions: { a: false },
    },
    [],
  ],
  // The evaluation has no end, so that the value has no verdict.
  [
    { $schema: "https://json-schema.org/draft/2019-09/schema", $recursiveAnchor: true, $recursiveRef: "#", default: 0 },
    [],
  ],
])("%j", (schema, faults) => {
  expect(faultsIn(schema)).toEqual(faults);
});

test("what cannot be compiled is left to other rules", () => {
  expect(faultsIn({ $ref: "#/nowhere", default: 1 })).toEqual([]);
});
