import { expect, test } from "vitest";
import * as keywords from "./index.js";

test("what a keyword applied to is an annotation where the specification says so", () => {
  const annotating = Object.entries(keywords).filter(([, keyword]) => keyword.annotation === "applied");
  expect(annotating.map(([name]) => name).sort()).toEqual([
    "additionalItems",
    "additionalProperties",
    "contains",
    "items",
    "itemsDraft4",
    "patternProperties",
    "prefixItems",
    "properties",
    "propertiesDraft3",
  ]);
});
