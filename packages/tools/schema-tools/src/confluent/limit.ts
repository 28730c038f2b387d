import { type Change, change } from "./change.js";

type Limit = number | bigint | undefined;

/** The names of changes of a limit: `MAX_ITEMS`, for example. */
type LimitName =
  | "MAX_LENGTH"
  | "MIN_LENGTH"
  | "MAXIMUM"
  | "MINIMUM"
  | "EXCLUSIVE_MAXIMUM"
  | "EXCLUSIVE_MINIMUM"
  | "MAX_PROPERTIES"
  | "MIN_PROPERTIES"
  | "MAX_ITEMS"
  | "MIN_ITEMS"
  | "MAX_CONTAINS"
  | "MIN_CONTAINS";

/** The change of a limit. */
export function limitChanges(keyword: string, name: LimitName, before: Limit, after: Limit): readonly Change[] {
  if (before === undefined && after === undefined) return [];
  if (before === undefined) return [change(`${name}_ADDED`, keyword)];
  if (after === undefined) return [change(`${name}_REMOVED`, keyword)];
  if (before < after) return [change(`${name}_INCREASED`, keyword)];
  return before > after ? [change(`${name}_DECREASED`, keyword)] : [];
}
