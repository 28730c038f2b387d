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
];
