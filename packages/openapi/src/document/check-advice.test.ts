import { describe, expect, test } from "vitest";
import { openDocument, type OpenOptions, problemsOf } from "../index.js";

const info = { title: "Pets", version: "1" };
const responses = { 200: { description: "" } };
const api = (more: object, openapi = "3.1.0") => ({ openapi, info, paths: {}, ...more });

function advice(document: object, options: OpenOptions = {}): readonly string[] {
  // None of it keeps a document from being used.
  expect(() => openDocument(document, options)).not.toThrow();
  return problemsOf(document, options).map(({ pointer, reason }) => `${pointer}: ${reason}`);
}

const integer = { type: "integer" };
const name = { type: "string" };
const invalid = (what: string, message: string) => `the ${what} is not valid against its schema: ${message}`;
const json = (content: object) => ({ content: { "application/json": content } });
const operation = (more: object) => ({ paths: { "/a": { post: { ...more, responses } } } });
const components = (schemas: object) => ({ components: { schemas } });

describe("examples and defaults that are not valid are reported", () => {
  test.each<[string, object, readonly string[]]>([
    ["3.1.0", components({ A: { ...integer, default: 1, example: 2, examples: [3] } }), []],
    [
      "3.1.0",
      components({ A: { ...integer, default: "a", example: "b", examples: [1, "c"] } }),
      [
        `/components/schemas/A/default: ${invalid("default", "must be integer, is string")}`,
        `/components/schemas/A/examples/1: ${invalid("example", "must be integer, is string")}`,
        `/components/schemas/A/example: ${invalid("example", "must be integer, is string")}`,
      ],
    ],
    ["3.0.4", components({ A: { ...name, nullable: true, default: null } }), []],
    [
      "3.0.4",
      components({ A: { ...name, default: null }, B: { $ref: "#/components/schemas/A", default: 1 } }),
      [`/components/schemas/A/default: ${invalid("default", "must be string, is null")}`],
    ],
    [
      "3.1.0",
      components({ A: name, B: { $ref: "#/components/schemas/A", default: 1 } }),
      [`/components/schemas/B/default: ${invalid("default", "must be string, is integer")}`],
    ],
    [
      "3.1.0",
      components({ A: { type: "object", properties: { b: { items: { ...integer, default: "x" } } } } }),
      [`/components/schemas/A/properties/b/items/default: ${invalid("default", "must be integer, is string")}`],
    ],
    [
      "3.1.0",
      components({ A: { type: "object", properties: { b: integer }, example: { b: "x" } } }),
      [`/components/schemas/A/example/b: ${invalid("example", "must be integer, is string")}`],
    ],
    [
      "3.1.0",
      operation({ parameters: [{ name: "n", in: "query", schema: integer, example: "x" }] }),
      [`/paths/~1a/post/parameters/0/example: ${invalid("example", "must be integer, is string")}`],
    ],
    [
      "3.1.0",
      operation({ requestBody: json({ schema: integer, examples: { a: { value: 1 }, b: { value: "x" } } }) }),
      [
        `/paths/~1a/post/requestBody/content/application~1json/examples/b/value: ${invalid("example", "must be integer, is string")}`,
      ],
    ],
    [
      "3.1.0",
      {
        ...operation({ requestBody: json({ schema: integer, examples: { a: { $ref: "#/components/examples/a" } } }) }),
        components: { examples: { a: { value: "x" } } },
      },
      [`/components/examples/a/value: ${invalid("example", "must be integer, is string")}`],
    ],
    ["3.1.0", operation({ requestBody: { content: { "application/xml": { schema: {}, example: "<a/>" } } } }), []],
    [
      "3.1.0",
      operation({ requestBody: { content: { "application/xml": { schema: { type: "object" }, example: "<a/>" } } } }),
      [],
    ],
  ])("%s %j", (version, more, expected) => expect(advice(api(more, version))).toEqual(expected));

  test("but properties of one direction may be absent, or present", () => {
    const Pet = {
      type: "object",
      required: ["id", "secret"],
      properties: { id: { ...integer, readOnly: true }, secret: { ...name, writeOnly: true } },
    };
    const at = (example: object) => advice(api(components({ Pet: { ...Pet, example } })));
    expect(at({ id: 1 })).toEqual([]);
    expect(at({ secret: "s" })).toEqual([]);
    expect(at({ id: 1, secret: "s" })).toEqual([]);
    expect(at({ id: "x" })).toHaveLength(1);
  });

  test("in other documents that are referred to, once", () => {
    const documents = { "more.json": { Pet: { ...integer, default: "x" }, unused: { ...integer, default: "x" } } };
    const $ref = "more.json#/Pet";
    const problems = problemsOf(api(components({ A: { $ref }, B: { properties: { b: { $ref } } } })), { documents });
    expect(problems.map(({ uri, pointer }) => uri + pointer)).toEqual(["openapi:/more.json/Pet/default"]);
  });

  test("whatever the formats assert", () => {
    const document = api(components({ A: { ...name, format: "date", default: "tomorrow" } }));
    expect(advice(document)).toEqual([]);
    expect(advice(document, { formats: "assert" })).toHaveLength(1);
  });

  test("not in schemas that cannot be used", () => {
    const schemas = { A: { $ref: "#none", default: 1 }, B: { ...integer, default: "x" } };
    expect(advice(api(components(schemas)))).toHaveLength(1);
  });

  test("not if the document has errors", () => {
    const schemas = { A: { $ref: "#/components/schemas/none" }, B: { ...integer, default: "x" } };
    expect(problemsOf(api(components(schemas)))).toHaveLength(1);
  });
});

describe("scopes that are not declared are reported", () => {
  const oauth = {
    type: "oauth2",
    flows: {
      implicit: { authorizationUrl: "https://example.com/a", scopes: { read: "" } },
      clientCredentials: { tokenUrl: "https://example.com/t", scopes: { write: "" } },
    },
  };
  const schemes = {
    oauth,
    alias: { $ref: "#/components/securitySchemes/oauth" },
    bearer: { type: "http", scheme: "bearer" },
    openId: { type: "openIdConnect", openIdConnectUrl: "https://example.com" },
  };
  const requiring = (security: object, version?: string) =>
    advice(api({ ...operation({ security: [security] }), components: { securitySchemes: schemes } }, version));

  test.each<[object, string, readonly string[]]>([
    [{ oauth: ["read", "write"] }, "3.1.0", []],
    [{ oauth: [], openId: ["any"], bearer: ["role"] }, "3.1.0", []],
    [
      { oauth: ["read", "reed"] },
      "3.1.0",
      ['1: the security scheme "oauth" declares no scope "reed"; did you mean "read"?'],
    ],
    [{ alias: ["admin"] }, "3.1.0", ['0: the security scheme "alias" declares no scope "admin"']],
    [{ bearer: ["role"] }, "3.0.4", ['0: the security scheme "bearer" declares no scope "role"']],
    [{ openId: ["any"] }, "3.0.4", []],
    [
      { "#/components/securitySchemes/oauth": ["admin"] },
      "3.2.0",
      ['0: the security scheme "#/components/securitySchemes/oauth" declares no scope "admin"'],
    ],
  ])("%j in %s", (security, version, expected) => {
    const found = requiring(security, version);
    expect(found.map((each) => each.replace(/^\/paths\/~1a\/post\/security\/0\/.*\/(?=\d+: )/, ""))).toEqual(expected);
  });

  test("also of the whole document", () => {
    const document = api({ security: [{ oauth: ["x"] }], components: { securitySchemes: schemes } });
    expect(advice(document)).toEqual(['/security/0/oauth/0: the security scheme "oauth" declares no scope "x"']);
  });
});

describe("variables of servers are checked", () => {
  const servers = (url: string, variables: object) => ({ servers: [{ url, variables }] });
  const port = { default: "80", enum: ["80", "443"] };
  test.each<[object, readonly string[]]>([
    [servers("https://{host}:{port}/v1", { host: { default: "a" }, port }), []],
    [
      servers("https://a:{port}", { port: { ...port, default: "81" } }),
      ['/servers/0/variables/port/default: must be one of the values of the variable, "80", "443"'],
    ],
    [
      servers("https://{hots}", { host: { default: "a" } }),
      ['/servers/0/url: the variable "hots" of the URL is not described; did you mean "host"?'],
    ],
    [
      { paths: { "/a": { ...servers("{b}", {}), get: { ...servers("{c}", {}), responses } } } },
      [
        '/paths/~1a/servers/0/url: the variable "b" of the URL is not described',
        '/paths/~1a/get/servers/0/url: the variable "c" of the URL is not described',
      ],
    ],
  ])("%j", (more, expected) => expect(advice(api(more))).toEqual(expected));
});
