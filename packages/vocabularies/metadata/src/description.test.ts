import { argotWith, cases } from "@argot/testing";
import { expect, test } from "vitest";
import { description } from "./description.js";

cases(description, {
  holds: [
    ["Where it is", 1],
    ["", null],
  ],
  invalidValues: [
    [["a"], '"description" must be a string'],
    [null, '"description" must be a string'],
  ],
});

test("description is an annotation", () => {
  expect(argotWith({ description }).compile({ description: "Where it is" }).plan()).toContain(
    'annotation "Where it is"',
  );
});
