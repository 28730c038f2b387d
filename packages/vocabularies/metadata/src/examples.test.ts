import { argotWith, cases } from "@argot/testing";
import { expect, test } from "vitest";
import { examples } from "./examples.js";

cases(examples, {
  holds: [
    [["a", { b: 1 }], 1],
    [[], null],
  ],
  invalidValues: [
    ["a", '"examples" must be an array of JSON values'],
    [{ a: 1 }, '"examples" must be an array of JSON values'],
  ],
});

test("examples is an annotation", () => {
  expect(
    argotWith({ examples })
      .compile({ examples: ["a", { b: 1 }] })
      .plan(),
  ).toContain('annotation ["a",{"b":1}]');
});
