import { cases } from "@argot/testing";
import { schema } from "./schema.js";

cases(schema, {
  name: "$schema",
  holds: [
    ["https://example.com/dialect/under-test", 1],
    ["https://example.com/dialect/under-test#", 1],
  ],
  invalidValues: [
    ["https://example.com/dialect/unknown", "is not known"],
    [1, '"$schema" must be a string'],
  ],
});
