// Explanations: code that tells what fails, as the loop would tell it. It goes on after a failure, and makes something
// only of what fails.
import { type Block, type BlockId, type Edge, type Goal, type GoalOf, readsMarks, type Rule, T } from "@argot/core/plan";
import type { ExplanationContext } from "./context.js";
import { patternCondition } from "./pattern.js";
import { condition } from "./predicate.js";
import { conjunction, guarded, negation, quote } from "./text.js";
import { anything, isOneOf, type Kinds, kindsOf } from "./types.js";

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
  const { rules } = module.analysis.plan.blocks[id] as Block;
  const head = `function ${module.explanationOf(id)}(x${recursive ? ", d" : ""}) {\n`;
  if (rules.some(({ goal }) => readsMarks(goal))) return `${head}return L.explain(${id}, x);\n}`;
  const limit = recursive ? `if (d > ${deepestCall}) return L.explain(${id}, x);\n` : "";
  return `${head}${limit}let f;\n${rulesText(rules, context)}return f;\n}`;
}

/** Rules in their order; neighbours that speak of the same types stand under one condition. */
function rulesText(rules: readonly Rule[], context: ExplanationContext): string {
  let text = "";
  for (let at = 0; at < rules.length; ) {
    const { applies } = rules[at] as Rule;
    const known = applies === T.any ? anything : kindsOf(applies);
    let statements = "";
    for (; rules[at]?.applies === applies; at++) statements += ruleText((rules[at] as Rule).goal, at, known, context);
    text += guarded(isOneOf("x", known), statements);
  }
  return text;
}

function ruleText(goal: Goal, at: number, known: Kinds, context: ExplanationContext): string {
  switch (goal.op) {
    case "test":
      return guarded(negation(condition(goal.pred, "x", known, context.module)), fails(at));
    case "all":
      return gathered(at, context, (gather) => goal.edges.map((edge) => applied(edge, "x", known, gather, context)).join(""));
    case "some":
      return someText(goal, at, known, context);
    case "branch":
      return branchText(goal, at, known, context);
    case "members":
      return membersText(goal, at, context);
    case "names":
      return gathered(at, context, (gather) =>
        eachMember(context, (key) => applied(goal.edge, key, T.string, gather, context)),
      );
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
  const { when, ...always } = edge;
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

/** Members that are there, in their order. */
function eachMember(
  { module }: ExplanationContext,
  statements: (key: string, member: string) => string,
): string {
  const [key, member] = [module.fresh("k"), module.fresh("v")];
  const text = statements(key, member);
  if (text === "") return "";
  return `for (const ${key} of Object.keys(x)) {\nconst ${member} = x[${key}];\nif (${member} === undefined) continue;\n${text}}\n`;
}

function membersText(goal: GoalOf<"members">, at: number, context: ExplanationContext): string {
  return gathered(at, context, (_, list) =>
    eachMember(context, (key, member) => {
      const on = (edge: Edge): string => applied(edge, member, anything, gatheredIn(list, key), context);
      const named = Array.from(goal.named, ([name, edge]) => `case ${quote(name)}:\n${on(edge)}break;\n`);
      const patterned = goal.patterns.map(({ pattern, edge }) =>
        guarded(patternCondition(pattern, key, context.module), on(edge)),
      );
      const rest = goal.rest ? guarded(isFree(goal, key, context), on(goal.rest)) : "";
      return [named.length > 0 ? `switch (${key}) {\n${named.join("")}}\n` : "", ...patterned, rest].join("");
    }),
  );
}

/** Whether no sibling answers for a member. */
function isFree({ except }: GoalOf<"members">, key: string, { module }: ExplanationContext): string {
  if (except === null || except === "evaluated") return "true";
  const names = except.names.size === 0 ? [] : [`!${module.declare(`new Set([${[...except.names].map(quote).join(", ")}])`, "e")}.has(${key})`];
  return conjunction([...names, ...except.patterns.map((pattern) => negation(patternCondition(pattern, key, module)))]);
}

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
  const inner = gathered(at, context, (gather) => applied(edge, `${content}.value`, anything, gather, context));
  return `const ${content} = ${call};\n${either(`${content} === undefined`, fails(at), inner)}`;
}
