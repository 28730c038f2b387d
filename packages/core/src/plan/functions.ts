import type { CustomFunction, Plan } from "./plan.js";
import { usesOf } from "./walk.js";

/**
 * The custom functions and steps of decoding of a plan, by the names that its text has for them: their own, with a number
 * if several have the same.
 */
export function functionsOf(plan: Plan): ReadonlyMap<string, CustomFunction<unknown>> {
  const found = new Set(
    plan.blocks.flatMap(({ rules }) => rules.flatMap(({ constraint }) => usesOf(constraint).functions)),
  );
  const byName = new Map<string, CustomFunction<unknown>>();
  for (const each of found) {
    let name = each.name;
    for (let i = 2; byName.has(name); i++) name = `${each.name}#${i}`;
    byName.set(name, each);
  }
  return byName;
}
