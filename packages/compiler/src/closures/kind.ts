import type { Kinds } from "../analysis/kinds.js";

// The bits of `JsonType` as literals: an engine folds these, and not the members of an imported object.
export const nullKind = 1;
export const booleanKind = 2;
export const fractionKind = 4;
export const stringKind = 8;
export const arrayKind = 16;
export const objectKind = 32;
export const integerKind = 64;
export const otherKind = 128;

/** The kind of a value, as one bit. */
export function kindOf(value: unknown): Kinds {
  if (typeof value === "string") return stringKind;
  if (typeof value === "object") return value === null ? nullKind : Array.isArray(value) ? arrayKind : objectKind;
  if (typeof value === "number") return Number.isInteger(value) ? integerKind : fractionKind;
  if (typeof value === "boolean") return booleanKind;
  return typeof value === "bigint" ? integerKind : otherKind;
}
