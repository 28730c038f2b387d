import * as fc from "fast-check";
import { describe, expect, test } from "vitest";
import { openDocument, type OpenOptions } from "../index.js";

const responses = { 200: { description: "" } };
const document = {
  openapi: "3.2.0",
  info: { title: "Pets", version: "1" },
  paths: {
    "/pets": {
      parameters: [{ name: "limit", in: "query", schema: { type: "integer" } }],
      get: {
        security: [{ key: [] }],
        parameters: [
          { name: "filter", in: "query", style: "deepObject", schema: { type: "object" } },
          {
            name: "page",
            in: "query",
            schema: { type: "object", properties: { size: { type: "integer" }, after: { type: "string" } } },
          },
          { name: "json", in: "query", content: { "application/json": { schema: {} } } },
          { name: "session", in: "cookie", schema: {} },
        ],
        responses,
      },
    },
    "/none": { get: { responses } },
    "/any": { get: { parameters: [{ name: "rest", in: "query", schema: { type: "object" } }], responses } },
    "/whole": {
      get: {
        parameters: [{ name: "q", in: "querystring", content: { "text/plain": { schema: { type: "string" } } } }],
        responses,
      },
    },
  },
  components: { securitySchemes: { key: { type: "apiKey", in: "query", name: "api_key" } } },
};

const issuesOf = (path: string, query: string, options?: OpenOptions): readonly string[] =>
  openDocument(document, options)
    .operation(`GET ${path}`)
    .checkRequest({ query })
    .issues.map(({ in: part, name, message }) => `${part} ${name ?? ""} ${message}`);

describe("names in a query that belong to no parameter", () => {
  test.each([
    ["/pets", "limit=1&filter[age]=3&filter%5Bname%5D=a&size=1&after=b&json=1&api_key=k"],
    ["/pets", "&&limit=1&"],
    ["/pets", ""],
    ["/any", "a=1&b=2"],
    ["/whole", "a=1&b=2"],
  ])("are not in %s?%s", (path, query) => expect(issuesOf(path, query)).toEqual([]));

  test.each([
    ["/pets", "limt=1", ['query limt is not described; did you mean "limit"?']],
    ["/pets", "Limit=1", ['query Limit is not described; did you mean "limit"?']],
    ["/pets", "limit=1&limit[]=2", ['query limit[] is not described; did you mean "limit"?']],
    ["/pets", "filtr[age]=1", ['query filtr[age] is not described; did you mean "filter"?']],
    ["/pets", "apikey=1", ['query apikey is not described; did you mean "api_key"?']],
    ["/pets", "siz=1", ['query siz is not described; did you mean "size"?']],
    ["/pets", "page=1", ["query page is not described"]],
    ["/pets", "session=1", ["query session is not described"]],
    ["/pets", "x=1&x=2&y", ["query x is not described", "query y is not described"]],
    ["/none", "utm_source=a", ["query utm_source is not described"]],
    ["/none", "__proto__=a", ["query __proto__ is not described"]],
  ])("are refused in %s?%s", (path, query, issues) => {
    expect(issuesOf(path, query)).toEqual(issues);
    expect(issuesOf(path, query, { unknownQueryParameters: "allow" })).toEqual([]);
  });

  test("are refused whatever they are", () => {
    const api = openDocument(document);
    fc.assert(
      fc.property(fc.string({ unit: "grapheme", minLength: 1 }), (name) => {
        const { valid } = api.operation("GET /none").checkRequest({ query: new URLSearchParams([[name, "1"]]) });
        expect(valid).toBe(false);
      }),
      { numRuns: 50 },
    );
  });

  test("are reported up to a number", () => {
    const query = Array.from({ length: 1000 }, (_, i) => `n${i}`).join("&");
    expect(issuesOf("/none", query)).toHaveLength(20);
  });

  test("are not looked for in a query that exceeds the budget of a message", () => {
    expect(issuesOf("/none", "&a".repeat(100_001))).toEqual([
      "query  must have fewer parts: the texts of a message have at most 100000",
    ]);
  });

  test("are an option with two values", () => {
    expect(() => openDocument(document, { unknownQueryParameters: "ignore" as never })).toThrow("must be one of");
  });
});
