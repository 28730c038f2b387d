import { JsonType } from "../json/types.js";
import { isPlain } from "../plan/application.js";
import type { Application, Rule } from "../plan/plan.js";

/** The application of a block that has nothing but one plain application to the same value; else `undefined`. */
export function forwardedTo([rule, ...more]: readonly Rule[]): Application | undefined {
  if (!rule || more.length > 0 || rule.constraint.op !== "all" || rule.appliesTo !== JsonType.any) return undefined;
  const [application, ...others] = rule.constraint.applications;
  return application && others.length === 0 && isPlain(application) ? application : undefined;
}
