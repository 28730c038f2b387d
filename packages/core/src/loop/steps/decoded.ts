import type { Decoding } from "../../plan/plan.js";
import { holds } from "../../plan/predicates.js";
import type { Decoded, Frame, Machine } from "../frame.js";
import type { StepOf } from "./step.js";

export const decodedStep: StepOf<"decoded"> = {
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

/** The content that the steps decode from the value of a frame. What constraints have in common is decoded once. */
function contentBy(
  decode: readonly Decoding[],
  frame: Frame,
  machine: Machine,
): { readonly value: unknown } | undefined {
  const known = (frame.decoded ??= new Map<Decoding, Decoded>());
  let from: { readonly value: unknown } = frame;
  for (const step of decode) {
    let taken = known.get(step);
    if (taken?.from !== from) {
      if (from === frame) machine.charge(frame.value);
      taken = { from, content: step.call(from.value as never, step.argument as never) };
      known.set(step, taken);
    }
    if (!taken.content) return undefined;
    from = taken.content;
  }
  return from;
}
