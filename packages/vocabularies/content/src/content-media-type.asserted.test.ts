import { argotWith, cases } from "@argot/testing";
import { expect, test } from "vitest";
import { assertedContentEncoding } from "./content-encoding.asserted.js";
import { assertedContentMediaType } from "./content-media-type.asserted.js";

const contentEncoding = assertedContentEncoding({});
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
    ["application/json", "{", 'must hold "application/json"'],
    ["application/json", "", 'must hold "application/json"'],
    ["application/geo+json", "{:}", 'must hold "application/geo+json"'],
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
      [encoded, "ezp9", 'must hold "application/json"'],
      [encoded, "{}", 'must be written in "base64"'],
      [{ ...encoded, contentMediaType: "text/plain" }, "/w==", 'must hold "text/plain"'],
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
    ["example/even", "abc", 'must hold "example/even"'],
    ["application/json", "12345", 'must hold "application/json"'],
  ],
  invalidValues: [["image/png", '"contentMediaType" must be a media type that is known']],
  schemas: {
    holds: [[{ ...encoded, contentMediaType: "text/plain" }, "YWFhYQ=="]],
    fails: [[{ ...encoded, contentMediaType: "text/plain" }, "YWFhYWE=", 'must hold "text/plain"']],
  },
});

test("it annotates as well", () => {
  const keywords = { contentEncoding, contentMediaType: assertedContentMediaType({}) };
  const explained = argotWith(keywords).compile(encoded).plan();
  expect(explained).toContain('contentMediaType within 16 annotation "application/json"');
});
