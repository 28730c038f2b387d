import { type Application, nowhere, type Plan } from "../plan/plan.js";
import { applicationsOf, hasDynamicApplications, mapApplications, outermostTarget, targetsIn } from "../plan/walk.js";
import { mapRules } from "./rewrite.js";

/**
 * Makes a dynamic application that can lead to one block only a plain application: no block but its target declares the
 * anchor, or the resource of the entry declares it, which is the outermost resource in every scope. Anchors that no application
 * looks for any more are no longer declared, so that there are fewer scopes.
 *
 * Assumes that evaluation begins at the plan's entry. Preserves verdicts, what is evaluated, annotations and reports.
 */
export function devirtualise(plan: Plan): Plan {
  if (!hasDynamicApplications(plan)) return plan;
  const targetsOf = targetsIn(plan);
  const resolve = (application: Application): Application => {
    const { dynamic } = application;
    if (dynamic === undefined) return application;
    const target =
      outermostTarget(plan, application) ?? (targetsOf(application).length === 1 ? application.target : nowhere);
    return target === nowhere ? application : { ...application, dynamic: undefined, target };
  };
  return withAnchorsInUse(
    mapRules(plan, (rule) => ({ ...rule, constraint: mapApplications(rule.constraint, resolve) })),
  );
}

function withAnchorsInUse(plan: Plan): Plan {
  const inUse = new Set(
    plan.blocks.flatMap(({ rules }) =>
      rules.flatMap(({ constraint }) => applicationsOf(constraint).map(({ dynamic }) => dynamic)),
    ),
  );
  const resources = plan.resources.map((resource) => ({
    ...resource,
    dynamicAnchors: new Map([...resource.dynamicAnchors].filter(([anchor]) => inUse.has(anchor))),
  }));
  return { ...plan, resources };
}
