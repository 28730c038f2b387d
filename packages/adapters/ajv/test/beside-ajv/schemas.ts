// oxlint-disable typescript/no-explicit-any -- both classes take the same calls
// Schemas: how they are added, found, removed and refused.
import { Ajv } from "ajv";
import { type Row, results, thrown } from "./row.js";

const text = { type: "string" };
const fastUri = new Ajv().opts.uriResolver;
const parts = {
  $id: "https://example.com/parts",
  definitions: {
    name: { type: "string" },
    named: { $id: "named.json", type: "number" },
    anchored: { $id: "#anchor", type: "boolean" },
  },
};

export const rows: readonly Row[] = [
  ["the class as ES modules read it", (ajv, Class) => [Class.default === Class, ajv instanceof Class.default]],
  [
    "definitions that refer to what is missing",
    (ajv) => {
      const missing = { type: "object", properties: { a: { $ref: "https://example.com/missing.json" } } };
      const of = (schema: object): unknown =>
        thrown(() => ajv.compile({ definitions: { missing, used: { type: "string" } }, ...schema }));
      return [
        of({ type: "string" }),
        of({ $ref: "#/definitions/used" }),
        of({ $ref: "#/definitions/missing" }),
        of({ not: { $ref: "#/definitions/missing/properties/a" } }),
      ];
    },
  ],
  ["a reference to itself", (ajv) => thrown(() => ajv.compile({ $ref: "#" })(1))],
  [
    "an identifier with an empty fragment",
    (ajv) => results(ajv.addSchema({ $id: "https://example.com/a#", ...text }).getSchema("https://example.com/a"), 1),
  ],
  [
    "an identifier asked for with an empty fragment",
    (ajv) => results(ajv.addSchema({ $id: "https://example.com/a", ...text }).getSchema("https://example.com/a#"), 1),
  ],
  [
    "a key and an identifier",
    (ajv) => (
      ajv.addSchema({ $id: "https://example.com/a", ...text }, "k"),
      [ajv.validate("k", 1), ajv.validate("https://example.com/a", 1), ajv.errors]
    ),
  ],
  [
    "parts of a schema by pointer",
    (ajv) => (ajv.addSchema(parts), results(ajv.getSchema("https://example.com/parts#/definitions/name"), 1)),
  ],
  [
    "an identifier in a schema",
    (ajv) => (ajv.addSchema(parts), results(ajv.getSchema("https://example.com/named.json"), "a")),
  ],
  [
    "an anchor in a schema",
    (ajv) => (ajv.addSchema(parts), thrown(() => ajv.getSchema("https://example.com/parts#anchor"))),
  ],
  [
    "a reference to an anchor",
    (ajv) => (ajv.addSchema(parts), results(ajv.compile({ $ref: "https://example.com/parts#anchor" }), 1, true)),
  ],
  [
    "a reference to an identifier in a schema",
    (ajv) => (ajv.addSchema(parts), results(ajv.compile({ $ref: "https://example.com/named.json" }), "a")),
  ],
  ["part of a key", (ajv) => (ajv.addSchema(parts.definitions.name, "k"), ajv.getSchema("k#/none"))],
  [
    "part that is no schema",
    (ajv) => (
      ajv.addSchema({ $id: "https://example.com/e", enum: ["x"] }),
      thrown(() => ajv.getSchema("https://example.com/e#/none/at/all"))
    ),
  ],
  [
    "escaped parts",
    (ajv) => (
      ajv.addSchema({ $id: "https://example.com/e", definitions: { "a/b~c%d": text } }),
      results(ajv.getSchema("https://example.com/e#/definitions/a~1b~0c%25d"), 1)
    ),
  ],
  ["getSchema gives one function", (ajv) => (ajv.addSchema(text, "k"), ajv.getSchema("k") === ajv.getSchema("k"))],
  [
    "getSchema gives the function that compile gave",
    (ajv) => {
      const s = { $id: "https://example.com/a", ...text };
      const v = ajv.compile(s);
      return v === ajv.getSchema("https://example.com/a");
    },
  ],
  [
    "compile gives the function that getSchema gave",
    (ajv) => {
      const s = { ...text };
      ajv.addSchema(s, "k");
      return ajv.getSchema("k") === ajv.compile(s);
    },
  ],
  [
    "the draft's meta-schema",
    (ajv) => results(ajv.getSchema("http://json-schema.org/draft-07/schema"), { type: 1 }, {}),
  ],
  [
    "the draft's meta-schema by its short name",
    (ajv) => results(ajv.getSchema("http://json-schema.org/schema"), { type: 1 }, {}),
  ],
  [
    "validate with the meta-schema's name",
    (ajv) => [ajv.validate("http://json-schema.org/draft-07/schema#", { minLength: "a" }), ajv.errors],
  ],
  [
    "a reference to the meta-schema",
    (ajv) => results(ajv.compile({ $ref: "http://json-schema.org/draft-07/schema#" }), { minLength: "a" }, {}),
  ],
  [
    "a reference to a part of the meta-schema",
    (ajv) =>
      results(ajv.compile({ $ref: "http://json-schema.org/draft-07/schema#/definitions/nonNegativeInteger" }), -1, 1),
  ],
  [
    "no meta-schema",
    (ajv) => [ajv.getSchema("http://json-schema.org/draft-07/schema"), ajv.compile({ type: "string" })(1)],
    { meta: false },
  ],
  [
    "no meta-schema and an invalid schema",
    (ajv) => thrown(() => ajv.compile({ type: "string", minLength: "x" })),
    { meta: false },
  ],
  [
    "addSchema with the key of another",
    (ajv) => (ajv.addSchema(text, "k"), thrown(() => ajv.addSchema({ type: "number" }, "k"))),
  ],
  [
    "addSchema of one object twice",
    (ajv) => {
      const s = { ...text };
      ajv.addSchema(s, "k");
      return [thrown(() => ajv.addSchema(s, "k")), thrown(() => ajv.addSchema(s, "l")), ajv.validate("l", 1)];
    },
  ],
  [
    "addSchema of an object that is compiled",
    (ajv) => {
      const s = { ...text };
      ajv.compile(s);
      return [thrown(() => ajv.addSchema(s, "k")), ajv.validate("k", 1)];
    },
  ],
  [
    "addSchema of an object with an identifier that is compiled",
    (ajv) => {
      const s = { $id: "https://example.com/a", ...text };
      ajv.compile(s);
      return thrown(() => ajv.addSchema(s));
    },
  ],
  [
    "compile of an added object",
    (ajv) => {
      const s = { $id: "https://example.com/a", ...text };
      ajv.addSchema(s);
      return [ajv.compile(s)(1), thrown(() => ajv.compile({ ...s }))];
    },
  ],
  [
    "addSchema without key",
    (ajv) => [
      thrown(() => ajv.addSchema({ type: "string" })),
      thrown(() => ajv.addSchema({ type: "number" })),
      thrown(() => ajv.getSchema("")),
    ],
  ],
  [
    "addSchema of true",
    (ajv) => [ajv.addSchema(true, "t").validate("t", 1), ajv.addSchema(false, "f").validate("f", 1), ajv.errors],
  ],
  [
    "addSchema of no schema",
    (ajv) => [
      thrown(() => ajv.addSchema(1, "a")),
      thrown(() => ajv.addSchema("x", "a")),
      thrown(() => ajv.addSchema(undefined, "a")),
    ],
  ],
  ["addSchema of an identifier that is no text", (ajv) => thrown(() => ajv.addSchema({ $id: 1 }))],
  ["compile of an identifier that is no text", (ajv) => thrown(() => ajv.compile({ $id: 1 }))],
  [
    "addSchema of an array with a key",
    (ajv) => (
      ajv.addSchema([{ $id: "https://example.com/a", ...text }], "k"),
      [ajv.getSchema("k"), typeof ajv.getSchema("https://example.com/a")]
    ),
  ],
  ["addSchema of an empty array", (ajv) => ajv.addSchema([]) === ajv],
  [
    "removeSchema gives the instance",
    (ajv) => [
      ajv.removeSchema("none") === ajv,
      ajv.removeSchema() === ajv,
      ajv.removeSchema(/a/) === ajv,
      ajv.removeSchema({}) === ajv,
    ],
  ],
  [
    "removeSchema of something else",
    (ajv) => [
      thrown(() => ajv.removeSchema(1)),
      thrown(() => ajv.removeSchema(true)),
      thrown(() => ajv.removeSchema(() => {})),
    ],
  ],
  [
    "removeSchema by key leaves the identifier",
    (ajv) => {
      ajv.addSchema({ $id: "https://example.com/a", ...text }, "k");
      ajv.removeSchema("k");
      return [ajv.getSchema("k") === undefined, typeof ajv.getSchema("https://example.com/a")];
    },
  ],
  [
    "removeSchema by identifier leaves the key",
    (ajv) => {
      ajv.addSchema({ $id: "https://example.com/a", ...text }, "k");
      ajv.removeSchema("https://example.com/a");
      return [typeof ajv.getSchema("k"), ajv.getSchema("https://example.com/a") === undefined];
    },
  ],
  [
    "removeSchema by object leaves the key",
    (ajv) => {
      const s = { $id: "https://example.com/a", ...text };
      ajv.addSchema(s, "k");
      ajv.removeSchema(s);
      return [typeof ajv.getSchema("k"), ajv.getSchema("https://example.com/a") === undefined];
    },
  ],
  [
    "removeSchema by an equal object",
    (ajv) => {
      ajv.addSchema({ $id: "https://example.com/a", ...text });
      ajv.removeSchema({ $id: "https://example.com/a" });
      return ajv.getSchema("https://example.com/a") === undefined;
    },
  ],
  [
    "removeSchema, then another of the identifier",
    (ajv) => {
      const s = { $id: "https://example.com/a", ...text };
      ajv.compile(s);
      ajv.removeSchema(s);
      return ajv.compile({ $id: "https://example.com/a", type: "number" })(1);
    },
  ],
  [
    "removeSchema of an identifier with an empty fragment",
    (ajv) => {
      ajv.addSchema({ $id: "https://example.com/a#", ...text });
      ajv.removeSchema("https://example.com/a#");
      return typeof ajv.getSchema("https://example.com/a");
    },
  ],
  [
    "removeSchema of all leaves meta-schemas",
    (ajv) => {
      ajv.addSchema(text, "a").removeSchema();
      return [ajv.getSchema("a") === undefined, typeof ajv.getSchema("http://json-schema.org/draft-07/schema")];
    },
  ],
  [
    "removeSchema of all leaves added meta-schemas",
    (ajv) => {
      ajv.addMetaSchema({ $id: "https://example.com/meta", type: "object" }).removeSchema();
      return typeof ajv.getSchema("https://example.com/meta");
    },
  ],
  [
    "removeSchema by expression of a meta-schema",
    (ajv) => {
      ajv.addMetaSchema({ $id: "https://example.com/meta", type: "object" }).removeSchema(/meta/);
      return typeof ajv.getSchema("https://example.com/meta");
    },
  ],
  [
    "removeSchema by name of a meta-schema",
    (ajv) => {
      ajv.addMetaSchema({ $id: "https://example.com/meta", type: "object" }).removeSchema("https://example.com/meta");
      return typeof ajv.getSchema("https://example.com/meta");
    },
  ],
  [
    "a function stays when its schema is removed",
    (ajv) => {
      ajv.addSchema(text, "a");
      const v = ajv.compile({ $ref: "a" });
      ajv.removeSchema("a");
      return [v(1), v("x")];
    },
  ],
  [
    "a function keeps the schema that it referred to",
    (ajv) => {
      ajv.addSchema({ type: "string" }, "a");
      const v = ajv.compile({ $ref: "a" });
      ajv.removeSchema("a");
      ajv.addSchema({ type: "number" }, "a");
      return [v(1), v("x"), ajv.compile({ $ref: "a" })(1)];
    },
  ],
  [
    "a removed schema cannot be referred to",
    (ajv) => {
      ajv.addSchema(text, "a").removeSchema("a");
      return thrown(() => ajv.compile({ $ref: "a" }));
    },
  ],
  [
    "references in both directions",
    (ajv) => {
      ajv.addSchema({ $id: "https://example.com/a", type: "object", properties: { b: { $ref: "b" } } });
      ajv.addSchema({
        $id: "https://example.com/b",
        type: "object",
        properties: { a: { $ref: "a" } },
        required: ["x"],
      });
      return results(ajv.getSchema("https://example.com/a"), { b: { x: 1, a: { b: {} } } });
    },
  ],
  [
    "a reference to a schema that is added later",
    (ajv) => {
      const a = { $id: "https://example.com/a", $ref: "b" };
      const first = thrown(() => ajv.compile(a));
      ajv.addSchema({ $id: "https://example.com/b", ...text });
      return [first, results(ajv.compile(a), 1)];
    },
  ],
  [
    "a missing part of a known schema",
    (ajv) => (ajv.addSchema(parts), thrown(() => ajv.compile({ $ref: "https://example.com/parts#/definitions/none" }))),
  ],
  ["a missing local part", (ajv) => thrown(() => ajv.compile({ $ref: "#/definitions/none" }))],
  [
    "a missing local part below",
    (ajv) => thrown(() => ajv.compile({ type: "object", properties: { a: { $ref: "#/definitions/none" } } })),
  ],
  ["a missing anchor", (ajv) => thrown(() => ajv.compile({ $ref: "#none" }))],
  [
    "a missing reference in an added schema",
    (ajv) => (
      ajv.addSchema({ $id: "https://example.com/a", $ref: "b" }),
      thrown(() => ajv.compile({ $ref: "https://example.com/a" }))
    ),
  ],
  [
    "members of the error of a missing reference",
    (ajv) => {
      try {
        ajv.compile({ $id: "https://example.com/x/y", $ref: "../z#/a" });
        return "nothing";
      } catch (error: any) {
        return [error.missingRef, error.missingSchema, error instanceof ajv.constructor.MissingRefError];
      }
    },
  ],
  [
    "addUsedSchema: false",
    (ajv) => {
      const s = { $id: "https://example.com/a", ...text };
      ajv.compile(s);
      return [ajv.getSchema("https://example.com/a") === undefined, thrown(() => ajv.compile({ ...s }))];
    },
    { addUsedSchema: false },
  ],
  [
    "addUsedSchema: false and addSchema",
    (ajv) => {
      ajv.addSchema({ $id: "https://example.com/a", ...text });
      return typeof ajv.getSchema("https://example.com/a");
    },
    { addUsedSchema: false },
  ],
  ["the empty schema", (ajv) => results(ajv.compile({}), 1, undefined)],
  ["null as a schema", (ajv) => thrown(() => ajv.compile(null))],
  ["a list as a schema", (ajv) => thrown(() => ajv.compile([]))],
  [
    "schemas of the option, with references",
    (ajv) => results(ajv.getSchema("b"), { a: 1 }),
    { schemas: { a: { type: "string" }, b: { type: "object", properties: { a: { $ref: "a" } } } } },
  ],
  [
    "schemas of the option, twice",
    (_, Class) => thrown(() => new Class({ schemas: [{ $id: "a" }, { $id: "a", type: "string" }] })),
  ],
  ["an invalid schema of the option", (_, Class) => thrown(() => new Class({ schemas: [{ $id: "a", type: "none" }] }))],
  [
    "validateSchema: false",
    (ajv) => thrown(() => ajv.compile({ type: "string", maxLength: "a" })),
    { validateSchema: false },
  ],
  [
    "validateSchema: log",
    (ajv) => thrown(() => ajv.compile({ type: "string", title: 1 })("a")),
    { validateSchema: "log" },
  ],
  [
    "validateSchema: log with addSchema",
    (ajv) => thrown(() => ajv.addSchema({ type: "string", title: 1 }, "k").validate("k", 1)),
    { validateSchema: "log" },
  ],
  ["validateSchema that throws", (ajv) => [thrown(() => ajv.validateSchema({ type: 1 }, true)), ajv.errors?.length]],
  ["validateSchema of booleans", (ajv) => [ajv.validateSchema(true), ajv.validateSchema(false), ajv.errors]],
  [
    "validateSchema of an unknown $schema",
    (ajv) => thrown(() => ajv.validateSchema({ $schema: "https://example.com/none" })),
  ],
  ["validateSchema of a $schema that is no text", (ajv) => thrown(() => ajv.validateSchema({ $schema: 1 }))],
  [
    "validateSchema of another draft",
    (ajv) => thrown(() => ajv.validateSchema({ $schema: "http://json-schema.org/draft-06/schema#", type: "text" })),
  ],
  [
    "a meta-schema of one's own",
    (ajv) => {
      ajv.addMetaSchema({ $id: "https://example.com/meta", type: "object", required: ["title"] });
      return [
        thrown(() => ajv.compile({ $schema: "https://example.com/meta", type: "string" })),
        thrown(() => ajv.compile({ $schema: "https://example.com/meta#", title: "t", type: "string" })),
        ajv.validateSchema({ $schema: "https://example.com/meta" }),
        ajv.errors,
      ];
    },
  ],
  [
    "a meta-schema by key",
    (ajv) => (
      ajv.addMetaSchema({ type: "object", required: ["title"] }, "https://example.com/meta"),
      thrown(() => ajv.compile({ $schema: "https://example.com/meta", type: "string" }))
    ),
  ],
  [
    "a meta-schema of the option",
    (ajv) => [thrown(() => ajv.compile({ type: "string" })), ajv.compile({ title: "t", type: "string" })(1)],
    { meta: { $id: "https://example.com/meta", type: "object", required: ["title"] } },
  ],
  [
    "a meta-schema of the option without identifier",
    (ajv) => [thrown(() => ajv.compile({ type: "string" })), ajv.compile({ title: "t", type: "string" })(1)],
    { meta: { type: "object", required: ["title"] } },
  ],
  [
    "defaultMeta",
    (ajv) => [ajv.opts.defaultMeta, thrown(() => ajv.compile({ type: "string" }))],
    { defaultMeta: "http://json-schema.org/draft-07/schema#" },
  ],
  [
    "an identifier that is relative",
    (ajv) => (
      ajv.addSchema({ $id: "a.json", ...text }),
      [ajv.validate("a.json", 1), results(ajv.compile({ $ref: "a.json" }), 1)]
    ),
  ],
  [
    "an identifier that is a path",
    (ajv) => (
      ajv.addSchema({ $id: "/a/b.json", ...text }),
      [ajv.validate("/a/b.json", 1), results(ajv.compile({ $id: "/a/c.json", $ref: "b.json" }), 1)]
    ),
  ],
  [
    "an identifier that is a URN",
    (ajv) => (ajv.addSchema({ $id: "urn:example:a", ...text }), results(ajv.compile({ $ref: "urn:example:a" }), 1)),
  ],
  ["an identifier that is a fragment", (ajv) => results(ajv.compile({ $id: "#a", ...text }), 1)],
  [
    "two schemas with a fragment as identifier",
    (ajv) => [ajv.compile({ $id: "#a", ...text })(1), ajv.compile({ $id: "#a", type: "number" })(1)],
  ],
  [
    "a reference to the root",
    (ajv) =>
      results(ajv.compile({ type: "object", properties: { a: { $ref: "#" } }, required: ["b"] }), { b: 1, a: {} }),
  ],
  [
    "a reference to the root of a part",
    (ajv) => (
      ajv.addSchema({
        $id: "https://example.com/t",
        definitions: { n: { type: "object", properties: { n: { $ref: "#/definitions/n" } }, required: ["v"] } },
      }),
      results(ajv.getSchema("https://example.com/t#/definitions/n"), { v: 1, n: {} })
    ),
  ],
  [
    "a duplicate identifier in a schema",
    (ajv) =>
      thrown(() =>
        ajv.compile({
          type: "object",
          properties: {
            a: { $id: "https://example.com/a", type: "string" },
            b: { $id: "https://example.com/a", type: "number" },
          },
        }),
      ),
  ],
  ["a reference that is no text", (ajv) => thrown(() => ajv.compile({ $ref: 1 }))],
  ["the member schemas", (ajv) => (ajv.addSchema(text, "k"), [Object.keys(ajv.schemas), ajv.schemas.k.schema])],
  [
    "the member refs",
    (ajv) => (
      ajv.compile({ $id: "https://example.com/a", ...text }),
      ["https://example.com/a" in ajv.refs, ajv.refs["https://example.com/a"].schema]
    ),
  ],
  [
    "schemaEnv",
    (ajv) =>
      ((v: any) => [v.schemaEnv.schema, v.schemaEnv.baseId, v.schemaEnv.validate === v, v.schemaEnv.meta])(
        ajv.compile({ $id: "https://example.com/a", ...text }),
      ),
  ],
  ["compileAsync without loadSchema", (ajv) => thrown(() => ajv.compileAsync({}))],
  [
    "schemaId",
    (ajv) => results(ajv.addSchema({ id: "https://example.com/a", ...text }).getSchema("https://example.com/a"), 1),
    { schemaId: "id", meta: false },
  ],
  [
    "a frozen schema",
    (ajv) =>
      results(
        ajv.compile(
          Object.freeze({ type: "object", properties: Object.freeze({ a: Object.freeze({ type: "string" }) }) }),
        ),
        { a: 1 },
      ),
  ],
  ["a schema with a date", (ajv) => results(ajv.compile({ type: "object", const: { a: 1 } }), { a: 1 }, { a: 2 })],
  [
    "a schema that changes after it was compiled",
    (ajv) => {
      const s: any = { type: "string" };
      const v = ajv.compile(s);
      s.type = "number";
      return [v("a"), ajv.compile(s)("a")];
    },
  ],
  [
    "one object at two places of a schema",
    (ajv) => {
      const s = { type: "string" };
      return results(ajv.compile({ type: "object", properties: { a: s, b: s } }), { a: 1 }, { b: 1 });
    },
  ],
  [
    "uriResolver: one that resolves as the standard says",
    (ajv) => (
      ajv.addSchema({ $id: "https://example.com/a/b", ...text }),
      results(ajv.compile({ $id: "https://example.com/a/c", $ref: "b" }), 1)
    ),
    { uriResolver: fastUri },
  ],
  [
    "uriResolver: one that resolves otherwise",
    (_, Class) =>
      thrown(() => new Class({ uriResolver: { ...fastUri, resolve: (base: string, id: string) => `${base}!${id}` } })),
  ],
];
