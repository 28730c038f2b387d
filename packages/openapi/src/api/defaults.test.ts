import { describe, expect, test } from "vitest";
import { openDocument } from "../index.js";
import type { RequestMessage } from "./operation.js";

const json = (schema: object) => ({ "application/json": { schema } });
const described = (parts: object, version = "3.1.0", schemas: object = {}) =>
  openDocument({
    openapi: version,
    info: { title: "Pets", version: "1" },
    paths: { "/pets": { post: { ...parts, responses: { 200: { description: "" } } } } },
    components: { schemas },
  }).operation("POST /pets");

const query = (schema: object, more: object = {}) => ({ parameters: [{ name: "q", in: "query", schema, ...more }] });
const body = (schema: object) => ({ requestBody: { required: true, content: json(schema) } });
const Limit = { type: "integer", default: 20 };
const withLimit = (schema: object) => ({ ...query(schema), schemas: { Limit } });

interface Parts {
  readonly parameters?: readonly object[];
  readonly requestBody?: object;
  readonly schemas?: object;
}

const valuesOf = ({ schemas, ...parts }: Parts, request: RequestMessage, version?: string) =>
  described(parts, version, schemas).checkRequest(request);

describe("defaults of parameters are in the values", () => {
  test.each([
    ["of its schema", query(Limit), "", 20],
    ["behind a reference", withLimit({ $ref: "#/components/schemas/Limit" }), "", 20],
    ["of a part", withLimit({ allOf: [{ minimum: 1 }, { $ref: "#/components/schemas/Limit" }] }), "", 20],
    ["beside a reference", withLimit({ $ref: "#/components/schemas/Limit", default: 5 }), "", 5],
    ["not of an alternative", withLimit({ anyOf: [{ $ref: "#/components/schemas/Limit" }] }), "", undefined],
    ["not if it is there", query(Limit), "q=3", 3],
    ["null", query({ type: ["integer", "null"], default: null }), "", null],
    ["of another type than the schema says", query({ type: "integer", default: "20" }), "", "20"],
    ["a list", query({ type: "array", default: ["a"] }), "", ["a"]],
    ["an empty list, which is there", query({ type: "array", default: ["a"] }, { explode: false }), "q=", []],
    [
      "of its properties",
      query({ type: "object", properties: { a: { type: "integer" }, b: Limit } }, { style: "deepObject" }),
      "q[a]=1",
      { a: 1, b: 20 },
    ],
    [
      "of the properties of its default",
      query({ type: "object", default: { a: 1 }, properties: { b: Limit } }, { style: "deepObject" }),
      "",
      { a: 1, b: 20 },
    ],
    [
      "of content",
      { parameters: [{ name: "q", in: "query", content: json({ properties: { a: Limit } }) }] },
      "q={}",
      { a: 20 },
    ],
  ] as const)("%s", (_, parts, text, value) => {
    const { issues, values } = valuesOf(parts, { query: text });
    expect(issues).toEqual([]);
    expect(values.query["q"]).toEqual(value);
  });

  test("in 3.0 those behind a reference, and not those beside it", () => {
    const parts = withLimit({ $ref: "#/components/schemas/Limit", default: 5 });
    expect(valuesOf(parts, {}, "3.0.4").values.query["q"]).toBe(20);
  });

  test("in headers and cookies", () => {
    const parameters = ["header", "cookie"].map((location) => ({ name: "x", in: location, schema: Limit }));
    expect(valuesOf({ parameters }, {}).values).toMatchObject({ headers: { x: 20 }, cookies: { x: 20 } });
  });

  test("but a parameter that is required must be there", () => {
    const { issues, values } = valuesOf(query(Limit, { required: true }), {});
    expect(issues).toEqual([{ in: "query", name: "q", pointer: "", message: "is missing" }]);
    expect(values.query).toEqual({});
  });
});

describe("defaults of bodies are in the values", () => {
  const tag = { type: "object", properties: { color: { default: "red" } } };
  const pet = {
    type: "object",
    required: ["name"],
    properties: { name: { type: "string" }, kind: { default: "dog" }, tags: { type: "array", items: tag } },
  };
  const Recursive = { properties: { size: { default: 1 }, next: { $ref: "#/components/schemas/Recursive" } } };

  test("at any depth, in a copy", () => {
    const given = { name: "Rex", tags: [{}, { color: "blue" }] };
    const { values } = valuesOf(body(pet), { body: given });
    expect(values.body).toEqual({ name: "Rex", kind: "dog", tags: [{ color: "red" }, { color: "blue" }] });
    expect(given).toEqual({ name: "Rex", tags: [{}, { color: "blue" }] });
  });

  test("of the alternative that the value is valid against", () => {
    const alternative = (kind: string, name: string) => ({
      required: ["kind"],
      properties: { kind: { const: kind }, [name]: { default: 1 } },
    });
    const parts = body({ oneOf: [alternative("cat", "lives"), alternative("dog", "bones")] });
    expect(valuesOf(parts, { body: { kind: "dog" } }).values.body).toEqual({ kind: "dog", bones: 1 });
  });

  test("of the request alone: each has its own copy", () => {
    const operation = described(body({ type: "object", properties: { list: { default: [] } } }));
    const read = () => operation.checkRequest({ body: {} }).values.body as { readonly list: unknown[] };
    read().list.push(1);
    expect(read()).toEqual({ list: [] });
  });

  test("not if the body is not valid", () => {
    expect(valuesOf(body(pet), { body: {} }).values.body).toEqual({});
  });

  test("of recursive schemas, as deep as the value is", () => {
    const parts = { ...body({ $ref: "#/components/schemas/Recursive" }), schemas: { Recursive } };
    expect(valuesOf(parts, { body: { next: { next: {} } } }).values.body).toEqual({
      size: 1,
      next: { size: 1, next: { size: 1 } },
    });
  });

  test("of forms, beside files", () => {
    const content = { "multipart/form-data": { schema: { type: "object", properties: { file: {}, n: Limit } } } };
    const file = new Blob(["a"]);
    const form = new FormData();
    form.set("file", file);
    const { values } = valuesOf(
      { requestBody: { content } },
      { body: form, headers: { "content-type": "multipart/form-data; boundary=a" } },
    );
    expect(values.body).toMatchObject({ n: 20 });
    expect((values.body as { readonly file: unknown }).file).toBeInstanceOf(Blob);
  });

  test("of the items of a stream", () => {
    const content = { "application/jsonl": { itemSchema: { type: "object", properties: { n: Limit } } } };
    const headers = { "content-type": "application/jsonl" };
    const { values } = valuesOf({ requestBody: { content } }, { body: "{}\n{}\n", headers }, "3.2.0");
    expect(values.body).toEqual([{ n: 20 }, { n: 20 }]);
  });

  test("unless that takes too much work, which is an issue", () => {
    const parts = { ...body({ $ref: "#/components/schemas/Recursive" }), schemas: { Recursive } };
    let deep: object = {};
    for (let i = 0; i < 2000; i++) deep = { next: deep };
    expect(valuesOf(parts, { body: deep }).issues).toEqual([
      { in: "body", pointer: "", message: "must have fewer levels: its defaults cannot be filled in" },
    ]);
  });
});
