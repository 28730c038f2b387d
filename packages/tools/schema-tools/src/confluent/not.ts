import { areCompatible, type Change, change, type Compare } from "./change.js";
import type { NotModel } from "./model.js";

/** What a negated schema takes more is what `not` takes less, so the schemas change places. */
export const notChanges = (before: NotModel, after: NotModel, compare: Compare): readonly Change[] => [
  change(areCompatible(compare(after.negated, before.negated)) ? "NOT_TYPE_NARROWED" : "NOT_TYPE_EXTENDED", "not"),
];
