// Contents within contents, into which schemas lead on many paths.
import { encode } from "@argot/content";
import { describe, expect, test } from "vitest";
import { createArgot, LimitError, type Validator } from "../src/index.js";

const names = ["application/a", "application/b", "application/c"];

/** Three ways into each content, and a media type that counts how often it is read. */
function made(): { validator: Validator; reads: () => number } {
  let reads = 0;
  const counting = { parse: ({ text }: { text: string }) => (reads++, JSON.parse(text) as unknown) };
  const mediaTypes = Object.fromEntries(names.map((name) => [name, counting]));
  const allOf = names.map((contentMediaType) => ({
    contentEncoding: "base64",
    contentMediaType,
    contentSchema: { $ref: "#" },
  }));
  const validator = createArgot({ contentKeywords: { mediaTypes } }).compile({ allOf });
  return { validator, reads: () => reads };
}

function nested(depth: number): string {
  let content: unknown = 1;
  const annotations = { contentEncoding: "base64", contentMediaType: "application/json" };
  for (let i = 0; i < depth; i++) content = encode(content, annotations);
  return content as string;
}

describe("contents within contents on many paths", () => {
  test.each([12])("of %i levels are read a bounded number of times, then refused", (depth) => {
    const { validator, reads } = made();
    expect(() => validator.contents(nested(depth))).toThrow(LimitError);
    expect(reads()).toBeLessThan(200_000);
  });

  test("of a few levels are read", () => {
    const item = { contentEncoding: "base64", contentMediaType: "application/json" };
    const schema = { anyOf: [{ ...item, contentSchema: { $ref: "#" } }, { type: "number" }] };
    const validator = createArgot({ contentKeywords: "assert" }).compile(schema);
    expect(validator.contents(nested(12))).toHaveLength(12);
  });

  test("of any number of texts of any length are read", () => {
    const items = { contentMediaType: "application/json", contentSchema: {} };
    const validator = createArgot({ contentKeywords: "assert", tier: "loop" }).compile({ items });
    expect(validator(Array.from({ length: 102_000 }, () => "[1]"))).toBe(true);
    expect(validator([`"${"a".repeat(11_000_000)}"`])).toBe(true);
  });
});
