import { ownProperties } from "../json/own-properties.js";
import type { ExplainingFallback, Fallback } from "../plan/backend.js";
import type { BlockId } from "../plan/plan.js";
import type { Loop } from "./evaluate.js";
import { findFailuresFrom } from "./find-failures.js";
import { RunFailures } from "./failure-count.js";
import type { Scope } from "./scope.js";
import { WorkCounter } from "./work-counter.js";

/** The loop over a plan, from a block on, for compiled code. Its work counts as work of the code that calls it. */
export function fallbackTo(loop: () => Loop): Fallback {
  const work = new WorkCounter(() => loop().plan.blocks.length);
  const evaluate = (block: BlockId, value: unknown, scope?: unknown): boolean =>
    counted(work, loop(), () => loop().evaluateFrom(block, value, scope as Scope | undefined));
  return asFallback(evaluate, () => loop().outermost, work);
}

/** A function with the other members of a fallback. */
const asFallback = (
  evaluate: (block: BlockId, value: unknown, scope?: unknown) => boolean,
  scope: () => unknown,
  work: Fallback["work"],
): Fallback =>
  Object.defineProperties(
    evaluate,
    ownProperties({ scope: ownProperties({ get: scope }), work: ownProperties({ value: work }) }),
  ) as Fallback;

/** The same for compiled code that explains. */
export function explainingFallbackTo(loop: Loop): ExplainingFallback & { readonly found: RunFailures } {
  const fallback = fallbackTo(() => loop);
  const explain: ExplainingFallback["explain"] = (block, value) =>
    counted(fallback.work, loop, () => findFailuresFrom(loop, block, value));
  return Object.assign(fallback, { explain, found: new RunFailures() });
}

/** The same, by the numbers that blocks have in a part of the plan. */
export function fallbackInPart(fallback: ExplainingFallback, origins: readonly BlockId[]): ExplainingFallback {
  const inWhole = (id: BlockId): BlockId => origins[id] as BlockId;
  const explain: ExplainingFallback["explain"] = (block, value) => fallback.explain(inWhole(block), value);
  return Object.assign(
    asFallback(
      (block, value) => fallback(inWhole(block), value),
      () => fallback.scope,
      fallback.work,
    ),
    { explain, found: fallback.found },
  );
}

function counted<Answer>(work: Fallback["work"], loop: Loop, run: () => Answer): Answer {
  const before = loop.work;
  const answer = run();
  work.count += loop.work - before;
  return answer;
}
