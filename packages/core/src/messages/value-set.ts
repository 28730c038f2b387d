import { type Candidate, candidatesOf } from "../json/closest.js";
import { equal } from "../json/equal.js";
import { JsonSet } from "../json/json-set.js";
import { type Json, JsonType, typeNames, type TypeSet, typesOf } from "../json/types.js";

/** The values that a schema allows, as far as types and constants tell: those of some types, except some, and single ones. */
export class ValueSet {
  readonly types: TypeSet;
  /** Values of these types that are not allowed. */
  readonly except: readonly Json[];
  /** Allowed values of other types. */
  readonly values: readonly Json[];
  #typeNames: readonly string[] | undefined;
  #candidates: readonly Candidate[] | undefined;

  constructor(types: TypeSet, except: readonly Json[], values: readonly Json[]) {
    this.types = types;
    this.except = except;
    this.values = values;
  }

  /** The names of the types. */
  get typeNames(): readonly string[] {
    return (this.#typeNames ??= typeNames(this.types));
  }

  /** The texts among the values: another text was perhaps meant to be one of them. */
  get candidates(): readonly Candidate[] {
    return (this.#candidates ??= candidatesOf(this.values));
  }
}

const none: readonly Json[] = [];

/** All values. */
export const anyValue: ValueSet = new ValueSet(JsonType.any, none, none);

/** All values of some types. Integers are numbers. */
export const valuesOfTypes = (types: TypeSet): ValueSet =>
  new ValueSet((types & JsonType.number) === 0 ? types : types | JsonType.integer, none, none);

/** These values alone. */
export const theseValues = (values: readonly Json[]): ValueSet => new ValueSet(0, none, values);

/** All values except these. */
export const otherValues = (except: readonly Json[]): ValueSet => new ValueSet(JsonType.any, except, none);

/** Whether a value is in a set. */
export const isIn = ({ types, except, values }: ValueSet, value: unknown): boolean =>
  (types & typesOf(value)) === 0 ? hasValue(values, value) : !hasValue(except, value);

/** Whether a list has a value, compared as JSON. */
export const hasValue = (values: readonly Json[], value: unknown): boolean =>
  values.some((each) => each === value || equal(each, value));

/** The values that are in both sets. */
export function intersection(a: ValueSet, b: ValueSet): ValueSet {
  if (a === anyValue) return b;
  return new ValueSet(
    a.types & b.types,
    [...a.except, ...b.except],
    [
      ...a.values.filter((value) => isIn(b, value)),
      ...b.values.filter((value) => (a.types & typesOf(value)) !== 0 && isIn(a, value)),
    ],
  );
}

/** The values that are in at least one of the sets. */
export function union(sets: readonly ValueSet[]): ValueSet {
  let types = 0;
  for (const each of sets) types |= each.types;
  const isNowhere = (value: Json): boolean => !sets.some((each) => isIn(each, value));
  const values: Json[] = [];
  const known = new JsonSet();
  for (const each of sets) {
    for (const value of each.values) {
      if ((types & typesOf(value)) === 0 && known.add(value)) values.push(value);
    }
  }
  return new ValueSet(types, sets.flatMap(({ except }) => except).filter(isNowhere), values);
}
