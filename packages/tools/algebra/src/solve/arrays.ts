import { canonical } from "@argot/core/json";
import type { Json } from "@argot/core/plan";
import type { Formula, FormulaOf } from "../formula/formula.js";
import { boundsOf } from "./bounds.js";
import { product } from "./product.js";
import type { Work } from "../bounds/work.js";
import type { Search } from "./search.js";
import { Collected, type Values } from "./values.js";

type Count = FormulaOf<"itemCount">;

/** What formulas require of an array. */
interface ArrayShape {
  readonly each: readonly FormulaOf<"everyItem">[];
  readonly counts: readonly Count[];
  readonly min: number;
  readonly max: number;
  /** Whether items must differ (`true`), or two must be equal (`false`). */
  readonly unique: boolean | undefined;
}

/** Maximum number of items of an array that is looked for. */
const maxItems = 2000;

/** The arrays that formulas hold for, the shortest first. */
export function arraysFor(atoms: readonly Formula[], wanted: number, search: Search): Values {
  const found = new Collected(wanted);
  const shape = shapeOf(atoms);
  if (!shape) return found;
  const { min, max, each, counts, unique } = shape;
  // A shorter array is valid if items are left out of it that no count needs, beyond the last position that is special.
  const special = Math.max(0, ...each.flatMap(finiteEnds), ...counts.flatMap(finiteEnds));
  const needed = counts.reduce((sum, count) => sum + count.min, 0) + (unique === false ? 2 : 0);
  const enough = Math.max(min, special + needed);
  for (let length = min; length <= max; length++) {
    // Longer ones exist if this one does, unless items run out: then this ends without one.
    if (found.isEnough || (length > enough && found.values.length === 0)) break;
    if (length > maxItems) {
      found.complete = false;
      search.doubt(`an array of more than ${maxItems} items`);
      break;
    }
    const before = found.values.length;
    const isPossible = addArrays(shape, length, found, search);
    if (!isPossible) return found;
    // The same for those that differ from the ones that are found.
    if (length > enough && found.values.length === before) break;
  }
  if (found.isEnough) found.complete = false;
  return found;
}

function shapeOf(atoms: readonly Formula[]): ArrayShape | undefined {
  const tests = atoms.filter((each) => each.kind === "test");
  const { min, max } = boundsOf(tests, "itemCount");
  const uniques = new Set(tests.filter(({ predicate }) => predicate.op === "unique").map(({ holds }) => holds));
  if (min > max || uniques.size > 1) return undefined;
  return {
    each: atoms.filter((atom) => atom.kind === "everyItem"),
    counts: atoms.filter((atom) => atom.kind === "itemCount"),
    min,
    max,
    unique: [...uniques][0],
  };
}

/** The positions at which a range of items begins or ends. */
const finiteEnds = ({ from, to }: { readonly from: number; readonly to: number }): readonly number[] =>
  to === Infinity ? [from] : [from, to];

/** Adds arrays of a length. Returns false if a position has no value, so that there are no longer arrays either. */
function addArrays(shape: ArrayShape, length: number, found: Collected, search: Search): boolean {
  const { formulas } = search;
  const slots: Formula[] = [];
  for (let i = 0; i < length; i++) {
    const slot = formulas.and(shape.each.filter(({ from, to }) => from <= i && i < to).map(({ value }) => value));
    if (!search.isPossible(slot)) return false;
    slots.push(slot);
  }
  for (const assigned of assignments(shape.counts, slots, search)) {
    search.work.spend();
    for (const chosen of shape.unique === false ? withEqualItems(assigned, found, search) : [assigned]) {
      addArraysOf(chosen, shape.unique === true, found, search);
      if (found.isEnough) return true;
    }
  }
  return true;
}

/** The ways to choose which items fulfil what is counted. */
function* assignments(
  counts: readonly Count[],
  slots: readonly Formula[],
  search: Search,
): Generator<readonly Formula[]> {
  if (counts.length === 0) {
    yield slots;
    return;
  }
  const { formulas } = search;
  const [first, ...others] = counts as [Count, ...Count[]];
  const places = slots.flatMap((_, i) => (first.from <= i && i < first.to ? [i] : []));
  const { min, max, value } = first;
  const isBounded = max < places.length;
  function* choose(at: number, left: readonly Formula[], held: number): Generator<readonly Formula[]> {
    search.work.spend();
    if (held > max || held + places.length - at < min) return;
    if (at === places.length || (held >= min && !isBounded)) {
      yield left;
      return;
    }
    const place = places[at] as number;
    const slot = slots[place] as Formula;
    const replaced = (formula: Formula): readonly Formula[] => left.map((each, i) => (i === place ? formula : each));
    const holding = formulas.and([slot, value]);
    const other = isBounded ? formulas.and([slot, formulas.not(value)]) : slot;
    if (search.isPossible(holding)) yield* choose(at + 1, replaced(holding), held + 1);
    if (search.isPossible(other)) yield* choose(at + 1, replaced(other), held);
  }
  for (const assigned of choose(0, slots, 0)) yield* assignments(others, assigned, search);
}

/** Ways to choose two items that are equal: at least one, if there is any. */
function* withEqualItems(slots: readonly Formula[], found: Collected, search: Search): Generator<readonly Formula[]> {
  const seen = new Set<string>();
  for (const [i, one] of slots.entries())
    for (const other of slots.slice(i + 1)) {
      const key = `${one.number} ${other.number}`;
      if (seen.has(key)) continue;
      seen.add(key);
      const both = search.formulas.and([one, other]);
      const { values, complete } = search.values(both, 1);
      if (values.length > 0 || !complete) found.complete = false;
      const second = slots.indexOf(other, i + 1);
      // More may be known than were asked for.
      for (const value of values) {
        const same = search.formulas.among([value]);
        yield slots.map((slot, at) => (at === i || at === second ? same : slot));
      }
    }
}

function addArraysOf(slots: readonly Formula[], unique: boolean, found: Collected, search: Search): void {
  const wanted = found.wanted + (unique ? slots.length : 0);
  const lists = slots.map((slot) => search.values(slot, wanted));
  let isAny = false;
  for (const array of unique ? differentItems(lists, search.work) : product(lists.map(({ values }) => values))) {
    search.work.spend();
    isAny = true;
    if (found.isEnough) break;
    found.add([...array]);
  }
  // A list that is long enough always has another value. Of a shorter one it must be known that it is whole.
  const enough = unique ? slots.length : 1;
  if (lists.some(({ values, complete }) => !complete && (isAny || values.length < enough))) found.complete = false;
}

/** The ways to choose a value of each list so that all differ. */
function* differentItems(lists: readonly Values[], work: Work): Generator<readonly Json[]> {
  const keys = new Map(lists.map((list) => [list, list.values.map((value) => canonical(value))]));
  const keysOf = (list: Values | undefined): readonly string[] => (list && keys.get(list)) ?? [];
  if (!canDiffer(lists.map(keysOf))) return;
  const used = new Set<string>();
  const chosen: Json[] = [];
  function* choose(at: number): Generator<readonly Json[]> {
    const list = lists[order[at] ?? -1];
    if (!list) {
      const array: Json[] = [];
      for (const [i, index] of order.entries()) array[index] = chosen[i] as Json;
      yield array;
      return;
    }
    for (const [i, key] of keysOf(list).entries()) {
      if (used.has(key)) continue;
      work.spend();
      used.add(key);
      chosen.push(list.values[i] as Json);
      yield* choose(at + 1);
      chosen.pop();
      used.delete(key);
    }
  }
  // Those with the fewest values choose first.
  const order = [...lists.keys()].toSorted((a, b) => keysOf(lists[a]).length - keysOf(lists[b]).length);
  yield* choose(0);
}

/**
 * Whether a key of each list can be chosen so that all differ: whether lists and keys can be matched. A list that has as many keys as there
 * are lists always has one left.
 */
function canDiffer(lists: readonly (readonly string[])[]): boolean {
  const short = lists.filter((list) => list.length < lists.length);
  const owners = new Map<string, readonly string[]>();
  const takes = (list: readonly string[], seen: Set<string>): boolean =>
    list.some((key) => {
      if (seen.has(key)) return false;
      seen.add(key);
      const owner = owners.get(key);
      if (owner !== undefined && !takes(owner, seen)) return false;
      owners.set(key, list);
      return true;
    });
  return short.every((list) => takes(list, new Set()));
}
