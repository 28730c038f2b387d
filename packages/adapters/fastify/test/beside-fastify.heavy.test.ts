// The same routes and requests with Fastify's own validator: the same statuses, and handlers get the same.
import { fastify, type FastifyInstance, type FastifyServerOptions, type InjectOptions } from "fastify";
import * as fc from "fast-check";
import { expect, onTestFinished, test } from "vitest";
import { server } from "./server.js";

type Parts = Readonly<Record<string, unknown>>;
type Answer = readonly [status: number, received: unknown];

/** What servers with both validators answer to requests for a route with these schemas. */
async function answers(
  schema: Parts,
  requests: readonly InjectOptions[],
  {
    shared = [],
    url = "/",
    customOptions = {},
  }: { shared?: readonly object[]; url?: string; customOptions?: object } = {},
): Promise<Record<"own" | "argot", Answer[]>> {
  const serverOptions: FastifyServerOptions = { ajv: { customOptions } };
  const own: FastifyInstance = fastify({ ajv: { customOptions: { ...customOptions, logger: false } } });
  onTestFinished(() => own.close());
  const [ofOwn = [], ofArgot = []] = await Promise.all(
    [own, server({}, serverOptions)].map(async (app) => {
      for (const each of shared) app.addSchema(each);
      app.route({
        method: "body" in schema ? "POST" : "GET",
        url,
        schema: structuredClone(schema),
        handler: ({ params, query, body, headers }) => ({ params, query, body, headers }),
      });
      const responses = await Promise.all(requests.map((request) => app.inject(request)));
      return responses.map((response): Answer => [response.statusCode, response.statusCode === 200 && response.json()]);
    }),
  );
  return { own: ofOwn, argot: ofArgot };
}

const post = (payload: unknown): InjectOptions => ({
  method: "POST",
  url: "/",
  headers: { "content-type": "application/json" },
  payload: JSON.stringify(payload),
});
const object = (properties: object, more: object = {}): object => ({ type: "object", properties, ...more });

const item = object({ id: { type: "integer" }, tags: { type: "array", items: { type: "string" }, default: [] } });
const cases: [name: string, schema: Parts, requests: InjectOptions[], options?: Parameters<typeof answers>[2]][] = [
  [
    "query strings with numbers, booleans, nulls and defaults",
    {
      querystring: object(
        {
          page: { type: "integer", minimum: 1, default: 1 },
          ratio: { type: "number" },
          deep: { type: "boolean", default: false },
          none: { type: "null" },
        },
        { required: ["ratio"] },
      ),
    },
    ["/?ratio=1.5", "/?ratio=2&page=3&deep=true&none=", "/?ratio=x", "/?ratio=1&page=0", "/", "/?ratio=1&deep=yes"].map(
      (url) => ({ url }),
    ),
  ],
  [
    "arrays of one value or several",
    { querystring: object({ ids: { type: "array", items: { type: "integer" } }, one: { type: "string" } }) },
    ["/?ids=1", "/?ids=1&ids=2", "/?ids=a", "/?one=1&one=2", "/"].map((url) => ({ url })),
  ],
  [
    "properties that are not allowed",
    { querystring: object({ a: { type: "string" } }, { additionalProperties: false }) },
    [{ url: "/?a=1&b=2" }, { url: "/?b=2" }],
  ],
  [
    "parameters and headers",
    {
      params: object({ id: { type: "integer" } }),
      headers: object({ "x-count": { type: "integer" }, "x-flag": { type: "boolean", default: true } }),
    },
    [{ url: "/7", headers: { "x-count": "3" } }, { url: "/7", headers: { "x-count": "c" } }, { url: "/x" }],
    { url: "/:id" },
  ],
  [
    "bodies with parts at any depth",
    {
      body: object(
        { items: { type: "array", items: item }, note: { type: ["string", "null"] } },
        { required: ["items"] },
      ),
    },
    [
      { items: [{ id: "1" }, { id: 2, tags: "a" }] },
      { items: { id: 1 } },
      { items: [] },
      {},
      { items: [{ id: "a" }] },
    ].map(post),
  ],
  ["bodies that are one value", { body: { type: "integer", minimum: 1 } }, ["10", "0", "x", [5], null].map(post)],
  [
    "shared schemas, in which defaults and types count as well",
    { body: object({ item: { $ref: "item#" }, more: { type: "array", items: { $ref: "item#/properties/id" } } }) },
    [{ item: { id: "1" } }, { item: {}, more: ["1", 2] }, { item: { id: {} } }].map(post),
    { shared: [{ $id: "item", ...item }] },
  ],
  [
    "schemas that apply under a condition",
    {
      body: {
        type: "object",
        properties: { kind: { type: "string", default: "a" } },
        if: { properties: { kind: { const: "a" } } },
        then: { properties: { size: { type: "integer" } } },
        else: { properties: { size: { type: "boolean" } } },
        allOf: [{ properties: { n: { type: "number" } } }],
        dependencies: { n: { properties: { unit: { type: "string" } } } },
      },
    },
    [{ size: "1" }, { kind: "b", size: "true" }, { kind: "b", size: "1" }, { n: "1", unit: 5 }].map(post),
  ],
  [
    "what Fastify's option turns off",
    { body: object({ a: { type: "integer", default: 1 } }, { additionalProperties: false }) },
    [{ a: "1" }, {}, { b: 1 }, { a: 1 }].map(post),
    { customOptions: { coerceTypes: false, removeAdditional: false, useDefaults: false } },
  ],
  [
    "what Fastify's option sets otherwise",
    {
      body: object({ a: { type: "array", items: { type: "integer" } } }, { additionalProperties: { type: "integer" } }),
    },
    [{ a: "1" }, { a: ["1"] }, { a: [1], b: "x" }, { a: [1], b: 2 }].map(post),
    { customOptions: { coerceTypes: true, removeAdditional: "all" } },
  ],
];
test.each(cases)("%s", async (_name, schema, requests, options) => {
  const { own, argot } = await answers(schema, requests, options);
  expect(argot).toEqual(own);
});

const names = ["a", "b", "c"];
const limits = fc.record(
  { minimum: fc.nat(3), minLength: fc.nat(3), maxItems: fc.nat(3) },
  { requiredKeys: [], noNullPrototype: true },
);
const texts = fc.constantFrom("", "0", "1", "2.5", "true", "false", "null", "abc");
const scalar = fc.oneof(texts, fc.constantFrom(0, 1, 2.5, true, false, null));
const { value } = fc.letrec<{ value: unknown }>((tie) => ({
  value: fc.oneof(
    { maxDepth: 3 },
    scalar,
    fc.array(tie("value"), { maxLength: 3 }),
    fc.dictionary(fc.constantFrom(...names), tie("value"), { noNullPrototype: true }),
  ),
}));
const ofScalar = fc
  .record(
    { type: fc.constantFrom("string", "integer", "number", "boolean", "null"), default: scalar },
    { requiredKeys: ["type"], noNullPrototype: true },
  )
  .chain((schema) => limits.map((more) => ({ ...more, ...schema })));
const { ofObject } = fc.letrec<{ ofObject: object; ofAny: object }>((tie) => ({
  ofAny: fc.oneof(
    { maxDepth: 3 },
    ofScalar,
    tie("ofAny").map((items) => ({ type: "array", items })),
    tie("ofObject"),
  ),
  ofObject: fc
    .tuple(
      fc.dictionary(fc.constantFrom(...names), tie("ofAny"), { noNullPrototype: true }),
      fc.subarray(names),
      fc.option(fc.boolean()),
    )
    .map(([properties, required, additional]) => ({
      type: "object",
      properties,
      // Ajv lets a required property count that it removes.
      required: required.filter((name) => Object.hasOwn(properties, name)),
      ...(additional !== null && { additionalProperties: additional }),
    })),
}));

test("random schemas and requests", async () => {
  const counts = new Map<number, number>();
  const query = fc.array(fc.tuple(fc.constantFrom(...names), texts), { maxLength: 4 });
  const payload = fc.dictionary(fc.constantFrom(...names), value, { noNullPrototype: true });
  await fc.assert(
    fc.asyncProperty(
      ofObject,
      ofObject,
      fc.array(fc.tuple(query, payload), { minLength: 8, maxLength: 8 }),
      async (querystring, body, requests) => {
        const sent = requests.map(([pairs, each]) => ({
          ...post(each),
          url: `/?${new URLSearchParams(pairs).toString()}`,
        }));
        const { own, argot } = await answers({ querystring, body }, sent);
        expect(argot).toEqual(own);
        for (const [status] of own) counts.set(status, (counts.get(status) ?? 0) + 1);
      },
    ),
    { numRuns: 60 },
  );
  expect([...counts.keys()].sort((a, b) => a - b)).toEqual([200, 400]);
});
