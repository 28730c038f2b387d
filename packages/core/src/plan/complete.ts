// A plan that was written down leaves out what is `undefined`.
import { factsOf } from "./constraints.js";
import type { Application, Block, Constraint, Plan, Report, Rule } from "./plan.js";
import { mapApplications } from "./walk.js";

/** A plan as modules contain it. */
export interface WrittenPlan extends Omit<Plan, "blocks"> {
  /** A block that nothing leads to may be `undefined`. */
  readonly blocks: readonly (WrittenBlock | undefined)[];
}

/** A block of it. */
export interface WrittenBlock extends Block {
  /** A block before it. The pointer goes on from there: in schemas that are nested deeply, whole pointers would be most of the text. */
  readonly below?: number;
}

/** The same plan with all members of all its parts, so that nothing is looked up in a prototype. */
export function complete(plan: WrittenPlan): Plan {
  const blocks: Block[] = [];
  for (const written of plan.blocks) {
    if (!written) {
      blocks.push(undefined as never);
      continue;
    }
    const { below, pointer, ...block } = { below: undefined, ...written };
    const outer = below === undefined ? "" : (blocks[below] as Block).pointer;
    blocks.push({ ...block, pointer: outer + pointer, rules: block.rules.map(completeRule) });
  }
  return {
    entry: completeApplication(plan.entry),
    blocks,
    resources: plan.resources.map((resource) => ({ ...resourceDefaults, ...resource })),
  };
}

const resourceDefaults = { dialect: undefined } as const;
const applicationDefaults = { keywordPath: [], dynamic: undefined, when: undefined, namedBy: undefined } as const;
const reportDefaults = { verbatim: undefined } as const;
const ruleDefaults = { name: undefined, vocabulary: undefined, annotation: undefined, report: undefined } as const;

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
