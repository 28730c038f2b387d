import { argotWith, cases } from "@argot/testing";
import { expect, test } from "vitest";
import { assertedContentEncoding } from "./content-encoding.asserted.js";
import { assertedContentMediaType } from "./content-media-type.asserted.js";

const contentEncoding = assertedContentEncoding({});
/** The reason that the JavaScript engine gives why a text is not JSON. */
function notJson(text: string): string {
  try {
    JSON.parse(text);
  } catch (error) {
    return (error as Error).message;
  }
  return "";
}

const encoded = { contentEncoding: "base64", contentMediaType: "application/json" };

cases(assertedContentMediaType({}), {
  with: { contentEncoding },
  holds: [
    ["application/json", "{}"],
    ["application/json", "null"],
    ["application/geo+json; version=1", "[]"],
    ["application/json", 12],
    ["text/plain", "anything"],
    ["image/png", "{"],
    ["no media type", "{"],
  ],
  fails: [
    ["application/json", "{", `must hold "application/json": ${notJson("{")}`],
    ["application/json", "", `must hold "application/json": ${notJson("")}`],
    ["application/geo+json", "{:}", `must hold "application/geo+json": ${notJson("{:}")}`],
  ],
  invalidValues: [[1, '"contentMediaType" must be a string']],
  schemas: {
    holds: [
      [encoded, "eyJhIjoxfQ=="],
      [{ ...encoded, contentEncoding: "rot13" }, "{"],
      [{ ...encoded, contentMediaType: "image/png" }, "AA=="],
      [encoded, 1],
    ],
    fails: [
      [encoded, "ezp9", `must hold "application/json": ${notJson("{:}")}`],
      [encoded, "{}", 'must be written in "base64": the character "{" at position 0 is not allowed'],
      [{ ...encoded, contentMediaType: "text/plain" }, "/w==", 'must hold "text/plain": not UTF-8 text'],
    ],
  },
});

const even = {
  parse: ({ bytes }: { bytes: Uint8Array }) => {
    if (bytes.length % 2 > 0) throw new Error("odd");
    return bytes.length;
  },
};
cases(assertedContentMediaType({ refuseUnknown: true, maxSize: 4, mediaTypes: { "example/even": even } }), {
  with: { contentEncoding },
  holds: [
    ["example/even", "ab"],
    ["application/json", "1234"],
  ],
  fails: [
    ["example/even", "abc", 'must hold "example/even": odd'],
    ["application/json", "12345", 'must hold "application/json": its size is 5, and 4 is allowed'],
  ],
  invalidValues: [["image/png", '"contentMediaType" must be a media type that is known']],
  schemas: {
    holds: [[{ ...encoded, contentMediaType: "text/plain" }, "YWFhYQ=="]],
    fails: [
      [
        { ...encoded, contentMediaType: "text/plain" },
        "YWFhYWE=",
        'must hold "text/plain": its size is 5, and 4 is allowed',
      ],
    ],
  },
});

test("it annotates as well", () => {
  const keywords = { contentEncoding, contentMediaType: assertedContentMediaType({}) };
  const explained = argotWith(keywords).compile(encoded).plan();
  expect(explained).toContain('contentMediaType within 16 annotation "application/json"');
});
