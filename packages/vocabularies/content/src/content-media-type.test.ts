import { argotWith, cases } from "@argot/testing";
import { expect, test } from "vitest";
import { contentMediaType } from "./content-media-type.js";

cases(contentMediaType, {
  holds: [
    ["application/json", "{}"],
    ["application/json", "{"],
    ["application/json", 12],
  ],
  invalidValues: [
    [1, '"contentMediaType" must be a string'],
    [null, '"contentMediaType" must be a string'],
  ],
});

test("contentMediaType is an annotation", () => {
  expect(argotWith({ contentMediaType }).compile({ contentMediaType: "application/json" }).plan()).toContain(
    'string: nothing annotation "application/json"',
  );
});
