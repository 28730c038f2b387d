// oxlint-disable typescript/no-explicit-any -- both classes take the same calls
// Schemas that `compileAsync` loads: what `loadSchema` may return, and how often it is called.
import { type Row, results } from "./row.js";

const at = (name: string): string => `https://example.com/${name}`;
const documents: Readonly<Record<string, unknown>> = {
  [at("a")]: { type: "object", properties: { b: { $ref: "b" }, c: { $ref: "c#/definitions/d" } } },
  [at("b")]: { type: "string" },
  [at("c")]: { $id: at("c"), type: "number", definitions: { d: { type: "null" }, e: { $ref: "unused" } } },
  [at("meta")]: {
    $id: at("meta"),
    $schema: "http://json-schema.org/draft-07/schema#",
    type: "object",
    properties: { title: { type: "string", maxLength: 3 } },
  },
  [at("invalid")]: { type: "text" },
  [at("text")]: "text",
  [at("true")]: true,
};

/** How a schema is returned. */
const returned: Readonly<Record<string, (schema: unknown) => unknown>> = {
  "a promise": async (schema) => schema,
  "a value": (schema) => schema,
  "a promise of another library": (schema) => ({ then: (take: (value: unknown) => void) => take(schema) }),
};

const failing: Readonly<Record<string, () => unknown>> = {
  "an error that is thrown": () => {
    throw new RangeError("not there");
  },
  "a rejected promise": () => Promise.reject(new RangeError("not there")),
};

const settled = (promise: Promise<unknown>): Promise<unknown> =>
  promise.catch((error: Error) => [error.constructor.name, error.message]);

/** Compiles schemas at the same time, and says which documents were loaded for it. */
const loading =
  (load: (schema: unknown, uri: string) => unknown, ...schemas: readonly object[]): Row[1] =>
  async (ajv) => {
    const loaded: string[] = [];
    ajv.opts.loadSchema = (uri: string) => (loaded.push(uri), load(documents[uri], uri));
    const validates = schemas.map((schema) =>
      settled(ajv.compileAsync(schema).then((validate: any) => results(validate, { b: 1 }, { c: 1 }, "", 1))),
    );
    return [await Promise.all(validates), loaded.sort()];
  };

const options = { loadSchema: async () => ({}) };
const schemas: Readonly<Record<string, object>> = {
  "a schema that refers to others": { $ref: at("a") },
  "a part of a schema": { $ref: at("c#/definitions/d") },
  "a schema in a meta-schema that is loaded": { $schema: at("meta"), title: "abc", type: "number" },
  "an invalid schema in a meta-schema that is loaded": { $schema: at("meta"), title: "abcd" },
  "an invalid schema": { $ref: at("invalid") },
  "a text in place of a schema": { $ref: at("text") },
  "a schema that is true": { $ref: at("true") },
  "a schema with definitions that are not used": { type: "string", definitions: { a: { $ref: at("a") } } },
};

export const rows: readonly Row[] = [
  ...Object.entries(schemas).flatMap(([what, schema]) =>
    Object.entries(returned).map(([how, load]): Row => [`${what}, loaded as ${how}`, loading(load, schema), options]),
  ),
  ...Object.entries(failing).map(([what, load]): Row => [what, loading(load, { $ref: at("a") }), options]),
  [
    "a schema that is loaded for two",
    loading(async (schema) => schema, { $ref: at("a") }, { $ref: at("b") }, { allOf: [{ $ref: at("a") }] }),
    options,
  ],
  [
    "a schema that cannot be loaded at first",
    async (ajv) => {
      let calls = 0;
      ajv.opts.loadSchema = async (uri: string) => {
        if (calls++ === 0) throw new Error("not there");
        return documents[uri];
      };
      const compiled = (): Promise<unknown> =>
        settled(ajv.compileAsync({ $ref: at("b") }).then((validate: any) => results(validate, 1)));
      return [await compiled(), await compiled(), calls];
    },
    options,
  ],
];
