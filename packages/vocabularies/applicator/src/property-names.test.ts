import { cases } from "@argot/testing";
import { maxLength, minimum } from "@argot/testing/keywords";
import { anyOf } from "./any-of.js";
import { propertyNames } from "./property-names.js";

cases(propertyNames, {
  with: { maxLength, minimum, anyOf },
  holds: [
    [true, { a: 1 }],
    [false, {}],
    [false, ["a"]],
    [false, "a"],
    [{ maxLength: 1 }, { a: "long", "": "long" }],
    [{ maxLength: 2 }, { "\u{1F600}\u{1F600}": 1 }],
    // Names are strings, whatever they look like.
    [{ minimum: 1 }, { "0": 0 }],
    [{ anyOf: [{ maxLength: 1 }, { maxLength: 2 }] }, { ab: 1 }],
  ],
  fails: [
    [false, { a: 1 }, 'must have no properties, has "a"'],
    [false, { "": 1 }, 'must have no properties, has ""'],
    [false, JSON.parse('{ "__proto__": 1 }'), 'must have no properties, has "__proto__"'],
    [{ maxLength: 1 }, { a: 1, ab: 1, bc: 1 }, 'must have only property names that are allowed, has "ab", "bc"'],
    [{ maxLength: 1 }, { constructor: 1 }, 'must have only property names that are allowed, has "constructor"'],
    [
      { maxLength: 8 },
      JSON.parse('{ "__proto__": 1 }'),
      'must have only property names that are allowed, has "__proto__"',
    ],
  ],
  invalidValues: [
    [[], '"propertyNames" must be a schema (an object or a boolean)'],
    ["a", "a schema"],
  ],
});
