import { expect, test } from "vitest";
import { partNeeds } from "./runtime-labels.js";
import { declarations } from "./runtime-text.js";

test("each part of the runtime is known, and some declaration belongs to it", () => {
  const parts = new Set(declarations.flatMap(({ part }) => part ?? []));
  expect([...parts].toSorted()).toEqual(Object.keys(partNeeds).toSorted());
});
