import { describe, expect, test } from "vitest";
import { openDocument } from "../index.js";
import type { RequestMessage, ResponseMessage } from "./operation.js";

const file = (size: number): Blob => new Blob(["a".repeat(size)]);
const json = (schema: object): object => ({ content: { "application/json": { schema } } });
const document = {
  openapi: "3.1.0",
  info: { title: "Pets", version: "1" },
  paths: {
    "/pets/{id}": {
      parameters: [
        { name: "id", in: "path", required: true, schema: { type: "integer", minimum: 1 } },
        { name: "trace", in: "header", schema: { type: "string" } },
      ],
      get: {
        operationId: "getPet",
        parameters: [
          { $ref: "#/components/parameters/fields" },
          {
            name: "filter",
            in: "query",
            style: "deepObject",
            schema: { type: "object", properties: { age: { type: "integer" } }, additionalProperties: false },
          },
          { name: "q", in: "query", content: { "application/json": { schema: { type: "object", required: ["a"] } } } },
          { name: "empty", in: "query", allowEmptyValue: true, schema: { type: "integer", readOnly: true } },
          { name: "Trace", in: "header", required: true, schema: { type: "string", maxLength: 3 } },
          { name: "session", in: "cookie", schema: { type: "string", minLength: 3 } },
          { name: "Accept", in: "header", required: true, schema: { const: "never" } },
        ],
        responses: {
          200: {
            description: "",
            headers: { "X-Rate": { required: true, schema: { type: "integer" } } },
            ...json({ $ref: "#/components/schemas/Pet" }),
          },
          "4XX": { description: "", content: { "application/problem+json": { schema: { required: ["title"] } } } },
          404: { $ref: "#/components/responses/none" },
        },
      },
      put: {
        requestBody: { $ref: "#/components/requestBodies/pet" },
        responses: { default: { description: "" } },
      },
    },
    "/forms": {
      post: {
        operationId: "form",
        requestBody: {
          content: {
            "application/x-www-form-urlencoded": {
              schema: {
                type: "object",
                properties: {
                  n: { type: "integer" },
                  list: { type: "array", items: { type: "integer" } },
                  csv: { type: "array", items: { type: "integer" } },
                },
                required: ["n"],
              },
              encoding: { csv: { style: "form", explode: false } },
            },
            "multipart/form-data": {
              schema: {
                type: "object",
                properties: { meta: { type: "object", required: ["a"] }, file: { type: "string", maxLength: 5 } },
              },
            },
            "text/plain": { schema: { type: "integer" } },
            "text/*": { schema: { type: "string", maxLength: 3 } },
          },
        },
        responses: { 204: { description: "" } },
      },
    },
  },
  components: {
    parameters: {
      fields: {
        name: "fields",
        in: "query",
        explode: false,
        schema: { type: "array", items: { enum: ["name", "age"] } },
      },
    },
    requestBodies: { pet: { required: true, ...json({ $ref: "#/components/schemas/Pet" }) } },
    responses: { none: { description: "" } },
    schemas: {
      Pet: {
        type: "object",
        properties: {
          id: { type: "integer", readOnly: true },
          name: { type: "string" },
          secret: { type: "string", writeOnly: true },
        },
        required: ["id", "name", "secret"],
      },
    },
  },
};
const api = openDocument(document);
const get = { path: { id: "1" }, headers: { trace: "t" } };
const issuesOf = (operation: string, request: RequestMessage): readonly string[] =>
  api
    .operation(operation)
    .checkRequest(request)
    .issues.map(({ in: part, name, pointer, message }) => [part, name, pointer, message].join(" "));
const responseIssues = (operation: string, response: ResponseMessage): readonly string[] =>
  api
    .operation(operation)
    .checkResponse(response)
    .issues.map(({ in: part, name, pointer, message }) => [part, name, pointer, message].join(" "));

describe("a request", () => {
  test("has the values of its parameters", () => {
    const { valid, issues, values } = api.operation("getPet").checkRequest({
      path: { id: "7" },
      query: "fields=name,age&filter[age]=3&q=%7B%22a%22%3A1%7D&empty=",
      headers: { TRACE: "abc", Cookie: "a=b; session=xyz" },
    });
    expect(issues).toEqual([]);
    expect(valid).toBe(true);
    expect(values).toEqual({
      path: { id: 7 },
      query: { fields: ["name", "age"], filter: { age: 3 }, q: { a: 1 }, empty: "" },
      headers: { Trace: "abc" },
      cookies: { session: "xyz" },
      querystring: undefined,
      body: undefined,
    });
  });

  test.each([
    ["getPet", { ...get, path: {} }, ["path id  is missing"]],
    ["getPet", { ...get, path: { id: "x" } }, ["path id  must be integer, is string"]],
    ["getPet", { ...get, path: { id: "%" } }, ["path id  must be percent-encoded UTF-8"]],
    ["getPet", { ...get, path: new Map([["id", "0"]]) }, ["path id  must be at least 1"]],
    ["getPet", { path: { id: "1" } }, ["header Trace  is missing"]],
    ["getPet", { ...get, headers: { trace: ["a", "b"] } }, ["header Trace  must have at most 3 characters"]],
    ["getPet", { ...get, query: "fields=name,size" }, ["query fields /1 must be one of …"]],
    ["getPet", { ...get, query: "fields=name&fields=age" }, ["query fields  must be there once"]],
    ["getPet", { ...get, query: "filter[age]=x" }, ["query filter /age must be integer, is string"]],
    ["getPet", { ...get, query: "filter[__proto__]=x" }, ["query filter /__proto__ is not a known property"]],
    ["getPet", { ...get, query: "filter[a]b=x" }, ["query filter  must be written as filter[property]=value"]],
    ["getPet", { ...get, query: "q={" }, ["query q  must be JSON"]],
    ["getPet", { ...get, query: "q={}" }, ["query q /a is missing"]],
    [
      "getPet",
      { ...get, headers: { trace: "t", cookie: "session=x" } },
      ["cookie session  must have at least 3 characters"],
    ],
    ["put /pets/{id}", { path: { id: "1" }, body: { name: "a", secret: "b" } }, []],
    ["PUT /pets/{id}", { path: { id: "1" } }, ["body   is missing"]],
    [
      "PUT /pets/{id}",
      { path: { id: "1" }, body: { id: 1, name: "a", secret: "b" } },
      ["body  /id must not be sent to the server: it is read-only"],
    ],
    [
      "PUT /pets/{id}",
      { path: { id: "1" }, body: {}, headers: { "content-type": "text/plain" } },
      ["header content-type  must be application/json"],
    ],
    [
      "PUT /pets/{id}",
      { path: { id: "1" }, body: { name: 1 }, headers: { "content-type": "Application/JSON; charset=utf-8" } },
      ["body  /secret is missing", "body  /name must be string, is integer"],
    ],
  ] as [string, RequestMessage, string[]][])("%s %j has the issues %j", (operation, request, expected) => {
    expect(issuesOf(operation, request).toSorted()).toEqual(expected.toSorted());
  });

  test.each([
    ["application/x-www-form-urlencoded", "n=1&list=1&list=2&csv=1,2", [], { n: 1, list: [1, 2], csv: [1, 2] }],
    ["application/x-www-form-urlencoded", { n: "1", list: ["1", "2"] }, [], { n: 1, list: [1, 2] }],
    ["application/x-www-form-urlencoded", new URLSearchParams("n=1"), [], { n: 1 }],
    [
      "application/x-www-form-urlencoded",
      "list=a",
      ["body  /n is missing", "body  /list/0 must be integer, is string"],
      { list: ["a"] },
    ],
    ["application/x-www-form-urlencoded", "n=%", ["body   must be a form"], "n=%"],
    ["application/x-www-form-urlencoded", 5, ["body   must be a form"], 5],
    ["application/x-www-form-urlencoded", "n=1&__proto__=2", [], JSON.parse('{ "n": 1, "__proto__": "2" }')],
    [
      "multipart/form-data; boundary=x",
      [
        ["meta", '{"a":1}'],
        ["file", file(2)],
      ],
      [],
      { meta: { a: 1 }, file: file(2) },
    ],
    [
      "multipart/form-data",
      new Map<string, unknown>([["file", file(9)]]),
      ["body  /file must have at most 5 characters"],
      { file: file(9) },
    ],
    ["multipart/form-data", new Map([["meta", "{"]]), ['body   "meta" must be JSON'], new Map([["meta", "{"]])],
    ["text/plain", "5", [], 5],
    ["text/plain", "x", ["body   must be integer, is string"], "x"],
    ["text/html", "long", ["body   must have at most 3 characters"], "long"],
    [
      "image/png",
      new Uint8Array(2),
      [
        "header content-type  must be one of application/x-www-form-urlencoded, multipart/form-data, text/plain, text/*",
      ],
      new Uint8Array(2),
    ],
    ["text/css", new Uint8Array(9), [], new Uint8Array(9)],
  ] as [string, unknown, string[], unknown][])(
    "with the form or text %s %j has the issues %j",
    (type, body, expected, value) => {
      const request = {
        body: Array.isArray(body) ? new Map(body as [string, unknown][]) : body,
        headers: { "content-type": type },
      };
      expect(issuesOf("form", request).toSorted()).toEqual(expected.toSorted());
      expect(api.operation("form").checkRequest(request).values.body).toEqual(value);
    },
  );

  test("may have its whole query as a form or as JSON", () => {
    const of = (content: object): ReturnType<typeof openDocument> =>
      openDocument({
        openapi: "3.2.0",
        info: document.info,
        paths: {
          "/a": {
            get: {
              parameters: [{ name: "q", in: "querystring", required: true, content }],
              responses: { 200: { description: "" } },
            },
          },
        },
      });
    const schema = {
      type: "object",
      properties: { n: { type: "integer" }, list: { type: "array", items: { type: "integer" } } },
    };
    const form = of({
      "application/x-www-form-urlencoded": { schema, encoding: { list: { style: "form", explode: false } } },
    });
    const check = (opened: typeof form, query: string) => opened.operation("GET /a").checkRequest({ query });
    expect(check(form, "n=5&list=1,2&s=a+b%2B").values.querystring).toEqual({ n: 5, list: [1, 2], s: "a b+" });
    expect(check(form, "n=x").issues).toMatchObject([{ in: "query", name: "q", pointer: "/n" }]);
    expect(check(form, "").issues).toMatchObject([{ message: "is missing" }]);
    expect(check(form, "n=%FF").issues).toMatchObject([{ message: "must be a form" }]);
    const asJson = of({ "application/json": { schema } });
    expect(check(asJson, "%7B%22n%22%3A5%7D").values.querystring).toEqual({ n: 5 });
    expect(check(asJson, "n=5").issues).toMatchObject([{ message: "must be JSON" }]);
  });

  test("with texts in another form than they are sent in is refused", () => {
    expect(() => api.operation("getPet").checkRequest({ ...get, query: { fields: "name" } as never })).toThrow(
      "`query` must be the text after",
    );
    expect(issuesOf("getPet", { path: null as never, query: null as never, headers: null as never })).toEqual([
      "path id  is missing",
      "header Trace  is missing",
    ]);
  });

  test("with a body of JSON that nobody has parsed is refused, and other types are not looked into", () => {
    const bytes = new TextEncoder().encode("{}");
    const headers = { "content-type": "application/json" };
    expect(issuesOf("PUT /pets/{id}", { path: { id: "1" }, headers, body: bytes })).toEqual([
      "body   must be read as JSON; it is bytes",
    ]);
    const opened = openDocument({
      openapi: "3.1.0",
      info: document.info,
      paths: {
        "/a": {
          post: {
            requestBody: { content: { "*/*": { schema: { type: "object" } } } },
            responses: { 200: { description: "" } },
          },
        },
      },
    });
    const check = (type: string, body: unknown): boolean =>
      opened.operation("POST /a").checkRequest({ headers: { "content-type": type }, body }).valid;
    expect(check("application/xml", "<a/>")).toBe(true);
    expect(check("application/xml", bytes)).toBe(true);
    expect(check("text/plain", bytes)).toBe(false);
    expect(check("application/xml", [])).toBe(false);
    expect(check("application/json", "<a/>")).toBe(false);
    expect(check("text/plain", "<a/>")).toBe(false);
  });

  test("has a limited number of issues", () => {
    const opened = openDocument({
      openapi: "3.1.0",
      info: document.info,
      paths: {
        "/a": {
          get: {
            parameters: [{ name: "a", in: "query", schema: { type: "array", items: { type: "integer" } } }],
            responses: { 200: { description: "" } },
          },
        },
      },
    });
    const query = "a=x&".repeat(1000);
    expect(opened.operation("GET /a").checkRequest({ query }).issues.length).toBe(100);
  });

  test("issues have the issue of the schema, but do not show it", () => {
    const [issue] = api.operation("getPet").checkRequest({ ...get, path: { id: "secret" } }).issues;
    expect(JSON.stringify(issue)).not.toContain("secret");
    expect(issue?.issue?.data).toMatchObject({ expected: ["integer"] });
  });
});

describe("a response", () => {
  const headers = { "x-rate": "5", "content-type": "application/json" };
  test.each([
    [{ status: 200, headers, body: { id: 1, name: "a" } }, []],
    [
      { status: 200, headers, body: { id: 1, name: "a", secret: "s" } },
      ["body  /secret must not be sent by the server: it is write-only"],
    ],
    [
      { status: 200, headers: { "x-rate": "many" }, body: { id: 1, name: "a" } },
      ["header X-Rate  must be integer, is string"],
    ],
    [{ status: 200, body: { id: 1, name: "a" } }, ["header X-Rate  is missing"]],
    [{ status: 200, headers, body: { name: "a" } }, ["body  /id is missing"]],
    [{ status: 404, body: { anything: 1 } }, []],
    [{ status: 200, headers }, ["body   is missing"]],
    [{ status: 404 }, []],
    [{ status: 422, headers: { "content-type": "application/problem+json" }, body: {} }, ["body  /title is missing"]],
    [{ status: 500 }, ["status   must be one that is described; 500 is not"]],
    [{ status: 42 }, ["status   must be one that is described; 42 is not"]],
    [{ status: 4000 }, ["status   must be one that is described; 4000 is not"]],
  ] as [ResponseMessage, string[]][])("%j has the issues %j", (response, expected) => {
    expect(responseIssues("getPet", response)).toEqual(expected);
  });

  test("may be the default one", () => {
    expect(responseIssues("PUT /pets/{id}", { status: 500, body: 1 })).toEqual([]);
    expect(responseIssues("PUT /pets/{id}", { status: 204 })).toEqual([]);
    expect(responseIssues("PUT /pets/{id}", { status: 204, body: 1 })).toEqual([
      "body   must not be there with the status 204",
    ]);
  });
});

describe("operations", () => {
  test("are found by id, by route, and by the path of a request", () => {
    expect(api.operations.map(({ method, path }) => `${method} ${path}`)).toEqual([
      "GET /pets/{id}",
      "PUT /pets/{id}",
      "POST /forms",
    ]);
    expect(api.operation("get /pets/{id}")).toBe(api.operation("getPet"));
    expect(api.route("get", "/pets/a%2Fb")).toMatchObject({
      route: { operationId: "getPet" },
      parameters: new Map([["id", "a%2Fb"]]),
    });
    expect(api.route("DELETE", "/pets/1")).toBe("no-method");
    expect(api.route("GET", "/pets")).toBeUndefined();
    expect(api.route("GET", "/pets//")).toBeUndefined();
    expect(() => api.operation("getPets")).toThrow('there is no operation "getPets"; did you mean "getPet"?');
    expect(() => api.operation("__proto__")).toThrow("Operations are named as");
  });

  test("with fixed paths come before those with parameters", () => {
    const ok = { responses: { 200: { description: "" } } };
    const inPath = (name: string): object => ({ name, in: "path", required: true, schema: {} });
    const routes = openDocument({
      openapi: "3.1.0",
      info: document.info,
      paths: {
        "/a/{b}": { parameters: [inPath("b")], get: ok },
        "/a/b": { get: ok },
        "/a/{b}.json": { parameters: [inPath("b")], get: ok },
        "/{x}/b/c": { parameters: [inPath("x")], get: ok },
        "/a/{b}/d": { parameters: [inPath("b")], get: ok },
      },
    });
    const path = (of: string): unknown => (routes.route("GET", of) as { route: { path: string } }).route.path;
    expect(["/a/b", "/a/c", "/a/c.json", "/a/b/c", "/a/b/d"].map(path)).toEqual([
      "/a/b",
      "/a/{b}",
      "/a/{b}.json",
      "/{x}/b/c",
      "/a/{b}/d",
    ]);
  });

  test("may be in another path item, beside members of their own", () => {
    const of = (method: string): object => ({
      [method]: { operationId: method, responses: { 200: { description: "" } } },
      parameters: [{ name: method, in: "query", required: true, schema: { type: "integer" } }],
    });
    const mixed = openDocument({
      openapi: "3.1.0",
      info: document.info,
      paths: { "/a": { $ref: "#/components/pathItems/a", ...of("get") } },
      components: { pathItems: { a: of("put") } },
    });
    expect(mixed.operation("get").checkRequest({ query: "get=1" }).valid).toBe(true);
    expect(mixed.operation("put").checkRequest({ query: "" }).issues).toMatchObject([{ name: "put" }]);
    expect(mixed.operation("PUT /a").checkRequest({ query: "?put=1" }).values.query).toEqual({ put: 1 });
  });

  test("take what programs have at hand", () => {
    const request = { path: { id: 1 as never }, query: "?fields=name", headers: new Headers({ trace: "abc" }) };
    expect(api.operation("getPet").checkRequest(request).values).toMatchObject({
      path: { id: 1 },
      headers: { Trace: "abc" },
    });
  });
});
