// Families of documents that grow with a number n.

/** Documents of a size. */
export interface Family {
  readonly name: string;
  /** A value of n from which on the growth is that of the work that depends on n. */
  readonly size: number;
  document(n: number): object;
  /** Other documents by URI. Default: none. */
  documents?(n: number): Readonly<Record<string, object>>;
}

const list = <T>(n: number, of: (i: number) => T): T[] => Array.from({ length: n }, (_, i) => of(i));
const object = <T>(n: number, of: (i: number) => T, name = "n"): Record<string, T> =>
  Object.fromEntries(list(n, (i) => [name + i, of(i)]));
/** A long name of which no two are alike. */
const far = (i: number): string => ((i + 1) * 7_919_317).toString(36).repeat(4);

const info = { title: "", version: "1" };
const responses = { 200: { description: "" } };
const ref = (kind: string, name: string | number): object => ({ $ref: `#/components/${kind}/${name}` });
const schema = (name: string | number): object => ref("schemas", name);

/** A document whose path `/a` is requested. */
const openApi = (members: {
  readonly operation?: object;
  readonly item?: object;
  readonly path?: string;
  readonly paths?: object;
  readonly components?: object;
  readonly more?: object;
}): object => ({
  openapi: "3.1.0",
  info,
  paths: {
    [members.path ?? "/a"]: { post: { responses, ...members.operation }, ...members.item },
    ...members.paths,
  },
  ...(members.components && { components: members.components }),
  ...members.more,
});

const json = (of: object): object => ({ content: { "application/json": { schema: of } } });
const bodyOf = (of: object): object => ({ requestBody: json(of) });
const query = (name: string, of: object): object => ({ name, in: "query", schema: of });
const flowOf = (scopes: object): object => ({ authorizationUrl: "https://example.com", scopes });
/** Schemas of which one refers to the next. */
const chain = (n: number, around: (next: object, i: number) => object): Record<string, object> => ({
  ...object(n, (i) => around(schema(`n${i + 1}`), i)),
  [`n${n}`]: { type: "string" },
});
const circle = (n: number, around: (next: object) => object): Record<string, object> =>
  object(n, (i) => around(schema(`n${(i + 1) % n}`)));
const reversed = (from: Record<string, object>): object => Object.fromEntries(Object.entries(from).reverse());

/** A chain of components that refer to one another, and the last one. */
const references = (kind: string, last: object) => (n: number) => ({
  [kind]: { ...object(n, (i) => ref(kind, `n${i + 1}`)), [`n${n}`]: last },
});

type Row = readonly [name: string, document: (n: number) => object];

const rows: readonly Row[] = [
  ["paths", (n) => openApi({ paths: object(n, () => ({ get: { responses } }), "/p/") })],
  [
    "templated paths",
    (n) =>
      openApi({
        paths: object(
          n,
          () => ({ get: { responses, parameters: [{ name: "id", in: "path", required: true, schema: {} }] } }),
          "/{id}/p",
        ),
      }),
  ],
  [
    "templated segments",
    (n) =>
      openApi({
        paths: object(
          n,
          () => ({ get: { responses, parameters: [{ name: "id", in: "path", required: true, schema: {} }] } }),
          "/{id}.p",
        ),
      }),
  ],
  [
    "path items by reference",
    (n) =>
      openApi({
        paths: object(n, (i) => ref("pathItems", `n${i}`), "/p/"),
        components: { pathItems: object(n, () => ({ get: { responses } })) },
      }),
  ],
  [
    "one path item by many references",
    (n) =>
      openApi({
        paths: object(n, () => ref("pathItems", "one"), "/p/"),
        components: { pathItems: { one: { get: { responses } } } },
      }),
  ],
  ["operation ids", (n) => openApi({ paths: object(n, (i) => ({ get: { operationId: `o${i}`, responses } }), "/p/") })],
  ["one operation id", (n) => openApi({ paths: object(n, () => ({ get: { operationId: "o", responses } }), "/p/") })],
  [
    "additional operations",
    (n) => ({
      ...openApi({ item: { additionalOperations: object(n, () => ({ responses }), "M") } }),
      openapi: "3.2.0",
    }),
  ],
  [
    "tags",
    (n) =>
      openApi({ operation: { tags: list(n, (i) => `t${i}`) }, more: { tags: list(n, (i) => ({ name: `t${i}` })) } }),
  ],
  ["servers", (n) => openApi({ more: { servers: list(n, (i) => ({ url: `https://s${i}/` })) } })],
  ["webhooks", (n) => openApi({ more: { webhooks: object(n, () => ({ post: { responses } })) } })],
  [
    "callbacks",
    (n) =>
      openApi({ operation: { callbacks: object(n, (i) => ({ [`{$request.body#/${i}}`]: { post: { responses } } })) } }),
  ],
  [
    "callbacks in callbacks",
    (n) => {
      let item: object = { post: { responses } };
      for (let i = 0; i < n; i++) item = { post: { responses, callbacks: { c: { e: item } } } };
      return openApi({ item });
    },
  ],
  [
    "callback that refers to itself",
    (n) =>
      openApi({
        operation: { callbacks: object(n, () => ref("callbacks", "c")) },
        components: { callbacks: { c: { e: { post: { responses, callbacks: { c: ref("callbacks", "c") } } } } } },
      }),
  ],
  [
    "links",
    (n) =>
      openApi({
        operation: {
          operationId: "o",
          responses: { 200: { description: "", links: object(n, () => ({ operationId: "o" })) } },
        },
      }),
  ],
  [
    "links to nothing",
    (n) =>
      openApi({
        operation: { responses: { 200: { description: "", links: object(n, (i) => ({ operationId: `x${i}` })) } } },
        paths: object(n, (i) => ({ get: { operationId: `o${i}`, responses } }), "/p/"),
      }),
  ],
  [
    "security",
    (n) =>
      openApi({
        operation: { security: list(n, (i) => ({ [`n${i}`]: [] })) },
        components: { securitySchemes: object(n, () => ({ type: "http", scheme: "basic" })) },
      }),
  ],
  [
    "security of operations",
    (n) =>
      openApi({
        paths: object(n, (i) => ({ get: { responses, security: [{ [`n${i}`]: [] }] } }), "/p/"),
        components: { securitySchemes: object(n, () => ({ type: "http", scheme: "basic" })) },
      }),
  ],
  [
    "unknown security",
    (n) =>
      openApi({
        operation: { security: list(n, (i) => ({ [`x${i}`]: [] })) },
        components: { securitySchemes: object(n, () => ({ type: "http", scheme: "basic" })) },
      }),
  ],
  [
    "unknown security by URI",
    (n) => ({
      ...openApi({
        operation: { security: list(n, (i) => ({ [`x${i}`]: [] })) },
        components: { securitySchemes: object(n, () => ({ type: "http", scheme: "basic" })) },
      }),
      openapi: "3.2.0",
    }),
  ],
  [
    "query parameters",
    (n) => openApi({ operation: { parameters: list(n, (i) => query(`q${i}`, { type: "integer" })) } }),
  ],
  [
    "headers",
    (n) =>
      openApi({
        operation: { parameters: list(n, (i) => ({ name: `h${i}`, in: "header", schema: { type: "integer" } })) },
      }),
  ],
  [
    "cookies",
    (n) =>
      openApi({
        operation: { parameters: list(n, (i) => ({ name: `h${i}`, in: "cookie", schema: { type: "integer" } })) },
      }),
  ],
  [
    "objects in the query",
    (n) => openApi({ operation: { parameters: list(n, (i) => query(`q${i}`, { type: "object" })) } }),
  ],
  [
    "deep objects in the query",
    (n) =>
      openApi({
        operation: { parameters: list(n, (i) => ({ ...query(`q${i}`, { type: "object" }), style: "deepObject" })) },
      }),
  ],
  [
    "path parameters",
    (n) =>
      openApi({
        path: list(n, (i) => `/{p${i}}`).join(""),
        operation: { parameters: list(n, (i) => ({ name: `p${i}`, in: "path", required: true, schema: {} })) },
      }),
  ],
  [
    "path parameters in a segment",
    (n) =>
      openApi({
        path: `/${list(n, (i) => `{p${i}}`).join("-")}`,
        operation: { parameters: list(n, (i) => ({ name: `p${i}`, in: "path", required: true, schema: {} })) },
      }),
  ],
  ["undeclared path parameters", (n) => openApi({ path: list(n, (i) => `/{p${i}}`).join("") })],
  [
    "parameters of a path and its operations",
    (n) =>
      openApi({
        item: { parameters: list(n, (i) => query(`q${i}`, {})) },
        operation: { parameters: list(n, (i) => query(`q${i}`, {})) },
      }),
  ],
  ["one parameter many times", (n) => openApi({ operation: { parameters: list(n, () => query("q", {})) } })],
  [
    "parameters by reference",
    (n) =>
      openApi({
        operation: { parameters: list(n, (i) => ref("parameters", `n${i}`)) },
        components: { parameters: object(n, (i) => query(`q${i}`, {})) },
      }),
  ],
  [
    "content types",
    (n) =>
      openApi({
        operation: { requestBody: { content: object(n, () => ({ schema: { type: "string" } }), "application/x") } },
      }),
  ],
  [
    "content types with parameters",
    (n) =>
      openApi({
        operation: {
          requestBody: { content: object(n, () => ({ schema: { type: "string" } }), "application/json;v=") },
        },
      }),
  ],
  [
    "responses",
    (n) =>
      openApi({
        operation: { responses: Object.fromEntries(list(Math.min(n, 400), (i) => [200 + i, { description: "" }])) },
      }),
  ],
  [
    "response headers",
    (n) =>
      openApi({ operation: { responses: { 200: { description: "", headers: object(n, () => ({ schema: {} })) } } } }),
  ],
  [
    "examples",
    (n) =>
      openApi({
        operation: {
          requestBody: { content: { "application/json": { schema: {}, examples: object(n, () => ({ value: 1 })) } } },
        },
      }),
  ],
  [
    "schemas",
    (n) => openApi({ operation: bodyOf(schema("n0")), components: { schemas: object(n, () => ({ type: "string" })) } }),
  ],
  [
    "schema with many properties",
    (n) => openApi({ operation: bodyOf({ type: "object", properties: object(n, () => ({ type: "string" })) }) }),
  ],
  [
    "required properties",
    (n) =>
      openApi({
        operation: bodyOf({
          type: "object",
          required: list(n, (i) => `n${i}`),
          properties: object(n, () => ({ type: "string" })),
        }),
      }),
  ],
  [
    "required read-only properties",
    (n) =>
      openApi({
        operation: bodyOf({
          type: "object",
          required: list(n, (i) => `n${i}`),
          properties: object(n, () => ({ type: "string", readOnly: true })),
        }),
      }),
  ],
  [
    "required properties of alternatives",
    (n) =>
      openApi({
        operation: bodyOf({
          properties: object(n, () => ({ readOnly: true })),
          allOf: list(n, (i) => ({ required: [`n${i}`] })),
        }),
      }),
  ],
  [
    "references to one schema",
    (n) =>
      openApi({
        operation: bodyOf({ properties: object(n, () => schema("s")) }),
        components: { schemas: { s: { type: "string" } } },
      }),
  ],
  [
    "references to many schemas",
    (n) =>
      openApi({
        operation: bodyOf({ properties: object(n, (i) => schema(`n${i}`)) }),
        components: { schemas: object(n, () => ({ type: "string" })) },
      }),
  ],
  [
    "chain of references",
    (n) => openApi({ operation: bodyOf(schema("n0")), components: { schemas: chain(n, (next) => next) } }),
  ],
  [
    "chain of references in a parameter",
    (n) =>
      openApi({
        operation: { parameters: [query("q", schema("n0"))] },
        components: { schemas: chain(n, (next) => next) },
      }),
  ],
  [
    "chain of references, last first",
    (n) => openApi({ operation: bodyOf(schema("n0")), components: { schemas: reversed(chain(n, (next) => next)) } }),
  ],
  [
    "chain of allOf",
    (n) =>
      openApi({ operation: bodyOf(schema("n0")), components: { schemas: chain(n, (next) => ({ allOf: [next] })) } }),
  ],
  [
    "chain of allOf twice",
    (n) =>
      openApi({
        operation: { parameters: [query("q", schema("n0"))] },
        components: { schemas: chain(n, (next) => ({ allOf: [next, { anyOf: [next, next] }] })) },
      }),
  ],
  [
    "chain of properties",
    (n) =>
      openApi({
        operation: bodyOf(schema("n0")),
        components: { schemas: chain(n, (next) => ({ properties: { next } })) },
      }),
  ],
  ["circle of references", (n) => openApi({ components: { schemas: circle(n, (next) => next) } })],
  ["circle of allOf", (n) => openApi({ components: { schemas: circle(n, (next) => ({ allOf: [next] })) } })],
  [
    "circle of properties",
    (n) =>
      openApi({
        operation: bodyOf(schema("n0")),
        components: { schemas: circle(n, (next) => ({ properties: { next } })) },
      }),
  ],
  [
    "circle of properties, last first",
    (n) => openApi({ components: { schemas: reversed(circle(n, (next) => ({ properties: { next } }))) } }),
  ],
  [
    "schemas that refer to themselves",
    (n) => openApi({ components: { schemas: object(n, (i) => ({ properties: { next: schema(`n${i}`) } })) } }),
  ],
  [
    "chain to a circle, last first",
    (n) =>
      openApi({
        components: {
          schemas: {
            ...reversed(chain(n, (next) => ({ properties: { next } }))),
            [`n${n}`]: { properties: { next: schema(`n${n}`) } },
          },
        },
      }),
  ],
  [
    "chain of circles, last first",
    (n) =>
      openApi({
        components: {
          schemas: reversed(
            object(n, (i) => ({ properties: { own: schema(`n${i}`), next: schema(`n${Math.min(i + 1, n - 1)}`) } })),
          ),
        },
      }),
  ],
  [
    "circles that lead to a circle",
    (n) =>
      openApi({
        components: {
          schemas: {
            ...object(n, (i) => ({ properties: { own: schema(`m${i}`), next: schema("n0") } }), "m"),
            ...circle(n, (next) => ({ properties: { next } })),
          },
        },
      }),
  ],
  [
    "circles that lead nowhere",
    (n) => openApi({ components: { schemas: object(n, (i) => ({ allOf: [{ anyOf: [schema(`n${i}`)] }] })) } }),
  ],
  ["references to nothing", (n) => openApi({ components: { schemas: object(n, (i) => schema(`m${i}`)) } })],
  ["references to nothing like it", (n) => openApi({ components: { schemas: object(n, (i) => schema(far(i))) } })],
  [
    "parameters that refer to nothing",
    (n) =>
      openApi({
        operation: { parameters: list(n, (i) => ref("parameters", `x${i}`)) },
        components: { parameters: object(n, (i) => query(`q${i}`, {})) },
      }),
  ],
  [
    "references through a reference",
    (n) =>
      openApi({
        components: {
          schemas: {
            whole: { properties: { part: { type: "string" } } },
            alias: schema("whole"),
            ...object(n, () => schema("alias/properties/part")),
          },
        },
      }),
  ],
  [
    "references through all that follow",
    (n) => openApi({ components: { schemas: object(n, (i) => schema(`n${i + 1}/properties/part`)) } }),
  ],
  [
    "examples and defaults that are not valid",
    (n) => openApi({ components: { schemas: object(n, () => ({ type: "integer", default: "a", example: "b" })) } }),
  ],
  [
    "examples of one schema",
    (n) =>
      openApi({
        components: {
          parameters: object(n, (i) => ({ ...query(`q${i}`, schema("n0")), example: { n1: i } })),
          schemas: { n0: { type: "object", properties: object(50, () => ({ type: "integer" })) } },
        },
      }),
  ],
  [
    "defaults",
    (n) =>
      openApi({
        operation: {
          parameters: list(n, (i) => query(`q${i}`, { type: "integer", default: i })),
          ...bodyOf({ properties: object(n, (i) => ({ default: i })) }),
        },
      }),
  ],
  [
    "scopes that are not declared",
    (n) =>
      openApi({
        operation: { security: [{ a: list(n, (i) => `x${i}`) }] },
        components: { securitySchemes: { a: { type: "oauth2", flows: { implicit: flowOf(object(n, () => "")) } } } },
      }),
  ],
  [
    "variables of servers",
    (n) =>
      openApi({
        more: {
          servers: list(n, (i) => ({
            url: `https://{host}/{x${i}}`,
            variables: { host: { default: "c", enum: ["a", "b"] } },
          })),
        },
      }),
  ],
  ["invalid objects", (n) => openApi({ components: { schemas: object(n, () => ({ type: "strong" })) } })],
  ["misspelled members", (n) => openApi({ paths: object(n, () => ({ get: { response: {} } }), "/p/") })],
  [
    "discriminator",
    (n) =>
      openApi({
        operation: bodyOf({
          oneOf: list(n, (i) => schema(`n${i}`)),
          discriminator: { propertyName: "kind" },
        }),
        components: { schemas: object(n, () => ({ type: "object" })) },
      }),
  ],
  [
    "discriminator with a mapping",
    (n) =>
      openApi({
        operation: bodyOf({
          oneOf: list(n, (i) => schema(`n${i}`)),
          discriminator: {
            propertyName: "kind",
            mapping: object(n, (i) => `#/components/schemas/n${i}`, "k"),
          },
        }),
        components: { schemas: object(n, () => ({ type: "object" })) },
      }),
  ],
  [
    "discriminator that maps to nothing",
    (n) =>
      openApi({
        operation: bodyOf({
          discriminator: { propertyName: "kind", mapping: object(n, (i) => `#/components/schemas/x${i}`, "k") },
        }),
        components: { schemas: object(n, () => ({ type: "object" })) },
      }),
  ],
  ["patterns", (n) => openApi({ operation: bodyOf({ properties: object(n, (i) => ({ pattern: `^a${i}` })) }) })],
  [
    "nested schema",
    (n) => {
      let nested: object = {};
      for (let i = 0; i < n; i++) nested = { properties: { a: nested } };
      return openApi({ operation: bodyOf(nested) });
    },
  ],
  [
    "nested schema with references",
    (n) => {
      let nested: object = schema("s");
      for (let i = 0; i < n; i++) nested = { properties: { a: nested, b: schema("s") } };
      return openApi({ operation: bodyOf(nested), components: { schemas: { s: {} } } });
    },
  ],
  // That of references to nothing at n depths is left out: the pointers of its errors have n names each.
  ...["responses", "parameters", "requestBodies", "headers", "examples", "links", "callbacks", "pathItems"].map(
    (kind): Row => {
      const last: Record<string, object> = {
        responses: { description: "" },
        parameters: query("q", {}),
        requestBodies: json({}),
        headers: { schema: {} },
        examples: { value: 1 },
        links: { operationId: "o" },
        callbacks: {},
        pathItems: {},
      };
      const of = references(kind, last[kind] as object);
      const use: Record<string, object> = {
        responses: { operation: { responses: { 200: ref("responses", "n0") } } },
        parameters: { operation: { parameters: [ref("parameters", "n0")] } },
        requestBodies: { operation: { requestBody: ref("requestBodies", "n0") } },
        callbacks: { operation: { callbacks: { c: ref("callbacks", "n0") } } },
        pathItems: { paths: { "/b": ref("pathItems", "n0") } },
        links: { operation: { operationId: "o" } },
      };
      return [`chain of ${kind}`, (n) => openApi({ ...use[kind], components: of(n) })];
    },
  ),
];

/** Sizes of families that are refused above a limit: the length of a templated path. */
const larger: Readonly<Record<string, number>> = { "path parameters": 2000, "path parameters in a segment": 2000 };

/** Documents of OpenAPI. */
export const families: readonly Family[] = rows.map(([name, document]) => ({
  name,
  size: larger[name] ?? 40,
  document,
}));

const foreign = (i: string | number): object => ({ $ref: `other#/n${i}` });
const chained = (next: string, last: object) => (n: number) => ({
  ...object(n, (i) => (next === "$ref" ? { $ref: `#/n${i + 1}` } : { [next]: [{ $ref: `#/n${i + 1}` }] })),
  [`n${n}`]: last,
});

const foreignRows: readonly (readonly [
  name: string,
  /** The schemas of a document of which some lie in others. */
  schemas: (n: number) => Record<string, object>,
  other: (n: number) => object,
])[] = [
  ["references to many schemas", (n) => object(n, foreign), (n) => object(n, () => ({ type: "string" }))],
  ["references to one schema", (n) => object(n, () => foreign(0)), () => ({ n0: { type: "string" } })],
  ["references into a chain", (n) => object(n, foreign), chained("$ref", {})],
  ["references into a chain of allOf", (n) => object(n, foreign), chained("allOf", {})],
  ["a reference to a chain of allOf", () => ({ a: foreign(0) }), chained("allOf", {})],
  [
    "references into a circle",
    (n) => object(n, foreign),
    (n) => object(n, (i) => ({ properties: { next: { $ref: `#/n${(i + 1) % n}` } } })),
  ],
  ["references into a chain to nothing", (n) => object(n, foreign), chained("allOf", { $ref: "#/nothing" })],
  ["references to invalid schemas", (n) => object(n, foreign), (n) => object(n, () => ({ type: "strong" }))],
  ["references to schemas that lead nowhere", (n) => object(n, foreign), (n) => object(n, (i) => foreign(`x${i}`))],
  [
    "references to schemas within one another",
    (n) => object(n, (i) => ({ $ref: `other#/n${"/not".repeat(i % 20)}` })),
    () => {
      let inner: object = {};
      for (let i = 0; i < 20; i++) inner = { not: inner };
      return { n0: inner, n: inner };
    },
  ],
];

/** Documents of OpenAPI with schemas in another document. */
export const foreignFamilies: readonly Family[] = foreignRows.map(([name, schemas, other]) => ({
  name,
  size: 40,
  document: (n) => openApi({ components: { schemas: schemas(n) }, operation: bodyOf({ $ref: "other#/n0" }) }),
  documents: (n) => ({ other: other(n) }),
}));

const pointer = (...path: (string | number)[]): object => ({ $ref: `#/${path.join("/")}` });
const asyncApi = (members: object): object => ({ asyncapi: "3.0.0", info, ...members });
const message = (i: number): object => ({ payload: { type: "object", properties: { [`p${i}`]: {} } } });

const asyncRows: readonly Row[] = [
  ["channels", (n) => asyncApi({ channels: object(n, () => ({ messages: { m: message(0) } })) })],
  ["messages of a channel", (n) => asyncApi({ channels: { c: { messages: object(n, message) } } })],
  [
    "operations of channels",
    (n) =>
      asyncApi({
        channels: object(n, () => ({ messages: { m: message(0) } })),
        operations: object(n, (i) => ({ action: "send", channel: pointer("channels", `n${i}`) })),
      }),
  ],
  [
    "operations of a channel with many messages",
    (n) =>
      asyncApi({
        channels: { c: { messages: object(n, message) } },
        operations: object(n, () => ({ action: "send", channel: pointer("channels", "c") })),
      }),
  ],
  [
    "listed messages",
    (n) =>
      asyncApi({
        channels: { c: { messages: object(n, message) } },
        operations: {
          o: {
            action: "send",
            channel: pointer("channels", "c"),
            messages: list(n, (i) => pointer("channels", "c", "messages", `n${i}`)),
          },
        },
      }),
  ],
  [
    "chain of messages",
    (n) =>
      asyncApi({
        channels: { c: { messages: { m: ref("messages", "n0") } } },
        components: {
          messages: { ...object(n, (i) => ref("messages", `n${i + 1}`)), [`n${n}`]: message(0) },
        },
      }),
  ],
  [
    "chain of schemas",
    (n) =>
      asyncApi({
        channels: { c: { messages: { m: { payload: schema("n0") } } } },
        components: { schemas: chain(n, (next) => ({ allOf: [next] })) },
      }),
  ],
  [
    "traits of a message",
    (n) =>
      asyncApi({
        channels: {
          c: {
            messages: {
              m: { traits: list(n, (i) => ({ headers: { type: "object", properties: { [`h${i}`]: {} } } })) },
            },
          },
        },
      }),
  ],
  [
    "messages with traits",
    (n) =>
      asyncApi({
        channels: {
          c: {
            messages: object(n, () => ({
              headers: { type: "object", properties: { a: {} } },
              traits: [{ headers: { type: "object", properties: { b: {} } } }],
            })),
          },
        },
      }),
  ],
  [
    "security schemes",
    (n) =>
      asyncApi({
        operations: {},
        servers: { s: { host: "s", protocol: "p", security: list(n, (i) => ref("securitySchemes", `n${i}`)) } },
        components: { securitySchemes: object(n, () => ({ type: "plain" })) },
      }),
  ],
  [
    "messages that refer to nothing",
    (n) =>
      asyncApi({
        channels: { c: { messages: object(n, (i) => ref("messages", `x${i}`)) } },
        components: { messages: object(n, message) },
      }),
  ],
];

/** Documents of AsyncAPI. */

export const asyncFamilies: readonly Family[] = asyncRows.map(([name, document]) => ({
  name,
  // Security takes so few steps that those of compiling the published schema count.
  size: name === "security schemes" ? 600 : 40,
  document,
}));
