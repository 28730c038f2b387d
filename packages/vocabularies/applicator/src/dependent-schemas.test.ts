import { cases } from "@argot/testing";
import { minimum, otherProperties, required } from "@argot/testing/keywords";
import { dependentSchemas } from "./dependent-schemas.js";
import { properties } from "./properties.js";

const b = { required: ["b"] };

cases(dependentSchemas, {
  with: { required, properties, minimum, otherProperties },
  holds: [
    [{}, { a: 1 }],
    [{ a: b }, {}],
    [{ a: b }, { b: 1 }],
    [{ a: b }, { a: 1, b: 1 }],
    [{ a: b }, ["a"]],
    [{ a: false }, "a"],
    [{ a: false }, { b: 1 }],
    [{ a: { properties: { b: { minimum: 1 } } } }, { b: 0 }],
    [{ constructor: false, toString: false, ["__proto__"]: false, hasOwnProperty: false }, {}],
  ],
  fails: [
    [{ a: b }, { a: 1 }, 'must have "b", because "a" is there'],
    [{ a: false }, { a: 1 }, 'must not have "a"'],
    [{ a: { properties: { b: { minimum: 1 } } } }, { a: 1, b: 0 }, 'must be at least 1, is 0, because "a" is there'],
    [{ "": b }, { "": 1 }, 'must have "b", because "" is there'],
    [{ ["__proto__"]: b }, JSON.parse('{ "__proto__": 1 }'), 'must have "b", because "__proto__" is there'],
    [{ constructor: b }, { constructor: 1 }, 'must have "b", because "constructor" is there'],
    [{ "a/b~c": b }, { "a/b~c": 1 }, 'must have "b", because "a/b~c" is there'],
  ],
  schemas: {
    holds: [
      [
        { otherProperties: false, dependentSchemas: { a: { properties: { a: {}, b: {} } } } },
        { a: 1, b: 1 },
      ],
    ],
    fails: [
      [{ otherProperties: false, dependentSchemas: { a: { properties: { b: {} } } } }, { b: 1 }, "must not be present"],
    ],
  },
  invalidValues: [
    [[], '"dependentSchemas" must be an object of schemas'],
    [{ a: ["b"] }, "a schema (an object or a boolean)"],
  ],
});
