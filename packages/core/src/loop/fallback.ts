import { ownProperties } from "../json/own-properties.js";
import type { Fallback, SearchEnd } from "../plan/backend.js";
import type { Failure } from "../plan/failure.js";
import type { BlockId } from "../plan/plan.js";
import type { Loop } from "./evaluate.js";
import { findFailuresFrom } from "./find-failures.js";
import type { Scope } from "./scope.js";
import { WorkCounter } from "./work-counter.js";

/** The loop over a plan, from a block on, for closures and compiled code. Its work counts as work of the code that calls it. */
export function fallbackTo(loop: () => Loop): Fallback {
  const work = new WorkCounter(() => loop().plan.blocks.length);
  const counted = <Answer>(run: (loop: Loop) => Answer): Answer => {
    const by = loop();
    const before = by.work;
    const answer = run(by);
    work.count += by.work - before;
    return answer;
  };
  const evaluate = (block: BlockId, value: unknown, scope?: unknown): boolean =>
    counted((by) => by.evaluateFrom(block, value, scope as Scope | undefined));
  const findFailures = (
    block: BlockId,
    value: unknown,
    scope?: unknown,
    end?: SearchEnd,
  ): readonly Failure[] | undefined =>
    counted((by) => findFailuresFrom(by, block, value, scope as Scope | undefined, end));
  return Object.defineProperties(
    evaluate,
    ownProperties({
      scope: ownProperties({ get: () => loop().outermost }),
      findFailures: ownProperties({ value: findFailures }),
      work: ownProperties({ value: work }),
    }),
  ) as Fallback;
}
