import { argotWith, cases } from "@argot/testing";
import { expect, test } from "vitest";
import { writeOnly } from "./write-only.js";

cases(writeOnly, {
  holds: [
    [true, 1],
    [false, 1],
  ],
  invalidValues: [
    ["yes", '"writeOnly" must be a boolean'],
    [0, '"writeOnly" must be a boolean'],
  ],
});

test("writeOnly is an annotation", () => {
  expect(argotWith({ writeOnly }).compile({ writeOnly: true }).plan()).toContain("annotation true");
});
