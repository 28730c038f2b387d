// Schemas with keys that are not URIs of documents: fragments, as programs for OpenAPI use them, and numbers.
import type { Options } from "../../src/index.js";
import { attempt, type Row, results } from "./row.js";

const text = { type: "string" };
const closed = { type: "object", additionalProperties: false };

/** Adds schemas by key, and compiles one that refers to them. */
const referring =
  (keyed: Readonly<Record<string, unknown>>, schema: object | string, ...values: readonly unknown[]): Row[1] =>
  (ajv) => {
    for (const [key, each] of Object.entries(keyed)) ajv.addSchema(each, key);
    return attempt(() => results(typeof schema === "string" ? ajv.getSchema(schema) : ajv.compile(schema), ...values));
  };

const row = (
  what: string,
  keyed: Readonly<Record<string, unknown>>,
  schema: object | string,
  values: readonly unknown[],
  options: Options = {},
): Row => [what, referring(keyed, schema, ...values), options];

const pets = {
  "#/c/Pet": {
    type: "object",
    discriminator: { propertyName: "kind" },
    required: ["kind"],
    oneOf: [{ $ref: "#/c/Cat" }, { $ref: "#/c/Dog" }],
  },
  "#/c/Cat": { type: "object", required: ["kind"], properties: { kind: { const: "cat" }, lives: { type: "number" } } },
  "#/c/Dog": { type: "object", required: ["kind"], properties: { kind: { enum: ["dog", "puppy"] } } },
};

export const rows: readonly Row[] = [
  row("a key that is a fragment", { "#/c/A": { $ref: "#/c/B" }, "#/c/B": text }, "#/c/A", [1, "a"]),
  row("a key that is a fragment, from a schema without one", { "#/c/B": text }, { $ref: "#/c/B" }, [1, "a"]),
  row(
    "keys that are fragments, in a circle",
    {
      "#/c/A": { ...closed, properties: { b: { $ref: "#/c/B" } } },
      "#/c/B": { ...closed, properties: { a: { $ref: "#/c/A" } }, required: ["a"] },
    },
    "#/c/A",
    [{ b: { a: {} } }, { b: {} }, { b: { a: { c: 1 } } }],
  ),
  row("a key that refers to itself", { "#/c/N": { ...closed, properties: { next: { $ref: "#/c/N" } } } }, "#/c/N", [
    { next: { next: {} } },
    { next: { next: { x: 1 } } },
  ]),
  row(
    "keys that are fragments, all errors",
    {
      "#/c/List": { type: "array", items: { $ref: "#/c/Name" }, minItems: 2 },
      "#/c/Name": { allOf: [{ $ref: "#/c/Text" }, { type: "string", minLength: 2 }] },
      "#/c/Text": text,
    },
    "#/c/List",
    [["a"], [1], ["aa", "bb"]],
    { allErrors: true },
  ),
  row("keys under a discriminator", pets, "#/c/Pet", [{ kind: "cat", lives: "" }, { kind: "cow" }, { kind: "puppy" }], {
    discriminator: true,
    strict: false,
  }),
  row(
    "a key before a definition at the same fragment",
    { "#/definitions/B": text },
    {
      type: "object",
      properties: { b: { $ref: "#/definitions/B" }, c: { $ref: "#/definitions/C" } },
      definitions: { B: { type: "number" }, C: { type: "null" } },
    },
    [{ b: 1 }, { b: "", c: 1 }],
  ),
  row(
    "a definition of a schema with a fragment as key",
    { "#/c/B": { definitions: { s: text }, $ref: "#/definitions/s" } },
    { $ref: "#/c/B" },
    [1],
  ),
  row(
    "the root of a schema with a fragment as key",
    { "#/c/B": { ...closed, properties: { a: { $ref: "#" } } } },
    { $ref: "#/c/B" },
    [{ a: { a: {} } }, { a: { b: 1 } }],
  ),
  row(
    "a part of a schema with a fragment as key",
    { "#/c/B": { properties: { q: text } } },
    { $ref: "#/c/B/properties/q" },
    [1],
    { strict: false },
  ),
  row("a key that is an anchor", { "#B": text }, { $ref: "#B" }, [1]),
  row(
    "an escaped key",
    { "#/c/a~1b": text, "#/c/a%20b": { type: "number" } },
    { anyOf: [{ $ref: "#/c/a~1b" }, { $ref: "#/c/a%20b" }] },
    [1, null],
  ),
  row(
    "a key with a URI and a fragment",
    { "https://example.com/a#/c/B": text },
    { $ref: "https://example.com/a#/c/B" },
    [1],
  ),
  row(
    "a key with the URI of the schema and a fragment",
    { "https://example.com/a#/c/B": text },
    { $id: "https://example.com/a", $ref: "#/c/B" },
    [1],
  ),
  row(
    "a relative reference from a key with a URI and a fragment",
    { "https://example.com/a#/c/B": { $ref: "b" }, "https://example.com/b": text },
    { $ref: "https://example.com/a#/c/B" },
    [1],
  ),
  row(
    "a fragment of another document is no key",
    { "#/c/B": text },
    { $id: "https://example.com/a", $ref: "#/c/B" },
    [1],
  ),
  row(
    "a fragment of a keyed document is no key",
    { "#/c/B": text, "post-/pets": { $ref: "#/c/B" } },
    "post-/pets",
    [1],
  ),
  row(
    "a fragment as key beside an identifier",
    { "#/c/B": { $id: "https://example.com/B", ...text } },
    { anyOf: [{ $ref: "#/c/B" }, { $ref: "https://example.com/B" }] },
    [1],
  ),
  row("a fragment as key refers to a key", { "#/c/B": { $ref: "text" }, text }, { $ref: "#/c/B" }, [1]),
  row("a fragment that is no key", { "#/c/A": { $ref: "#/c/B" } }, "#/c/A", [1]),
  row(
    "keys that are numbers",
    { "0": text, "1": text, "2": text },
    { type: "object", properties: { a: { $ref: "1" }, b: { $ref: "2" } } },
    [{ a: 1 }, { a: "", b: 2 }],
  ),
  row("a key that is a number, with a part", { "1": { definitions: { a: text } } }, { $ref: "1#/definitions/a" }, [1]),
  row(
    "one schema with two keys",
    { a: text, b: text, "#/c/B": text },
    { allOf: [{ $ref: "b" }, { $ref: "#/c/B" }] },
    [1],
    {
      allErrors: true,
    },
  ),
  [
    "a fragment as key that is added later",
    (ajv) => {
      ajv.addSchema({ $ref: "#/c/B" }, "#/c/A");
      return [attempt(() => ajv.getSchema("#/c/A")), results(ajv.addSchema(text, "#/c/B").getSchema("#/c/A"), 1)];
    },
  ],
  [
    "a fragment as key, removed and added again",
    (ajv) => {
      const compiled = (): unknown => attempt(() => results(ajv.compile({ $ref: "#/c/B" }), 1));
      return [
        ajv.addSchema(text, "#/c/B") === ajv,
        compiled(),
        ajv.removeSchema("#/c/B").getSchema("#/c/B"),
        compiled(),
        ajv.addSchema({ type: "number" }, "#/c/B") === ajv,
        compiled(),
        attempt(() => ajv.addSchema(text, "#/c/B")),
      ];
    },
  ],
  [
    "a fragment as key with a keyword that has a function",
    (ajv) => {
      ajv.addKeyword({ keyword: "even", validate: (_: unknown, data: number) => data % 2 === 0 });
      ajv.addSchema({ type: "array", items: { even: true } }, "#/c/B");
      return results(ajv.compile({ type: "object", properties: { b: { $ref: "#/c/B" } } }), { b: [2, 3] }, { b: [2] });
    },
  ],
  [
    "changes by schemas with fragments as keys",
    (ajv) => {
      const port = { type: "integer", default: 80 };
      ajv.addSchema({ type: "object", properties: { port, at: { type: "number" } } }, "#/c/B");
      const value = { b: { at: "1" } };
      return [ajv.validate({ type: "object", properties: { b: { $ref: "#/c/B" } } }, value), value];
    },
    { useDefaults: true, coerceTypes: true },
  ],
  [
    "a part of the schema that was compiled last",
    (ajv) => {
      const of = (definition: object): object => ({
        definitions: { a: definition, b: { type: "array", items: { $ref: "#/definitions/a" } } },
      });
      ajv.compile(of(text));
      const first = results(ajv.getSchema("#/definitions/b"), [1], ["a"]);
      ajv.compile(of({ type: "number" }));
      return [first, results(ajv.getSchema("#/definitions/a"), 1, "a"), ajv.getSchema("#/definitions/c")];
    },
  ],
  [
    "a schema without a key, added",
    (ajv) => {
      ajv.addSchema({ ...text, definitions: { a: { type: "number" } } });
      return [
        results(ajv.getSchema(""), 1, "a"),
        results(ajv.getSchema("#/definitions/a"), 1, "a"),
        ajv.validate("#", 1),
        attempt(() => ajv.addSchema({ type: "null" })),
      ];
    },
  ],
  ["a schema without a key after another was compiled", (ajv) => (ajv.compile(text), attempt(() => ajv.addSchema({})))],
];
