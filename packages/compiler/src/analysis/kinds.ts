import { domainOf, JsonType, type Rule, typesDemanded, type TypeSet } from "@argot/core/plan";

/**
 * What a value can be, as disjoint bits: those of `JsonType`, where `JsonType.number` means a number that is no integer, and one more
 * for what JSON does not know. Unlike a `TypeSet`, two of these that share no bit have no value in common.
 */
export type Kinds = number;

// The bits of `JsonType` as literals: an engine folds these into its code, and not the properties of an imported object.
export const nullKind = 1;
export const booleanKind = 2;
export const fractionKind = 4;
export const stringKind = 8;
export const arrayKind = 16;
export const objectKind = 32;
export const integerKind = 64;
export const otherKind = 128;

/** Anything at all. */
export const anything: Kinds = 255;

/** The kind of a value, as one bit. */
export function kindOf(value: unknown): Kinds {
  if (typeof value === "string") return stringKind;
  if (typeof value === "object") return value === null ? nullKind : Array.isArray(value) ? arrayKind : objectKind;
  if (typeof value === "number") return Number.isInteger(value) ? integerKind : fractionKind;
  if (typeof value === "boolean") return booleanKind;
  return typeof value === "bigint" ? integerKind : otherKind;
}

/** The kinds of the values that a type set lets through. */
export const kindsOf = (types: TypeSet): Kinds => ((types & JsonType.number) === 0 ? types : types | JsonType.integer);

/** The kinds of the values that a rule speaks about. One about every type does so even of what JSON does not know. */
export const kindsFor = (appliesTo: TypeSet): Kinds => (appliesTo === JsonType.any ? anything : kindsOf(appliesTo));

/** The kinds of the values that a rule is about; members and items are those of objects and arrays only. */
export const kindsOfRule = ({ appliesTo, constraint }: Rule): Kinds =>
  kindsFor(appliesTo) & kindsFor(domainOf(constraint));

/** Whether a rule does nothing but let values of some types through. */
export const isTypeTest = (rule: Rule): boolean => typesDemanded(rule) !== undefined;

/** The kinds of the values that a rule lets through, as far as it is a type test. */
export function kindsLetThrough(rule: Rule): Kinds {
  const types = typesDemanded(rule);
  return types === undefined ? anything : kindsOf(types);
}
