import { argotWith, cases } from "@argot/testing";
import { expect, test } from "vitest";
import { title } from "./title.js";

cases(title, {
  holds: [
    ["A point", 1],
    ["", null],
  ],
  invalidValues: [
    [1, '"title" must be a string'],
    [null, '"title" must be a string'],
  ],
});

test("title is an annotation", () => {
  expect(argotWith({ title }).compile({ title: "A point" }).plan()).toContain('annotation "A point"');
});
