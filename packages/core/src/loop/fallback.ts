import { ownProperties } from "../json/own-properties.js";
import type { Fallback, SearchingFallback } from "../plan/backend.js";
import type { BlockId } from "../plan/plan.js";
import type { Loop } from "./evaluate.js";
import { findFailuresFrom } from "./find-failures.js";
import type { Scope } from "./scope.js";
import { WorkCounter } from "./work-counter.js";

/** The loop over a plan, from a block on, for closures and compiled code. Its work counts as work of the code that calls it. */
export function fallbackTo(loop: () => Loop): Fallback {
  const work = new WorkCounter(() => loop().plan.blocks.length);
  const evaluate = (block: BlockId, value: unknown, scope?: unknown): boolean =>
    counted(work, loop(), (by) => by.evaluateFrom(block, value, scope as Scope | undefined));
  return Object.defineProperties(
    evaluate,
    ownProperties({
      scope: ownProperties({ get: () => loop().outermost }),
      work: ownProperties({ value: work }),
    }),
  ) as Fallback;
}

/** The same, which also finds failures. */
export function searchingFallbackTo(loop: Loop): SearchingFallback {
  const fallback = fallbackTo(() => loop);
  const findFailures: SearchingFallback["findFailures"] = (block, value, scope, end) =>
    counted(fallback.work, loop, (by) => findFailuresFrom(by, block, value, scope as Scope | undefined, end))?.failures;
  return Object.assign(fallback, { findFailures });
}

function counted<Answer>(work: Fallback["work"], loop: Loop, run: (loop: Loop) => Answer): Answer {
  const before = loop.work;
  const answer = run(loop);
  work.count += loop.work - before;
  return answer;
}
