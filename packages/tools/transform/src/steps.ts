import { entryBlock, holds, type ReachedBlock, typesOf } from "@argot/core/internal";
import { type Application, domainOf, type Plan, type Rule } from "@argot/core/plan";
import { changingBlocks } from "./changing-blocks.js";
import { coercion } from "./coerce.js";
import type { TransformOptions } from "./options.js";
import { settingDefaults } from "./stages/defaults.js";
import { followingAll, followingBranch, followingSome } from "./stages/in-place.js";
import { followingItems } from "./stages/items.js";
import { runningKeyword } from "./stages/keywords.js";
import { followingMembers } from "./stages/members.js";
import { removingProperties } from "./stages/removal.js";
import type { StageContext } from "./step.js";
import type { Stage, Step } from "./walk.js";

/**
 * The steps of a plan: closures for its blocks. Returns that of the entry; `undefined` if the plan changes no value. The step of a block
 * is made when a value first reaches it, since blocks may lead back to themselves.
 */
export function stepsOf(plan: Plan, options: Required<TransformOptions>): Step | undefined {
  const changing = changingBlocks(plan, options);
  const known = new Map<ReachedBlock, Step>();
  const stepOf = (reached: ReachedBlock): Step => {
    const step = known.get(reached) ?? lazyStep(() => make(reached));
    known.set(reached, step);
    return step;
  };
  const stepFrom = (reached: ReachedBlock, application: Application): Step | undefined => {
    if (!changing.isReachedBy(application)) return undefined;
    const { dynamic, when } = application;
    const step =
      dynamic === undefined
        ? stepOf(reached.to(application))
        : { run: ((value, walk) => stepOf(reached.to(application)).run(value, walk)) satisfies Stage };
    return when ? { run: (value, walk) => (holds(when, value) ? step.run(value, walk) : value) } : step;
  };
  const make = (reached: ReachedBlock): ((step: Step) => Stage) => {
    const { rules, id } = reached.block;
    const coerce = coercion(rules, options.coerceTypes);
    const others = otherStages({ reached, options, stepTo: (application) => stepFrom(reached, application) });
    // Most schemas are of scalars: they only have a type.
    if (coerce && others.length === 0) return () => coerce;
    const stages = coerce ? [coerce, ...others] : others;
    return (step) => applying(stages, changing.isShared(id) ? step : undefined);
  };
  return changing.isReachedBy(plan.entry) ? stepOf(entryBlock(plan)) : undefined;
}

/** A step that makes itself when it first runs. */
function lazyStep(make: () => (step: Step) => Stage): Step {
  const step: { run: Stage } = {
    run(value, walk) {
      step.run = make()(step);
      return step.run(value, walk);
    },
  };
  return step;
}

/** @param shared - The step, if it may be run for a value several times. */
function applying(stages: readonly Stage[], shared: Step | undefined): Stage {
  return (value, walk) => {
    if (shared && walk.wasVisited(shared)) return value;
    walk.enter();
    let made = value;
    for (const stage of stages) made = stage(made, walk);
    walk.leave();
    if (shared) walk.visit(shared);
    return made;
  };
}

/** What a block does to a value after it is coerced, in order. */
function otherStages(context: StageContext): Stage[] {
  const { reached, options } = context;
  const { rules } = reached.block;
  const stages = [
    ...rules.map(({ constraint }) => settingDefaults(context, constraint)),
    ...rules.map((rule) => runningKeyword(rule, options)),
    removingProperties(context),
    ...rules.map((rule) => following(context, rule)),
  ];
  return stages.filter((stage) => stage !== undefined);
}

/** What the applications of a rule do to a value. Those to names and contents change nothing. */
function following(context: StageContext, { appliesTo, constraint }: Rule): Stage | undefined {
  const stage = followingConstraint(context, constraint);
  if (!stage || (appliesTo & domainOf(constraint)) === domainOf(constraint)) return stage;
  return (value, walk) => ((typesOf(value) & appliesTo) === 0 ? value : stage(value, walk));
}

function followingConstraint(context: StageContext, constraint: Rule["constraint"]): Stage | undefined {
  switch (constraint.op) {
    case "all":
      return followingAll(context, constraint);
    case "some":
      return followingSome(context, constraint);
    case "branch":
      return followingBranch(context, constraint);
    case "members":
      return followingMembers(context, constraint);
    case "items":
      return followingItems(context, constraint);
    case "test":
    case "names":
    case "decoded":
    case "nothing":
      return undefined;
  }
}
