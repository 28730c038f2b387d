// Explanations: code that tells what fails, as the loop would tell it. It goes on after a failure, and makes something
// only of what fails.
import {
  type Block,
  type BlockId,
  type Edge,
  type Goal,
  type GoalOf,
  type Pattern,
  readsMarks,
  type Rule,
  T,
} from "@argot/core/plan";
import type { ExplanationContext } from "./context.js";
import { patternCondition } from "./pattern.js";
import { condition } from "./predicate.js";
import { switchOnText } from "./switch.js";
import { conjunction, guarded, negation, quote } from "./text.js";
import { anything, isOneOf, type Kinds, kindsFor } from "./types.js";

/** How deep functions that explain may call one another before the loop, which has no limit, takes over. */
const deepestCall = 200;

/** What functions that explain have in common: lists that are there only once something is in them. */
export const explanationHelpers: readonly string[] = [
  "const none = [];",
  "function add(list, one) {\nif (list === undefined) return [one];\nlist.push(one);\nreturn list;\n}",
];

/**
 * Writes the function that explains a block: it returns the failures of the block's rules, or `undefined` where the block
 * holds.
 */
export function explanationOf(id: BlockId, context: ExplanationContext): string {
  const { module, recursive } = context;
  const { plan, byLoop } = module.analysis;
  const { rules } = plan.blocks[id] as Block;
  const head = `function ${module.explanationOf(id)}(x${recursive ? ", d" : ""}) {\n`;
  if (byLoop.has(id) || rules.some(({ goal }) => readsMarks(goal))) return `${head}return L.explain(${id}, x);\n}`;
  const limit = recursive ? `if (d > ${deepestCall}) return L.explain(${id}, x);\n` : "";
  return `${head}${limit}let f;\n${rulesText(rules, context)}return f;\n}`;
}

/** Rules in their order; neighbours that speak of the same types stand under one condition. */
function rulesText(rules: readonly Rule[], context: ExplanationContext): string {
  const numbered = rules.map((rule, at) => ({ ...rule, at }));
  let text = "";
  for (let next = 0; next < rules.length;) {
    const { applies } = rules[next] as Rule;
    const known = kindsFor(applies);
    const end = rules.findIndex((rule, at) => at > next && rule.applies !== applies);
    const group = numbered.slice(next, end === -1 ? undefined : end);
    next += group.length;
    const walk = membersWalk(group, context);
    const statements = group.map(({ goal, at }) => walk.failing(at) ?? ruleText(goal, at, known, context));
    text += guarded(isOneOf("x", known), walk.text + statements.join(""));
  }
  return text;
}

function ruleText(goal: Goal, at: number, known: Kinds, context: ExplanationContext): string {
  switch (goal.op) {
    case "test":
      return guarded(negation(condition(goal.pred, "x", known, context.module)), fails(at));
    case "all":
      return gathered(at, context, (gather) =>
        goal.edges.map((edge) => applied(edge, "x", known, gather, context)).join(""),
      );
    case "some":
      return someText(goal, at, known, context);
    case "branch":
      return branchText(goal, at, known, context);
    case "members":
    case "names": {
      const walk = membersWalk([{ goal, at }], context);
      return guarded(isOneOf("x", T.object, known), `${walk.text}${walk.failing(at) ?? ""}`);
    }
    case "items":
      return goal.quota ? quotaText(goal, goal.quota, at, context) : itemsText(goal, at, context);
    case "decoded":
      return decodedText(goal, at, context);
    case "nothing":
      return "";
  }
}

const fails = (at: number, tally = "0", within = "none"): string =>
  `f = add(f, { at: ${at}, tally: ${tally}, within: ${within} });\n`;

/** What is done with an application, given the name of its failures: where it fails, and where it holds. */
interface Outcome {
  fails(failures: string, edge: string, block: BlockId, value: string): string;
  readonly holds: string;
}

const gatheredIn = (list: string, key = "undefined", holds = ""): Outcome => ({
  fails: (failures, edge, block, value) =>
    `${list} = add(${list}, { edge: ${edge}, block: ${block}, key: ${key}, value: ${value}, failures: ${failures} });\n`,
  holds,
});

/** A rule that fails where something in it does: what fails is gathered in a list. */
function gathered(
  at: number,
  { module }: ExplanationContext,
  statements: (gather: Outcome, list: string) => string,
): string {
  const list = module.fresh("w");
  const text = statements(gatheredIn(list), list);
  return text === "" ? "" : `let ${list};\n${text}if (${list} !== undefined) ${fails(at, "0", list)}`;
}

/** Statements that apply an edge to a value. */
function applied(edge: Edge, value: string, known: Kinds, outcome: Outcome, context: ExplanationContext): string {
  const { module } = context;
  const { when } = edge;
  const always = { ...edge, when: undefined };
  const failures = module.fresh("a");
  const failed = outcome.fails(failures, module.constant(edge, "g"), edge.target, value);
  const call = `const ${failures} = ${callOf(edge.target, value, context)};\n`;
  const asked = `${call}${either(`${failures} !== undefined`, failed, outcome.holds)}`;
  const { rules } = module.analysis.plan.blocks[edge.target] as Block;
  // Tests are asked in place first: most values hold, and that costs no call.
  const text = rules.every(({ goal }) => goal.op === "test" || goal.op === "nothing")
    ? either(negation(context.holds(always, value, known)), call + failed, outcome.holds)
    : `{\n${asked}}\n`;
  return when ? either(condition(when, value, known, module), text, outcome.holds) : text;
}

function either(test: string, then: string, otherwise: string): string {
  if (test === "true") return then;
  if (test === "false") return otherwise;
  return otherwise === "" ? guarded(test, then) : `if (${test}) {\n${then}} else {\n${otherwise}}\n`;
}

function callOf(target: BlockId, value: string, { module, recursive }: ExplanationContext): string {
  const depth = module.analysis.recursive.has(target) ? (recursive ? ", d + 1" : ", 0") : "";
  return `${module.explanationOf(target)}(${value}${depth})`;
}

/** Where as many hold as should, nothing is told of those that do not. */
function someText(goal: GoalOf<"some">, at: number, known: Kinds, context: ExplanationContext): string {
  const { module } = context;
  const [passed, failed, list, tally] = [module.fresh("l"), module.fresh("l"), module.fresh("w"), module.fresh("n")];
  const tries = goal.edges.map((edge) =>
    applied(edge, "x", known, gatheredIn(list, "undefined", `${tally}++;\n`), context),
  );
  return [
    `${passed}: {\n${failed}: {\n${context.verdict(goal, "x", known, `break ${failed};\n`)}break ${passed};\n}\n`,
    `let ${list}, ${tally} = 0;\n${tries.join("")}${fails(at, tally, `${list} ?? none`)}}\n`,
  ].join("");
}

function branchText(goal: GoalOf<"branch">, at: number, known: Kinds, context: ExplanationContext): string {
  return gathered(at, context, (gather) => {
    const side = (edge: Edge | undefined): string => (edge ? applied(edge, "x", known, gather, context) : "");
    return either(context.holds(goal.if, "x", known), side(goal.then), side(goal.else));
  });
}

/** One walk through the members of an object for all rules that speak of them, and what is said of each rule after it. */
interface MembersWalk {
  readonly text: string;
  /** Statements for the case that a rule has failed; `undefined` for a rule that does not speak of members. */
  failing(at: number): string | undefined;
}

/** A rule about members, the list in which what fails of it is gathered, and its number. */
interface MemberRule {
  readonly goal: GoalOf<"members"> | GoalOf<"names">;
  readonly at: number;
  readonly list: string;
}

function membersWalk(
  rules: readonly { readonly goal: Goal; readonly at: number }[],
  context: ExplanationContext,
): MembersWalk {
  const { module } = context;
  const [key, member] = [module.fresh("k"), module.fresh("v")];
  const about: MemberRule[] = [];
  for (const { goal, at } of rules)
    if (goal.op === "members" || goal.op === "names") about.push({ goal, at, list: module.fresh("w") });
  const names = new Set(about.flatMap(({ goal }) => (goal.op === "members" ? namesIn(goal) : [])));
  const demands = (name: string | undefined): string =>
    about.map((rule) => memberText(rule, name, key, member, context)).join("");
  const others = demands(undefined);
  const cases = new Map<string, string[]>();
  for (const name of names) {
    const text = demands(name);
    if (!cases.get(text)?.push(name)) cases.set(text, [name]);
  }
  const listed = Array.from(cases, ([statements, texts]) => ({ texts, statements: `${statements}break;\n` }));
  const text = cases.size === 0 ? others : switchOnText(key, listed, others, module);
  const speaks = others !== "" || [...cases.keys()].some((each) => each !== "");
  const own = `if (!h.call(x, ${key})) continue;\nconst ${member} = x[${key}];\nif (${member} === undefined) continue;\n`;
  const lists = about.map(({ list }) => list).join(", ");
  return {
    text: speaks ? `let ${lists};\nfor (const ${key} in x) {\n${own}${text}}\n` : "",
    failing(at) {
      const rule = about.find((each) => each.at === at);
      return rule && (speaks ? `if (${rule.list} !== undefined) ${fails(at, "0", rule.list)}` : "");
    },
  };
}

/** The names that a rule spells out. */
const namesIn = ({ named, except }: GoalOf<"members">): string[] => [
  ...named.keys(),
  ...(typeof except === "object" ? (except?.names ?? []) : []),
];

/** What a rule demands of a member: of one whose name is known, patterns and claims are settled beforehand. */
function memberText(
  { goal, list }: MemberRule,
  name: string | undefined,
  key: string,
  member: string,
  context: ExplanationContext,
): string {
  if (goal.op === "names") return applied(goal.edge, key, T.string, gatheredIn(list), context);
  const on = (edge: Edge): string => applied(edge, member, anything, gatheredIn(list, key), context);
  const matches = (pattern: Pattern): string =>
    name === undefined ? patternCondition(pattern, key, context.module) : String(pattern.test(name));
  const { named, patterns, rest, except } = goal;
  const own = name === undefined ? undefined : named.get(name);
  const matched = patterns.map(({ pattern, edge }) => guarded(matches(pattern), on(edge)));
  const claims = typeof except === "object" ? except : null;
  const isClaimed = name !== undefined && claims?.names.has(name);
  const free = isClaimed ? "false" : allOf((claims?.patterns ?? []).map((pattern) => negation(matches(pattern))));
  return [own ? on(own) : "", ...matched, rest ? guarded(free, on(rest)) : ""].join("");
}

/** Joins conditions of which some are known. */
const allOf = (conditions: readonly string[]): string =>
  conditions.includes("false") ? "false" : conjunction(conditions.filter((each) => each !== "true"));

function itemsText(goal: GoalOf<"items">, at: number, context: ExplanationContext): string {
  return gathered(at, context, (_, list) => {
    const item = (edge: Edge, index: string): string =>
      applied(edge, `x[${index}]`, anything, gatheredIn(list, index), context);
    const prefix = goal.prefix.map((edge, i) => guarded(`x.length > ${i}`, item(edge, String(i))));
    if (!goal.rest) return prefix.join("");
    const i = context.module.fresh("i");
    const start = Math.max(goal.from, goal.prefix.length);
    return `${prefix.join("")}for (let ${i} = ${start}; ${i} < x.length; ${i}++) {\n${item(goal.rest, i)}}\n`;
  });
}

/** Items that are counted; what does not hold is told only where the count is wrong. */
function quotaText(
  { prefix, rest, from }: GoalOf<"items">,
  { min, max }: { min: number; max: number },
  at: number,
  context: ExplanationContext,
): string {
  const { module } = context;
  const [list, tally, i] = [module.fresh("w"), module.fresh("n"), module.fresh("i")];
  const item = (edge: Edge, index: string): string =>
    applied(edge, `x[${index}]`, anything, gatheredIn(list, index, `${tally}++;\n`), context);
  const first = prefix.map((edge, index) => guarded(`x.length > ${index}`, item(edge, String(index))));
  const start = Math.max(from, prefix.length);
  const others = rest ? `for (let ${i} = ${start}; ${i} < x.length; ${i}++) {\n${item(rest, i)}}\n` : "";
  const wrong = max === Infinity ? `${tally} < ${quote(min)}` : `${tally} < ${quote(min)} || ${tally} > ${quote(max)}`;
  return `let ${list}, ${tally} = 0;\n${first.join("")}${others}${guarded(wrong, fails(at, tally, `${list} ?? none`))}`;
}

function decodedText({ decode, edge }: GoalOf<"decoded">, at: number, context: ExplanationContext): string {
  const { module } = context;
  const content = module.fresh("v");
  const call = `${module.constant(decode.call)}(x, ${module.constant(decode.argument)})`;
  const inner = edge
    ? gathered(at, context, (gather) => applied(edge, `${content}.value`, anything, gather, context))
    : "";
  return `const ${content} = ${call};\n${either(`${content} === undefined`, fails(at), inner)}`;
}
