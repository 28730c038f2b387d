import { type Change, change } from "./change.js";
import type { ConstModel } from "./model.js";

export const constChanges = (before: ConstModel, after: ConstModel): readonly Change[] =>
  before.value === after.value ? [] : [change("ENUM_ARRAY_CHANGED", "const")];
