import { cases } from "@argot/testing";
import { minimum, otherProperties } from "@argot/testing/keywords";
import { patternProperties } from "./pattern-properties.js";
import { properties } from "./properties.js";

const n = { minimum: 1 };

cases(patternProperties, {
  with: { minimum, properties, otherProperties },
  holds: [
    [{}, { a: 0 }],
    [{ "^a": n }, { ab: 1, ba: 0 }],
    [{ "^A$": n }, { a: 0 }],
    [{ a: n }, ["a"]],
    [{ a: n }, "a"],
    [{ "^__proto__$|^constructor$": n }, {}],
    [{ "^\\p{Lu}": n }, { a: 0, Ä: 1 }],
  ],
  fails: [
    // Regular expressions are not anchored.
    [{ a: n }, { bad: 0 }, "must be at least 1, is 0"],
    [{ a: n, "^b": { minimum: 2 } }, { ba: 1 }, "must be at least 2, is 1"],
    [{ "^b": { minimum: 2 }, a: n }, { ba: 1 }, "must be at least 2, is 1"],
    [{ "^$": n }, { "": 0 }, "must be at least 1, is 0"],
    [{ "^__proto__$": n }, JSON.parse('{ "__proto__": 0 }'), "must be at least 1, is 0"],
    [{ "^constructor$": n }, { constructor: 0 }, "must be at least 1, is 0"],
    [{ "^\\p{Lu}": n }, { Ä: 0 }, "must be at least 1, is 0"],
    [{ "^.$": n }, { "\u{1F600}": 0 }, "must be at least 1, is 0"],
    [{ "^a": false }, { ab: 1 }, "must not be present"],
  ],
  schemas: {
    holds: [
      [
        { otherProperties: false, patternProperties: { "^a": {} } },
        { a: 1, ab: 1 },
      ],
    ],
    fails: [
      [{ otherProperties: false, patternProperties: { "^a": {} } }, { a: 1, b: 1 }, "is not a known property"],
      // A property that has a name and matches is subject to both.
      [{ properties: { a: n }, patternProperties: { "^a": { minimum: 2 } } }, { a: 1 }, "must be at least 2, is 1"],
      [
        { patternProperties: { "^a": { minimum: 2 } }, properties: { a: { minimum: 3 } } },
        { a: 2 },
        "must be at least 3, is 2",
      ],
    ],
  },
  invalidValues: [
    [[], '"patternProperties" must be'],
    [{ a: 1 }, "a schema (an object or a boolean)"],
    [{ "(": {} }, '"(" is not a valid regular expression'],
  ],
});
