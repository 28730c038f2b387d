import { EvaluationError, LimitError } from "@argot/core";
import { refuseUnknownOptions, stringifyJson } from "@argot/core/json";
import type { Json, Plan } from "@argot/core/plan";
import { blockKeys } from "../formula/block-keys.js";
import type { Formula } from "../formula/formula.js";
import { Formulas } from "../formula/formulas.js";
import { Meanings } from "../formula/meanings.js";
import { Places } from "../formula/place.js";
import { Unanswerable } from "../bounds/unanswerable.js";
import { requireSets, type SetExpression, type ValueSet } from "../sets/value-set.js";
import { Solver } from "../solve/solver.js";
import { TooMuchWork, Work } from "../bounds/work.js";

/** Options for questions. */
export interface QuestionOptions {
  /** Maximum number of steps, each of which takes some ten microseconds. Default: 50,000. */
  readonly maxSteps?: number;
}

/** What a search for a value of a set has found. */
export type Satisfiability =
  | { readonly answer: "yes"; readonly value: Json }
  | { readonly answer: "no" }
  /** `reasons` say what stands in the way. */
  | { readonly answer: "unknown"; readonly reasons: readonly string[] };

const defaultSteps = 50_000;

/**
 * Whether a set has a value. "no" is proven, and a value is one that the validators of the set accept.
 *
 * @throws DefinitionError if the set is none, or an option is not known.
 */
export function satisfiable(set: ValueSet, options: QuestionOptions = {}): Satisfiability {
  requireSets("satisfiable", set);
  refuseUnknownOptions("satisfiable", options, ["maxSteps"]);
  const { maxSteps = defaultSteps } = options;
  const formulas = new Formulas();
  const work = new Work(maxSteps);
  const solver = new Solver(new Meanings(formulas), work);
  try {
    const { values, complete } = solver.values(formulaOf(set.expression, formulas, work), 1);
    const [value] = values;
    if (value === undefined) return complete ? { answer: "no" } : unknown(solver.doubts);
    if (set.has(value)) return { answer: "yes", value };
    return unknown([`the validators judge ${stringifyJson(value)} otherwise`]);
  } catch (error) {
    if (error instanceof TooMuchWork) return unknown([`it takes more than ${maxSteps} steps`]);
    if (error instanceof Unanswerable) return unknown([error.message]);
    if (error instanceof RangeError) return unknown(["the schema nests too deeply"]);
    // A value without a verdict: its evaluation has no end, or takes more than its limits allow.
    if (error instanceof EvaluationError || error instanceof LimitError) return unknown([error.message]);
    throw error;
  }
}

/** The formula of a set. Schemas that mean the same are the same formula, wherever they stand. */
function formulaOf(expression: SetExpression, formulas: Formulas, work: Work): Formula {
  const keys = blockKeys([...plansIn(expression)], formulas.predicateKeys, work);
  const made = (each: SetExpression): Formula => {
    switch (each.op) {
      case "schema":
        return formulas.schema(new Places(each.plan, keys.get(each.plan) ?? String).entry);
      case "and":
        return formulas.and(each.of.map(made));
      case "or":
        return formulas.or(each.of.map(made));
      case "not":
        return formulas.not(made(each.of));
    }
  };
  return made(expression);
}

/** The plans of the schemas that a set consists of. */
export function plansIn(expression: SetExpression): ReadonlySet<Plan> {
  switch (expression.op) {
    case "schema":
      return new Set([expression.plan]);
    case "and":
    case "or":
      return new Set(expression.of.flatMap((each) => [...plansIn(each)]));
    case "not":
      return plansIn(expression.of);
  }
}

function unknown(reasons: Iterable<string>): Satisfiability {
  const list = [...reasons];
  return { answer: "unknown", reasons: list.length > 0 ? list : ["no value was found among those that were tried"] };
}
