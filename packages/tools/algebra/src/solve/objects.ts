import type { Json } from "@argot/core/plan";
import type { Formula, FormulaOf } from "../formula/formula.js";
import { type Bounds, boundsOf } from "./bounds.js";
import { NameClasses, type NameClass } from "./name-classes.js";
import { product } from "./product.js";
import type { Search } from "./search.js";
import { Collected, type Values } from "./values.js";

/** A member that an object needs: one of the names of a class, and what holds for its value. */
interface Member {
  readonly of: NameClass;
  readonly value: Formula;
}

/** The objects that formulas hold for, those with few members first. */
export function objectsFor(atoms: readonly Formula[], wanted: number, search: Search): Values {
  const found = new Collected(wanted);
  const bounds = boundsOf(
    atoms.filter((each) => each.kind === "test"),
    "propertyCount",
  );
  if (bounds.min > bounds.max) return found;
  const every = atoms.filter((each) => each.kind === "everyMember");
  const some = atoms.filter((each) => each.kind === "someMember");
  const classes = new NameClasses(every, some, search);
  for (const members of membersFor(some, classes, bounds.max, search)) {
    search.work.spend();
    addObjects(members, classes, bounds, found, search);
    if (found.isEnough) {
      found.complete = false;
      break;
    }
  }
  if (!classes.isCertain) found.complete = false;
  return found;
}

/** The ways to choose members so that each requirement has one. A member may fulfil several. */
function* membersFor(
  some: readonly FormulaOf<"someMember">[],
  classes: NameClasses,
  max: number,
  search: Search,
): Generator<readonly Member[]> {
  const { formulas } = search;
  // Requirements of a single name leave no choice, so they come first.
  const sorted = some.toSorted((a, b) => Number(classes.isSingle(b.names)) - Number(classes.isSingle(a.names)));
  function* choose(at: number, members: readonly Member[]): Generator<readonly Member[]> {
    search.work.spend();
    const next = sorted[at];
    if (!next) {
      yield members;
      return;
    }
    const { names, value } = next;
    for (const [i, member] of members.entries()) {
      if (!classes.has(member.of, names)) continue;
      const both = formulas.and([member.value, value]);
      if (search.isPossible(both))
        yield* choose(
          at + 1,
          members.map((each, j) => (j === i ? { of: each.of, value: both } : each)),
        );
    }
    if (members.length >= max) return;
    for (const each of classes.within(names)) {
      // Another member of the class needs another name.
      const used = members.filter((member) => member.of === each).length;
      if (used >= classes.namesOf(each, used + 1).length) continue;
      const first = formulas.and([each.value, value]);
      if (search.isPossible(first)) yield* choose(at + 1, [...members, { of: each, value: first }]);
    }
  }
  yield* choose(0, []);
}

/** Adds objects with certain members, and others where bounds ask for them or where more objects are wanted. */
function addObjects(
  members: readonly Member[],
  classes: NameClasses,
  { min, max }: Bounds,
  found: Collected,
  search: Search,
): void {
  const lists = members.map(({ value }) => search.values(value, found.wanted));
  if (lists.some(({ values }) => values.length === 0)) {
    if (lists.some(isUncertain)) found.complete = false;
    return;
  }
  const names = namesFor(members, classes);
  const add = (chosen: readonly FurtherMember[]): void => {
    for (const each of product([...lists.map(({ values }) => values), ...chosen.map(({ values }) => values)])) {
      search.work.spend();
      if (found.isEnough) return;
      found.add(objectOf([...names, ...chosen.map(({ name }) => name)], each));
    }
  };
  if (members.length >= min) add([]);
  if (found.isEnough) return;
  // As many further members as are needed, and some more for different objects.
  const missing = Math.max(0, min - members.length);
  const further = furtherMembers(new Set(names), classes, missing + found.wanted, search);
  if (further.members.length < missing) {
    if (!further.isCertain) found.complete = false;
    return;
  }
  // Members that share a class may exchange their names.
  const isWhole = further.isWhole && lists.every(({ complete }) => complete);
  if (!isWhole || members.some(({ of }) => typeof of.names !== "string")) found.complete = false;
  const most = Math.min(max - members.length, further.members.length);
  for (let count = Math.max(missing, 1); count <= most; count++)
    for (const chosen of combinations(further.members, count)) {
      if (found.isEnough) return;
      add(chosen);
    }
}

/** Different names for members. */
function namesFor(members: readonly Member[], classes: NameClasses): readonly string[] {
  const counts = new Map<NameClass, number>();
  return members.map(({ of }) => {
    const count = counts.get(of) ?? 0;
    counts.set(of, count + 1);
    return classes.namesOf(of, count + 1)[count] as string;
  });
}

/** A member that an object may have. */
interface FurtherMember {
  readonly name: string;
  readonly values: readonly Json[];
}

/** Members that objects may have. */
interface FurtherMembers {
  readonly members: readonly FurtherMember[];
  /** Whether there are no others, as far as names go. */
  readonly isCertain: boolean;
  /** Whether there are no others, and no others values of them. */
  readonly isWhole: boolean;
}

function furtherMembers(
  used: ReadonlySet<string>,
  classes: NameClasses,
  wanted: number,
  search: Search,
): FurtherMembers {
  const members: FurtherMember[] = [];
  let [isCertain, isWhole] = [true, true];
  for (const each of classes.all()) {
    const answer = search.values(each.value, wanted);
    if (isUncertain(answer)) isCertain = false;
    if (!answer.complete) isWhole = false;
    if (answer.values.length === 0) continue;
    const names = classes.namesOf(each, wanted + used.size).filter((name) => !used.has(name));
    if (each.isOpen) isWhole = false;
    for (const name of names) {
      if (members.length >= wanted) return { members, isCertain, isWhole: false };
      members.push({ name, values: answer.values });
    }
  }
  return { members, isCertain, isWhole };
}

/** Whether it is not known if there is a value. */
const isUncertain = ({ values, complete }: Values): boolean => values.length === 0 && !complete;

/** The ways to choose some elements of a list, in order. */
function* combinations<T>(list: readonly T[], count: number, from = 0): Generator<readonly T[]> {
  if (count === 0) {
    yield [];
    return;
  }
  for (let i = from; i <= list.length - count; i++)
    for (const others of combinations(list, count - 1, i + 1)) yield [list[i] as T, ...others];
}

function objectOf(names: readonly string[], values: readonly Json[]): Json {
  const object: Record<string, Json> = {};
  for (const [i, name] of names.entries())
    // A plain assignment would call a setter of a prototype, such as that of `__proto__`.
    Object.defineProperty(object, name, { value: values[i], enumerable: true, configurable: true, writable: true });
  return object;
}
