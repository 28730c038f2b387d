// oxlint-disable typescript/no-explicit-any -- both classes take the same calls
// Keywords of one's own: their forms, flags, errors and positions.
import { type Row, results, thrown } from "./row.js";

const seenBy = (ajv: any, definition: object, schema: object, ...values: readonly unknown[]): unknown[] => {
  const seen: unknown[] = [];
  ajv.addKeyword({ keyword: "sees", validate: (...args: unknown[]) => (seen.push(args), true), ...definition });
  const validate = ajv.compile(schema);
  for (const value of values) validate(value);
  return seen;
};
const fails = (more: object = {}): object => ({ keyword: "fails", validate: () => false, ...more });
const withErrors = (errors: unknown, more: object = {}): object => {
  const validate: any = () => {
    validate.errors = errors;
    return false;
  };
  return { keyword: "fails", validate, ...more };
};

export const rows: readonly Row[] = [
  [
    "names of the forms of addKeyword",
    (ajv) => (
      ajv.addKeyword("a"),
      ajv.addKeyword({ keyword: "b" }),
      ajv.addKeyword({ keyword: ["c", "d"] }),
      ajv.compile({ a: 1, b: 1, c: 1, d: 1 })(1)
    ),
  ],
  [
    "addKeyword gives the instance",
    (ajv) => [
      ajv.addKeyword("a") === ajv,
      ajv.removeKeyword("a") === ajv,
      ajv.addVocabulary(["b"]) === ajv,
      ajv.addFormat("f", /a/) === ajv,
    ],
  ],
  [
    "addKeyword with two arguments",
    (ajv) => (ajv.addKeyword("a", { validate: () => false, errors: false }), results(ajv.compile({ a: 1 }), 1)),
  ],
  [
    "addKeyword of nothing",
    (ajv) => [
      thrown(() => ajv.addKeyword({ keyword: [] })),
      thrown(() => ajv.addKeyword(1)),
      thrown(() => ajv.addKeyword(undefined)),
    ],
  ],
  [
    "invalid names",
    (ajv) => ["", "1a", "a b", "a.b", "a-b", "a:b", "$a", "ä"].map((name) => thrown(() => ajv.addKeyword(name))),
  ],
  [
    "a keyword of two names, one taken",
    (ajv) => [
      thrown(() => ajv.addKeyword({ keyword: ["a", "type"], validate: () => true })),
      thrown(() => ajv.addKeyword("a")),
    ],
  ],
  [
    "an annotation twice",
    (ajv) => (ajv.addKeyword("a"), thrown(() => ajv.addKeyword({ keyword: "a", validate: () => true }))),
  ],
  [
    "names that every draft knows",
    (ajv) =>
      [
        "nullable",
        "$async",
        "definitions",
        "$defs",
        "title",
        "$comment",
        "default",
        "examples",
        "contentEncoding",
        "id",
        "$anchor",
        "$vocabulary",
        "unevaluatedProperties",
        "prefixItems",
        "minContains",
        "dependentRequired",
        "discriminator",
      ].map((name) => thrown(() => ajv.addKeyword(name))),
  ],
  [
    "getKeyword",
    (ajv) => (
      ajv.addKeyword({ keyword: "a", type: "number", schemaType: ["number", "string"], validate: () => true, more: 1 }),
      [ajv.getKeyword("a"), ajv.getKeyword("b"), ajv.getKeyword("title"), ajv.getKeyword("properties") !== false]
    ),
  ],
  [
    "getKeyword of definitions with several names",
    (ajv) => (
      ajv.addKeyword({ keyword: ["a", "b"], validate: () => true }),
      [ajv.getKeyword("a"), ajv.getKeyword("b")]
    ),
  ],
  ["getKeyword of an annotation", (ajv) => (ajv.addKeyword("a"), [ajv.getKeyword("a")])],
  [
    "getKeyword after removeKeyword",
    (ajv) => (
      ajv.addKeyword({ keyword: "a", validate: () => true }),
      ajv.removeKeyword("a"),
      [ajv.getKeyword("a"), ajv.removeKeyword("minimum") && ajv.getKeyword("minimum")]
    ),
  ],
  [
    "a keyword in place of a removed one",
    (ajv) => (
      ajv.removeKeyword("minimum"),
      ajv.addKeyword({ keyword: "minimum", type: "number", validate: (min: number, x: number) => x > min }),
      results(ajv.compile({ type: "number", minimum: 1 }), 1, 2)
    ),
  ],
  [
    "a removed keyword is unknown",
    (ajv) => (ajv.removeKeyword("minimum"), thrown(() => ajv.compile({ type: "number", minimum: 1 }))),
  ],
  ["removeKeyword of none", (ajv) => ajv.removeKeyword("none") === ajv],
  ["removed type", (ajv) => (ajv.removeKeyword("type"), ajv.compile({ type: "number" })("a")), { strict: false }],
  [
    "functions that were compiled keep their keywords",
    (ajv) => {
      ajv.addKeyword(fails());
      const v = ajv.compile({ fails: 1 });
      ajv.removeKeyword("fails");
      return results(v, 1);
    },
  ],
  ["an unknown keyword beside a new one", (ajv) => (ajv.addKeyword("a"), thrown(() => ajv.compile({ a: 1, b: 1 })))],
  ["arguments of validate", (ajv) => seenBy(ajv, {}, { type: "object", properties: { a: { sees: "s" } } }, { a: 1 })],
  ["arguments of validate at the root", (ajv) => seenBy(ajv, {}, { sees: "s" }, 1)],
  [
    "arguments of validate without schema",
    (ajv) => seenBy(ajv, { schema: false }, { type: "object", properties: { a: { sees: "s" } } }, { a: 1 }),
  ],
  [
    "arguments in items and names with special characters",
    (ajv) =>
      seenBy(
        ajv,
        {},
        { type: "object", additionalProperties: { type: "array", items: { sees: 1 } } },
        { "a/b~c": [1, 2], "": [3] },
      ),
  ],
  [
    "arguments of compile",
    (ajv) => {
      const seen: unknown[] = [];
      ajv.addKeyword({
        keyword: "c",
        compile(this: any, schema: unknown, parent: unknown, it: any) {
          seen.push([
            schema,
            parent,
            this === ajv,
            it.self === ajv,
            typeof it.opts,
            it.schema === parent,
            it.errSchemaPath,
            it.baseId,
          ]);
          return (data: unknown, context: any) => (
            seen.push([data, context.instancePath, context.parentData, context.parentDataProperty, context.rootData]),
            true
          );
        },
      });
      ajv.compile({ $id: "https://example.com/a", type: "object", properties: { a: { c: [1] } } })({ a: 1 });
      return seen;
    },
  ],
  [
    "arguments of macro",
    (ajv) => {
      const seen: unknown[] = [];
      ajv.addKeyword({
        keyword: "m",
        macro(this: any, schema: unknown, parent: unknown, it: any) {
          seen.push([schema, parent, this === ajv, it.self === ajv, it.errSchemaPath]);
          return {};
        },
      });
      ajv.compile({ type: "object", properties: { a: { m: 1 } } })({ a: 1 });
      return seen;
    },
  ],
  [
    "this of validate",
    (ajv) => {
      const seen: unknown[] = [];
      ajv.addKeyword({
        keyword: "a",
        validate(this: unknown) {
          seen.push(this === ajv);
          return true;
        },
      });
      ajv.compile({ a: 1 }).call({ mine: 1 }, 1);
      return seen;
    },
  ],
  [
    "passContext",
    (ajv) => {
      const seen: unknown[] = [];
      ajv.addKeyword({
        keyword: "a",
        validate(this: unknown) {
          seen.push(this);
          return true;
        },
      });
      ajv.compile({ type: "object", properties: { b: { a: 1 } } }).call({ mine: 1 }, { b: 1 });
      return seen;
    },
    { passContext: true },
  ],
  [
    "passContext with compile",
    (ajv) => {
      const seen: unknown[] = [];
      ajv.addKeyword({
        keyword: "a",
        compile: () =>
          function (this: unknown) {
            seen.push(this);
            return true;
          },
      });
      ajv.compile({ a: 1 }).call({ mine: 1 }, 1);
      return seen;
    },
    { passContext: true },
  ],
  [
    "passContext through a reference",
    (ajv) => {
      const seen: unknown[] = [];
      ajv.addKeyword({
        keyword: "a",
        validate(this: unknown) {
          seen.push(this);
          return true;
        },
      });
      ajv
        .compile({
          $ref: "#/definitions/d",
          definitions: { d: { type: "array", items: { $ref: "#/definitions/d" }, a: 1 } },
        })
        .call({ mine: 1 }, [[]]);
      return seen;
    },
    { passContext: true, strictTypes: false },
  ],
  ["a keyword that fails", (ajv) => (ajv.addKeyword(fails()), results(ajv.compile({ fails: 1 }), 1))],
  [
    "a keyword that returns other values",
    (ajv) => {
      ajv.addKeyword({ keyword: "r", validate: (_: unknown, x: unknown) => x });
      return results(ajv.compile({ r: 1 }), 0, 1, "", "a", null, undefined, [], Number.NaN);
    },
  ],
  [
    "errors: false",
    (ajv) => (
      ajv.addKeyword(withErrors([{ message: "mine" }], { errors: false })),
      results(ajv.compile({ fails: 1 }), 1)
    ),
  ],
  [
    "errors: true",
    (ajv) => (
      ajv.addKeyword(withErrors([{ keyword: "k", message: "mine", params: { a: 1 } }], { errors: true })),
      results(ajv.compile({ fails: 1 }), 1)
    ),
  ],
  [
    "errors: full",
    (ajv) => (
      ajv.addKeyword(
        withErrors([{ keyword: "k", message: "mine", params: {}, instancePath: "/x", schemaPath: "#/y" }], {
          errors: "full",
        }),
      ),
      results(ajv.compile({ fails: 1 }), 1)
    ),
  ],
  [
    "errors: full, verbose",
    (ajv) => (
      ajv.addKeyword(
        withErrors(
          [{ keyword: "k", message: "mine", params: {}, instancePath: "/x", schemaPath: "#/y", schema: 1, data: 2 }],
          { errors: "full" },
        ),
      ),
      results(ajv.compile({ fails: 5 }), 1)
    ),
    { verbose: true },
  ],
  [
    "several errors of a keyword",
    (ajv) => (
      ajv.addKeyword(withErrors([{ message: "one" }, { message: "two" }])),
      results(ajv.compile({ type: "object", properties: { a: { fails: 1 } } }), { a: 1 })
    ),
  ],
  [
    "several errors of a keyword and others",
    (ajv) => (
      ajv.addKeyword(withErrors([{ message: "one" }, { message: "two" }])),
      results(ajv.compile({ type: "object", properties: { a: { fails: 1, type: "string" }, b: { type: "string" } } }), {
        a: 1,
        b: 1,
      })
    ),
    { allErrors: true },
  ],
  ["errors that are an empty list", (ajv) => (ajv.addKeyword(withErrors([])), results(ajv.compile({ fails: 1 }), 1))],
  ["errors that are no list", (ajv) => (ajv.addKeyword(withErrors("text")), results(ajv.compile({ fails: 1 }), 1))],
  [
    "errors with an instancePath",
    (ajv) => (
      ajv.addKeyword(withErrors([{ instancePath: "/b/c", message: "m" }])),
      results(ajv.compile({ type: "object", properties: { a: { fails: 1 } } }), { a: 1 })
    ),
  ],
  [
    "errors of a keyword that holds",
    (ajv) => {
      const validate: any = () => ((validate.errors = [{ message: "x" }]), true);
      ajv.addKeyword({ keyword: "a", validate });
      return results(ajv.compile({ a: 1 }), 1);
    },
  ],
  [
    "errors of an earlier call",
    (ajv) => {
      let first = true;
      const validate: any = () => {
        if (first) validate.errors = [{ message: "first" }];
        first = false;
        return false;
      };
      ajv.addKeyword({ keyword: "a", validate });
      return results(ajv.compile({ a: 1 }), 1, 1);
    },
  ],
  ["valid: true", (ajv) => (ajv.addKeyword(fails({ valid: true })), results(ajv.compile({ fails: 1 }), 1))],
  [
    "valid: false",
    (ajv) => (ajv.addKeyword({ keyword: "a", validate: () => true, valid: false }), results(ajv.compile({ a: 1 }), 1)),
  ],
  [
    "an error with a text",
    (ajv) => (ajv.addKeyword(fails({ error: { message: "no" } })), results(ajv.compile({ fails: 1 }), 1)),
  ],
  [
    "an error with a function",
    (ajv) => (
      ajv.addKeyword(fails({ error: { message: (context: any) => `no ${context.keyword}` } })),
      results(ajv.compile({ fails: 1 }), 1)
    ),
  ],
  [
    "an error and messages: false",
    (ajv) => (ajv.addKeyword(fails({ error: { message: "no" } })), results(ajv.compile({ fails: 1 }), 1)),
    { messages: false },
  ],
  [
    "verbose",
    (ajv) => (
      ajv.addKeyword(fails()),
      results(ajv.compile({ type: "object", properties: { a: { fails: { x: 1 } } } }), { a: 1 })
    ),
    { verbose: true },
  ],
  [
    "a keyword with a type and other values",
    (ajv) => (ajv.addKeyword(fails({ type: "string" })), results(ajv.compile({ fails: 1 }), 1, "a")),
    { strictTypes: false },
  ],
  [
    "a keyword with several types",
    (ajv) => (
      ajv.addKeyword(fails({ type: ["string", "number"] })),
      results(ajv.compile({ fails: 1 }), 1, "a", null, {})
    ),
    { strictTypes: false },
  ],
  [
    "a keyword of integers",
    (ajv) => (ajv.addKeyword(fails({ type: "integer" })), results(ajv.compile({ fails: 1 }), 1, 1.5)),
    { strictTypes: false },
  ],
  [
    "a keyword of null and booleans",
    (ajv) => (ajv.addKeyword(fails({ type: ["null", "boolean"] })), results(ajv.compile({ fails: 1 }), null, true, 1)),
    { strictTypes: false },
  ],
  ["a keyword of no type", (ajv) => thrown(() => ajv.addKeyword(fails({ type: "text" })))],
  ["schemaType of no type", (ajv) => thrown(() => ajv.addKeyword(fails({ schemaType: "text" })))],
  [
    "schemaType",
    (ajv) => {
      ajv.addKeyword({ keyword: "a", schemaType: ["number", "array"], validate: () => true });
      return [1, [1], "a", {}, null, true].map((a) => thrown(() => ajv.compile({ a })));
    },
  ],
  [
    "schemaType object",
    (ajv) => {
      ajv.addKeyword({ keyword: "a", schemaType: "object", validate: () => true });
      return [1, [1], "a", {}, null].map((a) => thrown(() => ajv.compile({ a })));
    },
  ],
  [
    "schemaType of an integer and null",
    (ajv) => {
      ajv.addKeyword({ keyword: "a", schemaType: ["integer", "null"], validate: () => true });
      return [1, 1.5, null].map((a) => thrown(() => ajv.compile({ a })));
    },
  ],
  [
    "metaSchema",
    (ajv) => {
      ajv.addKeyword({ keyword: "a", metaSchema: { type: "array", items: { type: "number" } }, validate: () => true });
      return [1, [1], ["a"]].map((a) => thrown(() => ajv.compile({ type: "object", properties: { x: { a } } })));
    },
  ],
  [
    "metaSchema and validateSchema: log",
    (ajv) => {
      ajv.addKeyword({ keyword: "a", metaSchema: { type: "array" }, validate: () => true });
      return thrown(() => ajv.compile({ a: 1 }));
    },
    { validateSchema: "log" },
  ],
  [
    "an invalid metaSchema",
    (ajv) => thrown(() => ajv.addKeyword({ keyword: "a", metaSchema: { type: "text" }, validate: () => true })),
  ],
  [
    "dependencies",
    (ajv) => {
      ajv.addKeyword({ keyword: "a", dependencies: ["minimum", "maximum"], validate: () => true });
      return [{ a: 1 }, { a: 1, minimum: 1 }, { a: 1, minimum: 1, maximum: 2 }].map((schema) =>
        thrown(() => ajv.compile({ type: "number", ...schema })),
      );
    },
  ],
  [
    "implements",
    (ajv) => (
      ajv.addKeyword({ keyword: "if2", implements: ["then2", "else2"], validate: () => true }),
      [thrown(() => ajv.compile({ if2: 1, then2: 1, else2: 1 })), thrown(() => ajv.addKeyword("then2"))]
    ),
  ],
  [
    "before another",
    (ajv) => (
      ajv.addKeyword(fails({ type: "number", before: "maximum" })),
      results(ajv.compile({ type: "number", maximum: 1, fails: 1 }), 5)
    ),
  ],
  ["before none", (ajv) => (ajv.addKeyword(fails({ before: "none" })), results(ajv.compile({ fails: 1 }), 5))],
  [
    "before one of another type",
    (ajv) => (
      ajv.addKeyword(fails({ type: "string", before: "minimum" })),
      results(ajv.compile({ type: "string", fails: 1 }), "a")
    ),
  ],
  [
    "post",
    (ajv) => (
      ajv.addKeyword(fails({ post: true })),
      results(ajv.compile({ type: "object", fails: 1, required: ["a"] }), {}, { a: 1 })
    ),
    { allErrors: true },
  ],
  ["post with a type", (ajv) => thrown(() => ajv.addKeyword(fails({ post: true, type: "string" })))],
  [
    "post sees defaults",
    (ajv) => {
      const seen: unknown[] = [];
      ajv.addKeyword({
        keyword: "p",
        post: true,
        validate: (_: unknown, data: unknown) => seen.push(JSON.stringify(data)) > 0,
      });
      ajv.compile({ type: "object", p: 1, properties: { a: { default: 1 } } })({});
      return seen;
    },
    { useDefaults: true },
  ],
  [
    "compile that gives nothing",
    (ajv) => (ajv.addKeyword({ keyword: "a", compile: () => undefined }), thrown(() => ajv.compile({ a: 1 }))),
  ],
  [
    "compile that throws",
    (ajv) => (
      ajv.addKeyword({
        keyword: "a",
        compile() {
          throw new RangeError("mine");
        },
      }),
      thrown(() => ajv.compile({ a: 1 }))
    ),
  ],
  [
    "compile that gives a function of a schema",
    (ajv) => (
      ajv.addKeyword({ keyword: "a", compile: (schema: object) => ajv.compile(schema) }),
      results(
        ajv.compile({
          type: "object",
          properties: { x: { a: { type: "object", properties: { y: { type: "number" } } } } },
        }),
        { x: { y: "1" } },
      )
    ),
  ],
  [
    "compile that gives a function of a schema, all errors",
    (ajv) => (
      ajv.addKeyword({ keyword: "a", compile: (schema: object) => ajv.compile(schema) }),
      results(ajv.compile({ a: { type: "object", required: ["x", "y"] } }), {})
    ),
    { allErrors: true },
  ],
  [
    "validate that throws",
    (ajv) => (
      ajv.addKeyword({
        keyword: "a",
        validate() {
          throw new RangeError("mine");
        },
      }),
      thrown(() => ajv.compile({ a: 1 })(1))
    ),
  ],
  [
    "validate that calls the function itself",
    (ajv) => {
      let inner = false;
      const schema = { a: 1, type: ["object", "number"], required: ["next"] };
      ajv.addKeyword({
        keyword: "a",
        validate: (_: unknown, x: any) => {
          if (inner || typeof x !== "object") return true;
          inner = true;
          const ok = ajv.compile(schema)(x.next ?? 1);
          inner = false;
          return ok;
        },
      });
      const v = ajv.compile(schema);
      return [results(v, { next: 1 }), results(v, {})];
    },
    { strict: false },
  ],
  [
    "validate that calls ajv.validate",
    (ajv) => {
      ajv.addKeyword({ keyword: "a", validate: (schema: object, x: any) => ajv.validate(schema, x) });
      return [results(ajv.compile({ a: { type: "string" } }), 1, "a"), ajv.errors];
    },
  ],
  [
    "a macro",
    (ajv) => (
      ajv.addKeyword({ keyword: "m", macro: (n: number) => ({ minimum: n }) }),
      results(ajv.compile({ m: 3 }), 1, 5)
    ),
    { strict: false },
  ],
  [
    "a macro, all errors",
    (ajv) => (
      ajv.addKeyword({ keyword: "m", macro: (n: number) => ({ minimum: n, multipleOf: n }) }),
      results(ajv.compile({ type: "object", properties: { a: { m: 3 } } }), { a: 1 })
    ),
    { strict: false, allErrors: true },
  ],
  [
    "a macro that gives false",
    (ajv) => (ajv.addKeyword({ keyword: "m", macro: () => false }), results(ajv.compile({ m: 3 }), 1)),
  ],
  [
    "a macro that gives a reference",
    (ajv) => (
      ajv.addSchema({ type: "string" }, "text.json").addKeyword({ keyword: "m", macro: () => ({ $ref: "text.json" }) }),
      results(ajv.compile({ m: 3 }), 1)
    ),
  ],
  [
    "a macro that gives a local reference",
    (ajv) => (
      ajv.addKeyword({ keyword: "m", macro: () => ({ $ref: "#/definitions/a" }) }),
      results(ajv.compile({ m: 3, definitions: { a: { type: "string" } } }), 1)
    ),
  ],
  [
    "a macro of a macro",
    (ajv) => (
      ajv.addKeyword({ keyword: "m", macro: (n: number) => ({ n }) }),
      ajv.addKeyword({ keyword: "n", macro: (n: number) => ({ minimum: n }) }),
      results(ajv.compile({ m: 3 }), 1)
    ),
    { strict: false },
  ],
  [
    "a macro that gives an invalid schema",
    (ajv) => (ajv.addKeyword({ keyword: "m", macro: () => ({ type: "none" }) }), thrown(() => ajv.compile({ m: 3 }))),
  ],
  [
    "a macro with a type",
    (ajv) => (
      ajv.addKeyword({ keyword: "m", type: "number", macro: (n: number) => ({ minimum: n }) }),
      results(ajv.compile({ m: 3 }), 1, "a")
    ),
    { strict: false },
  ],
  [
    "a macro with an error",
    (ajv) => (
      ajv.addKeyword({ keyword: "m", macro: (n: number) => ({ minimum: n }), error: { message: "mine" } }),
      results(ajv.compile({ m: 3 }), 1)
    ),
    { strict: false },
  ],
  [
    "a keyword in alternatives",
    (ajv) => (ajv.addKeyword(fails()), results(ajv.compile({ anyOf: [{ fails: 1 }, { type: "string" }] }), 1, "a")),
  ],
  ["a keyword in not", (ajv) => (ajv.addKeyword(fails()), results(ajv.compile({ not: { fails: 1 } }), 1))],
  [
    "a keyword beside a reference",
    (ajv) => (
      ajv.addKeyword(fails()),
      results(ajv.compile({ $ref: "#/definitions/a", fails: 1, definitions: { a: {} } }), 1)
    ),
  ],
  [
    "a keyword in a referred document",
    (ajv) => (
      ajv.addKeyword(fails()),
      ajv.addSchema({ $id: "https://example.com/f", fails: 1 }),
      results(ajv.compile({ type: "object", properties: { a: { $ref: "https://example.com/f" } } }), { a: 1 })
    ),
  ],
  ["a keyword in propertyNames", (ajv) => seenBy(ajv, {}, { type: "object", propertyNames: { sees: 1 } }, { a: 1 })],
  ["a keyword in contains", (ajv) => seenBy(ajv, {}, { type: "array", contains: { sees: 1 } }, [5, 6])],
  [
    "a keyword is called once for a value",
    (ajv) => seenBy(ajv, {}, { type: "object", properties: { a: { sees: 1 } }, required: ["b"] }, { a: 1 }),
    { allErrors: true },
  ],
  [
    "a keyword without position is called",
    (ajv) => {
      let count = 0;
      ajv.addKeyword({ keyword: "c", validate: (_: unknown, x: unknown) => (count++, x === 1) });
      const v = ajv.compile({ type: "object", properties: { a: { c: 1 } } });
      return [results(v, { a: 1 }, { a: 2 }), count];
    },
  ],
  [
    "async keywords in synchronous schemas",
    (ajv) =>
      thrown(() => (ajv.addKeyword({ keyword: "a", async: true, validate: async () => true }), ajv.compile({ a: 1 }))),
  ],
  [
    "modifying: the value changes",
    (ajv) => {
      ajv.addKeyword({
        keyword: "up",
        type: "string",
        modifying: true,
        validate: (_: unknown, x: string, __: unknown, at: any) => {
          at.parentData[at.parentDataProperty] = x.toUpperCase();
          return true;
        },
      });
      const d = { a: "b", c: ["d"] };
      return [
        ajv.compile({
          type: "object",
          properties: { a: { type: "string", up: true }, c: { type: "array", items: { type: "string", up: true } } },
        })(d),
        d,
      ];
    },
  ],
  [
    "modifying at the root",
    (ajv) => {
      const seen: unknown[] = [];
      ajv.addKeyword({
        keyword: "up",
        modifying: true,
        validate: (_: unknown, __: unknown, ___: unknown, at: any) => (
          seen.push(at.parentData, at.parentDataProperty),
          true
        ),
      });
      return [ajv.compile({ up: true })("a"), seen];
    },
  ],
  [
    "modifying, and the type of the new value",
    (ajv) => {
      ajv.addKeyword({
        keyword: "num",
        modifying: true,
        before: "type",
        validate: (_: unknown, x: string, __: unknown, at: any) => {
          at.parentData[at.parentDataProperty] = Number(x);
          return true;
        },
      });
      const d = { a: "5" };
      return [results(ajv.compile({ type: "object", properties: { a: { num: true, minimum: 6 } } }), d), d];
    },
    { strict: false },
  ],
  [
    "modifying that fails",
    (ajv) => {
      ajv.addKeyword({ keyword: "up", modifying: true, validate: () => false });
      return results(ajv.compile({ type: "object", properties: { a: { up: 1 } } }), { a: 1 });
    },
  ],
  [
    "modifying that removes the property",
    (ajv) => {
      ajv.addKeyword({
        keyword: "gone",
        modifying: true,
        schema: false,
        validate: (_: unknown, at: any) => {
          delete at.parentData[at.parentDataProperty];
          return true;
        },
      });
      const d = { a: 1, b: 2 };
      return [ajv.compile({ type: "object", properties: { a: { gone: true } } })(d), d];
    },
  ],
  [
    "the option keywords as a map",
    (ajv) => results(ajv.compile({ a: 1 }), 1),
    { keywords: { a: { keyword: "a", validate: () => false } } },
  ],
  [
    "the option keywords with definitions",
    (ajv) => results(ajv.compile({ a: 1, b: 1 }), 1),
    { keywords: ["b", { keyword: "a", validate: () => false }] },
  ],
  [
    "$data of a definition without functions",
    (ajv) => thrown(() => ajv.addKeyword({ keyword: "a", $data: true, macro: () => ({}) })),
  ],
  [
    "addVocabulary",
    (ajv) => (
      ajv.addVocabulary(["a", { keyword: "b", validate: () => false }]),
      results(ajv.compile({ a: 1, b: 1 }), 1)
    ),
  ],
  [
    "the value undefined of a keyword",
    (ajv) => (ajv.addKeyword(fails()), results(ajv.compile({ fails: undefined }), 1)),
  ],
  [
    "a value of a keyword that is a function",
    (ajv) => {
      ajv.addKeyword({ keyword: "f", validate: (f: (x: unknown) => boolean, x: unknown) => f(x) });
      return results(ajv.compile({ f: (x: unknown) => x === 1 }), 1, 2);
    },
  ],
  [
    "a value of a keyword that is a class",
    (ajv) => {
      ajv.addKeyword({ keyword: "f", validate: (f: any, x: unknown) => x instanceof f });
      return results(ajv.compile({ f: Date }), new Date(0), 2);
    },
  ],
  [
    "a value of a keyword that holds itself",
    (ajv) => {
      const self: any = { a: 1 };
      self.self = self;
      ajv.addKeyword({ keyword: "f", validate: (s: any, x: unknown) => s.self.a === x });
      return results(ajv.compile({ f: self }), 1, 2).map((each: any) => each[0] ?? each);
    },
  ],
  ...[true, false].map((allErrors): Row => [
    `keywords about integers, booleans and null stand after all others, allErrors: ${allErrors}`,
    (ajv) => {
      for (const type of ["integer", "boolean", "null"])
        ajv.addKeyword({ keyword: `no-${type}`, type, validate: () => false });
      const no = { "no-integer": 1, "no-boolean": 1, "no-null": 1 };
      return [
        results(ajv.compile({ ...no, type: ["number", "boolean", "null"], minimum: 5, enum: [9] }), 3, true, null, 1.5),
        results(ajv.compile({ ...no, type: "integer", anyOf: [{ minimum: 5 }] }), 3, 1.5, "a"),
      ];
    },
    { allErrors, strict: false },
  ]),
  [
    "a macro and a value that its metaSchema refuses",
    (ajv) => {
      const metaSchema = { type: "array", items: { type: "number" }, minItems: 2 };
      ajv.addKeyword({ keyword: "range", type: "number", macro: ([minimum]: number[]) => ({ minimum }), metaSchema });
      return [thrown(() => ajv.compile({ range: [1] })), results(ajv.compile({ range: [1, 2] }), 0, 1)];
    },
    { strict: false },
  ],
  [
    "a macro whose dependencies are absent",
    (ajv) => {
      ajv.addKeyword({ keyword: "m", macro: () => ({}), dependencies: ["type"] });
      return [thrown(() => ajv.compile({ m: 1 })), results(ajv.compile({ m: 1, type: "string" }), 1)];
    },
  ],
  [
    "a keyword without a function and a value of another type",
    (ajv) => {
      ajv.addKeyword({ keyword: "x-text", schemaType: "string" });
      ajv.addKeyword({ keyword: "x-short", metaSchema: { maxLength: 1 } });
      return [{ "x-text": 1 }, { "x-text": "a" }, { "x-short": "ab" }, { "x-short": "a" }].map((schema) =>
        thrown(() => ajv.compile(schema)),
      );
    },
    { strictTypes: false },
  ],
  [
    "a keyword that is run because of another that it implements",
    (ajv) => {
      const validate = (_: unknown, data: unknown, { other }: any): boolean => data === other;
      ajv.addKeyword({ keyword: "main", implements: ["other"], validate });
      return [
        results(ajv.compile({ other: 1 }), 1, 2),
        results(ajv.compile({ other: 1, type: "number" }), 1, 2),
        results(ajv.compile({ properties: { other: {} } }), {}),
      ];
    },
    { strict: false },
  ],
  [
    "a keyword with code that no schema has",
    (ajv) => {
      ajv.addKeyword({ keyword: "unused", code: () => {} });
      return results(ajv.compile({ type: "string" }), "a", 1);
    },
  ],
  [
    "a keyword with code that a schema has",
    (ajv) => {
      ajv.addKeyword({ keyword: "used", code: (context: any) => context.pass(false) });
      return thrown(() => ajv.compile({ used: true }));
    },
  ],
  [
    "a macro whose name begins with a sign",
    (ajv) => {
      ajv.addKeyword({ keyword: "$both", macro: (allOf: unknown) => ({ allOf }) });
      return results(ajv.compile({ $both: [{ type: "object", properties: { "a/b": { type: "string" } } }] }), {
        "a/b": 1,
      });
    },
  ],
  [
    "a value that both the schema and the types of a keyword refuse",
    (ajv) => {
      ajv.addKeyword({ keyword: "k", schemaType: "array", metaSchema: { type: "array" }, validate: () => true });
      return thrown(() => ajv.compile({ k: "x" }));
    },
  ],
  [
    "the base of a schema without an identifier",
    (ajv) => {
      const bases: unknown[] = [];
      const compile = (_: unknown, __: unknown, { baseId }: any): (() => boolean) => {
        bases.push(baseId);
        return () => true;
      };
      ajv.addKeyword({ keyword: "k", compile });
      ajv.compile({ k: 1 });
      ajv.compile({ $id: "https://example.com/k", k: 1 });
      return bases;
    },
  ],
  [
    "a keyword after the first error",
    (ajv) => {
      const seen: unknown[] = [];
      ajv.addKeyword({
        keyword: "k",
        validate: (_: unknown, value: unknown) => (seen.push(value), false),
        errors: false,
      });
      return [ajv.validate({ properties: { a: { k: 1 }, b: { k: 1 } } }, { a: 1, b: 2 }), new Set(seen).size];
    },
    { strict: false },
  ],
  [
    "the definitions of keywords of the specification",
    (ajv) => [typeof ajv.getKeyword("minimum"), Boolean(ajv.getKeyword("minimum")), ajv.getKeyword("none")],
  ],
  [
    "the root of a schema's environment",
    (ajv) => {
      const roots: unknown[] = [];
      const compile = (_: unknown, __: unknown, { schemaEnv }: any): (() => boolean) => {
        roots.push(schemaEnv.root === schemaEnv);
        return () => true;
      };
      ajv.addKeyword({ keyword: "k", compile });
      ajv.compile({ k: 1 });
      return roots;
    },
  ],
];
