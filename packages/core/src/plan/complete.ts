// A plan that was written down leaves out what is `undefined`.
import type { Application, Constraint, Plan, Report, Rule } from "./ops.js";
import { mapApplications } from "./walk.js";

/** The same plan with all members of all its parts, so that nothing is asked of a prototype. */
export function complete(plan: Plan): Plan {
  return {
    entry: completeApplication(plan.entry),
    // Where nothing leads, there may be nothing.
    blocks: plan.blocks.map((block) => ({ ...block, rules: block.rules.map(completeRule) })),
    resources: plan.resources.map((resource) => ({ ...noDialect, ...resource })),
  };
}

const noDialect = { dialect: undefined };
const wherever = { keywordPath: [], dynamic: undefined, when: undefined };
const oneSided = { then: undefined, else: undefined };
const restless = { rest: undefined };
const plain = { quota: undefined, keepsUnevaluated: undefined };
const withoutApplications = { application: undefined };
const unquoted = { verbatim: undefined };
const silent = { name: undefined, vocabulary: undefined, annotation: undefined, report: undefined };

const completeApplication = (given: Application): Application => ({ ...wherever, ...given });

function completeRule(given: Rule): Rule {
  const { constraint, report, ...rest } = { ...silent, ...given };
  return {
    ...rest,
    constraint: mapApplications(completeConstraint(constraint), completeApplication),
    report: report && completeReport(report),
  };
}

const completeReport = (report: Report): Report => ({ ...unquoted, ...report });

function completeConstraint(constraint: Constraint): Constraint {
  switch (constraint.op) {
    case "branch":
      return { ...oneSided, ...constraint };
    case "members":
      return { ...restless, ...constraint };
    case "items":
      return { ...restless, ...plain, ...constraint };
    case "decoded":
      return { ...withoutApplications, ...constraint };
    default:
      return constraint;
  }
}
