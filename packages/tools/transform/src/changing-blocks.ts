import {
  type Application,
  applicationsOf,
  type Block,
  type BlockId,
  type Constraint,
  isNeverValid,
  type Plan,
  requiredTypes,
  targetsIn,
} from "@argot/core/plan";
import type { TransformOptions } from "./options.js";
import { defaultOf } from "./stages/defaults.js";
import { definesNames } from "./stages/removal.js";

/** Which blocks of a plan may change values. */
export interface ChangingBlocks {
  /** Whether the block that an application leads to may. */
  isReachedBy(application: Application): boolean;
  /** Whether several applications lead to a block that may. */
  isShared(block: BlockId): boolean;
}

/** Finds the blocks that may change a value, by themselves or by the blocks that they apply. */
export function changingBlocks(plan: Plan, options: Required<TransformOptions>): ChangingBlocks {
  const targetsOf = targetsIn(plan);
  const appliedBy = new Map<BlockId, BlockId[]>();
  for (const { id, rules } of plan.blocks)
    for (const target of rules.flatMap(({ constraint }) => followedBy(constraint)).flatMap(targetsOf))
      appliedBy.set(target, [...(appliedBy.get(target) ?? []), id]);
  const changesItself = changesItselfBy(plan, options);
  const found = new Set(plan.blocks.filter(changesItself).map(({ id }) => id));
  // The iteration visits elements that are added during it.
  for (const id of found) for (const outer of appliedBy.get(id) ?? []) found.add(outer);
  return {
    isReachedBy: (application) => targetsOf(application).some((target) => found.has(target)),
    isShared: (id) => (appliedBy.get(id)?.length ?? 0) > 1,
  };
}

/** The applications of a constraint that may change a value. Those to names and contents, and those that are counted, change nothing. */
function followedBy(constraint: Constraint): readonly Application[] {
  if (constraint.op === "branch") return applicationsOf(constraint).filter((each) => each !== constraint.if);
  if (constraint.op === "items") return constraint.quota ? [] : applicationsOf(constraint);
  return ["all", "some", "members"].includes(constraint.op) ? applicationsOf(constraint) : [];
}

function changesItselfBy(
  { blocks }: Plan,
  { useDefaults, coerceTypes, removeAdditional, keywords }: Required<TransformOptions>,
): (block: Block) => boolean {
  const hasDefault = ({ target }: Application): boolean => {
    const block = blocks.at(target);
    return block !== undefined && defaultOf(block) !== undefined;
  };
  const removes = (constraint: Constraint): boolean => {
    if (constraint.op !== "members") return false;
    if (removeAdditional === "all") return constraint.rest !== undefined || definesNames(constraint);
    const target = constraint.rest && blocks.at(constraint.rest.target);
    return target !== undefined && (removeAdditional === "failing" || isNeverValid(target));
  };
  return ({ rules }) =>
    rules.some(
      (rule) =>
        (coerceTypes !== false && requiredTypes(rule) !== undefined) ||
        (useDefaults !== false && followedBy(rule.constraint).some(hasDefault)) ||
        (removeAdditional !== false && removes(rule.constraint)) ||
        (rule.name !== undefined && Object.hasOwn(keywords, rule.name)),
    );
}
