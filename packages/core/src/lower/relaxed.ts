import { nothing } from "../plan/ops/nothing.js";
import { some } from "../plan/ops/some.js";
import type { Application, Constraint } from "../plan/plan.js";
import { applicationsOf } from "../plan/walk.js";

/**
 * A constraint that does not fail because an application holds whose schema has parts that are left open: nobody knows whether it would
 * hold without the fault.
 */
export function relaxed(constraint: Constraint, isOpen: (application: Application) => boolean): Constraint {
  const { op } = constraint;
  if (op === "branch" && isOpen(constraint.if)) return some(applicationsOf(constraint), {});
  if (!applicationsOf(constraint).some(isOpen)) return constraint;
  if (op === "some" && constraint.range.max === 0) return nothing();
  if (op === "some") return { ...constraint, range: { ...constraint.range, max: Infinity } };
  if (op === "items" && constraint.quota) return { ...constraint, quota: { ...constraint.quota, max: Infinity } };
  return constraint;
}
