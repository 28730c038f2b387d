// What Fastify documents about validation, with Argot: each example works, or is refused by name.
import { draft07 } from "@argot/dialects/draft-07";
import { withErrorMessages } from "@argot/more-keywords/error-message";
import type { FastifyInstance } from "fastify";
import { describe, expect, test } from "vitest";
import { createValidatorFactory, type RequestIssue } from "../src/index.js";
import { messageOf, server } from "./server.js";

const ok = (): string => "ok";

/** The responses to bodies. */
const responses = (app: FastifyInstance, url: string, payloads: readonly object[]): Promise<unknown[]> =>
  Promise.all(payloads.map((payload) => messageOf(app.inject({ method: "POST", url, payload }))));

describe("adding a shared schema", () => {
  test("a reference leads into a schema; an HTTP URI without a path has the path of the root", async () => {
    const app = server();
    app.addSchema({ $id: "http://fastify.example/", type: "object", properties: { hello: { type: "string" } } });
    app.post(
      "/",
      { schema: { body: { type: "array", items: { $ref: "http://fastify.example#/properties/hello" } } } },
      ok,
    );
    expect(await responses(app, "/", [["world"], [{}]])).toEqual([200, "body/0 must be string, is object"]);
  });

  test("a reference is the whole schema of a body, and of headers", async () => {
    const app = server();
    app.addSchema({ $id: "commonSchema", type: "object", properties: { hello: { type: "string" } } });
    const schema = { body: { $ref: "commonSchema#" }, headers: { $ref: "commonSchema#" } };
    app.post("/", { schema }, ok);
    expect(await responses(app, "/", [{ hello: "world" }, { hello: {} }])).toEqual([
      200,
      "body/hello must be string, is object",
    ]);
  });

  test("the schemas of a context are those that it added, and those around it", async () => {
    const app = server();
    app.addSchema({ $id: "one", type: "string" });
    const ids = (instance: FastifyInstance) => (): string[] => Object.keys(instance.getSchemas());
    app.get("/", ids(app));
    await app.register((inner, _options, done) => {
      inner.addSchema({ $id: "two", type: "string" });
      inner.get("/sub", ids(inner));
      done();
    });
    expect((await app.inject("/")).json()).toEqual(["one"]);
    expect((await app.inject("/sub")).json()).toEqual(["one", "two"]);
    expect(app.getSchema("one")).toEqual({ $id: "one", type: "string" });
  });
});

describe("the parts of a request", () => {
  const body = {
    type: "object",
    required: ["requiredKey"],
    properties: {
      someKey: { type: "string" },
      someOtherKey: { type: "number" },
      requiredKey: { type: "array", maxItems: 3, items: { type: "integer" } },
      nullableKey: { type: ["number", "null"] },
      multipleTypesKey: { type: ["boolean", "number"] },
      multipleRestrictedTypesKey: {
        oneOf: [
          { type: "string", maxLength: 5 },
          { type: "number", minimum: 10 },
        ],
      },
      enumKey: { type: "string", enum: ["John", "Foo"] },
      notTypeKey: { not: { type: "array" } },
    },
  };
  test("a body", async () => {
    const app = server();
    app.post("/", { schema: { body } }, ok);
    const full = {
      someKey: "a",
      someOtherKey: 1.5,
      requiredKey: [1, 2],
      nullableKey: null,
      multipleTypesKey: true,
      multipleRestrictedTypesKey: 10,
      enumKey: "Foo",
      notTypeKey: {},
    };
    const wrong = [
      { ...full, requiredKey: undefined },
      { ...full, requiredKey: [1, 2, 3, 4] },
      { ...full, requiredKey: [1.5] },
      { ...full, nullableKey: "a" },
      { ...full, multipleTypesKey: "a" },
      { ...full, multipleRestrictedTypesKey: "abcdef" },
      { ...full, multipleRestrictedTypesKey: -100_000 },
      { ...full, enumKey: "Bar" },
      { ...full, notTypeKey: [] },
    ];
    expect(await responses(app, "/", [full, ...wrong])).toEqual([
      200,
      "body/requiredKey is missing",
      "body/requiredKey must have at most 3 items",
      "body/requiredKey/0 must be integer, is number",
      "body/nullableKey must be one of number, null, is string",
      "body/multipleTypesKey must be one of boolean, number, is string",
      "body/multipleRestrictedTypesKey must have at most 5 characters",
      "body/multipleRestrictedTypesKey must be at least 10",
      "body/enumKey must be one of …",
      "body/notTypeKey must not be of type array",
    ]);
  });
  test("`nullable` is refused by name", async () => {
    const app = server();
    app.post("/", { schema: { body: { properties: { a: { type: "number", nullable: true } } } } }, ok);
    await expect(app.ready()).rejects.toThrow(/#\/properties\/a\/nullable: "nullable" is not a keyword/);
  });
  test("a query string and parameters with numbers", async () => {
    const properties = { name: { type: "string" }, excitement: { type: "integer" } };
    const params = { type: "object", properties: { par: { type: "number" } } };
    const app = server();
    app.get("/:par", { schema: { params, querystring: { type: "object", properties } } }, (request) => [
      request.params,
      request.query,
    ]);
    expect((await app.inject("/1.5?name=a&excitement=7")).json()).toEqual([{ par: 1.5 }, { name: "a", excitement: 7 }]);
    expect(await messageOf(app.inject("/x"))).toBe("params/par must be number, is string");
    expect(await messageOf(app.inject("/1?excitement=7.5"))).toBe("querystring/excitement must be integer, is string");
  });
  test("an array of the query string and its default", async () => {
    const app = server();
    const properties = { ids: { type: "array", items: { type: "integer" }, default: [] } };
    app.get("/", { schema: { querystring: { type: "object", properties } } }, (request) => request.query);
    const received = await Promise.all(["/", "/?ids=1", "/?ids=1&ids=2"].map((url) => app.inject(url)));
    expect(received.map((each) => each.json())).toEqual([{ ids: [] }, { ids: [1] }, { ids: [1, 2] }]);
  });
  test("names of headers are in lower case, and refused by name if they are not", async () => {
    const app = server();
    const headers = { type: "object", properties: { "x-foo": { type: "string", minLength: 2 } }, required: ["x-foo"] };
    app.get("/", { schema: { headers } }, ok);
    const get = (sent: Record<string, string>): Promise<unknown> => messageOf(app.inject({ url: "/", headers: sent }));
    expect(await get({ "X-FOO": "ab" })).toBe(200);
    expect(await get({ "X-FOO": "a" })).toBe("headers/x-foo must have at least 2 characters");
    expect(await get({})).toBe("headers/x-foo is missing");
    const other = server({ changes: "none" });
    other.get("/", { schema: { headers: { type: "object", required: ["X-Api-Key"] } } }, ok);
    await expect(other.ready()).rejects.toThrow(/write "x-api-key" instead of "X-Api-Key"/);
  });
  test("a body has a schema for each content type", async () => {
    const app = server();
    const content = {
      "application/json": { schema: { type: "object" } },
      "text/plain": { schema: { type: "string", minLength: 2 } },
    };
    app.post("/", { schema: { body: { content } } }, ok);
    const send = (type: string, payload: string): Promise<unknown> =>
      messageOf(app.inject({ method: "POST", url: "/", headers: { "content-type": type }, payload }));
    expect(await send("application/json", "{}")).toBe(200);
    expect(await send("application/json", "[]")).toBe("body must be object, is array");
    expect(await send("text/plain", "a")).toBe("body must have at least 2 characters");
  });
  test("a part has a validator compiler of its own", async () => {
    const app = server();
    const factory = createValidatorFactory({ changes: "none" });
    // What the factory makes of shared schemas is a validator compiler.
    const compiler = factory({}, { customOptions: {}, plugins: [] }) as never;
    app.get(
      "/",
      { validatorCompiler: compiler, schema: { querystring: { properties: { a: { type: "integer" } } } } },
      ok,
    );
    expect(await messageOf(app.inject("/?a=1"))).toBe("querystring/a must be integer, is string");
  });
  test("keywords of Ajv's plugins are refused by name", async () => {
    const app = server();
    app.post("/", { schema: { body: { $merge: { source: { type: "object" }, with: { required: ["q"] } } } } }, ok);
    await expect(app.ready()).rejects.toThrow(/"\$merge" is not a keyword/);
  });
});

describe("errors", () => {
  const schema = { body: { type: "object", properties: { name: { type: "string" } }, required: ["name"] } };
  test("are a response with status 400", async () => {
    const app = server();
    app.post("/", { schema }, ok);
    expect((await app.inject({ method: "POST", url: "/", payload: {} })).json()).toEqual({
      statusCode: 400,
      code: "FST_ERR_VALIDATION",
      error: "Bad Request",
      message: "body/name is missing",
    });
  });
  test("are attached to the request", async () => {
    const app = server();
    app.post("/", { schema, attachValidation: true }, (request, reply) => {
      const { message, validation, validationContext } = request.validationError ?? {};
      return reply.send({ message, validation, validationContext });
    });
    expect((await app.inject({ method: "POST", url: "/", payload: {} })).json()).toEqual({
      message: "body/name is missing",
      validation: [
        {
          keyword: "required",
          instancePath: "/name",
          schemaPath: "#/required",
          params: { missingProperty: "name" },
          message: "is missing",
        },
      ],
      validationContext: "body",
    });
  });
  test("are formatted by a schemaErrorFormatter", async () => {
    const app = server(
      {},
      {
        schemaErrorFormatter: (errors, part) =>
          new Error(
            `${part}: ${errors.map(({ keyword, params }) => `${keyword} ${String(params["missingProperty"])}`).join()}`,
          ),
      },
    );
    app.post("/", { schema }, ok);
    expect(await responses(app, "/", [{}])).toEqual(["body: required name"]);
    const other = server();
    other.setSchemaErrorFormatter((errors) => new Error(String(errors.length)));
    other.post("/", { schema }, ok);
    expect(await responses(other, "/", [{}])).toEqual(["1"]);
  });
  test("reach an error handler", async () => {
    const app = server();
    app.setErrorHandler((error: { validation?: RequestIssue[]; validationContext?: string }, _request, reply) =>
      reply
        .status(422)
        .send({ part: error.validationContext, errors: error.validation?.map(({ message }) => message) }),
    );
    app.post("/", { schema }, ok);
    const response = await app.inject({ method: "POST", url: "/", payload: {} });
    expect([response.statusCode, response.json()]).toEqual([422, { part: "body", errors: ["is missing"] }]);
  });
  test("have the messages of the schema's author", async () => {
    const app = server({ dialects: [withErrorMessages(draft07)] });
    const body = {
      type: "object",
      properties: {
        name: { type: "string", errorMessage: { type: "Bad name" } },
        age: { type: "number", minimum: 18, errorMessage: { type: "Bad age", minimum: "Too young" } },
      },
      required: ["name", "age"],
      errorMessage: { required: { name: "Why no name!", age: "Why no age!" } },
    };
    app.post("/", { schema: { body } }, ok);
    expect(await responses(app, "/", [{}, { name: {}, age: 17 }])).toEqual([
      "body/name Why no name!, body/age Why no age!",
      "body/name Bad name, body/age Too young",
    ]);
  });
});

describe("references", () => {
  const city = { type: "object", properties: { city: { type: "string" } } };
  const cases: [name: string, shared: object | undefined, body: object][] = [
    [
      "to an $id in the schema",
      undefined,
      { definitions: { foo: { $id: "#address", ...city } }, properties: { home: { $ref: "#address" } } },
    ],
    [
      "to its definitions",
      undefined,
      { definitions: { foo: { $id: "#address", ...city } }, properties: { home: { $ref: "#/definitions/foo" } } },
    ],
    [
      "to an $id in a shared schema",
      { $id: "http://foo/common.json", definitions: { foo: { $id: "#address", ...city } } },
      { properties: { home: { $ref: "http://foo/common.json#address" } } },
    ],
    [
      "to the definitions of a shared schema",
      { $id: "http://foo/shared.json", definitions: { foo: city } },
      { properties: { home: { $ref: "http://foo/shared.json#/definitions/foo" } } },
    ],
  ];
  test.each(cases)("%s", async (_name, shared, body) => {
    const app = server();
    if (shared) app.addSchema(shared);
    app.post("/", { schema: { body } }, ok);
    expect(await responses(app, "/", [{ home: { city: "Oslo" } }, { home: { city: {} } }])).toEqual([
      200,
      "body/home/city must be string, is object",
    ]);
  });
});

test("the schemas of responses are Fastify's, with shared schemas", async () => {
  const app = server();
  app.addSchema({ $id: "user", type: "object", properties: { name: { type: "string" } } });
  app.get("/", { schema: { response: { "2xx": { type: "array", items: { $ref: "user" } } } } }, () => [
    { name: "Ada", secret: 1 },
  ]);
  expect((await app.inject("/")).json()).toEqual([{ name: "Ada" }]);
});
