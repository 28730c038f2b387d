import { argotWith, tiers } from "@argot/testing";
import { describe, expect, onTestFinished, test, vi } from "vitest";
import { contentAssertion } from "./content-assertion.js";
import { encode } from "./encode.js";
import { base64 } from "./encodings/base64.js";
import { jsonMediaType } from "./media-types/json.js";

const schema = { contentEncoding: "base64", contentMediaType: "application/json", contentSchema: {} };
const good = encode([1, 2], schema);
const noJson = encode("{", { contentEncoding: "base64" });
const nested = { ...schema, contentSchema: { ...schema, contentSchema: {} } };

/** How often a text is decoded and its content is read. */
function counted(): () => [decoded: number, read: number] {
  const decode = vi.spyOn(base64, "decode");
  const parse = vi.spyOn(jsonMediaType, "parse");
  onTestFinished(() => {
    decode.mockRestore();
    parse.mockRestore();
  });
  return () => {
    const counts: [number, number] = [decode.mock.calls.length, parse.mock.calls.length];
    decode.mockClear();
    parse.mockClear();
    return counts;
  };
}

describe.each(Object.entries(tiers))("the three keywords share one content (%s)", (_tier, options) => {
  const rows: [what: string, value: string, schema: unknown, decoded: number, read: number, valid: boolean][] = [
    ["valid", good, schema, 1, 1, true],
    ["malformed", noJson, schema, 1, 1, false],
    ["not in the encoding", "no Base64!", schema, 1, 0, false],
    ["within content", encode(good, schema), nested, 2, 2, true],
  ];
  test.each(rows)("%s", (_what, value, of, decoded, read, valid) => {
    const isValid = argotWith(contentAssertion(), options).compile(of);
    const counts = counted();
    expect(isValid(value)).toBe(valid);
    expect(counts()).toEqual([decoded, read]);
  });

  test("and one more content is invalid", () => {
    const validator = argotWith(contentAssertion(), options).compile({ ...schema, contentSchema: false });
    for (let i = 0; i < 300; i++) validator.validate(good);
    const counts = counted();
    expect(validator.validate(good).errors).toHaveLength(1);
    expect(counts()).toEqual([2, 2]);
    expect(validator.validate("no Base64!").errors.map(({ keyword }) => keyword)).toEqual(["contentEncoding"]);
    // Once for the verdict, once to find what fails, and twice to say why: as a strict and as a lenient reader.
    expect(counts()).toEqual([4, 0]);
  });
});
