import { argotWith, cases } from "@argot/testing";
import { expect, test } from "vitest";
import { readOnly } from "./read-only.js";

cases(readOnly, {
  holds: [
    [true, 1],
    [false, 1],
  ],
  invalidValues: [
    ["yes", '"readOnly" must be a boolean'],
    [0, '"readOnly" must be a boolean'],
  ],
});

test("readOnly is an annotation", () => {
  expect(argotWith({ readOnly }).compile({ readOnly: true }).plan()).toContain("annotation true");
});
