// A real server answers requests.
import { german } from "@argot/messages/de";
import type { ValidationIssue } from "argot";
import type { FastifyInstance } from "fastify";
import { describe, expect, test } from "vitest";
import { createValidatorFactory, type RequestIssue } from "../src/index.js";
import { messageOf, server } from "./server.js";

const person = {
  type: "object",
  properties: { name: { type: "string", minLength: 1 }, password: { type: "string", minLength: 12 } },
  required: ["name"],
  additionalProperties: false,
};

const post = (app: FastifyInstance, payload: object, url = "/"): Promise<unknown> =>
  messageOf(app.inject({ method: "POST", url, payload }));

test("a request over HTTP is validated", async () => {
  const app = server();
  app.post("/people", { schema: { body: person } }, (request) => request.body);
  const address = await app.listen({ port: 0, host: "127.0.0.1" });
  const send = (body: object): Promise<Response> =>
    fetch(`${address}/people`, {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: JSON.stringify(body),
    });
  const accepted = await send({ name: "Ada" });
  expect([accepted.status, await accepted.json()]).toEqual([200, { name: "Ada" }]);
  const refused = await send({ name: {}, password: "a", nick: "b" });
  expect([refused.status, await refused.json()]).toEqual([
    400,
    {
      statusCode: 400,
      code: "FST_ERR_VALIDATION",
      error: "Bad Request",
      message: "body/name must be string, is object, body/password must have at least 12 characters",
    },
  ]);
});

describe("a response", () => {
  test("names the part of the request", async () => {
    const app = server();
    const text = (pattern: string): object => ({
      type: "object",
      properties: { id: { type: "string", pattern } },
      required: ["id"],
    });
    app.get("/:id", { schema: { params: text("^[0-9]+$"), querystring: text("^q"), headers: text("^h") } }, () => "ok");
    const get = (url: string, headers = {}): Promise<unknown> => messageOf(app.inject({ url, headers }));
    expect(await get("/x")).toBe("params/id must match the pattern …");
    expect(await get("/1")).toBe("querystring/id is missing");
    expect(await get("/1?id=q")).toBe("headers/id is missing");
    expect(await get("/1?id=q", { id: "h" })).toBe(200);
  });
  test("contains nothing of the request but names", async () => {
    const app = server();
    app.post("/", { schema: { body: person } }, () => "ok");
    expect(await post(app, { name: "Ada", password: "hunter2" })).toBe(
      "body/password must have at least 12 characters",
    );
  });
  test("is in the language of the templates", async () => {
    const app = server({ messages: german });
    app.post("/", { schema: { body: person } }, () => "ok");
    expect(await post(app, {})).toBe("body/name fehlt");
  });
  test("has ten issues, or as many as the option says", async () => {
    const items = Array.from({ length: 1000 }, () => [1, 2]);
    const schema = { body: { type: "array", items: { type: "string" } } };
    const app = server();
    app.post("/", { schema }, () => "ok");
    expect(String(await post(app, items)).split("string").length - 1).toBe(10);
    const first = server({ maxErrors: 1 });
    first.post("/", { schema }, () => "ok");
    expect(await post(first, items)).toBe("body/0 must be string, is array");
  });
  test.each([1, 3])("has %d issues if the option says so, however many properties are missing", async (maxErrors) => {
    const app = server({ maxErrors });
    const required = Array.from({ length: 20 }, (_, i) => `p${i}`);
    app.setErrorHandler((error: { validation?: RequestIssue[] }, _request, reply) =>
      reply.status(422).send(error.validation?.map(({ instancePath }) => instancePath)),
    );
    app.post("/", { schema: { body: { required } } }, () => "ok");
    const response = await app.inject({ method: "POST", url: "/", payload: {} });
    expect(response.json()).toEqual(["/p0", "/p1", "/p2"].slice(0, maxErrors));
  });
});

describe("error.validation", () => {
  async function validationOf(schema: object, payload: object): Promise<RequestIssue[]> {
    const app = server();
    let found: RequestIssue[] = [];
    app.setErrorHandler((error: { validation?: RequestIssue[] }, _request, reply) => {
      found = error.validation ?? [];
      return reply.status(422).send({ validation: error.validation });
    });
    app.post("/", { schema: { body: schema } }, () => "ok");
    const response = await app.inject({ method: "POST", url: "/", payload });
    // What is sent lacks the issues.
    expect(response.json()).toEqual({ validation: found.map((each) => ({ ...each })) });
    return found;
  }
  test("has the members that handlers read", async () => {
    expect(await validationOf({ properties: { a: { minimum: 1 } }, required: ["b"] }, { a: 0 })).toEqual([
      {
        keyword: "required",
        instancePath: "/b",
        schemaPath: "#/required",
        params: { missingProperty: "b" },
        message: "is missing",
      },
      {
        keyword: "minimum",
        instancePath: "/a",
        schemaPath: "#/properties/a/minimum",
        params: { limit: 1 },
        message: "must be at least 1",
      },
    ]);
  });
  test("names a schema that allows nothing", async () => {
    expect(await validationOf({ not: {} }, {})).toMatchObject([{ keyword: "not", instancePath: "" }]);
    expect(await validationOf({ allOf: [false] }, {})).toMatchObject([{ keyword: "allOf", schemaPath: "#/allOf/0" }]);
  });
  test("has the whole issues for the server", async () => {
    const [first] = await validationOf({ enum: [{ a: 1 }] }, { a: 2 });
    const issue: ValidationIssue | undefined = first?.issue;
    expect(issue?.data["actual"]).toEqual({ a: 2 });
  });
});

describe("a limit", () => {
  test("that a request exceeds is an error of the client", async () => {
    const app = server({ limits: { depth: 2 } });
    app.post("/", { schema: { body: {} } }, () => "ok");
    expect(await post(app, [[1]])).toBe(200);
    expect(await post(app, [[[1]]])).toBe('body must not exceed the limit "depth" of 2');
  });
});

describe("schemas", () => {
  test("of several dialects are on one server", async () => {
    const app = server();
    const schema = (dialect: string, items: object): object => ({
      body: { $schema: dialect, type: "array", ...items },
    });
    app.post(
      "/7",
      { schema: schema("http://json-schema.org/draft-07/schema#", { items: [{ type: "string" }] }) },
      () => "ok",
    );
    app.post(
      "/2020",
      { schema: schema("https://json-schema.org/draft/2020-12/schema", { prefixItems: [{ type: "string" }] }) },
      () => "ok",
    );
    expect(await post(app, [{}], "/7")).toBe("body/0 must be string, is object");
    expect(await post(app, [{}], "/2020")).toBe("body/0 must be string, is object");
  });
  test("are shared within their context", async () => {
    const app = server();
    app.addSchema({ $id: "https://example.com/id", type: "string", minLength: 2 });
    app.post("/outer", { schema: { body: { $ref: "https://example.com/id" } } }, () => "ok");
    await app.register((inner, _options, done) => {
      inner.addSchema({ $id: "https://example.com/ids", type: "array", items: { $ref: "id" } });
      inner.post("/inner", { schema: { body: { $ref: "https://example.com/ids" } } }, () => "ok");
      done();
    });
    expect(await post(app, ["ab", "c"], "/inner")).toBe("body/1 must have at least 2 characters");
    const other = server();
    other.post("/", { schema: { body: { $ref: "https://example.com/ids" } } }, () => "ok");
    await expect(other.ready()).rejects.toThrow(/https:\/\/example\.com\/ids; add the document/);
  });
  test("have their identifiers beside `$ref` as well", async () => {
    const app = server();
    app.addSchema({ $id: "name", type: "string" });
    app.addSchema({ $id: "alias", $ref: "name#" });
    app.addSchema({ $id: "https://example.com/deep/alias#", $ref: "other", definitions: { a: { type: "string" } } });
    app.addSchema({ $id: "https://example.com/deep/other", type: "string" });
    app.post("/", { schema: { body: { properties: { a: { $ref: "alias#" } } } } }, () => "ok");
    app.post("/deep", { schema: { body: { items: { $ref: "https://example.com/deep/alias" } } } }, () => "ok");
    expect(await post(app, { a: {} }, "/")).toBe("body/a must be string, is object");
    expect(await post(app, [{}], "/deep")).toBe("body/0 must be string, is object");
  });
  test("that are wrong are refused when the server starts", async () => {
    const app = server();
    app.post("/", { schema: { body: { type: "strnig" } } }, () => "ok");
    await expect(app.ready()).rejects.toThrow(/POST: \/, due to error .*#\/type/);
  });
  test("with unknown keywords are refused, unless the option says otherwise", async () => {
    const body = { type: "object", exmaple: 1 };
    const app = server();
    app.post("/", { schema: { body } }, () => "ok");
    await expect(app.ready()).rejects.toThrow(/"exmaple" is not a keyword/);
    const lenient = server({ strict: false });
    lenient.post("/", { schema: { body } }, () => "ok");
    expect(await post(lenient, {})).toBe(200);
  });
});

describe("changes", () => {
  const querystring = { type: "object", properties: { page: { type: "integer", default: 1 } } };
  test("are not made, if the option says so", async () => {
    const app = server({ changes: "none" });
    app.get("/", { schema: { querystring } }, (request) => request.query);
    expect((await app.inject("/")).json()).toEqual({});
    expect(await messageOf(app.inject("/?page=1"))).toBe("querystring/page must be integer, is string");
  });
  test("that take too much work are an error of the client", async () => {
    const app = server();
    app.post("/", { schema: { body: { items: { $ref: "#" } } } }, () => "ok");
    const payload = `${"[".repeat(2000)}"a"${"]".repeat(2000)}`;
    const headers = { "content-type": "application/json" };
    // Nothing in this schema changes a value.
    expect(await messageOf(app.inject({ method: "POST", url: "/", headers, payload }))).toBe(200);
    const other = server();
    other.post("/", { schema: { body: { type: ["array", "integer"], items: { $ref: "#" } } } }, () => "ok");
    expect(await messageOf(other.inject({ method: "POST", url: "/", headers, payload }))).toBe(
      'body must not exceed the limit "depth" of 1500',
    );
  });
});

describe("an option", () => {
  test("that is wrong is refused at once", () => {
    expect(() => createValidatorFactory({ changes: "refuse" as never })).toThrow(/changes must be "apply" or "none"/);
    expect(() => createValidatorFactory({ maxErrors: 0 })).toThrow(/maxErrors/);
    expect(() => createValidatorFactory({ dialect: "https://example.com/none" })).toThrow(/example\.com\/none/);
    expect(() => createValidatorFactory({ coerce: false } as never)).toThrow(/coerce/);
  });
  test("for Ajv is refused, unless it says what is changed", async () => {
    const app = server({}, { ajv: { customOptions: { removeAdditional: false, strictTypes: false } } });
    app.post("/", { schema: { body: {} } }, () => "ok");
    await expect(app.ready()).rejects.toThrow(/ajv\.customOptions\.strictTypes/);
    const plugged = server({}, { ajv: { plugins: [(ajv: unknown) => ajv] as never } });
    plugged.post("/", { schema: { body: {} } }, () => "ok");
    await expect(plugged.ready()).rejects.toThrow(/ajv\.plugins/);
  });
});

test("request.validateInput uses the same schemas", async () => {
  const app = server();
  app.get("/", (request) => {
    const schema = { type: "object", properties: { a: { type: "integer" } } };
    const validate = request.compileValidationSchema(schema);
    return [validate({ a: "1" }), validate({ a: "x" }), request.validateInput({ a: 1 }, schema)];
  });
  expect((await app.inject("/")).json()).toEqual([true, false, true]);
});
