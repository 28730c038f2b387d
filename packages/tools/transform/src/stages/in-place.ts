import { holds } from "@argot/core/internal";
import type { Application, ConstraintOf } from "@argot/core/plan";
import { inOrder, type StageContext } from "../step.js";
import type { Stage, Step } from "../walk.js";
import { verdictOf } from "../verdict-of.js";

/** Transforms a value by all of several schemas. */
export function followingAll({ stepTo }: StageContext, { applications }: ConstraintOf<"all">): Stage | undefined {
  const step = inOrder(applications.map(stepTo));
  return step && ((value, walk) => step.run(value, walk));
}

/** Transforms a value by one of two schemas. */
export function followingBranch(
  { reached, stepTo }: StageContext,
  constraint: ConstraintOf<"branch">,
): Stage | undefined {
  const then = constraint.then && stepTo(constraint.then);
  const otherwise = constraint.else && stepTo(constraint.else);
  if (!then && !otherwise) return undefined;
  const condition = verdictOf(reached.to(constraint.if));
  return (value, walk) => {
    const step = condition(value) ? then : otherwise;
    return step ? step.run(value, walk) : value;
  };
}

interface Alternative {
  readonly step: Step;
  readonly counts: (value: unknown) => boolean;
  readonly isValid: (value: unknown) => boolean;
}

/** Transforms a value by the alternatives that are valid for it; if they are too few, by the first ones that are valid then. */
export function followingSome(context: StageContext, { applications, range }: ConstraintOf<"some">): Stage | undefined {
  if (range.max === 0 || !applications.some(context.stepTo)) return undefined;
  const alternatives = applications.map((application) => alternativeOf(context, application));
  return (value, walk) => {
    const counting = alternatives.filter(({ counts }) => counts(value));
    const matching = new Set(counting.filter(({ isValid }) => isValid(value)));
    let made = value;
    for (const { step } of matching) made = step.run(made, walk);
    let missing = range.min - matching.size - (alternatives.length - counting.length);
    for (const alternative of counting) {
      if (missing <= 0) break;
      if (matching.has(alternative)) continue;
      const attempted = walk.attempt(alternative.step, alternative.isValid, made);
      if (!attempted) continue;
      made = attempted.value;
      missing--;
    }
    return made;
  };
}

const alternativeOf = ({ reached, stepTo }: StageContext, application: Application): Alternative => {
  const { when } = application;
  return {
    step: stepTo(application) ?? { run: (value) => value },
    counts: when ? (value) => holds(when, value) : () => true,
    isValid: verdictOf(reached.to(application)),
  };
};
