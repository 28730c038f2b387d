import { type BlockId, type Edge, type GoalOf, type Range, readsMarks } from "@argot/core/plan";
import { Check, type Decide, deepestCall, holds, type Maker } from "./check.js";
import { every } from "./combine.js";
import { arrayKind, kindOf } from "./kind.js";
import type { Notes } from "./notes.js";

/** What the rules of a block say about the items of an array. */
export function items(goals: readonly GoalOf<"items">[], id: BlockId, maker: Maker, notes: Notes | undefined): Check {
  const plain = goals.filter((goal) => !goal.quota && !readsMarks(goal));
  const left = goals.flatMap((goal) => (readsMarks(goal) && goal.rest ? goal.rest : []));
  const walks = new Map<number, Edge[]>();
  for (const { rest, prefix, from } of plain) {
    const start = Math.max(from, prefix.length);
    if (rest) walks.set(start, [...(walks.get(start) ?? []), rest]);
  }
  return every([
    ...plain.filter(({ prefix }) => prefix.length > 0).map(({ prefix }) => ofArrays(first(prefix, id, maker))),
    ...Array.from(walks, ([from, edges]) => ofArrays(others(edges, from, id, maker))),
    ...goals.flatMap(({ quota, from, rest: edge }) =>
      quota && edge ? [ofArrays(counted(edge, from, quota, id, maker))] : [],
    ),
    ...left.flatMap((edge) => (notes ? ofArrays(unevaluated(edge, id, maker, notes)) : [])),
  ]);
}

const ofArrays = (decide: Decide): Check => new Check(255 & ~arrayKind, arrayKind, decide, 10, 1);

/** Items by position. */
function first(prefix: readonly Edge[], id: BlockId, maker: Maker): Decide {
  const checks = prefix.map((edge) => maker.there([edge]));
  const { loop } = maker;
  return (value, _kind, depth, scope) => {
    if (depth > deepestCall) return loop(id, value, scope);
    const array = value as readonly unknown[];
    const end = Math.min(array.length, checks.length);
    for (let i = 0; i < end; i++) {
      const item = array[i];
      if (!holds(checks[i] as Check, item, kindOf(item), depth + 1, scope)) return false;
    }
    return true;
  };
}

/** Every item from a position on. */
function others(edges: readonly Edge[], from: number, id: BlockId, maker: Maker): Decide {
  if (edges.some((edge) => maker.isFalse(edge))) return (value) => (value as readonly unknown[]).length <= from;
  const check = maker.there(edges);
  const { loop } = maker;
  return (value, _kind, depth, scope) => {
    if (depth > deepestCall) return loop(id, value, scope);
    const array = value as readonly unknown[];
    for (let i = from; i < array.length; i++) {
      const item = array[i];
      if (!holds(check, item, kindOf(item), depth + 1, scope)) return false;
    }
    return true;
  };
}

/** Items that nobody has evaluated. */
function unevaluated(edge: Edge, id: BlockId, maker: Maker, notes: Notes): Decide {
  const check = maker.there([edge]);
  const { certain, choices } = notes.marks;
  const starts = choices.filter(({ claim }) => claim.items > 0).toSorted((a, b) => a.claim.items - b.claim.items);
  const contained = [{ bit: 0, claim: certain }, ...choices].flatMap(({ bit, claim }) =>
    claim.contained.map((each) => ({ bit, check: maker.there([each]) })),
  );
  const isContained: Decide = (item, kind, depth, scope) => {
    for (let i = 0; i < contained.length; i++) {
      const { bit, check: each } = contained[i] as (typeof contained)[number];
      if ((bit === 0 || (notes.bits & bit) !== 0) && holds(each, item, kind, depth, scope)) return true;
    }
    return false;
  };
  const { loop } = maker;
  return (value, _kind, depth, scope) => {
    if (depth > deepestCall) return loop(id, value, scope);
    const array = value as readonly unknown[];
    let start = certain.items;
    for (const { bit, claim } of starts) if ((notes.bits & bit) !== 0) start = claim.items;
    for (let i = start; i < array.length; i++) {
      const item = array[i];
      const kind = kindOf(item);
      if (!isContained(item, kind, depth + 1, scope) && !holds(check, item, kind, depth + 1, scope)) return false;
    }
    return true;
  };
}

/** As many items as a quota says: stops where more cannot change the answer. */
function counted(edge: Edge, from: number, { min, max }: Range, id: BlockId, maker: Maker): Decide {
  const check = maker.there([edge]);
  const { loop } = maker;
  return (value, _kind, depth, scope) => {
    if (depth > deepestCall) return loop(id, value, scope);
    const array = value as readonly unknown[];
    let n = 0;
    for (let i = from; i < array.length; i++) {
      if (max === Infinity && n >= min) return true;
      const item = array[i];
      if (!holds(check, item, kindOf(item), depth + 1, scope)) continue;
      n++;
      if (n > max) return false;
    }
    return n >= min && n <= max;
  };
}
