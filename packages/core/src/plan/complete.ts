// A plan that was written down leaves out what is `undefined`.
import { factsOf } from "./facts.js";
import type { Application, Block, Constraint, Plan, Report, Rule } from "./plan.js";
import { mapApplications } from "./walk.js";

/** The same plan with all members of all its parts, so that nothing is looked up in a prototype. */
export function complete(plan: Plan): Plan {
  return {
    entry: completeApplication(plan.entry),
    // A block that nothing leads to may be `undefined`.
    blocks: plan.blocks.map(
      (block: Block | undefined) => (block && { ...block, rules: block.rules.map(completeRule) }) as Block,
    ),
    resources: plan.resources.map((resource) => ({ ...resourceDefaults, ...resource })),
    part: undefined,
  };
}

const resourceDefaults = { dialect: undefined };
const applicationDefaults = { keywordPath: [], dynamic: undefined, when: undefined, namedBy: undefined };
const reportDefaults = { verbatim: undefined };
const ruleDefaults = { name: undefined, vocabulary: undefined, annotation: undefined, report: undefined };

const completeApplication = (given: Application): Application => ({ ...applicationDefaults, ...given });

function completeRule(given: Rule): Rule {
  const { constraint, report, ...rest } = { ...ruleDefaults, ...given };
  return {
    ...rest,
    constraint: mapApplications(completeConstraint(constraint), completeApplication),
    report: report && completeReport(report),
  };
}

const completeReport = (report: Report): Report => ({ ...reportDefaults, ...report });

const completeConstraint = (constraint: Constraint): Constraint => ({ ...factsOf(constraint).defaults, ...constraint });
