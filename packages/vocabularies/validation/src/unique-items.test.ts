import { cases } from "@argot/testing";
import { uniqueItems } from "./unique-items.js";

/** More items than are compared with one another. */
const long = Array.from({ length: 20 }, (_, i) => i);

cases(uniqueItems, {
  holds: [
    [true, []],
    [true, [1]],
    [true, [1, 2]],
    [true, [1, true]],
    [true, [0, false]],
    [true, [1, "1"]],
    [true, [null, "null"]],
    [true, [[1], [true]]],
    [true, [[0], [false]]],
    [true, [[1], ["1"]]],
    [true, [{}, []]],
    [
      true,
      [
        { a: 1, b: 2 },
        { a: 2, b: 1 },
      ],
    ],
    [true, [{ a: false }, { a: 0 }]],
    [
      true,
      [
        ["a", "b"],
        ["b", "a"],
      ],
    ],
    [true, [{ ["__proto__"]: 1 }, {}]],
    [true, [{}, [1], true, null, 1, "{}"]],
    [true, [9007199254740992, 9007199254740993n]],
    [true, [...long, 100n]],
    [true, [...long, [9007199254740992], [9007199254740993n]]],
    [true, [...long, [1e23], [10n ** 23n]]],
    [true, "aa"],
    [true, { a: 1, b: 1 }],
    [false, [1, 1]],
    [false, [{}, {}]],
  ],
  fails: [
    [true, [1, 1], "must have unique items, items 0 and 1 are equal"],
    [true, [1, 1.0], "must have unique items, items 0 and 1 are equal"],
    [true, [0, -0], "must have unique items, items 0 and 1 are equal"],
    [true, [1, 2, 1], "must have unique items, items 0 and 2 are equal"],
    [true, ["a", "b", "a"], "must have unique items, items 0 and 2 are equal"],
    [true, [null, null], "must have unique items, items 0 and 1 are equal"],
    [
      true,
      [
        { a: 1, b: 2 },
        { b: 2, a: 1 },
      ],
      "must have unique items, items 0 and 1 are equal",
    ],
    [true, [{ a: { b: [1] } }, { a: { b: [1] } }], "must have unique items, items 0 and 1 are equal"],
    [true, [[1], [2], [1.0]], "must have unique items, items 0 and 2 are equal"],
    [true, [1, 1n], "must have unique items, items 0 and 1 are equal"],
    [true, [9007199254740993n, 9007199254740993n], "must have unique items, items 0 and 1 are equal"],
    [true, [...long, 7n], "must have unique items, items 7 and 20 are equal"],
    [true, [...long, 9007199254740993n, 9007199254740993n], "must have unique items, items 20 and 21 are equal"],
    [true, [...long, { a: 1 }, { a: 1n }], "must have unique items, items 20 and 21 are equal"],
    [true, [[], []], "must have unique items, items 0 and 1 are equal"],
    [true, [{}, [], {}], "must have unique items, items 0 and 2 are equal"],
    [true, [{ ["__proto__"]: 1 }, { ["__proto__"]: 1 }], "must have unique items, items 0 and 1 are equal"],
  ],
  invalidValues: [
    ["true", '"uniqueItems" must be a boolean'],
    [1, '"uniqueItems" must be a boolean'],
  ],
});
