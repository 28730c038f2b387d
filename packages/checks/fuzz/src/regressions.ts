// What random questions have found. Each row was answered in different ways once.
import type { DialectName } from "./generate/languages.js";
import type { Json } from "./json.js";

/** A question that tiers did not agree on. */
export interface Regression {
  /** What was wrong. */
  readonly what: string;
  readonly dialect: DialectName;
  readonly asserted?: boolean;
  readonly schema: Json;
  readonly instance: Json;
  /** The right verdict; without one, every tier ends with an `EvaluationError`. */
  readonly valid?: boolean;
}

export const regressions: readonly Regression[] = [
  {
    what: "a dynamic reference that leads back to itself kept a pass going for ever",
    dialect: "2020-12",
    schema: { $dynamicAnchor: "node", $dynamicRef: "#node" },
    instance: 1,
  },
  {
    what: "closures functions came to a reference that leads nowhere before the rule that fails",
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
    what: "compiled code found a value invalid before it came to a reference that leads back to itself",
    dialect: "2020-12",
    schema: { $dynamicAnchor: "node", $dynamicRef: "#node", type: "string" },
    instance: 1,
  },
  {
    what: "a pass left out an alternative that leads nowhere, beside one that always holds",
    dialect: "v1",
    schema: { anyOf: [{ $dynamicRef: "r" }, true] },
    instance: 1,
  },
  {
    what: "a module showed an empty regular expression in the way that engines write it",
    dialect: "draft-03",
    schema: { disallow: [{ pattern: "" }] },
    instance: "\n",
    valid: false,
  },
];
