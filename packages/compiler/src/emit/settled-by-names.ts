import { type Block, type Edge, type Goal, type Plan, type Pred, type Rule, T } from "@argot/core/plan";

/** Blocks within blocks are looked at so far: what asks for names only is small. */
const deepest = 4;

/**
 * Whether a rule holds of every object that has members of just these names; `undefined` where that does not decide it.
 */
export function settledByNames(rule: Rule, names: readonly string[], plan: Plan, depth = 0): boolean | undefined {
  if ((rule.applies & T.object) === 0) return true;
  return ofGoal(rule.goal, names, plan, depth);
}

function ofGoal(goal: Goal, names: readonly string[], plan: Plan, depth: number): boolean | undefined {
  const follow = (edge: Edge): boolean | undefined => ofEdge(edge, names, plan, depth + 1);
  switch (goal.op) {
    case "test":
      return ofPred(goal.pred, names);
    case "nothing":
      return true;
    case "all":
      return every(goal.edges.map(follow));
    case "some": {
      const answers = goal.edges.map(follow);
      if (answers.includes(undefined)) return undefined;
      const holding = answers.filter(Boolean).length;
      return holding >= goal.range.min && holding <= goal.range.max;
    }
    case "branch": {
      const condition = follow(goal.if);
      if (condition === undefined) return undefined;
      const chosen = condition ? goal.then : goal.else;
      return chosen ? follow(chosen) : true;
    }
    default:
      return undefined;
  }
}

function ofEdge(edge: Edge, names: readonly string[], plan: Plan, depth: number): boolean | undefined {
  if (edge.dynamic !== undefined || depth > deepest) return undefined;
  const asked = edge.when ? ofPred(edge.when, names) : true;
  if (asked !== true) return asked === false ? true : undefined;
  const { rules } = plan.blocks[edge.target] as Block;
  return every(rules.map((rule) => settledByNames(rule, names, plan, depth)));
}

function ofPred(pred: Pred, names: readonly string[]): boolean | undefined {
  switch (pred.op) {
    case "is":
      return (pred.types & T.object) !== 0;
    case "has":
      return names.includes(pred.name);
    case "and":
      return every(pred.of.map((part) => ofPred(part, names)));
    case "or":
      return negated(every(pred.of.map((part) => negated(ofPred(part, names)))));
    case "not":
      return negated(ofPred(pred.of, names));
    default:
      return undefined;
  }
}

const negated = (answer: boolean | undefined): boolean | undefined => (answer === undefined ? undefined : !answer);

/** False where one is, even if others are not known. */
const every = (answers: readonly (boolean | undefined)[]): boolean | undefined =>
  answers.includes(false) ? false : answers.includes(undefined) ? undefined : true;
