import { type Block, type Edge, type GoalOf, type Json, type Plan, T } from "@argot/core/plan";
import { hasMember, narrowed } from "@argot/core/runtime";
import type { Check, Decide, Maker } from "./check.js";
import { some, someOfAll } from "./combine.js";
import { objectKind } from "./kind.js";
import type { Notes } from "./notes.js";

/** Scalars that a block allows one member to be, if it allows nothing else. */
interface Demand {
  readonly required: boolean;
  readonly values: readonly Json[];
}

/**
 * A number of schemas of which some must hold. Those that cannot hold of a kind of value are not tried, nor those that
 * demand of one member to be another constant than it is.
 */
export function alternatives(
  { edges, range }: GoalOf<"some">,
  plan: Plan,
  maker: Maker,
  notes: Notes | undefined,
): Check {
  const noted = range.max > 0 && edges.some((edge) => notes?.concerns(edge)) ? notes : undefined;
  const combine = noted ? someOfAll : some;
  const checks = edges.map((edge) => maker.here(edge, noted));
  const demands = new Map(checks.map((check, i) => [check, demandsOf(plan, edges[i] as Edge)]));
  return combine(checks, range, (candidates, kind, left) =>
    kind === objectKind && candidates.length > 1 && new Set(checks).size === checks.length
      ? byConstant(candidates, demands, (each) => combine(each, left))
      : undefined,
  );
}

/** Candidates chosen by a constant; `undefined` where no member tells them apart. */
function byConstant(
  candidates: readonly Check[],
  demands: ReadonlyMap<Check, ReadonlyMap<string, Demand>>,
  combine: (candidates: readonly Check[]) => Check,
): Decide | undefined {
  const names = new Set(candidates.flatMap((check) => [...(demands.get(check)?.keys() ?? [])]));
  let best: { name: string; most: number } | undefined;
  for (const name of names) {
    const values = new Set(candidates.flatMap((check) => demands.get(check)?.get(name)?.values ?? []));
    const most = Math.max(
      ...Array.from(values, (value) => possible(candidates, demands, name, value).length),
      possible(candidates, demands, name, undefined).length,
    );
    if (most < candidates.length && (!best || most < best.most)) best = { name, most };
  }
  if (!best) return undefined;
  const { name } = best;
  const decideOf = (each: readonly Check[]): Decide => {
    const { pass, ask, decide } = combine(each);
    return each.length === 0 || (ask & objectKind) === 0 ? () => (pass & objectKind) !== 0 : decide;
  };
  const values = new Set(candidates.flatMap((check) => demands.get(check)?.get(name)?.values ?? []));
  const table = new Map(
    Array.from(values, (value) => [value as unknown, decideOf(possible(candidates, demands, name, value))]),
  );
  const others = decideOf(candidates.filter((check) => !demands.get(check)?.has(name)));
  const absent = decideOf(candidates.filter((check) => !demands.get(check)?.get(name)?.required));
  return (value, kind, depth, scope) => {
    const object = value as Readonly<Record<string, unknown>>;
    const chosen = hasMember(object, name) ? (table.get(narrowed(object[name])) ?? others) : absent;
    return chosen(value, kind, depth, scope);
  };
}

/** Candidates that may hold where a member has a value; `undefined` stands for any that nobody demands. */
const possible = (
  candidates: readonly Check[],
  demands: ReadonlyMap<Check, ReadonlyMap<string, Demand>>,
  name: string,
  value: Json | undefined,
): Check[] =>
  candidates.filter((check) => {
    const demand = demands.get(check)?.get(name);
    return !demand || (value !== undefined && demand.values.includes(value));
  });

/** Members of an object for which the block of an edge allows a few scalars only. */
function demandsOf(plan: Plan, edge: Edge): Map<string, Demand> {
  const demands = new Map<string, Demand>();
  if (edge.dynamic !== undefined || edge.when) return demands;
  const required = new Set<string>();
  for (const { applies, goal } of (plan.blocks[edge.target] as Block).rules) {
    if ((applies & T.object) === 0) continue;
    if (goal.op === "test")
      for (const pred of goal.pred.op === "and" ? goal.pred.of : [goal.pred])
        if (pred.op === "has") required.add(pred.name);
    if (goal.op !== "members") continue;
    for (const [name, { target, when, dynamic }] of goal.named) {
      const values = when || dynamic !== undefined ? undefined : scalarsOf(plan, target);
      if (values) demands.set(name, { required: false, values });
    }
  }
  return new Map(Array.from(demands, ([name, { values }]) => [name, { required: required.has(name), values }]));
}

/** The scalars that a block allows, if it allows nothing else. */
function scalarsOf(plan: Plan, id: number): readonly Json[] | undefined {
  for (const { applies, goal } of (plan.blocks[id] as Block).rules) {
    if (applies !== T.any || goal.op !== "test" || goal.pred.op !== "among") continue;
    const { values } = goal.pred;
    if (values.every((value) => typeof value !== "object" || value === null)) return values;
  }
  return undefined;
}
