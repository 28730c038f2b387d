import { findFailuresFrom, isConditionOf } from "@argot/core/internal";
import type { Application, FailedApplication, Failure } from "@argot/core/plan";
import type { AppliedCell, BlockCell, RuleCell } from "./block-cell.js";
import { CountCell } from "./cell.js";
import type { PartialPlan } from "./partial-plan.js";
import type { OpenValue } from "./open-value.js";

/** A failed application of which more is to be found. */
type Found = Omit<FailedApplication, "failures"> & { failures: Failure[] };

/** The failures because of which an application fails, whatever the rest of the text is. */
export function certainFailures(shared: PartialPlan, root: AppliedCell): FailedApplication {
  const known = new Map<BlockCell, Failure[]>();
  const pending: [cell: BlockCell, found: Found][] = [];
  const add = ({ application, block }: AppliedCell, outer: OpenValue | undefined): Found => {
    const { of } = block;
    const failures = known.get(block);
    const found: Found = {
      application,
      block: block.block.id,
      key: of === outer ? undefined : of.key,
      value: shownValue(of),
      failures: failures ?? [],
      isRepeated: failures !== undefined,
    };
    if (!failures) {
      known.set(block, found.failures);
      pending.push([block, found]);
    }
    return found;
  };
  const result = add(root, undefined);
  for (let next = pending.pop(); next; next = pending.pop()) {
    const [cell, { failures, value }] = next;
    if (cell.of.isComplete || !cell.of.isBegun) failures.push(...failuresOf(shared, cell.block.id, value, cell));
    else
      for (const rule of cell.rules)
        if (rule.cell.verdict === false)
          failures.push(failureOf(shared, rule, cell, (applied) => add(applied, cell.of)));
  }
  return result;
}

/** What the loop finds for a value that is complete, or of which nothing is read: then no value is allowed. */
const failuresOf = (
  { loop }: PartialPlan,
  block: number,
  value: unknown,
  { scope }: Pick<BlockCell, "scope">,
): readonly Failure[] => findFailuresFrom(loop, block, value, scope)?.failures ?? [];

function failureOf(
  shared: PartialPlan,
  { rule, ruleIndex, cell, applied }: RuleCell,
  block: BlockCell,
  add: (applied: AppliedCell) => FailedApplication,
): Failure {
  const failed = applied.filter((each) => each.verdict === false && !isConditionOf(rule, each.application));
  const { constraint } = rule;
  const name = block.of.openName;
  // A name that cannot become one that is allowed.
  const refused =
    failed.length === 0 && constraint.op === "members" && constraint.rest && name
      ? [nameRefused(shared, constraint.rest, nameSoFar(name), block)]
      : [];
  return {
    ruleIndex,
    validCount: cell instanceof CountCell ? cell.heldCount : 0,
    failedApplications: [...failed.map(add), ...refused],
  };
}

function nameRefused(shared: PartialPlan, application: Application, key: string, block: BlockCell): FailedApplication {
  const value = null;
  const failures = failuresOf(shared, application.target, value, block);
  return { application, block: application.target, key, value, failures, isRepeated: false };
}

/** The value so far. What must follow in it is null, since that counts. */
function shownValue({ value, isBegun, isComplete, partCount, openName }: OpenValue): unknown {
  if (!isBegun) return null;
  if (isComplete) return value;
  if (Array.isArray(value)) return value.length < partCount ? [...(value as unknown[]), null] : value;
  return openName ? { ...(value as object), [nameSoFar(openName)]: null } : value;
}

/** What is read of a name. */
const nameSoFar = ({ value }: OpenValue): string => (typeof value === "string" ? value : "");
