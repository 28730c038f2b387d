import { domainOf, JsonType, type Rule, requiredTypes, type TypeSet } from "@argot/core/plan";

/**
 * A set of kinds of values, as bits: those of `JsonType`, and one for values that are not JSON. `JsonType.number` stands for
 * numbers that are not integers here, so kinds are disjoint: unlike two of `TypeSet`, two sets without a common bit have no
 * common value.
 */
export type Kinds = number;

// The bits of `JsonType` as literals: a JavaScript engine inlines these, but not the properties of an imported object.
export const nullKind = 1;
export const booleanKind = 2;
export const fractionKind = 4;
export const stringKind = 8;
export const arrayKind = 16;
export const objectKind = 32;
export const integerKind = 64;
export const otherKind = 128;

/** All kinds. */
export const anything: Kinds = 255;

/** The kind of a value, as one bit. */
export function kindOf(value: unknown): Kinds {
  if (typeof value === "string") return stringKind;
  if (typeof value === "object") return value === null ? nullKind : Array.isArray(value) ? arrayKind : objectKind;
  if (typeof value === "number")
    return Number.isInteger(value) ? integerKind : Number.isFinite(value) ? fractionKind : otherKind;
  if (typeof value === "boolean") return booleanKind;
  return typeof value === "bigint" ? integerKind : otherKind;
}

/** The kinds of some values. */
export const kindsOfValues = (values: readonly unknown[]): Kinds =>
  values.reduce<Kinds>((sum, value) => sum | kindOf(value), 0);

/** The kinds of values that have one of the types. */
export const kindsOf = (types: TypeSet): Kinds => ((types & JsonType.number) === 0 ? types : types | JsonType.integer);

/** The kinds of values that a rule with these types applies to. A rule for all types also applies to values that are not JSON. */
export const kindsFor = (appliesTo: TypeSet): Kinds => (appliesTo === JsonType.any ? anything : kindsOf(appliesTo));

/** The kinds of values that a rule applies to. Rules about members apply to objects only, rules about items to arrays only. */
export const kindsOfRule = ({ appliesTo, constraint }: Rule): Kinds =>
  kindsFor(appliesTo) & kindsFor(domainOf(constraint));

/** Whether a rule only tests the type of the value. */
export const isTypeTest = (rule: Rule): boolean => requiredTypes(rule) !== undefined;

/** The kinds of values that a rule accepts if it is a type test; all kinds for other rules. */
export function acceptedKinds(rule: Rule): Kinds {
  const types = requiredTypes(rule);
  return types === undefined ? anything : kindsOf(types);
}
