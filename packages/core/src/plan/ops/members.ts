import { ownProperties } from "../../json/own-properties.js";
import { JsonType } from "../../json/types.js";
import type { Application, Constraint, ConstraintOf, Parts, Pattern } from "../plan.js";
import { joinedWords, patternText, quote } from "../text.js";
import {
  type ConstraintFacts,
  type ConstraintForm,
  never,
  noProblem,
  noRange,
  nothingUsed,
  type PlanParser,
} from "../op.js";

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
