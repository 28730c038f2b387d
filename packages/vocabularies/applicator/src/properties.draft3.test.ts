import { cases } from "@argot/testing";
import { minimum } from "@argot/testing/keywords";
import { like } from "../test/like.js";
import { mandatory } from "../test/mandatory.js";
import { additionalProperties } from "./additional-properties.js";
import { extendsKeyword } from "./extends.js";
import { propertiesDraft3 } from "./properties.draft3.js";

const there = { required: true };

cases(propertiesDraft3, {
  name: "properties",
  with: { required: mandatory, extends: extendsKeyword, like, minimum, additionalProperties },
  holds: [
    [{ a: { minimum: 1 } }, {}],
    [{ a: { minimum: 1 } }, { a: 1 }],
    [{ a: there }, { a: 1 }],
    [{ a: there }, []],
    [{ a: there }, "a"],
    [{ a: { required: false } }, {}],
    [{ a: { extends: { required: false } } }, {}],
    // A property of a property is required only if the outer one is present.
    [{ a: { properties: { b: there } } }, {}],
    [{ ["__proto__"]: there }, JSON.parse('{ "__proto__": 1 }')],
  ],
  fails: [
    [{ a: { minimum: 1 } }, { a: 0 }, "must be at least 1, is 0"],
    [{ a: there }, {}, 'must have property "a"'],
    [{ a: there, b: {}, c: there }, { b: 1 }, 'must have properties "a", "c"'],
    [{ a: { required: true, minimum: 1 } }, { a: 0 }, "must be at least 1, is 0"],
    [{ a: { properties: { b: there } } }, { a: {} }, 'must have property "b"'],
    [{ ["__proto__"]: there, constructor: there }, {}, 'must have properties "__proto__", "constructor"'],
    // What a schema extends, and what it stands for, say it as well.
    [{ a: { extends: there } }, {}, 'must have property "a"'],
    [{ a: { extends: [{}, { extends: there }], required: false } }, {}, 'must have property "a"'],
  ],
  schemas: {
    holds: [
      [{ properties: { a: there }, additionalProperties: false }, { a: 1 }],
      [{ properties: { a: { like: "#/properties/b" }, b: {} } }, {}],
      [{ properties: { a: { like: "#" } } }, {}],
    ],
    fails: [
      [{ properties: { a: there }, additionalProperties: false }, { a: 1, b: 1 }, "is not a known property"],
      [{ properties: { a: { like: "#/properties/b" }, b: there } }, { b: 1 }, 'must have property "a"'],
      [{ required: true, properties: { a: { like: "#" } } }, {}, 'must have property "a"'],
    ],
    // Schemas that inherit from one another in circles require nothing, and are valid for no property that is present.
    invalidValues: [[{ properties: { a: { extends: { like: "#/properties/a" } } } }, "lead back to themselves"]],
  },
  invalidValues: [
    [[], '"properties" must be an object of schemas'],
    [{ a: 1 }, "must be a schema"],
    [{ a: { required: "yes" } }, '"required" must be a boolean'],
  ],
});
