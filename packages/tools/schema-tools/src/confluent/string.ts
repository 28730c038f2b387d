import { type Change, change } from "./change.js";
import { limitChanges } from "./limit.js";
import type { StringModel } from "./model.js";

export const stringChanges = (before: StringModel, after: StringModel): readonly Change[] => [
  ...limitChanges("maxLength", "MAX_LENGTH", before.maxLength, after.maxLength),
  ...limitChanges("minLength", "MIN_LENGTH", before.minLength, after.minLength),
  ...patternChanges(before.pattern, after.pattern),
];

function patternChanges(before: string | undefined, after: string | undefined): readonly Change[] {
  if (before === after) return [];
  if (before === undefined) return [change("PATTERN_ADDED", "pattern")];
  return [change(after === undefined ? "PATTERN_REMOVED" : "PATTERN_CHANGED", "pattern")];
}
