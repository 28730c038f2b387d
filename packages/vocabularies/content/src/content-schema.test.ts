import { argotWith, cases } from "@argot/testing";
import { describe, expect, test } from "vitest";
import { contentMediaType } from "./content-media-type.js";
import { contentSchema } from "./content-schema.js";

const explained = (schema: unknown): string => argotWith({ contentMediaType, contentSchema }).compile(schema).plan();

cases(contentSchema, {
  with: { contentMediaType },
  holds: [
    [false, "1"],
    [{}, 12],
  ],
  invalidValues: [
    ["string", '"contentSchema" must be a schema'],
    [[], "a schema"],
  ],
  schemas: {
    holds: [
      [{ contentMediaType: "application/json", contentSchema: false }, "1"],
      [{ contentMediaType: "application/json", contentSchema: false }, "not JSON"],
    ],
    invalidValues: [[{ contentSchema: { contentMediaType: 1 } }, '"contentMediaType" must be a string']],
  },
});

describe("contentSchema is an annotation", () => {
  test("that shows the schema as it is written", () => {
    const schema = { contentMediaType: "application/json", contentSchema: { title: "a", x: [1] } };
    expect(explained(schema)).toContain('string: nothing annotation {"title":"a","x":[1]}');
    expect(explained({ contentSchema: true, contentMediaType: "a/b" })).toContain("string: nothing annotation true");
  });

  test("only beside contentMediaType", () => {
    expect(explained({ contentSchema: true })).not.toContain("annotation");
  });
});
