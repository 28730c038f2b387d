import { argotWith, cases } from "@argot/testing";
import { expect, test } from "vitest";
import { format } from "./format.js";

cases(format, {
  holds: [
    ["email", "me@example.com"],
    ["email", "not an address"],
    ["email", 12],
    ["no such format", "x"],
  ],
  invalidValues: [
    [1, '"format" must be a string'],
    [null, '"format" must be a string'],
  ],
});

test("format is an annotation", () => {
  expect(argotWith({ format }).compile({ format: "email" }).plan()).toContain('annotation "email"');
});
