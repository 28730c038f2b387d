import { typeName, typeNames } from "../json/types.js";
import { holds, measure } from "../loop/predicate.js";
import type { Pred, Rule } from "../plan/ops.js";

/** What a failing rule knows about the value, for its message. */
export interface FailureData {
  /** What was found: the measured number, the type, or the value itself. */
  readonly actual?: unknown;
  /** Names that should be there and are not. */
  readonly missing?: readonly string[];
  /** Names that are there and so ask for something. */
  readonly present?: readonly string[];
  /** Types that would do. */
  readonly expected?: readonly string[];
  /** How many are wanted, where a rule counts. */
  readonly min?: number;
  readonly max?: number;
}

/** @param tally - How many applications held, where the rule counts. */
export function failureData({ goal }: Rule, value: unknown, tally: number): FailureData {
  if (goal.op === "test") return ofLeaf(goal.pred, value) ?? ofPredicate(goal.pred, value);
  if (goal.op === "some") return { actual: tally, ...goal.range };
  if (goal.op === "items" && goal.quota) return { actual: tally, ...goal.quota };
  return { actual: value };
}

/** What a predicate without parts knows. */
function ofLeaf(pred: Pred, value: unknown): FailureData | undefined {
  switch (pred.op) {
    case "is":
      return { actual: typeName(value), expected: typeNames(pred.types) };
    case "compare":
      return { actual: measure(pred.of, value) };
    case "among":
    case "match":
    case "multiple":
    case "unique":
    case "host":
      return { actual: value };
    default:
      return undefined;
  }
}

function ofPredicate(pred: Pred, value: unknown): FailureData {
  const missing: string[] = [];
  const present: string[] = [];
  let rest: FailureData = { actual: value };
  const pending: { pred: Pred; wanted: boolean }[] = [{ pred, wanted: true }];
  for (let next = pending.shift(); next; next = pending.shift()) {
    const { pred: part, wanted } = next;
    if (holds(part, value) === wanted) continue;
    switch (part.op) {
      case "and":
      case "or":
        pending.unshift(...part.of.map((each) => ({ pred: each, wanted })));
        break;
      case "not":
        pending.unshift({ pred: part.of, wanted: !wanted });
        break;
      case "has":
        (wanted ? missing : present).push(part.name);
        break;
      default:
        rest = ofLeaf(part, value) ?? rest;
    }
  }
  return {
    ...rest,
    ...(missing.length > 0 && { missing }),
    ...(present.length > 0 && { present: [...new Set(present)] }),
  };
}
