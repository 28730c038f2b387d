import { argotWith, cases } from "@argot/testing";
import { expect, test } from "vitest";
import { description } from "./description.js";

cases(description, {
  holds: [
    ["Where it is", 1],
    ["", null],
  ],
  refuses: [[["a"], '"description" must be a string'], [null]],
});

test("description is an annotation", () => {
  expect(argotWith({ description }).compile({ description: "Where it is" }).explain()).toContain('note "Where it is"');
});
