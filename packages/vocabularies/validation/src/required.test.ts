import { cases } from "@argot/testing";
import { required } from "./required.js";

cases(required, {
  holds: [
    [["a"], { a: 1, b: 2 }],
    [["a"], { a: null }],
    [[], {}],
    [[""], { "": 1 }],
    [["a"], []],
    [["length"], []],
    [["length"], "text"],
    [["a"], null],
    [["__proto__"], { ["__proto__"]: 1 }],
    [["toString", "constructor"], { toString: 1, constructor: 1 }],
    [['foo\n"bar\\'], { 'foo\n"bar\\': 1 }],
  ],
  fails: [
    [["a"], {}, 'must have all required properties, lacks "a"'],
    [["a", "b", "c"], { b: 1 }, 'must have all required properties, lacks "a", "c"'],
    [["a"], { a: undefined }, 'must have all required properties, lacks "a"'],
    [[""], {}, 'must have all required properties, lacks ""'],
    [["__proto__"], {}, 'must have all required properties, lacks "__proto__"'],
    [
      ["__proto__", "toString", "constructor"],
      { toString: 1 },
      'must have all required properties, lacks "__proto__", "constructor"',
    ],
    [
      ["hasOwnProperty"],
      { ["__proto__"]: { hasOwnProperty: 1 } },
      'must have all required properties, lacks "hasOwnProperty"',
    ],
  ],
  invalidValues: [
    ["a", '"required" must be an array of distinct strings'],
    [true, "an array of distinct strings"],
    [["a", "a"], "an array of distinct strings"],
    [["a", 1], "a string"],
  ],
});
