import type { Block, Constraint } from "@argot/core/plan";
import type { StageContext } from "../step.js";
import type { Stage } from "../walk.js";

/** The keyword whose annotation is a default. */
const defaultKeyword = "default";

/** The default of a block. */
export function defaultOf({ rules }: Block): { readonly value: unknown } | undefined {
  const rule = rules.find(({ name, annotation }) => name === defaultKeyword && annotation?.kind === "value");
  return rule?.annotation?.kind === "value" ? { value: rule.annotation.value } : undefined;
}

/** Sets missing members to the defaults of their schemas. */
export function settingDefaults({ reached, options }: StageContext, constraint: Constraint): Stage | undefined {
  if (options.useDefaults === false) return undefined;
  const ofArrays = constraint.op === "items";
  const applications =
    constraint.op === "members" ? [...constraint.named] : ofArrays ? [...constraint.prefix.entries()] : [];
  const defaults = applications.flatMap(([key, application]) => {
    const found = defaultOf(reached.to(application).block);
    return found ? [{ key, value: found.value }] : [];
  });
  if (defaults.length === 0) return undefined;
  const isMissing =
    options.useDefaults === "empty"
      ? (value: unknown) => value === undefined || value === null || value === ""
      : (value: unknown) => value === undefined;
  return (value, walk) => {
    if (ofArrays ? !Array.isArray(value) : !walk.isChangeable(value)) return value;
    let made = value as Record<string | number, unknown>;
    const at = walk.down(made);
    for (const { key, value: ofSchema } of defaults) {
      const before = Object.hasOwn(made, key) ? made[key] : undefined;
      if (!isMissing(before)) continue;
      walk.keys[at] = key;
      const after = walk.change("default", before, walk.copyOf(ofSchema));
      made = walk.owned(made, at);
      walk.put(made, key, after);
    }
    walk.up();
    return made;
  };
}
