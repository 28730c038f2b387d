import { hasMember } from "../json/measure.js";
import { isObject } from "../json/types.js";
import type { FailedApplication } from "../plan/failure.js";
import type { Edge, Pred } from "../plan/ops.js";
import { gistOf } from "./gist.js";
import type { Statement, Statements } from "./statement.js";

/** A schema that counts for a value because of something else in that value: who applied it, and how. */
export interface Asked {
  readonly by: Statement;
  readonly application: FailedApplication;
  /** What there is to say of it, once that was asked. */
  told: BecauseData | undefined;
}

/** What asked for it, for messages: one of these. */
export interface BecauseData {
  /** A property, and its value. */
  readonly because?: string;
  readonly becauseIs?: unknown;
  /** Properties that are there. */
  readonly becausePresent?: readonly string[];
  /** Properties that are not. */
  readonly becauseMissing?: readonly string[];
}

/** Whether an application depends on a condition, so that whoever reads of it will ask why it counts. */
export const isAsked = ({ branches }: Statement, { when }: Edge): boolean => branches || when !== undefined;

/** Why a schema counts for a value, where properties say it; nothing where more had to be told. */
export const becauseOf = (statements: Statements, asked: Asked): BecauseData =>
  (asked.told ??= reasonOf(statements, asked));

function reasonOf(statements: Statements, { by, application }: Asked): BecauseData {
  const { edge, value } = application;
  const { goal } = by.rule;
  if (!isObject(value)) return {};
  if (edge.when) return ofPredicate(edge.when, value);
  if (goal.op !== "branch" || goal.if.dynamic !== undefined) return {};
  const gist = gistOf(statements, goal.if.target, value);
  if (gist?.of === "member") return ofMember(gist.property, value);
  if (gist?.of !== "has") return {};
  const missing = gist.names.filter((name) => !hasMember(value, name));
  return missing.length === 0 ? { becausePresent: gist.names } : { becauseMissing: missing };
}

function ofPredicate(pred: Pred, value: Readonly<Record<string, unknown>>): BecauseData {
  if (pred.op === "has") return { becausePresent: [pred.name] };
  return pred.op === "member" && pred.of.op === "among" ? ofMember(pred.name, value) : {};
}

const ofMember = (name: string, value: Readonly<Record<string, unknown>>): BecauseData =>
  hasMember(value, name) ? { because: name, becauseIs: value[name] } : { becauseMissing: [name] };
