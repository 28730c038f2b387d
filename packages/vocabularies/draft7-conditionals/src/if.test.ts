import { cases } from "@argot/testing";
import { allOf, minimum, otherProperties, properties } from "@argot/testing/keywords";
import { elseKeyword } from "./else.js";
import { ifKeyword } from "./if.js";
import { thenKeyword } from "./then.js";

const ten = { minimum: 10 };
const twenty = { minimum: 20 };
const five = { minimum: 5 };

cases(ifKeyword, {
  with: { then: thenKeyword, else: elseKeyword, minimum, allOf, properties, otherProperties },
  // By itself it places no constraint.
  holds: [
    [true, 1],
    [false, 1],
    [ten, 10],
    [ten, 0],
    [{}, null],
  ],
  schemas: {
    holds: [
      // The truth table: the condition holds or not, the branch that counts holds.
      [{ if: true, then: true, else: true }, 1],
      [{ if: true, then: true, else: false }, 1],
      [{ if: false, then: true, else: true }, 1],
      [{ if: false, then: false, else: true }, 1],
      // The same with one branch.
      [{ if: true, then: true }, 1],
      [{ if: false, then: true }, 1],
      [{ if: false, then: false }, 1],
      [{ if: true, else: true }, 1],
      [{ if: true, else: false }, 1],
      [{ if: false, else: true }, 1],

      [{ if: ten, then: twenty, else: five }, 20],
      [{ if: ten, then: twenty, else: five }, 5],
      [{ else: five, then: twenty, if: ten }, 5],
      [{ then: twenty, if: ten }, 0],
      [{ if: ten, else: five }, 10],
      [{ if: { if: ten, then: twenty }, then: five }, 5],
      // Only what stands in the same schema object counts.
      [{ allOf: [{ if: ten }, { then: twenty }, { else: five }] }, 10],
      [{ allOf: [{ if: ten }, { then: twenty }, { else: five }] }, 0],

      // What the condition and the branch that counts applied to is evaluated.
      [{ otherProperties: false, if: { properties: { a: {} } } }, { a: 1 }],
      [
        { otherProperties: false, if: { properties: { a: {} } }, then: { properties: { b: {} } } },
        { a: 1, b: 1 },
      ],
      [{ otherProperties: false, if: false, else: { properties: { b: {} } } }, { b: 1 }],
    ],
    fails: [
      [{ if: true, then: false, else: true }, 1, "is not allowed here"],
      [{ if: true, then: false, else: false }, 1, "is not allowed here"],
      [{ if: false, then: true, else: false }, 1, "is not allowed here"],
      [{ if: false, then: false, else: false }, 1, "is not allowed here"],
      [{ if: true, then: false }, 1, "is not allowed here"],
      [{ if: false, else: false }, 1, "is not allowed here"],

      [{ if: ten, then: twenty, else: five }, 15, 'must be at least 20, is 15, because "if" holds'],
      [{ if: ten, then: twenty, else: five }, 4, 'must be at least 5, is 4, because "if" does not hold'],
      [{ else: five, then: twenty, if: ten }, 15, 'must be at least 20, is 15, because "if" holds'],
      [{ if: { if: ten, then: twenty }, then: five }, 4, 'must be at least 5, is 4, because "if" holds'],

      [{ otherProperties: false, if: { properties: { a: five } } }, { a: 1 }, "must not be present"],
      [
        { otherProperties: false, if: { properties: { a: {} } }, else: { properties: { b: {} } } },
        { b: 1 },
        "must not be present",
      ],
      [{ otherProperties: false, if: false, then: { properties: { b: {} } } }, { b: 1 }, "must not be present"],
    ],
  },
  invalidValues: [
    [[], '"if" must be a schema (an object or a boolean)'],
    [1, "a schema"],
  ],
});
