import { argotWith, cases } from "@argot/testing";
import { expect, test } from "vitest";
import { unit } from "./unit.js";

cases(unit, {
  holds: [
    ["km", 5],
    ["km", "anything"],
  ],
  invalidValues: [
    ["miles", '"unit" must be the symbol of a unit, such as "km"'],
    ["constructor", "must be the symbol"],
    [1, "must be the symbol"],
  ],
});

test("a value is annotated with its unit", () => {
  const annotations = argotWith({ unit }).compile({ unit: "km" }).annotations(5);
  expect(annotations.of("unit")).toEqual(new Map([["", ["km"]]]));
});
