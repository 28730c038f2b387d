import { argotWith, cases } from "@argot/testing";
import { expect, test } from "vitest";
import { contentEncoding } from "./content-encoding.js";

cases(contentEncoding, {
  holds: [
    ["base64", "SGVsbG8="],
    ["base64", "not base64!"],
    ["base64", 12],
  ],
  invalidValues: [
    [1, '"contentEncoding" must be a string'],
    [null, '"contentEncoding" must be a string'],
  ],
});

test("contentEncoding is an annotation", () => {
  expect(argotWith({ contentEncoding }).compile({ contentEncoding: "base64" }).plan()).toContain(
    'string: nothing annotation "base64"',
  );
});
