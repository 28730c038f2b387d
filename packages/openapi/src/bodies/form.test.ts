import { describe, expect, test } from "vitest";
import { openDocument } from "../open-document.js";

const strings = { type: "array", items: { type: "string" } };
const object = { type: "object", additionalProperties: { type: "string" } };
const point = { type: "object", properties: { x: { type: "integer" }, y: { type: "integer" } } };
const deep = { style: "deepObject", explode: true };

/** The result of a form with a property `a` and a text `b`, and with no other properties. */
function read(schema: object, encoding: object, body: unknown): unknown {
  const form = {
    schema: { type: "object", properties: { a: schema, b: { type: "string" } }, additionalProperties: false },
  };
  const api = openDocument({
    openapi: "3.1.2",
    info: { title: "", version: "" },
    paths: {
      "/": {
        post: {
          requestBody: { content: { "application/x-www-form-urlencoded": { ...form, encoding: { a: encoding } } } },
          responses: { default: { description: "" } },
        },
      },
    },
  });
  const headers = { "content-type": "application/x-www-form-urlencoded" };
  const { issues, values } = api.operation("POST /").checkRequest({ headers, body });
  return issues.length === 0 ? values.body : issues.map(({ pointer, message }) => `${pointer} ${message}`).join();
}

describe("a form", () => {
  test.each<[schema: object, encoding: object, text: string, expected: unknown]>([
    [object, deep, "a[x]=1&a[y]=2&b=3", { a: { x: "1", y: "2" }, b: "3" }],
    [strings, deep, "a[]=1&a[]=2&b=3", { a: ["1", "2"], b: "3" }],
    [strings, deep, "a[1]=2&a[0]=1", { a: ["1", "2"] }],
    [strings, deep, "a=1&a=2", { a: ["1", "2"] }],
    [{ anyOf: [point, { type: "integer" }] }, deep, "a=5", { a: 5 }],
    [{ anyOf: [point, { type: "integer" }] }, deep, "a[x]=5", { a: { x: 5 } }],
    [object, deep, "c[x]=1", "/c[x] is not a known property"],
    [{ type: "object" }, deep, "a[x][y]=1&a[x][z]=2", { a: { x: { y: "1", z: "2" } } }],
    [object, deep, "a[x]y=1", ' "a" must be written as a[property]=value'],
    [point, { style: "form" }, "x=1&y=2&b=3", { a: { x: 1, y: 2 }, b: "3" }],
    [point, { style: "form" }, "z=1", "/z is not a known property"],
    [object, { style: "form" }, "x=1&b=3", { a: { x: "1" }, b: "3" }],
    [object, {}, 'a={"x":"1"}', { a: { x: "1" } }],
    [{ type: "array", items: point }, {}, 'a={"x":1}&a={"y":2}', { a: [{ x: 1 }, { y: 2 }] }],
    [{ type: "array", items: point }, {}, 'a=[{"x":1}]', { a: [{ x: 1 }] }],
    [{ type: "array", items: point }, {}, "a=1,2", ' "a" must be JSON'],
  ])("of %j with the encoding %j: %s", (schema, encoding, text, expected) => {
    expect(read(schema, encoding, text)).toEqual(expected);
    const pairs = text.split("&").map((each) => [each.slice(0, each.indexOf("=")), each.slice(each.indexOf("=") + 1)]);
    expect(read(schema, encoding, pairs)).toEqual(expected);
  });

  test.each([[[1]], [[["a"], 1]], [5], [null]])("is not %j", (body) => {
    expect(read(object, {}, body)).toBe(" must be a form");
  });
});
