import type { BlockId, Edge, GoalOf, Range } from "@argot/core/plan";
import { Check, type Decide, deepestCall, holds, type Maker } from "./check.js";
import { every } from "./combine.js";
import { arrayKind, kindOf } from "./kind.js";

/** What the rules of a block say about the items of an array. */
export function items(goals: readonly GoalOf<"items">[], id: BlockId, maker: Maker): Check {
  const plain = goals.filter(({ quota }) => !quota);
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
