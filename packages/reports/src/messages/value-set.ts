import { type Candidate, JsonSet, candidatesOf, jsonSet, typeNames, typesOf } from "@argot/core/internal";
import { equal } from "@argot/core/json";
import { type Json, JsonType, type TypeSet } from "@argot/core/plan";

/** The values that a schema allows, as far as types and constants tell: those of some types, except some, and single ones. */
export class ValueSet {
  readonly types: TypeSet;
  /** Values of these types that are not allowed. */
  readonly except: readonly Json[];
  /** Allowed values of other types. */
  readonly values: readonly Json[];
  /** Whether a value is one of those that are not allowed. */
  readonly leavesOut: Test;
  /** Whether a value is one of the single ones. */
  readonly lists: Test;
  readonly #candidates: () => readonly Candidate[];

  constructor(types: TypeSet, except: readonly Json[], values: readonly Json[]) {
    this.types = types;
    this.except = except;
    this.values = values;
    this.leavesOut = isOneOf(except);
    this.lists = isOneOf(values);
    this.#candidates = candidatesAmong(values);
  }

  /** The names of the types. */
  get typeNames(): readonly string[] {
    return typeNames(this.types);
  }

  /** The texts among the values: another text was perhaps meant to be one of them. */
  get candidates(): readonly Candidate[] {
    return this.#candidates();
  }
}

type Test = (value: unknown) => boolean;

/** Number of values up to which it is faster to compare with each. */
const few = 8;

/** Whether a value is in a list, compared as JSON. */
function isOneOf(values: readonly Json[]): Test {
  if (values.length <= few) return (value) => values.some((each) => each === value || equal(each, value));
  let set: JsonSet | undefined;
  return (value) => (set ??= jsonSet(values)).has(value);
}

function candidatesAmong(values: readonly Json[]): () => readonly Candidate[] {
  if (values.length === 0) return () => noValues;
  let candidates: readonly Candidate[] | undefined;
  return () => (candidates ??= candidatesOf(values));
}

const noValues: readonly never[] = [];

/** All values. */
export const anyValue: ValueSet = /* @__PURE__ */ new ValueSet(JsonType.any, noValues, noValues);

/** All values of some types. Integers are numbers. */
export const valuesOfTypes = (types: TypeSet): ValueSet =>
  new ValueSet((types & JsonType.number) === 0 ? types : types | JsonType.integer, noValues, noValues);

/** These values alone. */
export const theseValues = (values: readonly Json[]): ValueSet => new ValueSet(0, noValues, values);

/** All values except these. */
export const otherValues = (except: readonly Json[]): ValueSet => new ValueSet(JsonType.any, except, noValues);

/** Whether a value is in a set. */
export const isIn = (set: ValueSet, value: unknown): boolean =>
  (set.types & typesOf(value)) === 0 ? set.lists(value) : !set.leavesOut(value);

/** The values that are in both sets. */
export function intersection(a: ValueSet, b: ValueSet): ValueSet {
  if (a === anyValue) return b;
  if (b === anyValue) return a;
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
  if (sets.includes(anyValue)) return anyValue;
  let types = 0;
  for (const each of sets) types |= each.types;
  const values: Json[] = [];
  const single = new JsonSet();
  for (const each of sets) {
    for (const value of each.values) {
      if (single.add(value) && (types & typesOf(value)) === 0) values.push(value);
    }
  }
  const leavesOut = sets.some(({ except }) => except.length > 0);
  const leftOut = leavesOut ? Object.values(JsonType).flatMap((type) => leftOutByAll(sets, type)) : noValues;
  return new ValueSet(
    types,
    leftOut.filter((value) => !single.has(value)),
    values,
  );
}

/** The values of a type that all sets with the type leave out: they are among those of the set that leaves out fewest. */
function leftOutByAll(sets: readonly ValueSet[], type: TypeSet): readonly Json[] {
  const having = sets.filter(({ types }) => (types & type) !== 0);
  let fewest = having.at(0)?.except ?? noValues;
  for (const { except } of having) if (except.length < fewest.length) fewest = except;
  return fewest.filter((value) => firstTypeOf(value) === type && having.every((each) => each.leavesOut(value)));
}

/** The type of a value. Sets with numbers have integers as well, and others may have only these. */
function firstTypeOf(value: unknown): TypeSet {
  const types = typesOf(value);
  return types & JsonType.integer ? JsonType.integer : types;
}
