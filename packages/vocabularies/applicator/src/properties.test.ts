import { cases } from "@argot/testing";
import { minimum, otherProperties } from "@argot/testing/keywords";
import { properties } from "./properties.js";

const n = { minimum: 1 };

cases(properties, {
  with: { minimum, otherProperties },
  holds: [
    [{}, { a: 1 }],
    [{ a: n }, { a: 1 }],
    [{ a: n }, {}],
    [{ a: n }, { b: 0 }],
    [
      { a: n, b: n },
      { a: 1, b: 1, c: 0 },
    ],
    [{ a: n }, [0]],
    [{ a: n }, "a"],
    [{ length: n }, ""],
    [{ "0": n }, [0]],
    [{ constructor: n, toString: n, hasOwnProperty: n, ["__proto__"]: n }, {}],
    [{ "": n }, { "": 1 }],
    [{ a: false }, { b: 1 }],
    [{ a: { properties: { b: n } } }, { a: { b: 1 } }],
  ],
  fails: [
    [{ a: n }, { a: 0 }, "must be at least 1, is 0"],
    [{ a: n, b: n }, { a: 1, b: 0 }, "must be at least 1, is 0"],
    [{ a: false }, { a: 1 }, "must not be present"],
    [{ "": n }, { "": 0 }, "must be at least 1, is 0"],
    [{ ["__proto__"]: n }, JSON.parse('{ "__proto__": 0 }'), "must be at least 1, is 0"],
    [{ constructor: n }, { constructor: 0 }, "must be at least 1, is 0"],
    [{ toString: n }, { toString: 0 }, "must be at least 1, is 0"],
    [{ hasOwnProperty: n }, { hasOwnProperty: 0 }, "must be at least 1, is 0"],
    [{ "a/b~c\n": n }, { "a/b~c\n": 0 }, "must be at least 1, is 0"],
    [{ a: { properties: { b: n } } }, { a: { b: 0 } }, "must be at least 1, is 0"],
  ],
  schemas: {
    holds: [
      [
        { otherProperties: false, properties: { a: {}, ["__proto__"]: {} } },
        { a: 1, ["__proto__"]: 1 },
      ],
    ],
    fails: [[{ otherProperties: false, properties: { a: {} } }, { ["__proto__"]: 1 }, "is not a known property"]],
  },
  invalidValues: [
    [[], '"properties" must be an object of schemas'],
    [true, "an object of schemas"],
    [{ a: 1 }, "a schema (an object or a boolean)"],
    [{ a: { minimum: "1" } }, '"minimum" must be a number'],
  ],
});
