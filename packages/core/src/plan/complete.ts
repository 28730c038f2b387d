// A plan that was written down leaves out what is `undefined`.
import type { Edge, Goal, Plan, Report, Rule } from "./ops.js";
import { mapEdges } from "./walk.js";

/** The same plan with all members of all its parts, so that nothing is asked of a prototype. */
export function complete(plan: Plan): Plan {
  return {
    entry: completeEdge(plan.entry),
    // Where nothing leads, there may be nothing.
    blocks: plan.blocks.map((block) => ({ ...block, rules: block.rules.map(completeRule) })),
    resources: plan.resources.map((resource) => ({ ...noDialect, ...resource })),
  };
}

const noDialect = { dialect: undefined };
const wherever = { via: [], dynamic: undefined, when: undefined };
const oneSided = { then: undefined, else: undefined };
const restless = { rest: undefined };
const plain = { quota: undefined, unmarked: undefined };
const edgeless = { edge: undefined };
const unquoted = { verbatim: undefined };
const silent = { name: undefined, vocabulary: undefined, note: undefined, report: undefined };

const completeEdge = (given: Edge): Edge => ({ ...wherever, ...given });

function completeRule(given: Rule): Rule {
  const { goal, report, ...rest } = { ...silent, ...given };
  return { ...rest, goal: mapEdges(completeGoal(goal), completeEdge), report: report && completeReport(report) };
}

const completeReport = (report: Report): Report => ({ ...unquoted, ...report });

function completeGoal(goal: Goal): Goal {
  switch (goal.op) {
    case "branch":
      return { ...oneSided, ...goal };
    case "members":
      return { ...restless, ...goal };
    case "items":
      return { ...restless, ...plain, ...goal };
    case "decoded":
      return { ...edgeless, ...goal };
    default:
      return goal;
  }
}
