import { parseSource } from "@argot/source-text";
import { describe, expect, test } from "vitest";
import { DocumentError, openDocument, problemsOf } from "./index.js";

const info = { title: "t", version: "1" };
const ok = { responses: { 200: { description: "" } } };
const api = (more: object, openapi = "3.1.0"): object => ({ openapi, info, paths: {}, ...more });
const messages = (document: unknown, options = {}): readonly string[] =>
  problemsOf(document, options).map(({ pointer, reason, code }) => `${code} ${pointer}: ${reason}`);
const schema = { type: "string" };
const parameter = (more: object): object => ({ name: "a", in: "query", ...more });
const apiKey = { type: "apiKey", in: "header", name: "Key" };
const inPath = (name: string): object => ({ name, in: "path", required: true, schema });

describe("a document", () => {
  test.each(["3.0.4", "3.1.2", "3.2.0"])("of version %s is opened", (version) => {
    expect(openDocument(api({}, version)).version).toBe(version.slice(0, 3));
  });

  test.each([
    [null, "unknown-dialect : a document must be an object"],
    [[], "unknown-dialect : a document must be an object"],
    [
      "openapi: 3.1.0",
      "unknown-dialect : a document must be an object; to open a text, parse it with `parseSource` of @argot/source-text",
    ],
    [{}, 'unknown-dialect : must have the property "openapi" with a version such as "3.0.4", "3.1.2" or "3.2.0"'],
    [{ openapi: 3.1 }, 'unknown-dialect /openapi: must be a version such as "3.0.4", "3.1.2" or "3.2.0", is 3.1'],
    [api({}, "4.0.0"), "unknown-dialect /openapi: must be a version such as "],
    [{ asyncapi: "3.0.0" }, "unknown-dialect /asyncapi: this is a document of AsyncAPI; open it by `openAsyncApi`"],
    [{ swagger: "2.0" }, "unknown-dialect /swagger: this is a document of Swagger 2.0; convert it to OpenAPI 3 first"],
    [{ openapi: "3.1.0", paths: {} }, 'invalid-schema : must have property "info"'],
    [api({ info: 1 }), "invalid-schema /info: must be object, is integer"],
    [
      api({ jsonSchemaDialect: "https://example.com/none" }),
      "unknown-dialect /jsonSchemaDialect: the dialect https://example.com/none is not known",
    ],
    [{ ...api({}), a: () => 1 }, "not-json /a: "],
    ...["3.0.0", "3.1.0", "3.2.0"].flatMap((version): [unknown, string][] => [
      [
        api({ paths: { "/a": { get: { ...ok, parameters: [parameter({})] } } } }, version),
        "invalid-schema /paths/~1a/get/parameters/0: ",
      ],
      [
        api({ components: { schemas: { a: { $ref: "#/components/schemas/b" } } } }, version),
        'unresolvable-reference /components/schemas/a/$ref: "#/components/schemas/b" leads nowhere',
      ],
      [
        api({ components: { schemas: { a: { properties: { b: { items: { $ref: "other.json" } } } } } } }, version),
        'unresolvable-reference /components/schemas/a/properties/b/items/$ref: "other.json" leads to openapi:/other.json, which is not known',
      ],
      [
        api({ paths: { "/a": { get: { ...ok, parameters: [{ $ref: "#/components/parameters/a" }] } } } }, version),
        "unresolvable-reference /paths/~1a/get/parameters/0/$ref: ",
      ],
      [
        api(
          {
            components: {
              responses: { a: { $ref: "#/components/responses/b" }, b: { $ref: "#/components/responses/a" } },
            },
          },
          version,
        ),
        "endless-reference /components/responses/a/$ref: ",
      ],
      [
        api(
          { paths: { "/a": { get: { ...ok, operationId: "x" } }, "/b": { put: { ...ok, operationId: "x" } } } },
          version,
        ),
        'duplicate-identifier /paths/~1b/put/operationId: the operation GET /a has the operationId "x" as well',
      ],
      [
        api({ paths: { "/a/{b}": { get: { ...ok } }, "/a/{c}": { get: { ...ok } } } }, version),
        'duplicate-identifier /paths/~1a~1{c}: matches the same paths as "/a/{b}"',
      ],
      [
        api({ paths: { "/a/{b}": {}, "/a/{c}": {} } }, version),
        'duplicate-identifier /paths/~1a~1{c}: matches the same paths as "/a/{b}"',
      ],
      [
        api(
          { components: { schemas: { a: { discriminator: { propertyName: "k", mapping: { x: "None" } } } } } },
          version,
        ),
        'unresolvable-reference /components/schemas/a/discriminator/mapping/x: the discriminator maps to "None", which is neither the name of a schema nor leads to one',
      ],
      [
        api({ security: [{ key: [] }], components: { securitySchemes: { keys: apiKey } } }, version),
        version === "3.2.0"
          ? 'unresolvable-reference /security/0/key: "key" is neither the name of a security scheme nor leads to one; did you mean "keys"?'
          : 'unresolvable-reference /security/0/key: there is no security scheme "key" in components; did you mean "keys"?',
      ],
      [
        api(
          {
            paths: { "/a": { get: { ...ok, security: [{}, { keys: [], other: [] }] } } },
            components: { securitySchemes: { keys: apiKey } },
          },
          version,
        ),
        "unresolvable-reference /paths/~1a/get/security/1/other: ",
      ],
      [
        api({ components: { securitySchemes: { keys: { $ref: "#/components/securitySchemes/none" } } } }, version),
        "unresolvable-reference /components/securitySchemes/keys/$ref: ",
      ],
      [
        api({ components: { securitySchemes: { keys: { $ref: "#/info" } } } }, version),
        'invalid-schema /components/securitySchemes/keys/$ref: "#/info" leads to something that is no security scheme: ',
      ],
      [
        api({ paths: { "/a": { parameters: [parameter({ schema }), parameter({ schema })], get: ok } } }, version),
        version === "3.0.0"
          ? "invalid-schema /paths/~1a/parameters"
          : 'duplicate-identifier /paths/~1a/parameters/1: the parameter "a" in query is there twice',
      ],
      [
        api({ paths: { "/a/{b}/{c}": { parameters: [inPath("c")], get: ok } } }, version),
        'invalid-schema /paths/~1a~1{b}~1{c}/get: must declare the path parameter "b"',
      ],
      [
        api({ paths: { "/a/{b}": { parameters: [inPath("b"), inPath("c")], get: ok } } }, version),
        'invalid-schema /paths/~1a~1{b}/parameters/1: the path has no parameter "c"',
      ],
      [
        api(
          {
            paths: {
              "/a": {
                get: { ...ok, parameters: [{ $ref: "#/paths/~1a/put/x-b" }] },
                put: { ...ok, "x-b": inPath("b") },
              },
            },
          },
          version,
        ),
        'invalid-schema /paths/~1a/get/parameters/0: the path has no parameter "b"',
      ],
      [
        api({ paths: { "/a/{b": { get: ok } } }, version),
        'invalid-schema /paths/~1a~1{b: has a "{" that belongs to no parameter such as "{id}"',
      ],
      [
        api({ paths: { "/a/{b}}": { get: { ...ok, parameters: [inPath("b")] } } } }, version),
        'invalid-schema /paths/~1a~1{b}}: has a "}" that belongs to no parameter such as "{id}"',
      ],
      [
        api(
          {
            paths: {
              "/a": {
                get: { responses: { 200: { description: "", links: { next: { operationId: "getB" } } } } },
                put: { ...ok, operationId: "getsB" },
              },
            },
          },
          version,
        ),
        'unresolvable-reference /paths/~1a/get/responses/200/links/next/operationId: there is no operation with the operationId "getB"; did you mean "getsB"?',
      ],
      [
        api({ components: { schemas: { a: { allOf: [{ $ref: "#/components/schemas/a" }] } } } }, version),
        "endless-reference /components/schemas/a: references lead back to themselves",
      ],
      [
        api(
          {
            components: {
              schemas: {
                a: { anyOf: [{}, { $ref: "#/components/schemas/b" }] },
                b: { allOf: [{ $ref: "#/components/schemas/a" }] },
              },
            },
          },
          version,
        ),
        "endless-reference /components/schemas/a: references lead back to themselves",
      ],
      [
        api({ paths: { "/a": { get: { responses: { "<<": {}, ...ok.responses } } } } }, version),
        'invalid-schema /paths/~1a/get/responses/<<: must not be present: "<<" merges objects in YAML 1.1',
      ],
      [
        api({ components: { schemas: { a: { properties: { "<<": { b: {} } } } } } }, version),
        version === "3.0.0"
          ? "invalid-schema /components/schemas/a/properties/<</b: is not a known property"
          : 'invalid-schema /components/schemas/a/properties/<<: must not be present: "<<"',
      ],
      [
        api({ paths: { a: { get: ok } } }, version),
        'invalid-schema /paths/a: must not be present: a path begins with "/"',
      ],
      [
        api({ paths: { "/a": { get: { responses: { ...ok.responses, 2000: ok.responses[200] } } } } }, version),
        'invalid-schema /paths/~1a/get/responses/2000: must not be present: a response has a status such as "200"',
      ],
      [
        api({ components: { schemas: { a: { type: "strin" } } } }, version),
        "invalid-schema /components/schemas/a/type: ",
      ],
    ]),
    [
      api({
        components: { schemas: { a: { $ref: "#/components/schemas/b" }, b: { $ref: "#/components/schemas/a" } } },
      }),
      "endless-reference /components/schemas/a/$ref: ",
    ],
    [
      api({ components: { schemas: { a: { "<<": { type: "strin" } } } } }),
      'invalid-schema /components/schemas/a/<<: must not be present: "<<"',
    ],
    [
      api({ components: { schemas: { a: { pattern: "(" }, b: { items: { $ref: "#/components/schemas/b" } } } } }),
      "invalid-pattern /components/schemas/a/pattern: ",
    ],
    [
      api({ components: { schemas: { a: { properties: { b: { pattern: "(" } } } } } }),
      'invalid-pattern /components/schemas/a/properties/b/pattern: "(" is not a valid regular expression',
    ],
    [
      api({ components: { schemas: { a: { $schema: "http://json-schema.org/draft-07/schema#" } } } }),
      "other-dialect /components/schemas/a/$schema: names the dialect http://json-schema.org/draft-07/schema",
    ],
  ])("%# that is faulty has an error with a location", (document, expected) => {
    const [first] = messages(document);
    expect(first?.slice(0, expected.length)).toBe(expected);
    expect(() => openDocument(document)).toThrow(DocumentError);
  });

  test("that is not valid in several places has a problem for each, with messages that name no dialect", () => {
    const document = api({
      info: { title: 1, version: 2 },
      paths: { "/a": { get: { responses: { 200: {} } } } },
      components: {
        schemas: {
          a: { type: "strin" },
          b: { $id: "https://example.com/b", $schema: "http://json-schema.org/draft-07/schema#", items: [true] },
        },
      },
    });
    expect(messages(document).toSorted()).toEqual([
      expect.stringMatching(/^invalid-schema \/components\/schemas\/a\/type: must be one of .*"strin"; did you mean/),
      "invalid-schema /info/title: must be string, is integer",
      "invalid-schema /info/version: must be string, is integer",
      'invalid-schema /paths/~1a/get/responses/200: must have property "description"',
    ]);
    expect(messages(document).join()).not.toContain("http");
  });

  test("with a schema in another dialect that is not valid says so", () => {
    const b = { $id: "https://example.com/b", $schema: "http://json-schema.org/draft-07/schema#", minLength: -1 };
    expect(messages(api({ components: { schemas: { b } } }))).toEqual([
      "invalid-schema /components/schemas/b/minLength: must be at least 0, is -1 (http://json-schema.org/draft-07/schema)",
    ]);
  });

  test("that is right has no problems", () => {
    expect(
      messages(
        api({
          paths: {
            "/a/{b}": { get: { ...ok, parameters: [inPath("b")] } },
            "/a/{c}": { parameters: [inPath("c")], put: ok },
            "/{d}/{e}": { $ref: "#/components/pathItems/shared", parameters: [inPath("d"), inPath("e")], put: ok },
          },
          components: {
            parameters: { d: inPath("d"), e: inPath("e") },
            pathItems: {
              shared: {
                parameters: [{ $ref: "#/components/parameters/d" }],
                get: { ...ok, parameters: [{ $ref: "#/components/parameters/e" }] },
              },
            },
            schemas: {
              Pet: {
                discriminator: { propertyName: "k", mapping: { a: "Cat", b: "#/components/schemas/Cat" } },
                oneOf: [{ $ref: "#/components/schemas/Cat" }],
              },
              Cat: { properties: { $ref: { type: "string" }, child: { $ref: "#/components/schemas/Cat" } } },
            },
          },
        }),
      ),
    ).toEqual([]);
  });

  test("may name security schemes of its own, of the first document, and since 3.2 by URI", () => {
    const documents = {
      "paths.json": {
        a: { get: { ...ok, security: [{ entry: [] }, { own: [] }] } },
        components: { securitySchemes: { own: apiKey } },
      },
    };
    const described = (openapi: string, ...security: readonly object[]) =>
      api(
        {
          security,
          paths: { "/a": { $ref: "paths.json#/a" } },
          components: { securitySchemes: { entry: apiKey } },
        },
        openapi,
      );
    expect(problemsOf(described("3.1.0", { entry: [] }), { documents })).toEqual([]);
    const uris = [{ "paths.json#/components/securitySchemes/own": [] }, { "#/components/securitySchemes/entry": [] }];
    expect(problemsOf(described("3.2.0", ...uris), { documents })).toEqual([]);
    expect(problemsOf(described("3.1.0", ...uris), { documents })).toHaveLength(2);
    expect(problemsOf(described("3.2.0", { "#/info": [] }), { documents })[0]?.pointer).toBe("/security/0/#~1info");
  });

  test("errors have positions in texts", () => {
    const text =
      "openapi: 3.1.0\ninfo: { title: a, version: b }\npaths:\n  /a:\n    get: { operationId: x }\n    put: { operationId: x }\n";
    const [error] = problemsOf(parseSource(text, { name: "api.yaml" }));
    expect(error?.message).toBe(
      'api.yaml:6:25: /paths/~1a/put/operationId: the operation GET /a has the operationId "x" as well',
    );
    expect(error?.span?.start).toMatchObject({ line: 6, column: 25 });
  });

  test("what it refers to in other documents is checked as well, with positions there", () => {
    const text =
      '{\n  "Pet": { "type": "nothing" },\n  "Cat": { "items": { "$ref": "#/None" } },\n  "a": { "name": "a", "in": "query" },\n  "b": { "$ref": "#/c" }\n}';
    const documents = { "parts.json": parseSource(text, { name: "parts.json" }) };
    const of = (more: object): readonly string[] => problemsOf(api(more), { documents }).map(({ message }) => message);
    const schemas = (name: string): object => ({ components: { schemas: { A: { $ref: `parts.json#/${name}` } } } });
    expect(of(schemas("Pet"))).toEqual([expect.stringMatching(/^parts\.json:2:20: \/Pet\/type: "type" must be/)]);
    expect(of(schemas("Cat"))).toEqual([
      expect.stringMatching(/^parts\.json:3:31: \/Cat\/items\/\$ref: .*there is no schema/),
    ]);
    const parameters = (name: string): object => ({
      components: { parameters: { A: { $ref: `parts.json#/${name}` } } },
    });
    expect(of(parameters("a"))).toEqual([expect.stringContaining("leads to something that is no parameter: ")]);
    expect(of(parameters("b"))).toEqual([expect.stringMatching(/^parts\.json:5:.*"#\/c" leads nowhere/)]);
  });

  test("circles through other documents are reported once", () => {
    const documents = { "b.json": { B: { $ref: "document#/components/schemas/A" } } };
    const document = api({ components: { schemas: { A: { $ref: "b.json#/B" } } } });
    expect(problemsOf(document, { documents }).map(({ code, pointer }) => `${code} ${pointer}`)).toEqual([
      "endless-reference /components/schemas/A/$ref",
    ]);
  });

  test("its options are checked", () => {
    expect(() => openDocument(api({}), { format: "assert" } as object)).toThrow(
      '`openDocument` has no option "format"; did you mean "formats"?',
    );
    expect(() => openDocument(api({}), { discriminator: "yes" } as object)).toThrow("`discriminator` must be one of");
    expect(() => openDocument(api({}), { maxIssues: 0 })).toThrow("`maxIssues` must be a positive integer");
  });
});

describe("schemas of a document", () => {
  const components = {
    schemas: {
      Pet: {
        type: "object",
        properties: { id: { type: "integer", readOnly: true, format: "int32" } },
        required: ["id"],
      },
      Named: { $anchor: "named", type: "string" },
      Other: {
        $id: "https://example.com/other",
        $schema: "http://json-schema.org/draft-07/schema#",
        items: [{ type: "null" }],
      },
      ByAnchor: { $ref: "#named" },
      ById: { $ref: "https://example.com/other" },
    },
  };

  test("are compiled by pointer, and by direction", () => {
    const opened = openDocument(api({ components }));
    expect(opened.compile("#/components/schemas/Pet")({})).toBe(false);
    expect(opened.compile("/components/schemas/Pet", "request")({})).toBe(true);
    expect(opened.compile("/components/schemas/Pet", "request")({ id: 1 })).toBe(false);
    expect(opened.compile("/components/schemas/Pet", "response")({})).toBe(false);
    expect(() => opened.compile("components")).toThrow('"components" is not a JSON Pointer');
    expect(() => opened.compile("/components/schemas/None")).toThrow("there is no schema at");
  });

  test("are found by anchors and identifiers, in their own dialects", () => {
    const opened = openDocument(api({ components }));
    expect(opened.compile("/components/schemas/ByAnchor")(1)).toBe(false);
    expect(opened.compile("/components/schemas/ById")([null])).toBe(true);
    expect(opened.compile("/components/schemas/ById")([1])).toBe(false);
  });

  test("have formats as annotations, or as assertions by choice", () => {
    const big = { id: 2 ** 40 };
    expect(openDocument(api({ components })).compile("/components/schemas/Pet")(big)).toBe(true);
    expect(openDocument(api({ components }), { formats: "assert" }).compile("/components/schemas/Pet")(big)).toBe(
      false,
    );
  });

  test("may allow properties of the other direction", () => {
    const opened = openDocument(api({ components }), { otherDirection: "allow" });
    expect(opened.compile("/components/schemas/Pet", "request")({ id: 1 })).toBe(true);
    expect(opened.compile("/components/schemas/Pet", "request")({})).toBe(true);
  });

  test("may be in the dialect of the document", () => {
    const document = api({
      jsonSchemaDialect: "http://json-schema.org/draft-07/schema#",
      components: { schemas: { A: { items: [{ type: "null" }] } } },
    });
    expect(openDocument(document).compile("/components/schemas/A")([1])).toBe(false);
  });

  test("of 3.0 have their own rules", () => {
    const of30 = api(
      {
        components: {
          schemas: {
            A: { type: "string", nullable: true },
            B: { type: "integer", minimum: 1, exclusiveMinimum: true },
            C: { $ref: "#/components/schemas/B", type: "string" },
          },
        },
      },
      "3.0.3",
    );
    const opened = openDocument(of30);
    expect([null, "a", 1].map((value) => opened.compile("/components/schemas/A")(value))).toEqual([true, true, false]);
    expect([1, 2].map((value) => opened.compile("/components/schemas/B")(value))).toEqual([false, true]);
    expect(opened.compile("/components/schemas/C")(2)).toBe(true);
  });

  test("with an asserted discriminator must be valid against the schema that is named", () => {
    const document = api({
      components: {
        schemas: {
          Pet: {
            oneOf: ["Cat", "Dog"].map((name) => ({ $ref: `#/components/schemas/${name}` })),
            discriminator: { propertyName: "k" },
          },
          Cat: { required: ["claws"] },
          Dog: { required: ["bark"] },
        },
      },
    });
    const value = { k: "Cat", bark: 1 };
    expect(openDocument(document).compile("/components/schemas/Pet")(value)).toBe(true);
    expect(openDocument(document, { discriminator: "assert" }).compile("/components/schemas/Pet")(value)).toBe(false);
  });
});
