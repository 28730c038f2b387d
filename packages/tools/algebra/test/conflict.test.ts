import { describe, expect, test } from "vitest";
import { conflict, intersect, subtract } from "../src/index.js";
import { setFor } from "./argot.js";

describe("the keywords that exclude each other", () => {
  test.each<[schema: unknown, locations: readonly string[]]>([
    [{ type: "number", minimum: 5, maximum: 3, title: "a", multipleOf: 1 }, ["#/type", "#/minimum", "#/maximum"]],
    [
      { type: "string", properties: { a: false }, allOf: [{ minLength: 2 }, { type: "null" }] },
      ["#/type", "#/allOf", "#/allOf/1/type"],
    ],
    [
      { properties: { a: false, b: { type: "string" } }, required: ["b", "a"], type: "object" },
      ["#/properties", "#/required", "#/type", "#/properties/a"],
    ],
    [{ enum: [1, 2], type: "string", description: "b" }, ["#/enum", "#/type"]],
    [
      { anyOf: [{ type: "null" }, { const: 1 }], type: "array" },
      ["#/anyOf", "#/type", "#/anyOf/0/type", "#/anyOf/1/const"],
    ],
  ])("%j", (schema, locations) => {
    expect(conflict(setFor(schema))?.toSorted()).toEqual(locations.toSorted());
  });

  test("of several schemas", () => {
    const [one, other] = [
      setFor({ $id: "https://a.example/", maximum: 1 }),
      setFor({ $id: "https://b.example/", type: "integer", minimum: 2 }),
    ];
    expect(conflict(intersect(one, other))).toEqual([
      "https://a.example/#/maximum",
      "https://b.example/#/type",
      "https://b.example/#/minimum",
    ]);
  });

  test("there are none if there is a value, or if that is not known", () => {
    expect(conflict(setFor({ type: "string" }))).toBeUndefined();
    expect(conflict(subtract(setFor({ pattern: "(?<=a)b" }), setFor({ pattern: "b" })))).toBeUndefined();
  });
});

test("of two schemas that are false, only the one that excludes the others is named", () => {
  const schema = {
    type: "object",
    required: ["a"],
    properties: { a: false, b: false },
  };
  expect(conflict(setFor(schema))).toEqual(["#/type", "#/required", "#/properties", "#/properties/a"]);
});
