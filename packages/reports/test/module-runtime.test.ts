// What modules carry with them that were made ahead of time.
import { ValidationError } from "../../core/src/engine/validation-error.js";
import { expect, test } from "vitest";
import { EvaluationError } from "../../core/src/errors/evaluation-error.js";
import { explainers, fallback, flatList, withErrors } from "../src/module-runtime.js";
import type { Plan } from "@argot/core/plan";
import { miniArgot } from "./mini.js";

test("a verdict function says what is wrong as well", () => {
  const isEven = (value: unknown): boolean => (value as number) % 2 === 0;
  let made = 0;
  const planOf = (): Plan => {
    made++;
    return miniArgot().plan({ even: true });
  };
  const validate = withErrors(isEven, explainers(planOf)(0), flatList);
  expect([validate(2), validate(1)]).toEqual([true, false]);
  expect(validate.validate(2)).toEqual({ valid: true, errors: [], value: 2 });
  expect(made).toBe(0);
  for (let i = 0; i < 2; i++)
    expect(validate.validate(1)).toMatchObject({ valid: false, errors: [{ message: "must be even, is 1" }] });
  expect(made).toBe(1);
});

test("functions from several blocks of a plan share what is made of it", () => {
  const plan = miniArgot().plan({ each: { even: true } });
  let made = 0;
  const explainersOfPlan = explainers(() => {
    made++;
    return plan;
  });
  const { target } = plan.entry;
  const [explainList, explainItem] = [explainersOfPlan(target), explainersOfPlan(1 - target)];
  expect(explainList([2, 1]).errors).toMatchObject([{ message: "must be even, is 1", instanceLocation: "/1" }]);
  expect(explainItem(3).errors).toMatchObject([{ message: "must be even, is 3", instanceLocation: "" }]);
  expect(made).toBe(1);
});

test("a value that is valid when it is read again has no result", () => {
  const validate = withErrors(() => false, explainers(() => miniArgot().plan(true))(0), flatList);
  expect(() => validate.validate(1)).toThrow(EvaluationError);
});

test("the loop takes over from a block on, in the scope that it began with, and is made once", () => {
  const plan = miniArgot().plan({ each: { even: true } });
  let made = 0;
  const loop = fallback(() => {
    made++;
    return plan;
  }) as ReturnType<typeof fallback> & { scope: never };
  expect(made).toBe(0);
  const { target } = plan.entry;
  const scope = loop.scope;
  expect(scope).toBeDefined();
  expect([loop(target, [2]), loop(target, [1]), loop(target, [2], scope), loop(1 - target, 1)]).toEqual([
    true,
    false,
    true,
    false,
  ]);
  expect(loop.scope).toBe(scope);
  expect(made).toBe(1);
});

test("a verdict function asserts", () => {
  const validate = withErrors((value) => value === 2, explainers(() => miniArgot().plan({ even: true }))(0), flatList);
  const assertion: (value: unknown) => void = validate.assert;
  // tRPC takes what it returns.
  expect(assertion(2)).toBe(2);
  expect(() => assertion(1)).toThrow(ValidationError);
});
