import type { ValidationIssue } from "@argot/core";
import { findBlock, hasProperty } from "@argot/core/internal";
import { appendToken, isObject } from "@argot/core/json";
import {
  type Application,
  applicationsOf,
  type BlockId,
  inPlace,
  partsOf,
  type Plan,
  type Predicate,
} from "@argot/core/plan";
import type { RuleMessages } from "../messages/rule-messages.js";
import type { ConditionalApplication } from "./condition-context.js";
import type { IssueContext } from "./issue-context.js";
import { byList, type IssueNote, replaceIssues } from "./issue-note.js";

/** Maximum number of blocks of a condition that are searched for names. */
const maxDoubtfulBlocks = 20;
/** Maximum number of issues in a list that are compared with conditions. */
const maxIssues = 1000;
/** Maximum number of conditions of an issue that are looked at, and of schemas around it in which they are looked for. */
const maxConditions = 20;
const maxContexts = 1000;

/**
 * Leaves out issues that count only under a condition about a property that is missing or wrong, which another issue says: once
 * that is mended, the condition may be another one.
 *
 * @returns The notes of the issues that are left.
 */
export function leaveOutDoubtfulConditions(
  ruleMessages: RuleMessages,
  notes: readonly IssueNote[],
): readonly IssueNote[] {
  // An issue that is alone in its list is not explained by another one.
  const compared = notes.filter(
    ({ context, list }) => context.condition && list.length > 1 && list.length <= maxIssues,
  );
  if (compared.length === 0) return notes;
  const left = new Set(notes);
  for (const [list, conditional] of byList(compared)) {
    const conditionOf = new Map(conditional.map(({ issue, context }) => [issue, context.condition?.failed]));
    const replacements = new Map<ValidationIssue, undefined>();
    for (const note of conditional) {
      const { issue, context } = note;
      const chain = conditionsOf(context);
      const isDoubtful = chain.some(({ condition, location }, i) => {
        const outer = new Set(chain.slice(i + 1).map((each) => each.condition.failed));
        const certain = list.filter((each) => {
          const of = conditionOf.get(each);
          return of === undefined || outer.has(of);
        });
        return certain.length > 0 && isInDoubt(ruleMessages.plan, condition, location, certain);
      });
      if (!isDoubtful) continue;
      replacements.set(issue, undefined);
      left.delete(note);
    }
    replaceIssues(list, replacements);
  }
  return [...left];
}

/** The conditions of an issue, from the innermost on, and where the value is that each is about. */
function conditionsOf(
  context: IssueContext,
): readonly { readonly condition: ConditionalApplication; readonly location: string }[] {
  const found: { readonly condition: ConditionalApplication; readonly location: string }[] = [];
  let contexts = 0;
  for (let at: IssueContext | undefined = context; at && ++contexts <= maxContexts; at = at.outer) {
    if (at.condition?.failed !== at.failed) continue;
    found.push({ condition: at.condition, location: at.instanceLocation });
    if (found.length === maxConditions) break;
  }
  return found;
}

/** Whether an issue says that a property is missing or wrong that a condition is about. */
function isInDoubt(
  plan: Plan,
  { appliedBy, failed }: ConditionalApplication,
  location: string,
  issues: readonly ValidationIssue[],
): boolean {
  const { value, application } = failed;
  if (!isObject(value)) return false;
  const { constraint } = appliedBy.rule;
  const names = { read: new Set<string>(), required: new Set<string>() };
  if (application.when) addNames(names, application.when);
  else if (constraint.op === "branch") addNamesOf(names, plan, constraint.if);
  for (const name of new Set([...names.read, ...names.required])) {
    const isThere = hasProperty(value, name);
    // That a property is there does not depend on its value.
    if (isThere && !names.read.has(name)) continue;
    const pointer = appendToken(location, name);
    const isBlamed = issues.some(({ instanceLocation, data }) =>
      isThere
        ? instanceLocation === pointer || instanceLocation.startsWith(`${pointer}/`)
        : instanceLocation === location && Array.isArray(data["missing"]) && data["missing"].includes(name),
    );
    if (isBlamed) return true;
  }
  return false;
}

/** Names of properties in a condition: those whose values it reads, and those that it requires. */
interface ConditionNames {
  readonly read: Set<string>;
  readonly required: Set<string>;
}

function addNames({ read, required }: ConditionNames, whole: Predicate): void {
  const pending = [whole];
  for (let predicate = pending.pop(); predicate; predicate = pending.pop()) {
    if (predicate.op === "has") required.add(predicate.name);
    else if (predicate.op === "member") read.add(predicate.name);
    else pending.push(...partsOf(predicate));
  }
}

function addNamesOf(names: ConditionNames, plan: Plan, condition: Application): void {
  const blocks = new Set<BlockId>([condition.target]);
  // The iteration visits elements that are added during it.
  for (const id of blocks) {
    for (const { constraint } of findBlock(plan, id)?.rules ?? []) {
      if (constraint.op === "members") for (const name of constraint.named.keys()) names.read.add(name);
      if (constraint.op === "test") addNames(names, constraint.predicate);
      if (inPlace(constraint) && blocks.size < maxDoubtfulBlocks)
        for (const { target } of applicationsOf(constraint)) blocks.add(target);
    }
  }
}
