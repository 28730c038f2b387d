// Disagreements that random samples have found.
import type { DialectName } from "./generate/fuzz-dialects.js";
import type { Json } from "./json.js";

/** A schema and an instance on which tiers disagreed. */
export interface Regression {
  /** What was wrong. */
  readonly what: string;
  readonly dialect: DialectName;
  readonly asserted?: boolean;
  readonly schema: Json;
  readonly instance: Json;
  /** The right verdict. Without one, every tier throws an `EvaluationError`. */
  readonly valid?: boolean;
}

export const regressions: readonly Regression[] = [
  {
    what: "a pass did not end for a dynamic reference that leads to itself",
    dialect: "2020-12",
    schema: { $dynamicAnchor: "node", $dynamicRef: "#node" },
    instance: 1,
  },
  {
    what: "closures reached a reference without a target before the rule that fails",
    dialect: "v1",
    schema: {
      $ref: "r1",
      $dynamicRef: "r",
      $defs: { d1: { $id: "r1", oneOf: [{ unevaluatedItems: {} }, {}] } },
    },
    instance: 0,
    valid: false,
  },
  {
    what: "compiled code found a value invalid before it reached a reference that leads to itself",
    dialect: "2020-12",
    schema: { $dynamicAnchor: "node", $dynamicRef: "#node", type: "string" },
    instance: 1,
  },
  {
    what: "a pass left out an alternative without a target, beside one that always matches",
    dialect: "v1",
    schema: { anyOf: [{ $dynamicRef: "r" }, true] },
    instance: 1,
  },
  {
    what: "a message of a module had an empty regular expression as engines print it",
    dialect: "draft-03",
    schema: { disallow: [{ pattern: "" }] },
    instance: "\n",
    valid: false,
  },
  {
    what: "compiled code found no suggestion for an unevaluated property",
    dialect: "v1",
    schema: { allOf: [{ required: ["ab"], unevaluatedProperties: false, unevaluatedItems: false }] },
    instance: { a: 0 },
    valid: false,
  },
  {
    what: "an error that many paths lead to was reported another number of times in each tier",
    dialect: "2020-12",
    schema: { type: "array", allOf: [{ items: { $ref: "#" } }, { items: { $ref: "#" } }] },
    instance: [[[[[[[[[[[[1]]]]]]]]]]]],
    valid: false,
  },
  {
    what: "an error beneath one choice was not listed beneath another one, when work repeats itself",
    dialect: "2020-12",
    schema: { items: { contains: { $dynamicRef: "#" }, $ref: "#", $dynamicRef: "#" } },
    instance: [[[[[[]], [[]]], [[[]]], [[[], false, [], []]]]]],
    valid: false,
  },
  {
    what: "an error was lost, since it was recorded in an alternative that is not shown",
    dialect: "draft-07",
    schema: {
      properties: { c: { $ref: "#" }, b: { oneOf: [{ $ref: "#" }], not: {} } },
      patternProperties: { "^\\p{L}+$": { $ref: "#" } },
    },
    instance: {
      c: {
        b: {
          c: { c: { c: {}, b: {}, ab: {} }, b: { c: {}, b: {}, a: {} }, a: { c: {} } },
          b: { b: { c: {}, b: {} } },
        },
        constructor: { c: { b: {} }, a: { b: {} } },
      },
      b: {
        c: "0",
        a: {
          c: { c: { c: {}, é: [] }, b: { c: {}, b: false } },
          a: { c: { b: {}, é: {} }, b: 0, constructor: { c: {}, b: {}, a: {} }, length: { b: {} } },
        },
      },
    },
    valid: false,
  },
  {
    what: "an error beneath one alternative was not listed beneath another one",
    dialect: "2020-12",
    schema: {
      patternProperties: {
        "^(?!a)": {
          allOf: [{}],
          oneOf: [
            { $ref: "#", $dynamicRef: "#" },
            { $ref: "#", $dynamicRef: "#" },
          ],
          not: { $ref: "#", $dynamicRef: "#" },
        },
      },
    },
    instance: { c: { c: 2, é: { c: 0, b: 0, a: "é", "😀": false } } },
    valid: false,
  },
  {
    what: "a resource that no dynamic reference reaches decided what the loop reports as unevaluated",
    dialect: "2019-09",
    schema: {
      $recursiveAnchor: true,
      const: "",
      patternProperties: { "^[a-c]$": { anyOf: [{ unevaluatedItems: false, $recursiveRef: "#" }] } },
      $defs: { d2: { $id: "r", $recursiveAnchor: true, if: { unevaluatedItems: {} } } },
    },
    instance: { c: [0] },
    valid: false,
  },
  {
    what: "closures came to a reference that leads to itself where the loop knew the result",
    dialect: "2020-12",
    asserted: true,
    schema: {
      $id: "https://fuzz.invalid/root",
      $dynamicAnchor: "node",
      anyOf: [
        {
          unevaluatedItems: false,
          if: { unevaluatedItems: false },
          then: { unevaluatedItems: false },
          else: { propertyNames: {} },
        },
        { contains: {}, dependencies: { "": {}, "a/b~c": { if: {}, then: {}, else: {} } } },
      ],
      oneOf: [
        { $ref: "r2", $dynamicRef: "https://fuzz.invalid/root#node", unevaluatedProperties: {} },
        {
          contentEncoding: "quoted-printable",
          contentMediaType: "application/json",
          contentSchema: {
            minContains: 0,
            maxContains: 3,
            prefixItems: [{ enum: ["ß"] }],
            type: "null",
            enum: [{ "": ["ab", true], b: [null] }, 1.5, "a😀"],
          },
        },
      ],
      enum: [{}],
      $defs: {
        d0: { type: ["null", "object", "number"], enum: ["aa", null, "a"] },
        d1: {
          $anchor: "a1",
          anyOf: [
            { minimum: 3, maximum: 1, maxProperties: 0, required: ["__proto__", "a"], propertyNames: false },
            { anyOf: [{ enum: ["b", "é"] }] },
            { contentEncoding: "7bit", contentMediaType: "x/y", contentSchema: { minimum: -1 } },
          ],
          oneOf: [{ maxLength: 2 }],
          not: { enum: ["abc"] },
          minLength: 1,
          maxLength: 1,
          format: "idn-hostname",
        },
        d2: {
          $id: "r2",
          format: "uri-template",
          contains: {
            if: { maxLength: 0 },
            then: { minimum: 2 },
            else: { maxLength: 0 },
            uniqueItems: true,
            prefixItems: [{}, { minimum: 4 }, { maxLength: 2 }],
            items: {},
          },
        },
      },
    },
    instance: ["\ud83d", 0.5, "12"],
    valid: false,
  },
];
