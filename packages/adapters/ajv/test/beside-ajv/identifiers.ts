// oxlint-disable typescript/no-explicit-any -- both classes take the same calls
// Identifiers within documents, and what is left of a schema that was refused.
import { attempt, type Row, results } from "./row.js";

/** A schema with a subschema that has an identifier. */
const withPart = (type: string, members: object = {}): object => ({
  type: "object",
  properties: { a: { $id: "https://example.com/part", type } },
  ...members,
});
const one = withPart("string", { $id: "https://example.com/one" });
const two = withPart("number", { $id: "https://example.com/two" });

const compiled = (ajv: any, ...schemas: readonly object[]): unknown[] =>
  schemas.map((schema) => attempt(() => results(ajv.compile(schema), { a: 1 }, { a: "" }, 1)));

export const rows: readonly Row[] = [
  ["one identifier in two schemas", (ajv) => compiled(ajv, withPart("string"), withPart("number"), withPart("string"))],
  [
    "one relative identifier in two schemas",
    (ajv) => compiled(ajv, { items: { $id: "p", const: 1 } }, { not: { $id: "p" } }),
    { strict: false },
  ],
  ["one identifier in two documents", (ajv) => compiled(ajv, one, two, { type: "object" })],
  [
    "one identifier in two keyed documents",
    (ajv) => {
      ajv.addSchema(withPart("string"), "one").addSchema(withPart("number"), "two");
      return ["one", "two"].map((key) => results(ajv.getSchema(key), { a: 1 }, { a: "" }));
    },
  ],
  [
    "one identifier in two documents, and a reference to it",
    (ajv) => compiled(ajv, one, two, { $ref: "https://example.com/part" }),
  ],
  [
    "one identifier in two documents, and references to these",
    (ajv) => compiled(ajv, one, two, { $ref: "https://example.com/one" }, { $ref: "https://example.com/two" }),
  ],
  [
    "one identifier in a document and in a schema, which refers to it",
    (ajv) => compiled(ajv, one, withPart("number", { additionalProperties: { $ref: "https://example.com/part" } })),
  ],
  [
    "schemas after one with a known identifier",
    (ajv) => (
      ajv.addSchema(one),
      compiled(ajv, withPart("number"), { $ref: "none" }, { type: "object" }, { $ref: "https://example.com/one" })
    ),
  ],
  [
    "a part of one of two documents",
    (ajv) => (compiled(ajv, one, two), results(ajv.getSchema("https://example.com/two#/properties/a"), 1, "")),
  ],
  [
    "references after a missing one",
    (ajv) =>
      compiled(
        ajv,
        { $id: "https://example.com/a", $ref: "none" },
        { $ref: "https://example.com/a" },
        { allOf: [{ $ref: "b" }] },
        { type: "object" },
      ),
  ],
  [
    "schemas after one of an unknown dialect",
    (ajv) =>
      compiled(
        ajv,
        { $id: "https://example.com/a", $schema: "https://example.com/none" },
        { $ref: "none" },
        { type: "object" },
      ),
  ],
  [
    "a refused reference to data, twice",
    (ajv) => {
      const schema = { type: "number", maximum: { $data: "1/a" } };
      const refused = (): boolean => /\$data|maximum/.test(JSON.stringify(attempt(() => ajv.compile(schema))));
      return [refused(), refused()];
    },
  ],
];
