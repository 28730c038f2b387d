import { argotWith, cases } from "@argot/testing";
import { expect, test } from "vitest";
import { deprecated } from "./deprecated.js";

cases(deprecated, {
  holds: [
    [true, 1],
    [false, 1],
  ],
  invalidValues: [
    ["yes", '"deprecated" must be a boolean'],
    [0, '"deprecated" must be a boolean'],
  ],
});

test("deprecated is an annotation", () => {
  expect(argotWith({ deprecated }).compile({ deprecated: true }).plan()).toContain("annotation true");
});
