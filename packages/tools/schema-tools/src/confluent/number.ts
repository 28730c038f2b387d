import { isMultipleOf } from "@argot/core/runtime";
import { type Change, change } from "./change.js";
import { limitChanges } from "./limit.js";
import type { NumberModel } from "./model.js";

export const numberChanges = (before: NumberModel, after: NumberModel): readonly Change[] => [
  ...limitChanges("maximum", "MAXIMUM", before.maximum, after.maximum),
  ...limitChanges("minimum", "MINIMUM", before.minimum, after.minimum),
  ...limitChanges("exclusiveMaximum", "EXCLUSIVE_MAXIMUM", before.exclusiveMaximum, after.exclusiveMaximum),
  ...limitChanges("exclusiveMinimum", "EXCLUSIVE_MINIMUM", before.exclusiveMinimum, after.exclusiveMinimum),
  ...divisorChanges(before.multipleOf, after.multipleOf),
  ...integerChanges(before.isInteger, after.isInteger),
];

function divisorChanges(before: number | bigint | undefined, after: number | bigint | undefined): readonly Change[] {
  if (before === after) return [];
  if (before === undefined) return [change("MULTIPLE_OF_ADDED", "multipleOf")];
  if (after === undefined) return [change("MULTIPLE_OF_REMOVED", "multipleOf")];
  if (isMultipleOf(after, before)) return [change("MULTIPLE_OF_EXPANDED", "multipleOf")];
  return [change(isMultipleOf(before, after) ? "MULTIPLE_OF_REDUCED" : "MULTIPLE_OF_CHANGED", "multipleOf")];
}

function integerChanges(before: boolean, after: boolean): readonly Change[] {
  if (before === after) return [];
  return [change(before ? "TYPE_EXTENDED" : "TYPE_NARROWED")];
}
