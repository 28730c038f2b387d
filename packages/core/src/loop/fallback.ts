import { ownProperties } from "../json/own-properties.js";
import type { ExplainingFallback, Fallback } from "../plan/backend.js";
import type { BlockId } from "../plan/plan.js";
import type { Loop } from "./evaluate.js";
import { findFailuresFrom } from "./find-failures.js";
import type { Scope } from "./scope.js";
import { WorkCounter } from "./work-counter.js";

/** The loop over a plan, from a block on, for compiled code. Its work counts as work of the code that calls it. */
export function fallbackTo(loop: () => Loop): Fallback {
  const work = new WorkCounter(() => loop().plan.blocks.length);
  const evaluate = (block: BlockId, value: unknown, scope?: unknown): boolean =>
    counted(work, loop(), () => loop().evaluateFrom(block, value, scope as Scope | undefined));
  return Object.defineProperties(
    evaluate,
    ownProperties({
      scope: ownProperties({ get: () => loop().outermost }),
      work: ownProperties({ value: work }),
    }),
  ) as Fallback;
}

/** The same for compiled code that explains. */
export function explainingFallbackTo(loop: Loop): ExplainingFallback {
  const fallback = fallbackTo(() => loop);
  const explain: ExplainingFallback["explain"] = (block, value) =>
    counted(fallback.work, loop, () => findFailuresFrom(loop, block, value));
  return Object.assign(fallback, { explain });
}

function counted<Answer>(work: Fallback["work"], loop: Loop, run: () => Answer): Answer {
  const before = loop.work;
  const answer = run();
  work.count += loop.work - before;
  return answer;
}
