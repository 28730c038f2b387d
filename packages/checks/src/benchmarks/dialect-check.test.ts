import { expect, test } from "vitest";
import { type DialectAnswers, dialectFaults } from "./dialect-check.js";

test("the table shows which verdicts are wrong", () => {
  const answers: DialectAnswers = new Map([
    ["argot", new Map([["v1", "rejects 1 of 2 valid"]])],
    ["ajv", new Map([["v1", "does not support v1"]])],
    [
      "@argot/ajv",
      new Map([
        ["v1", "does not support v1"],
        ["draft-07", "accepts 1 of 2 invalid"],
      ]),
    ],
  ]);
  expect(dialectFaults(answers)).toEqual([
    "argot: v1 rejects 1 of 2 valid",
    "@argot/ajv: draft-07 accepts 1 of 2 invalid",
  ]);
});
