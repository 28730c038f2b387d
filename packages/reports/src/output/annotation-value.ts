import { type RuleNode, subjectOf } from "@argot/core/internal";
import type { ConstraintOf } from "@argot/core/plan";

/** The value of an annotation, which may be anything, `null` included. */
export interface AnnotationValue {
  readonly value: unknown;
}

/**
 * The annotation of a rule that holds; `undefined` if it has none.
 *
 * An annotation about what a constraint applied to lists the names of members, or the indices of counted items. For other items
 * it is the last index, or `true` if no items remain for other keywords (2020-12 core, section 10.3).
 */
export function annotationValueOf({
  rule: { annotation, constraint },
  applied,
  parent,
}: RuleNode): AnnotationValue | undefined {
  if (!annotation) return undefined;
  if (annotation.kind === "value") return { value: frozen(annotation.value) };
  if (!applied) return undefined;
  if (constraint.op === "items" && !constraint.quota)
    return itemsValue(constraint, applied, parent.value as readonly unknown[]);
  return subjectOf(constraint) === "part" ? { value: applied } : undefined;
}

function itemsValue(
  { rest }: ConstraintOf<"items">,
  applied: readonly unknown[],
  { length }: readonly unknown[],
): AnnotationValue | undefined {
  const last = applied.at(-1);
  // No annotation if there are no items that the constraint applies to.
  if (last === undefined) return undefined;
  return { value: rest !== undefined || last === length - 1 ? true : last };
}

/** Freezes a value of a schema, with all its parts: whoever has the schema shares it. */
function frozen(value: unknown): unknown {
  const pending = [value];
  for (let next = pending.pop(); next !== undefined; next = pending.pop()) {
    // Values without parts are frozen, too.
    if (Object.isFrozen(next)) continue;
    for (const part of Object.values(next as object)) pending.push(part);
    Object.freeze(next);
  }
  return value;
}
