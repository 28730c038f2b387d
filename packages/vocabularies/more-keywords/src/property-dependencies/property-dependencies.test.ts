import { cases } from "@argot/testing";
import { otherProperties, properties, required } from "@argot/testing/keywords";
import { propertyDependencies } from "./property-dependencies.js";

const b = { required: ["b"] };

cases(propertyDependencies, {
  with: { required, properties, otherProperties },
  holds: [
    [{}, { a: "x" }],
    [{ a: {} }, { a: "x" }],
    [{ a: { x: b } }, {}],
    [{ a: { x: b } }, { b: "x" }],
    [{ a: { x: b } }, { a: "y" }],
    [{ a: { x: b } }, { a: "x", b: 1 }],
    // Only a string is that string.
    [{ a: { 1: false } }, { a: 1 }],
    [{ a: { null: false } }, { a: null }],
    [{ a: { true: false } }, { a: true }],
    [{ a: { x: false } }, { a: ["x"] }],
    [{ a: { x: false } }, { a: { x: "x" } }],
    [{ a: { x: false } }, ["a"]],
    [{ a: { x: false } }, "a"],
    [{ a: { x: false } }, null],
    [{ constructor: { x: false }, ["__proto__"]: { x: false }, toString: { x: false } }, {}],
  ],
  fails: [
    [{ a: { x: b } }, { a: "x" }, 'must have "b", because "a" is "x"'],
    [{ a: { x: false } }, { a: "x" }, "is not allowed: the schema accepts no value"],
    [{ a: { x: {}, y: b } }, { a: "y" }, 'must have "b", because "a" is "y"'],
    [{ a: { x: b }, c: { x: { required: ["d"] } } }, { a: "x", b: 1, c: "x" }, 'must have "d", because "c" is "x"'],
    [{ "": { "": b } }, { "": "" }, 'must have "b", because "" is ""'],
    [{ a: { ["__proto__"]: b } }, { a: "__proto__" }, 'must have "b", because "a" is "__proto__"'],
    [{ ["__proto__"]: { x: b } }, JSON.parse('{ "__proto__": "x" }'), 'must have "b", because "__proto__" is "x"'],
    [
      { "a/b~c": { '"\\\u2028': b } },
      { "a/b~c": '"\\\u2028' },
      `must have "b", because "a/b~c" is ${JSON.stringify('"\\\u2028')}`,
    ],
  ],
  schemas: {
    holds: [
      [
        { otherProperties: false, propertyDependencies: { a: { x: { properties: { a: {}, b: {} } } } } },
        { a: "x", b: 1 },
      ],
    ],
    fails: [
      // A property that is tested or named is not evaluated.
      [{ otherProperties: false, propertyDependencies: { a: { x: {} } } }, { a: "x" }, "is not a known property"],
      [
        { otherProperties: false, propertyDependencies: { a: { x: { properties: { a: {}, b: {} } } } } },
        { a: "y" },
        "must not be present",
      ],
    ],
  },
  invalidValues: [
    [[], '"propertyDependencies" must be an object of objects of schemas'],
    [{ a: true }, "must be an object of schemas"],
    [{ a: { x: 1 } }, "must be a schema"],
    [{ a: { x: { required: "b" } } }, '"required" must be an array of strings'],
  ],
});
