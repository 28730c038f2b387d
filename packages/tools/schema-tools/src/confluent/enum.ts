import { type Change, change } from "./change.js";
import type { EnumModel } from "./model.js";

export function enumChanges({ values: before }: EnumModel, { values: after }: EnumModel): readonly Change[] {
  const [isWider, isNarrower] = [isSubset(before, after), isSubset(after, before)];
  if (isWider && isNarrower) return [];
  if (isWider) return [change("ENUM_ARRAY_EXTENDED", "enum")];
  return [change(isNarrower ? "ENUM_ARRAY_NARROWED" : "ENUM_ARRAY_CHANGED", "enum")];
}

/** Whether all of some values, or names, are among others. */
export const isSubset = (part: ReadonlySet<string>, whole: ReadonlySet<string>): boolean =>
  [...part].every((each) => whole.has(each));
