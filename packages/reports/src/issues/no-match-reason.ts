import type { PartPath } from "../messages/value-outlines.js";
import type { ValueSet } from "../messages/value-set.js";

/** Why none of several alternatives matches a value better than the others. */
export type NoMatchReason =
  /** All of them require another type, or another value. */
  | { readonly by: "value"; readonly allowed: ValueSet }
  /** The part that tells them apart has a value that none of them allows. */
  | { readonly by: "constant"; readonly path: PartPath; readonly allowed: ValueSet }
  /** The part that tells them apart is missing. */
  | { readonly by: "missing-constant"; readonly path: PartPath; readonly allowed: ValueSet }
  /** One of these properties is missing. None is enough if each would make too many match. */
  | { readonly by: "missing"; readonly names: readonly string[] }
  /** Each forbids one property, and has no other failure. */
  | { readonly by: "forbidden"; readonly names: readonly string[] }
  /** A few have one failure each, and it weighs the same. */
  | { readonly by: "tie"; readonly alternatives: readonly number[] };

/** Whether there is a reason why no alternative matches, rather than a list of alternatives that may. */
export const isReason = (found: readonly unknown[] | NoMatchReason): found is NoMatchReason => !Array.isArray(found);
