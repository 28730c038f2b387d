import type { Plan } from "@argot/core/plan";

/** What a set consists of. */
export type SetExpression =
  /** The values that the schema of a plan accepts. */
  | { readonly op: "schema"; readonly plan: Plan }
  /** The values that are in all of some sets, or in at least one of them. */
  | { readonly op: "and" | "or"; readonly of: readonly SetExpression[] }
  /** The JSON values that are not in a set. */
  | { readonly op: "not"; readonly of: SetExpression };

/** What a result for a set is made of: results for its parts, joined. */
export interface Joins<Result> {
  and(of: readonly Result[]): Result;
  or(of: readonly Result[]): Result;
  not(of: Result): Result;
}

/** A result for a set, from the results for its schemas. */
export function fold<Result>(
  expression: SetExpression,
  ofSchema: (plan: Plan) => Result,
  joins: Joins<Result>,
): Result {
  const parts = (of: readonly SetExpression[]): readonly Result[] => of.map((each) => fold(each, ofSchema, joins));
  switch (expression.op) {
    case "schema":
      return ofSchema(expression.plan);
    case "and":
      return joins.and(parts(expression.of));
    case "or":
      return joins.or(parts(expression.of));
    case "not":
      return joins.not(fold(expression.of, ofSchema, joins));
  }
}

const nothing = (): void => {};

/** The plans of the schemas that a set consists of. */
export function plansIn(expression: SetExpression): ReadonlySet<Plan> {
  const plans = new Set<Plan>();
  fold(expression, (plan) => void plans.add(plan), { and: nothing, or: nothing, not: nothing });
  return plans;
}

/** The same set with other plans for its schemas. */
export const withPlans = (expression: SetExpression, change: (plan: Plan) => Plan): SetExpression =>
  fold<SetExpression>(expression, (plan) => ({ op: "schema", plan: change(plan) }), {
    and: (of) => ({ op: "and", of }),
    or: (of) => ({ op: "or", of }),
    not: (of) => ({ op: "not", of }),
  });
