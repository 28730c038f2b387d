import * as fc from "fast-check";
import { describe, expect, test } from "vitest";
import { openDocument } from "../index.js";

function read(schema: object, query: string): unknown {
  const parameters = [{ name: "a", in: "query", style: "deepObject", explode: true, schema }];
  const api = openDocument({
    openapi: "3.1.0",
    info: { title: "Deep", version: "1" },
    paths: { "/": { get: { parameters, responses: { 200: { description: "" } } } } },
  });
  const { issues, values } = api.operation("GET /").checkRequest({ query });
  return issues.length === 0 ? values.query["a"] : issues.map(({ pointer, message }) => `${pointer} ${message}`).join();
}

const object = { type: "object" };
const list = (items: object) => ({ type: "array", items });
const having = (properties: object) => ({ type: "object", properties });
const integer = { type: "integer" };

describe("deepObject", () => {
  test.each([
    [object, "a[b][c]=1", { b: { c: "1" } }],
    [having({ b: having({ c: integer }) }), "a[b][c]=1&a[b][d]=1&a[e]=2", { b: { c: 1, d: "1" }, e: "2" }],
    [having({ b: having({ c: having({ d: { type: "boolean" } }) }) }), "a[b][c][d]=true", { b: { c: { d: true } } }],
    [having({ b: list(integer) }), "a[b]=1&a[b]=2", { b: [1, 2] }],
    [having({ b: list(integer) }), "a[b][]=1&a[b][]=2", { b: [1, 2] }],
    [having({ b: list(integer) }), "a[b][1]=2&a[b][0]=1", { b: [1, 2] }],
    [having({ b: list(having({ c: integer })) }), "a[b][0][c]=1&a[b][1][c]=2", { b: [{ c: 1 }, { c: 2 }] }],
    [having({ b: list(list(integer)) }), "a[b][0][]=1&a[b][0][]=2&a[b][1][]=3", { b: [[1, 2], [3]] }],
    [list(having({ c: integer })), "a[0][c]=1&a[1][c]=2", [{ c: 1 }, { c: 2 }]],
    [list(integer), "a[10]=3&a[9]=2&a[]=1", [1, 2, 3]],
    [having({ b: { type: ["object", "null"] } }), "a[b]=null", { b: null }],
    [object, "a%5Bb%5D%5Bc%5D=1%2C2", { b: { c: "1,2" } }],
    [object, "a[0][1]=x", { 0: { 1: "x" } }],
    [object, "a[]=x", { "": "x" }],
    [having({ b: having({ c: integer }) }), "a[b][c]=x", "/b/c must be integer, is string"],
    [{ type: "object", additionalProperties: integer }, "a[b][c]=1", "/b must be integer, is object"],
    [object, "a[b]=1&a[b][c]=1", ' must not have "b" with and without brackets'],
    [object, "a[b][c]=1&a[b][c]=2", ' must have "c" once'],
    [list(having({ c: integer })), "a[][c]=1&a[][c]=2", ' must have "c" once'],
    [object, "a[b]c[d]=1", " must be written as a[property]=value"],
    [object, "a[b][[c]]=1", " must be written as a[property]=value"],
    [object, "a[b]]=1", " must be written as a[property]=value"],
    [object, `a${"[b]".repeat(101)}=1`, " must have at most 100 brackets in a name"],
  ])("of %j: %s", (schema, query, expected) => expect(read(schema, query)).toEqual(expected));

  test("is read as it is written, at any depth", () => {
    interface Typed {
      readonly schema: object;
      readonly value: unknown;
    }
    const name = fc.string({ unit: "grapheme", minLength: 1, maxLength: 5 }).filter((each) => !/[[\]]/.test(each));
    const names = fc.oneof(name, fc.constantFrom("__proto__", "constructor", "0", "a"));
    const { typed } = fc.letrec<{ typed: Typed; leaf: Typed; members: Typed }>((tie) => ({
      leaf: fc.oneof(
        fc.string({ unit: "grapheme" }).map((value) => ({ schema: { type: "string" }, value })),
        fc.integer().map((value) => ({ schema: integer, value })),
        fc.boolean().map((value) => ({ schema: { type: "boolean" }, value })),
        fc.array(fc.integer(), { minLength: 1, maxLength: 3 }).map((value) => ({ schema: list(integer), value })),
      ),
      members: fc
        .uniqueArray(fc.tuple(names, tie("typed")), { minLength: 1, maxLength: 3, selector: ([each]) => each })
        .map((pairs) => ({
          schema: having(Object.fromEntries(pairs.map(([each, { schema }]) => [each, schema]))),
          value: Object.fromEntries(pairs.map(([each, { value }]) => [each, value])),
        })),
      typed: fc.oneof({ maxDepth: 4, depthIdentifier: "deep" }, tie("leaf"), tie("members")),
    }));
    const write = (key: string, value: unknown): string[] =>
      typeof value === "object"
        ? Object.entries(value as object).flatMap(([each, inner]) =>
            write(`${key}[${encodeURIComponent(each)}]`, inner),
          )
        : [`${key}=${encodeURIComponent(value as string)}`];
    fc.assert(
      fc.property(
        typed.filter(({ value }) => typeof value === "object" && !Array.isArray(value)),
        ({ schema, value }) => {
          expect(read(schema, write("a", value).join("&"))).toEqual(value);
        },
      ),
      { numRuns: 60 },
    );
  });

  test("adds nothing to a prototype", () => {
    const value = read(object, "a[__proto__][polluted]=1&a[constructor][prototype][polluted]=1") as object;
    expect(Object.getOwnPropertyNames(value)).toEqual(["__proto__", "constructor"]);
    expect(({} as Record<string, unknown>)["polluted"]).toBeUndefined();
  });
});
