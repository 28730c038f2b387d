import { ownProperties } from "../../json/own-properties.js";
import { JsonType } from "../../json/types.js";
import { type ConstraintAnalysis, type ConstraintFacts, type ConstraintForm, noUses, type PlanParser } from "../op.js";
import type { Application, Constraint, ConstraintOf, Parts } from "../plan.js";
import { holds } from "../predicates.js";
import { problemOfRange } from "../range.js";
import type { StepFrame, StepOf } from "../step.js";
import { joinedWords, numberText, rangeText } from "../text.js";
import type { PartApplication } from "../value-part.js";

/** Demands applications of an array's items; without `from`, `rest` starts at index 0. */
export const items = (parts: Parts<"items">): Constraint => {
  const { prefix = [], rest, from = 0, except = null, quota, keepsUnevaluated } = ownProperties(parts);
  return { op: "items", prefix, rest, from, except, quota, keepsUnevaluated };
};

export const itemsFacts: ConstraintFacts<ConstraintOf<"items">> = {
  subject: "part",
  defaults: { rest: undefined, quota: undefined, keepsUnevaluated: undefined },
  applicationsOf: ({ prefix, rest }) => [...prefix, ...(rest ? [rest] : [])],
  mapApplications: (constraint, change) => ({
    ...constraint,
    prefix: constraint.prefix.map(change),
    ...(constraint.rest && { rest: change(constraint.rest) }),
  }),
  readsEvaluated: ({ except }) => except === "evaluated",
  rangeOf: ({ quota }) => quota,
  domain: JsonType.array,
  failsByItself: ({ quota }) => quota !== undefined,
  usesOf: noUses,
};

export const itemsAnalysis: ConstraintAnalysis<ConstraintOf<"items">> = {
  simplified: (constraint, { isTrivial, evaluates }) => {
    const { prefix, quota } = constraint;
    if (evaluates) return constraint;
    if (quota) return quota.min <= 0 && quota.max === Infinity ? undefined : constraint;
    const rest = constraint.rest && !isTrivial(constraint.rest) ? constraint.rest : undefined;
    if (!rest && prefix.every(isTrivial)) return undefined;
    return rest === constraint.rest ? constraint : { ...constraint, rest };
  },
  partApplicationsOf: ({ prefix, rest, from }) => [
    ...prefix.map((application, i): PartApplication => ({ part: { kind: "items", from: i, to: i + 1 }, application })),
    ...(rest ? [{ part: { kind: "items", from, to: Infinity }, application: rest } as const] : []),
  ],
  addEvaluated: ({ prefix, rest, from, except, quota, keepsUnevaluated }, { parts, rests }) => {
    if (keepsUnevaluated) return true;
    if (!quota) {
      parts.items = Math.max(parts.items, prefix.length);
      if (rest) rests.push(except === "evaluated" ? 0 : from);
      return true;
    }
    if (!rest || prefix.length > 0 || from > 0 || rest.dynamic !== undefined || rest.when) return false;
    parts.contained.push(rest);
    return true;
  },
};

export const itemsForm: ConstraintForm<ConstraintOf<"items">> = {
  problemOf: ({ quota }) => quota && problemOfRange(quota),
  print: ({ prefix, rest, from, except, quota, keepsUnevaluated }, printer) => {
    const parts = prefix.map(printer.application);
    const others: string[] = [];
    if (rest || from !== 0) others.push(`from ${numberText(from)}`);
    if (rest) others.push(printer.application(rest));
    if (except !== null) others.push(`except ${except}`);
    if (others.length > 0) parts.push(others.join(" "));
    const count = quota ? ` quota ${rangeText(quota)}` : "";
    return `items ${joinedWords(parts)}${count}${keepsUnevaluated ? " keeps unevaluated" : ""}`;
  },
};

export function parseItems(parser: PlanParser): Constraint {
  const prefix: Application[] = [];
  let rest: Application | undefined;
  let from = 0;
  let except: "evaluated" | null = null;
  parser.list(() => {
    if (parser.hasApplication) prefix.push(parser.application());
    if (parser.accepts("from")) {
      from = parser.count();
      if (parser.hasApplication) rest = parser.application();
    }
    if (parser.accepts("except")) {
      parser.expect("evaluated");
      except = "evaluated";
    }
  });
  const quota = parser.accepts("quota") ? parser.range() : undefined;
  const keepsUnevaluated = parser.accepts("keeps") || undefined;
  if (keepsUnevaluated) parser.expect("unevaluated");
  return items({ prefix, rest, from, except, quota, keepsUnevaluated });
}

export const itemsStep: StepOf<"items"> = {
  next(constraint, frame, machine) {
    const array = frame.value as readonly unknown[];
    const { quota } = constraint;
    const decided =
      quota &&
      machine.shortCircuit &&
      !frame.evaluated &&
      (frame.validCount > quota.max || (quota.max === Infinity && frame.validCount >= quota.min));
    const end = decided ? 0 : array.length;
    while (frame.cursor < end) {
      const i = frame.cursor++;
      const application = applicationAt(constraint, frame, i);
      if (!application) continue;
      if (!quota) markApplied(constraint, frame, i);
      if (!application.when || holds(application.when, array[i], machine.sets))
        return machine.applyToChild(frame, application, array[i], i);
      if (quota) countItem(constraint, frame, i);
    }
    if (quota) frame.holds = frame.validCount >= quota.min && frame.validCount <= quota.max;
    return false;
  },
  take(constraint, frame, child) {
    if (!constraint.quota) {
      if (!child.valid) frame.holds = false;
    } else if (child.valid) countItem(constraint, frame, frame.cursor - 1);
  },
};

function applicationAt(constraint: ConstraintOf<"items">, frame: StepFrame, i: number): Application | undefined {
  if (i < constraint.prefix.length) return constraint.prefix[i];
  if (i < constraint.from || (constraint.except === "evaluated" && frame.isEvaluated(i))) return undefined;
  return constraint.rest;
}

function countItem(constraint: ConstraintOf<"items">, frame: StepFrame, i: number): void {
  frame.validCount++;
  markApplied(constraint, frame, i);
}

function markApplied(constraint: ConstraintOf<"items">, frame: StepFrame, i: number): void {
  if (constraint.keepsUnevaluated) frame.applied?.push(i);
  else frame.markEvaluated(i);
}
