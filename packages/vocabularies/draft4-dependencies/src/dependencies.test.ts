import { cases } from "@argot/testing";
import { otherProperties, properties, required } from "@argot/testing/keywords";
import { dependencies } from "./dependencies.js";

const b = { required: ["b"] };
const mixed = { a: ["b"], c: { required: ["d"] } };

cases(dependencies, {
  with: { required, properties, otherProperties },
  holds: [
    [{}, { a: 1 }],
    // Names of properties.
    [{ a: ["b"] }, {}],
    [{ a: ["b"] }, { b: 1 }],
    [{ a: ["b"] }, { a: 1, b: 1 }],
    [{ a: ["b", "c"] }, { a: 1, b: 1, c: 1 }],
    [{ a: ["b"] }, ["a"]],
    [{ a: ["b"] }, "a"],
    [{ a: ["b"] }, null],
    [{ a: [] }, { a: 1 }],
    [
      { a: ["b"], b: ["a"] },
      { a: 1, b: 1 },
    ],
    [{ ["__proto__"]: ["b"], constructor: ["b"], toString: ["b"], hasOwnProperty: ["b"] }, {}],
    // Schemas.
    [{ a: b }, {}],
    [{ a: b }, { b: 1 }],
    [{ a: b }, { a: 1, b: 1 }],
    [{ a: true }, { a: 1 }],
    [{ a: false }, { b: 1 }],
    [{ a: false }, ["a"]],
    [{ ["__proto__"]: false, constructor: false, toString: false, hasOwnProperty: false }, {}],
    // Both.
    [mixed, {}],
    [mixed, { a: 1, b: 1 }],
    [mixed, { c: 1, d: 1 }],
    [mixed, { a: 1, b: 1, c: 1, d: 1 }],
  ],
  fails: [
    [{ a: ["b"] }, { a: 1 }, 'must also have "b", since it has "a"'],
    [{ a: ["b", "c", "d"] }, { a: 1, c: 1 }, 'must also have "b", "d", since it has "a"'],
    [{ a: ["x"], b: ["c"] }, { b: 1 }, 'must also have "c", since it has "b"'],
    [{ "": ["b"] }, { "": 1 }, 'must also have "b", since it has ""'],
    [{ ["__proto__"]: ["b"] }, JSON.parse('{ "__proto__": 1 }'), 'must also have "b", since it has "__proto__"'],
    [{ a: ["__proto__"] }, { a: 1 }, 'must also have "__proto__", since it has "a"'],
    [{ a: ["constructor"] }, { a: 1 }, 'must also have "constructor", since it has "a"'],
    [{ a: ["toString", "hasOwnProperty"] }, { a: 1 }, 'must also have "toString", "hasOwnProperty", since it has "a"'],
    [{ a: b }, { a: 1 }, 'must have "b", because "a" is there'],
    [{ a: false }, { a: 1 }, 'must not have "a"'],
    [{ ["__proto__"]: b }, JSON.parse('{ "__proto__": 1 }'), 'must have "b", because "__proto__" is there'],
    [{ "a/b~c": b }, { "a/b~c": 1 }, 'must have "b", because "a/b~c" is there'],
    [mixed, { a: 1 }, 'must also have "b", since it has "a"'],
    [mixed, { c: 1 }, 'must have "d", because "c" is there'],
    [mixed, { a: 1, b: 1, c: 1 }, 'must have "d", because "c" is there'],
    [mixed, { a: 1, c: 1, d: 1 }, 'must also have "b", since it has "a"'],
  ],
  schemas: {
    holds: [
      [
        { otherProperties: false, dependencies: { a: { properties: { a: {}, b: {} } } } },
        { a: 1, b: 1 },
      ],
    ],
    fails: [
      [{ otherProperties: false, dependencies: { a: { properties: { b: {} } } } }, { b: 1 }, "must not be present"],
      // A required property is not an evaluated one.
      [{ otherProperties: false, dependencies: { a: ["b"] } }, { b: 1 }, "must not be present"],
    ],
  },
  invalidValues: [
    [[], '"dependencies" must be an object of arrays of strings or schemas'],
    [true, "an object of arrays of strings or schemas"],
    [{ a: "b" }, '"dependencies" must be an array of strings or a schema (an object or a boolean)'],
    [{ a: [1] }, '"dependencies" must be a string'],
    [{ a: { required: "b" } }, '"required" must be an array of strings'],
  ],
});
