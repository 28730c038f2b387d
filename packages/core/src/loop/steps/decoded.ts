import type { Decoding } from "../../plan/plan.js";
import { holds } from "../predicate.js";
import type { Frame, Machine } from "../frame.js";
import type { StepOf } from "./step.js";

export const decoded: StepOf<"decoded"> = {
  next(constraint, frame, machine) {
    if (frame.cursor++ > 0) return false;
    const { decode, application, deepest } = constraint;
    const content = frame.contentDepth < deepest ? contentBy(decode, frame, machine) : undefined;
    frame.holds = content !== undefined;
    if (!content || !application || (application.when && !holds(application.when, content.value))) return false;
    return machine.applyToContent(frame, application, content.value);
  },
  take(_constraint, frame, child) {
    frame.holds = child.valid;
  },
};

/** The content that the steps decode from the value of a frame. Each step is taken once, whichever rule comes first. */
function contentBy(
  decode: readonly Decoding[],
  frame: Frame,
  machine: Machine,
): { readonly value: unknown } | undefined {
  const known = (frame.decoded ??= new Map());
  let content: { readonly value: unknown } | undefined = frame;
  for (const step of decode) {
    if (!known.has(step)) {
      if (content === frame) machine.charge(frame.value);
      known.set(step, step.call(content.value as never, step.argument as never));
    }
    content = known.get(step);
    if (!content) return undefined;
  }
  return content;
}
