import { type ConstraintOf, isNeverValid } from "@argot/core/plan";
import { verdictOf } from "../verdict-of.js";
import type { StageContext } from "../step.js";
import type { Stage } from "../walk.js";

/** Removes properties that are not defined, as far as the options say. */
export function removingProperties({ reached, options, stepTo }: StageContext): Stage | undefined {
  const { removeAdditional } = options;
  if (removeAdditional === false) return undefined;
  const constraints = reached.block.rules.flatMap(({ constraint }) =>
    constraint.op === "members" ? [constraint] : [],
  );
  const rest = constraints.find((each) => each.rest && each.except !== "evaluated")?.rest;
  if (!rest && !(removeAdditional === "all" && constraints.some(definesNames))) return undefined;
  const target = rest && reached.to(rest);
  const removesAll = removeAdditional === "all" || (target && isNeverValid(target.block));
  if (!target ? !removesAll : !removesAll && removeAdditional !== "failing") return undefined;
  const names = new Set(constraints.flatMap(({ named }) => [...named.keys()]));
  const patterns = constraints.flatMap((each) => each.patterns);
  const isValid = target && verdictOf(target);
  const step = rest && stepTo(rest);
  return (value, walk) => {
    if (!walk.isChangeable(value)) return value;
    let made = value;
    const at = walk.down(made);
    const removed = new Set<string>();
    for (const name of Object.keys(value)) {
      if (names.has(name) || patterns.some(({ pattern }) => pattern.test(name))) continue;
      walk.keys[at] = name;
      const member = made[name];
      if (!removesAll && isValid) {
        if (isValid(member)) continue;
        const attempted = step && walk.attempt(step, isValid, member);
        if (attempted) {
          made = walk.owned(made, at);
          walk.put(made, name, attempted.value);
          continue;
        }
      }
      walk.note("remove", member, undefined);
      removed.add(name);
    }
    if (removed.size > 0) made = walk.without(made, removed, at);
    walk.up();
    return made;
  };
}

/** Whether a constraint defines properties by name, perhaps none, as `properties` does. */
export const definesNames = ({ named, patterns }: ConstraintOf<"members">): boolean =>
  named.size > 0 || patterns.length === 0;
