import { type Block, type Application, type ConstraintOf, type Json, type Plan, JsonType } from "@argot/core/plan";
import { hasProperty, normalizeBigInt } from "@argot/core/runtime";
import type { Test, Run, Maker } from "./test.js";
import { some, someOfAll } from "./combine.js";
import { objectKind } from "./kind.js";
import type { EvaluatedBits } from "./evaluated-bits.js";

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
  { applications, range }: ConstraintOf<"some">,
  plan: Plan,
  maker: Maker,
  evaluatedBits: EvaluatedBits | undefined,
): Test {
  const noted =
    range.max > 0 && applications.some((application) => evaluatedBits?.concerns(application))
      ? evaluatedBits
      : undefined;
  const combine = noted ? someOfAll : some;
  const checks = applications.map((application) => maker.applyInPlace(application, noted));
  const requirements = new Map(checks.map((check, i) => [check, demandsOf(plan, applications[i] as Application)]));
  return combine(checks, range, (candidates, kind, left) =>
    kind === objectKind && candidates.length > 1 && new Set(checks).size === checks.length
      ? byConstant(candidates, requirements, (each) => combine(each, left))
      : undefined,
  );
}

/** Candidates chosen by a constant; `undefined` where no member tells them apart. */
function byConstant(
  candidates: readonly Test[],
  requirements: ReadonlyMap<Test, ReadonlyMap<string, Demand>>,
  combine: (candidates: readonly Test[]) => Test,
): Run | undefined {
  const names = new Set(candidates.flatMap((check) => [...(requirements.get(check)?.keys() ?? [])]));
  let best: { name: string; most: number } | undefined;
  for (const name of names) {
    const values = new Set(candidates.flatMap((check) => requirements.get(check)?.get(name)?.values ?? []));
    const most = Math.max(
      ...Array.from(values, (value) => possible(candidates, requirements, name, value).length),
      possible(candidates, requirements, name, undefined).length,
    );
    if (most < candidates.length && (!best || most < best.most)) best = { name, most };
  }
  if (!best) return undefined;
  const { name } = best;
  const decideOf = (each: readonly Test[]): Run => {
    const { always, maybe, run } = combine(each);
    return each.length === 0 || (maybe & objectKind) === 0 ? () => (always & objectKind) !== 0 : run;
  };
  const values = new Set(candidates.flatMap((check) => requirements.get(check)?.get(name)?.values ?? []));
  const table = new Map(
    Array.from(values, (value) => [value as unknown, decideOf(possible(candidates, requirements, name, value))]),
  );
  const others = decideOf(candidates.filter((check) => !requirements.get(check)?.has(name)));
  const absent = decideOf(candidates.filter((check) => !requirements.get(check)?.get(name)?.required));
  return (value, kind, depth, scope) => {
    const object = value as Readonly<Record<string, unknown>>;
    const chosen = hasProperty(object, name) ? (table.get(normalizeBigInt(object[name])) ?? others) : absent;
    return chosen(value, kind, depth, scope);
  };
}

/** Candidates that may hold where a member has a value; `undefined` stands for any that nobody demands. */
const possible = (
  candidates: readonly Test[],
  requirements: ReadonlyMap<Test, ReadonlyMap<string, Demand>>,
  name: string,
  value: Json | undefined,
): Test[] =>
  candidates.filter((check) => {
    const requirement = requirements.get(check)?.get(name);
    return !requirement || (value !== undefined && requirement.values.includes(value));
  });

/** Members of an object for which the block of an application allows a few scalars only. */
function demandsOf(plan: Plan, application: Application): Map<string, Demand> {
  const requirements = new Map<string, Demand>();
  if (application.dynamic !== undefined || application.when) return requirements;
  const required = new Set<string>();
  for (const { appliesTo, constraint } of (plan.blocks[application.target] as Block).rules) {
    if ((appliesTo & JsonType.object) === 0) continue;
    if (constraint.op === "test")
      for (const predicate of constraint.predicate.op === "and" ? constraint.predicate.of : [constraint.predicate])
        if (predicate.op === "has") required.add(predicate.name);
    if (constraint.op !== "members") continue;
    for (const [name, { target, when, dynamic }] of constraint.named) {
      const values = when || dynamic !== undefined ? undefined : scalarsOf(plan, target);
      if (values) requirements.set(name, { required: false, values });
    }
  }
  return new Map(Array.from(requirements, ([name, { values }]) => [name, { required: required.has(name), values }]));
}

/** The scalars that a block allows, if it allows nothing else. */
function scalarsOf(plan: Plan, id: number): readonly Json[] | undefined {
  for (const { appliesTo, constraint } of (plan.blocks[id] as Block).rules) {
    if (appliesTo !== JsonType.any || constraint.op !== "test" || constraint.predicate.op !== "among") continue;
    const { values } = constraint.predicate;
    if (values.every((value) => typeof value !== "object" || value === null)) return values;
  }
  return undefined;
}
