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
    [["a"], {}, 'must have property "a"'],
    [["a", "b", "c"], { b: 1 }, 'must have properties "a", "c"'],
    [["a"], { a: undefined }, 'must have property "a"'],
    [[""], {}, 'must have property ""'],
    [["__proto__"], {}, 'must have property "__proto__"'],
    [["__proto__", "toString", "constructor"], { toString: 1 }, 'must have properties "__proto__", "constructor"'],
    [["hasOwnProperty"], { ["__proto__"]: { hasOwnProperty: 1 } }, 'must have property "hasOwnProperty"'],
  ],
  invalidValues: [
    ["a", '"required" must be an array of distinct strings'],
    [true, "an array of distinct strings"],
    [["a", "a"], "an array of distinct strings"],
    [["a", 1], "a string"],
  ],
});
