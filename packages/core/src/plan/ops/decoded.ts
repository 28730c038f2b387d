import { ownProperties } from "../../json/own-properties.js";
import { JsonType } from "../../json/types.js";
import {
  always,
  type ConstraintAnalysis,
  type ConstraintFacts,
  type ConstraintForm,
  evaluatesNothing,
  never,
  noRange,
  nothingUsed,
  type PlanParser,
  unchanged,
} from "../op.js";
import type { Application, Constraint, ConstraintOf, Decoding } from "../plan.js";
import { holds } from "../predicates.js";
import type { Decoded, Machine, StepFrame, StepOf } from "../step.js";
import { numberText } from "../text.js";
import { type CustomCall, customFunction } from "./custom.js";

/** A step of decoding content: made once, for all constraints that take it. */
export const decoding = (step: Omit<Decoding, "module"> & Pick<CustomCall<unknown>, "module">): Decoding => {
  const { argument, name, module } = customFunction(step);
  return { call: step.call, argument, name, module };
};

/** Demands that there is content, and the application of it; at most `deepest` contents lie in one another. */
export const decoded = (parts: {
  readonly decode: readonly Decoding[];
  readonly application?: Application | undefined;
  readonly deepest: number;
}): Constraint => {
  const { decode, application, deepest } = ownProperties(parts);
  return { op: "decoded", decode, application, deepest };
};

export const decodedFacts: ConstraintFacts<ConstraintOf<"decoded">> = {
  subject: "content",
  defaults: { application: undefined },
  applicationsOf: ({ application }) => (application ? [application] : []),
  mapApplications: (constraint, change) => ({
    ...constraint,
    ...(constraint.application && { application: change(constraint.application) }),
  }),
  readsEvaluated: never,
  rangeOf: noRange,
  domain: JsonType.any,
  failsByItself: always,
  usesOf: ({ decode }) => ({ ...nothingUsed, functions: decode }),
};

export const decodedAnalysis: ConstraintAnalysis<ConstraintOf<"decoded">> = {
  simplified: unchanged,
  partApplicationsOf: ({ application }) => (application ? [{ part: { kind: "decoded" }, application }] : []),
  addEvaluated: evaluatesNothing,
};

export const decodedForm: ConstraintForm<ConstraintOf<"decoded">> = {
  problemOf: ({ decode, deepest }) => {
    if (!(deepest >= 1)) return `within ${deepest} contents there is none`;
    // Keywords are also written in JavaScript.
    return Array.isArray(decode) && decode.length > 0 ? undefined : "no list of steps, `decode`, leads to the content";
  },
  print: ({ decode, deepest, application }, printer) => {
    const within = deepest === Infinity ? "" : ` within ${numberText(deepest)}`;
    const applied = application ? ` ${printer.application(application)}` : "";
    return `decoded ${decode.map(printer.nameOf).join(" then ")}${within}${applied}`;
  },
};

export function parseDecoded(parser: PlanParser): Constraint {
  const decode: Decoding[] = [];
  do decode.push(parser.functionCalled() as Decoding);
  while (parser.accepts("then"));
  const deepest = parser.accepts("within") ? parser.count() : Infinity;
  return decoded({ decode, deepest, application: parser.hasApplication ? parser.application() : undefined });
}

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
  frame: StepFrame,
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
