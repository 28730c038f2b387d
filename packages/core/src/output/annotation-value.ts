import type { RuleNode } from "../loop/trace-node.js";

/** The value of an annotation, which may be anything, `null` included. */
export interface AnnotationValue {
  readonly value: unknown;
}

/**
 * What a rule that holds says about the value; nothing where it says nothing.
 *
 * What a constraint applied to is said by names for members and by indices for items that are counted. For other items it is the
 * last index that was applied to, or `true` where nothing remains for others (2020-12 core, section 10.3).
 */
export function annotationValueOf({
  rule: { annotation, constraint },
  applied,
  parent,
}: RuleNode): AnnotationValue | undefined {
  if (!annotation) return undefined;
  if (annotation.kind === "value") return { value: frozen(annotation.value) };
  if (!applied) return undefined;
  if (constraint.op === "members" || (constraint.op === "items" && constraint.quota)) return { value: applied };
  const last = applied.at(-1);
  // Constraints that apply to no part have nothing to tell; nor have constraints over items where there is none for them.
  if (constraint.op !== "items" || last === undefined) return undefined;
  const { length } = parent.value as readonly unknown[];
  return { value: constraint.rest !== undefined || last === length - 1 ? true : last };
}

/** Values that stand in schemas are shared with all who hold the schema: nobody can change them. */
function frozen(value: unknown): unknown {
  const pending = [value];
  for (let next = pending.pop(); next !== undefined; next = pending.pop()) {
    // So is what has no parts.
    if (Object.isFrozen(next)) continue;
    for (const part of Object.values(next as object)) pending.push(part);
    Object.freeze(next);
  }
  return value;
}
