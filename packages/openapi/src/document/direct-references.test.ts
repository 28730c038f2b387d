import { describe, expect, test } from "vitest";
import { openDocument, type OpenOptions, problemsOf } from "../index.js";

const info = { title: "Pets", version: "1" };
const responses = { 200: { description: "" } };
const api = (more: object, paths: object = {}) => ({ openapi: "3.1.0", info, paths, ...more });
const schemas = {
  Pet: { type: "object", properties: { name: { type: "string" }, tags: { $ref: "#/components/schemas/Tags" } } },
  Tags: { type: "array", items: { $ref: "#/components/schemas/Tag" } },
  Tag: { type: "object", properties: { color: { enum: ["red"] } } },
  Alias: { $ref: "#/components/schemas/Pet" },
  AliasOfAlias: { $ref: "#/components/schemas/Alias" },
};

function isValid($ref: string, value: unknown, options: OpenOptions = {}): boolean {
  const document = api({
    components: { schemas: { ...schemas, Tested: { type: "object", properties: { a: { $ref } } } } },
  });
  return openDocument(document, options).compile("#/components/schemas/Tested")({ a: value });
}

describe("a reference through references", () => {
  test.each([
    ["#/components/schemas/Alias/properties/name", "Rex", 1],
    ["#/components/schemas/AliasOfAlias/properties/name", "Rex", 1],
    ["#/components/schemas/Alias/properties/tags/items/properties/color", "red", "blue"],
    ["#/components/schemas/Alias/properties/tags", [{ color: "red" }], [{ color: "blue" }]],
    ["more.json#/here/properties/name", "Rex", 1],
    ["more.json#/pets/Alias/properties/name", "Rex", 1],
  ])("%s leads to a schema", (reference, valid, invalid) => {
    const documents = {
      "more.json": {
        here: { $ref: "document#/components/schemas/Alias" },
        pets: { $ref: "document#/components/schemas" },
      },
    };
    expect(isValid(reference, valid, { documents })).toBe(true);
    expect(isValid(reference, invalid, { documents })).toBe(false);
  });

  test("leads to a reference that leads through references", () => {
    const more = {
      First: { $ref: "#/components/schemas/Second/properties/tags" },
      Second: { $ref: "#/components/schemas/Alias" },
    };
    const document = api({
      components: { schemas: { ...schemas, ...more, Tested: { $ref: "#/components/schemas/First/items" } } },
    });
    const validator = openDocument(document).compile("#/components/schemas/Tested");
    expect([validator({ color: "red" }), validator({ color: "blue" })]).toEqual([true, false]);
  });

  test("leads to other objects, and behind a path item", () => {
    const document = api(
      {
        components: {
          pathItems: {
            pets: { get: { parameters: [{ name: "limit", in: "query", schema: { type: "integer" } }], responses } },
          },
          parameters: { first: { $ref: "#/paths/~1pets/get/parameters/0" } },
        },
      },
      {
        "/pets": { $ref: "#/components/pathItems/pets" },
        "/dogs": {
          get: {
            parameters: [{ $ref: "#/components/parameters/first" }],
            responses: { 200: { $ref: "#/paths/~1pets/get/responses/200" } },
          },
        },
      },
    );
    const { issues } = openDocument(document).operation("GET /dogs").checkRequest({ query: "limit=x" });
    expect(issues.map(({ message }) => message)).toEqual(["must be integer, is string"]);
  });

  test("names the place that is written, before what it refers to", () => {
    const more = { Own: { $ref: "#/components/schemas/Pet", properties: { name: { const: "own" } } } };
    const document = api({
      components: { schemas: { ...schemas, ...more, Tested: { $ref: "#/components/schemas/Own/properties/name" } } },
    });
    expect(openDocument(document).compile("#/components/schemas/Tested")("Rex")).toBe(false);
  });

  test.each([
    ["#/components/schemas/Alias/properties/nme", 'has no "/components/schemas/Alias/properties/nme"'],
    ["#/components/schemas/Loop/properties/name", 'has no "/components/schemas/Loop/properties/name"'],
    ["#/components/schemas/Cross/a", 'has no "/components/schemas/Cross/a"'],
    ["#/components/schemas/Gone/a", 'has no "/components/schemas/Gone/a"'],
  ])("%s leads nowhere", ($ref, reason) => {
    const more = {
      Loop: { $ref: "#/components/schemas/Loop" },
      Cross: { $ref: "#/components/schemas/Other/b" },
      Other: { $ref: "#/components/schemas/Cross/a" },
      Gone: { $ref: "#/components/schemas/None" },
      Tested: { $ref },
    };
    const problems = problemsOf(api({ components: { schemas: { ...schemas, ...more } } }));
    expect(problems.map((each) => each.reason).join()).toContain(reason);
  });

  test("changes nothing that was given, and no property of a prototype", () => {
    const given = api({
      components: {
        schemas: {
          ...schemas,
          Tested: JSON.parse('{"properties":{"__proto__":{"$ref":"#/components/schemas/Alias/properties/name"}}}'),
        },
      },
    });
    const before = JSON.stringify(given);
    const opened = openDocument(given);
    expect(JSON.stringify(given)).toBe(before);
    expect(opened.compile("#/components/schemas/Tested")(JSON.parse('{"__proto__":1}'))).toBe(false);
    expect(opened.document["info"]).toEqual(info);
  });
});
