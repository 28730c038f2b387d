import { asEvaluationError } from "../errors/evaluation-error.js";
import type { RunCounter } from "../plan/backend.js";
import type { BlockId } from "../plan/plan.js";

/**
 * The function of a backend that is called from outside. Exceptions of getters, proxies and custom functions leave it as
 * EvaluationError. With a counter, work is counted, and if there is too much, the loop takes over.
 */
export const guardedRun = <Answer>(
  decide: (value: unknown) => Answer,
  counter: RunCounter | undefined,
  byLoop: (block: BlockId, value: unknown) => Answer,
  entry: BlockId,
): ((value: unknown) => Answer) => (counter ? countedRun(decide, counter, byLoop, entry) : uncountedRun(decide));

const countedRun =
  <Answer>(
    decide: (value: unknown) => Answer,
    counter: RunCounter,
    byLoop: (block: BlockId, value: unknown) => Answer,
    entry: BlockId,
  ): ((value: unknown) => Answer) =>
  (value) => {
    try {
      counter.begin(value);
      return counter.end(decide(value));
    } catch (error) {
      return counter.settle(error, value, byLoop, entry);
    }
  };

const uncountedRun =
  <Answer>(decide: (value: unknown) => Answer): ((value: unknown) => Answer) =>
  (value) => {
    try {
      return decide(value);
    } catch (error) {
      throw asEvaluationError(error);
    }
  };
