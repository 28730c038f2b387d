import { ownProperties } from "../../json/own-properties.js";
import { JsonType } from "../../json/types.js";
import { type EvaluatedDraft, isSamePattern } from "../evaluated-draft.js";
import {
  type ConstraintAnalysis,
  type ConstraintFacts,
  type ConstraintForm,
  type KnownToHold,
  never,
  noProblem,
  noRange,
  nothingUsed,
  type PlanParser,
} from "../op.js";
import type { Application, Constraint, ConstraintOf, Parts, Pattern } from "../plan.js";
import { holds } from "../predicates.js";
import type { StepFrame, StepOf } from "../step.js";
import { joinedWords, patternText, quote } from "../text.js";
import type { PartApplication } from "../value-part.js";

/** Requires that applications are valid for the members of an object. Without `except`, `rest` applies to every member. */
export const members = (parts: Parts<"members">): Constraint => {
  const { named = new Map(), patterns = [], rest, except = null } = ownProperties(parts);
  return { op: "members", named, patterns, rest, except };
};

export const membersFacts: ConstraintFacts<ConstraintOf<"members">> = {
  subject: "part",
  defaults: { rest: undefined },
  applicationsOf: ({ named, patterns, rest }) => [
    ...named.values(),
    ...patterns.map(({ application }) => application),
    ...(rest ? [rest] : []),
  ],
  mapApplications: (constraint, change) => ({
    ...constraint,
    named: new Map(Array.from(constraint.named, ([name, application]) => [name, change(application)])),
    patterns: constraint.patterns.map(({ pattern, application }) => ({ pattern, application: change(application) })),
    ...(constraint.rest && { rest: change(constraint.rest) }),
  }),
  readsEvaluated: ({ except }) => except === "evaluated",
  rangeOf: noRange,
  domain: JsonType.object,
  failsByItself: never,
  usesOf: ({ patterns, except }) => ({
    ...nothingUsed,
    patterns: [...patterns.map(({ pattern }) => pattern), ...(siblingsIn(except)?.patterns ?? [])],
  }),
};

export const membersAnalysis: ConstraintAnalysis<ConstraintOf<"members">> = {
  simplified: simplifiedMembers,
  partApplicationsOf: ({ named, patterns, rest, except }) => [
    ...Array.from(named, ([name, application]): PartApplication => ({ part: { kind: "name", name }, application })),
    ...patterns.map(({ pattern, application }): PartApplication => ({
      part: { kind: "matching", pattern },
      application,
    })),
    ...(rest ? [{ part: { kind: "others", except }, application: rest } as const] : []),
  ],
  addEvaluated: addMembers,
};

function simplifiedMembers(
  constraint: ConstraintOf<"members">,
  { isTrivial, evaluates }: KnownToHold,
): ConstraintOf<"members"> | undefined {
  if (evaluates) return constraint;
  const named = new Map(Array.from(constraint.named).filter(([, application]) => !isTrivial(application)));
  const patterns = constraint.patterns.filter(({ application }) => !isTrivial(application));
  const rest = constraint.rest && !isTrivial(constraint.rest) ? constraint.rest : undefined;
  if (named.size === 0 && patterns.length === 0 && !rest) return undefined;
  const isSame =
    named.size === constraint.named.size && patterns.length === constraint.patterns.length && rest === constraint.rest;
  return isSame ? constraint : { ...constraint, named, patterns, rest };
}

/** Returns false if the constraint passes over members that its siblings do not evaluate either. */
function addMembers(constraint: ConstraintOf<"members">, { parts, rules }: EvaluatedDraft): boolean {
  for (const name of constraint.named.keys()) parts.names.add(name);
  for (const { pattern } of constraint.patterns) parts.patterns.push(pattern);
  if (!constraint.rest) return true;
  parts.everyMember = true;
  const except = siblingsIn(constraint.except);
  if (except === null) return true;
  const siblings = rules.flatMap(({ constraint: each, appliesTo }) =>
    each.op === "members" && appliesTo & JsonType.object ? each : [],
  );
  return (
    [...except.names].every((name) => siblings.some(({ named }) => named.has(name))) &&
    except.patterns.every((each) =>
      siblings.some(({ patterns }) => patterns.some(({ pattern }) => isSamePattern(pattern, each))),
    )
  );
}

export const membersForm: ConstraintForm<ConstraintOf<"members">> = {
  problemOf: noProblem,
  print: ({ named, patterns, rest, except }, printer) => {
    const parts = [
      ...Array.from(named, ([name, application]) => `${quote(name)} ${printer.application(application)}`),
      ...patterns.map(({ pattern, application }) => `${patternText(pattern)} ${printer.application(application)}`),
    ];
    const others = [...(rest ? [`rest ${printer.application(rest)}`] : []), ...exceptText(except)];
    return `members ${joinedWords(others.length > 0 ? [...parts, others.join(" ")] : parts)}`;
  },
};

type Excepted = ConstraintOf<"members">["except"];

const siblingsIn = (except: Excepted): Exclude<Excepted, "evaluated"> => (except === "evaluated" ? null : except);

function exceptText(except: Excepted): readonly string[] {
  if (except === null) return [];
  if (except === "evaluated") return ["except evaluated"];
  return [`except ${joinedWords([...Array.from(except.names, quote), ...except.patterns.map(patternText)])}`];
}

export function parseMembers(parser: PlanParser): Constraint {
  const named = new Map<string, Application>();
  const patterns: { pattern: Pattern; application: Application }[] = [];
  let rest: Application | undefined;
  let except: Excepted = null;
  parser.list(() => {
    if (parser.isNext('"')) named.set(parser.string(), parser.application());
    else if (parser.isNext("/")) patterns.push({ pattern: parser.pattern(), application: parser.application() });
    else {
      if (parser.accepts("rest")) rest = parser.application();
      except = parseExcept(parser);
    }
  });
  return members({ named, patterns, rest, except });
}

function parseExcept(parser: PlanParser): Excepted {
  if (!parser.accepts("except")) return null;
  if (parser.accepts("evaluated")) return "evaluated";
  const names = new Set<string>();
  const patterns: Pattern[] = [];
  parser.list(() => {
    if (parser.isNext("/")) patterns.push(parser.pattern());
    else names.add(parser.string());
  });
  return { names, patterns };
}

export const membersStep: StepOf<"members"> = {
  next(constraint, frame, machine) {
    const object = frame.value as Record<string, unknown>;
    for (let name = frame.nameAt(frame.cursor); name !== undefined; name = frame.nameAt(frame.cursor)) {
      const application = nextApplication(constraint, frame, name);
      if (application === undefined) {
        frame.cursor++;
        frame.stage = 0;
        continue;
      }
      frame.markEvaluated(name);
      if (!application.when || holds(application.when, object[name], machine.sets))
        return machine.applyToChild(frame, application, object[name], name);
    }
    return false;
  },
  take(_constraint, frame, child) {
    if (!child.valid) frame.holds = false;
  },
};

/** The next application of a member. Stage 0 is its name, the next ones are the patterns, the last is the rest. */
function nextApplication(constraint: ConstraintOf<"members">, frame: StepFrame, name: string): Application | undefined {
  if (frame.stage === 0) {
    frame.stage = 1;
    const application = constraint.named.get(name);
    if (application) return application;
  }
  while (frame.stage <= constraint.patterns.length) {
    const candidate = constraint.patterns[frame.stage++ - 1] as (typeof constraint.patterns)[number];
    if (candidate.pattern.test(name)) return candidate.application;
  }
  if (frame.stage > constraint.patterns.length + 1 || !constraint.rest) return undefined;
  frame.stage++;
  return isExcepted(constraint, frame, name) ? undefined : constraint.rest;
}

function isExcepted({ except }: ConstraintOf<"members">, frame: StepFrame, name: string): boolean {
  if (except === null) return false;
  if (except === "evaluated") return frame.isEvaluated(name);
  if (except.names.has(name)) return true;
  for (const pattern of except.patterns) if (pattern.test(name)) return true;
  return false;
}
