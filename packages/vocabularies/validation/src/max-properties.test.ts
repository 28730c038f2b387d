import { cases } from "@argot/testing";
import { maxProperties } from "./max-properties.js";

cases(maxProperties, {
  holds: [
    [2, { a: 1 }],
    [2, { a: 1, b: 2 }],
    [2.0, { a: 1, b: 2 }],
    [0, {}],
    [2, [1, 2, 3]],
    [2, "foobar"],
    [2, 12],
  ],
  fails: [
    [2, { a: 1, b: 2, c: 3 }, "must have at most 2 properties, has 3"],
    [0, { ["__proto__"]: 1 }, "must have at most 0 properties, has 1"],
    [0, { "": 1 }, "must have at most 0 properties, has 1"],
  ],
  invalidValues: [
    [-1, '"maxProperties" must be a non-negative integer'],
    [1.5, "non-negative integer"],
    ["1", '"maxProperties" must be a non-negative integer'],
  ],
});
