import { cases } from "@argot/testing";
import { constKeyword } from "./const.js";

cases(constKeyword, {
  holds: [
    [2, 2],
    [2, 2.0],
    [0, -0],
    [null, null],
    [false, false],
    [
      { a: 1, b: [2] },
      { b: [2], a: 1 },
    ],
    [[{ a: 1 }], [{ a: 1 }]],
    [9007199254740992, 9007199254740992],
    [JSON.parse('{"__proto__": {"a": 1}}'), JSON.parse('{"__proto__": {"a": 1}}')],
  ],
  fails: [
    [2, 5, "must be 2, is 5"],
    ["a", "A", 'must be "a", is "A"'],
    [{ a: 1 }, { a: 2 }, 'must be {"a": 1}, is {"a": 2}'],
    [null, 0],
    [false, 0],
    [0, false],
    [true, 1],
    [[false], [0]],
    [{ a: false }, { a: 0 }],
    [
      [1, 2],
      [2, 1],
    ],
    [[1], [1, 1]],
    [{}, []],
    [[], {}],
    [{ a: 1 }, { a: 1, b: 1 }],
    [{ a: 1 }, { ["__proto__"]: 1 }],
    [{ toString: 1 }, {}],
    [9007199254740992, 9007199254740991],
    [9007199254740992, 9007199254740994],
  ],
});
