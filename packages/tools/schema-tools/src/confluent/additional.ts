import { change, type Change, type Compare } from "./change.js";
import { isEmpty, type Open, type Part } from "./model.js";

type Followers = "PROPERTIES" | "ITEMS";

export function additionalChanges(
  name: Followers,
  { additional: before }: Open,
  { additional: after }: Open,
  compare: Compare,
): readonly Change[] {
  if (before === false || after === false) {
    if (before === after) return [];
    return [change(before === false ? `ADDITIONAL_${name}_ADDED` : `ADDITIONAL_${name}_REMOVED`)];
  }
  if (!before && after) return [change(`ADDITIONAL_${name}_NARROWED`)];
  if (before && !after) return [change(`ADDITIONAL_${name}_EXTENDED`)];
  return compare(before, after);
}

export function unevaluatedChanges(
  name: Followers,
  { unevaluated: before }: Open,
  { unevaluated: after }: Open,
  compare: Compare,
): readonly Change[] {
  if (!before && !after) return [];
  if (isFalse(before) !== isFalse(after))
    return [change(isFalse(before) ? `UNEVALUATED_${name}_ADDED` : `UNEVALUATED_${name}_REMOVED`)];
  if (isFalse(before)) return [];
  if (!before || (isEmpty(before) && after && !isEmpty(after))) return [change(`UNEVALUATED_${name}_NARROWED`)];
  if (!after || (isEmpty(after) && !isEmpty(before))) return [change(`UNEVALUATED_${name}_EXTENDED`)];
  return compare(before, after);
}

const isFalse = (part: Part | undefined): boolean => part?.model.kind === "false";

/** Whether additional properties or items may have any value. */
export const isOpen = ({ additional, unevaluated }: Open): boolean =>
  additional === undefined && (!unevaluated || isEmpty(unevaluated));

/** The schema for additional properties or items, if there may be some with certain values. */
export function schemaOfAdditional({ additional, unevaluated }: Open): Part | undefined {
  if (additional !== undefined) return additional || undefined;
  return unevaluated && !isFalse(unevaluated) && !isEmpty(unevaluated) ? unevaluated : undefined;
}
