// Explanations: code that tells what fails, as the loop would tell it. It goes on after a failure, and makes something
// only of what fails.
import {
  type Block,
  type BlockId,
  type Claims,
  type Decoding,
  type Edge,
  edgesOf,
  type Goal,
  type GoalOf,
  inPlace,
  type Pattern,
  readsMarks,
  type Rule,
  T,
} from "@argot/core/plan";
import type { ExplanationContext, ModuleContext } from "./context.js";
import { constantMember } from "./constants.js";
import { Notes } from "./notes.js";
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
  "const isLost = (failures, inPlace) => failures !== undefined && failures.some(({ at }) => inPlace.includes(at));",
];

/** An application whose failures are found when somebody asks for them. */
const later = `class {
edge; block; key = undefined; value; lacksConstant = true; #told; #explain;
constructor(edge, block, value, explain) { this.edge = edge; this.block = block; this.value = value; this.#explain = explain; }
get failures() { return this.#told ??= this.#explain(this.value, 0) ?? none; }
}`;

/**
 * Writes the function that explains a block: it returns the failures of the block's rules, or `undefined` where the block
 * holds.
 */
export function explanationOf(id: BlockId, context: ExplanationContext): string {
  const { module, recursive } = context;
  const { analysis } = module;
  const { rules } = analysis.plan.blocks[id] as Block;
  const head = `function ${module.explanationOf(id)}(x${recursive ? ", d" : ""}) {\n`;
  if (analysis.isLeftToLoop(id)) return `${head}return L.explain(${id}, x);\n}`;
  const marks = rules.some(({ goal }) => readsMarks(goal)) ? analysis.marks(id) : undefined;
  const notes = marks && new Notes(marks, module);
  const decodings = decodingsOf(rules, module);
  const text = rulesText(rules, { ...context, decodings }, notes);
  const limit = recursive ? `if (d > ${deepestCall}) return L.explain(${id}, x);\n` : "";
  const names = ["f", ...decodings.values()].join(", ");
  return `${head}${limit}let ${names};\n${notes?.around(text) ?? text}return f;\n}`;
}

/** Names for what each step on the way to contents gives: rules take it from one another. */
const decodingsOf = (rules: readonly Rule[], module: ModuleContext): ReadonlyMap<Decoding, string> =>
  new Map(
    rules
      .flatMap(({ goal }) => (goal.op === "decoded" ? goal.decode : []))
      .map((step) => [step, module.fresh("v")] as const),
  );

/** What the rules of a block have in common. */
interface BlockContext extends ExplanationContext {
  readonly decodings: ReadonlyMap<Decoding, string>;
}

/** Rules in their order; neighbours that speak of the same types stand under one condition. */
function rulesText(rules: readonly Rule[], context: BlockContext, notes: Notes | undefined): string {
  const numbered = rules.map((rule, at) => ({ ...rule, at }));
  let text = "";
  for (let next = 0; next < rules.length;) {
    const { applies, goal: first } = rules[next] as Rule;
    const known = kindsFor(applies);
    // What reads notes stands behind what makes them.
    const isOther = (rule: Rule): boolean => rule.applies !== applies || readsMarks(rule.goal) !== readsMarks(first);
    const end = rules.findIndex((rule, at) => at > next && isOther(rule));
    const group = numbered.slice(next, end === -1 ? undefined : end);
    next += group.length;
    const walk = membersWalk(group, context, notes);
    const statements = group.map(({ goal, at }) => {
      const statement = walk.failing(at) ?? ruleText(goal, at, known, context, notes);
      return context.readers.has(at) ? guarded(marksAreKnown(rules), statement) : statement;
    });
    text += guarded(isOneOf("x", known), walk.text + statements.join(""));
  }
  return text;
}

/**
 * A condition: no schema that was applied in place has failed. What it has evaluated would not be known, and to tell of it as
 * unevaluated would be noise.
 */
function marksAreKnown(rules: readonly Rule[]): string {
  const numbers = rules.flatMap(({ goal }, at) => (inPlace(goal) ? [at] : []));
  return numbers.length === 0 ? "true" : `!isLost(f, [${numbers.join(", ")}])`;
}

/** Asks for the verdict first, noting what is evaluated; what fails is told only where it is negative. */
function toldOnFailure(
  goal: Goal,
  known: Kinds,
  told: string,
  context: ExplanationContext,
  notes: Notes | undefined,
): string {
  const [passed, failed] = [context.module.fresh("l"), context.module.fresh("l")];
  const fail = `break ${failed};\n`;
  const verdict = context.verdict(goal, "x", known, fail, notes);
  if (!verdict.includes(fail)) return verdict;
  return `${passed}: {\n${failed}: {\n${verdict}break ${passed};\n}\n${told}}\n`;
}

/** The same for a rule that evaluates what has to be noted; others are told of at once. */
const toldWithNotes = (
  goal: Goal,
  known: Kinds,
  told: string,
  context: ExplanationContext,
  notes: Notes | undefined,
): string =>
  notes && edgesOf(goal).some((edge) => notes.concerns(edge)) ? toldOnFailure(goal, known, told, context, notes) : told;

function ruleText(goal: Goal, at: number, known: Kinds, context: BlockContext, notes: Notes | undefined): string {
  switch (goal.op) {
    case "test":
      return guarded(
        negation(condition(goal.pred, "x", known, context.module)),
        `f = add(f, ${failedTest(at, context)});\n`,
      );
    case "all": {
      const told = gathered(at, context, (gather) =>
        goal.edges.map((edge) => applied(edge, "x", known, gather, context)).join(""),
      );
      return toldWithNotes(goal, known, told, context, notes);
    }
    case "some":
      return someText(goal, at, known, context, notes);
    case "branch":
      return toldWithNotes(goal, known, branchText(goal, at, known, context), context, notes);
    case "members":
    case "names": {
      const walk = membersWalk([{ goal, at }], context, notes);
      return guarded(isOneOf("x", T.object, known), `${walk.text}${walk.failing(at) ?? ""}`);
    }
    case "items":
      return goal.quota
        ? toldOnFailure(goal, known, quotaText(goal, goal.quota, at, context), context, notes)
        : itemsText(goal, at, context, notes);
    case "decoded":
      return decodedText(goal, at, context);
    case "nothing":
      return "";
  }
}

const fails = (at: number, tally = "0", within = "none"): string =>
  `f = add(f, { at: ${at}, tally: ${tally}, within: ${within} });\n`;

/** A test that fails is told alike of all values. */
const failedTest = (at: number, { module }: ExplanationContext): string =>
  module.once(`{ at: ${at}, tally: 0, within: none }`, "t");

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
  const found = (told: string): string => `const ${failures} = ${told};\n`;
  const failed = outcome.fails(failures, module.constant(edge, "g"), edge.target, value);
  const tests = testsOnly(module.analysis.plan.blocks[edge.target] as Block);
  // Tests are asked in place first: most values hold, and that costs no call. Where there is one, it is the one that fails.
  const alone = tests?.length === 1 ? tests[0] : undefined;
  const told =
    alone === undefined ? callOf(edge.target, value, context) : module.once(`[${failedTest(alone, context)}]`, "l");
  const text = tests
    ? either(negation(context.holds(always, value, known)), found(told) + failed, outcome.holds)
    : `{\n${found(told)}${either(`${failures} !== undefined`, failed, outcome.holds)}}\n`;
  return when ? either(condition(when, value, known, module), text, outcome.holds) : text;
}

/** The numbers of a block's tests, where it has no other rules that can fail. */
function testsOnly({ rules }: Block): readonly number[] | undefined {
  const others = rules.some(({ goal }) => goal.op !== "test" && goal.op !== "nothing");
  return others ? undefined : rules.flatMap(({ goal }, at) => (goal.op === "test" ? [at] : []));
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
function someText(
  goal: GoalOf<"some">,
  at: number,
  known: Kinds,
  context: ExplanationContext,
  notes: Notes | undefined,
): string {
  const { module } = context;
  const [list, tally] = [module.fresh("w"), module.fresh("n")];
  const members = new Map<string, string>();
  const tries = goal.edges.map((edge) => {
    const told = applied(edge, "x", known, gatheredIn(list, "undefined", `${tally}++;\n`), context);
    return goal.range.max === 0 ? told : unlessOtherwise(edge, told, list, members, context);
  });
  const asked = Array.from(members, ([name, member]) => `const ${member} = ${memberOf("x", name, known)};\n`);
  const told = `let ${list}, ${tally} = 0;\n${asked.join("")}${tries.join("")}${fails(at, tally, `${list} ?? none`)}`;
  return toldOnFailure(goal, known, told, context, notes);
}

/**
 * An alternative whose constant is another one than the value has: that it fails is all that anybody will ask in most cases, so
 * that the rest is found when it is asked for.
 *
 * @param members - Names of members whose values are asked for, and of those values in the code.
 */
function unlessOtherwise(
  edge: Edge,
  told: string,
  list: string,
  members: Map<string, string>,
  { module }: ExplanationContext,
): string {
  const { plan } = module.analysis;
  const constant = testsOnly(plan.blocks[edge.target] as Block) ? undefined : constantMember(plan, edge);
  if (!constant) return told;
  const member = members.get(constant.name) ?? module.fresh("m");
  members.set(constant.name, member);
  const application = `new ${module.once(later, "Later")}(${module.constant(edge, "g")}, ${edge.target}, x, ${module.explanationOf(edge.target)})`;
  return either(
    `typeof ${member} === "string" && ${member} !== ${quote(constant.value)}`,
    `${list} = add(${list}, ${application});\n`,
    told,
  );
}

/** A member that an object has itself; `undefined` of what is no object. */
const memberOf = (value: string, name: string, known: Kinds): string =>
  `${allOf([isOneOf(value, T.object, known), `h.call(${value}, ${quote(name)})`])} ? ${value}[${quote(name)}] : undefined`;

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
  notes: Notes | undefined,
): MembersWalk {
  const { module } = context;
  const [key, member] = [module.fresh("k"), module.fresh("v")];
  const about: MemberRule[] = [];
  for (const { goal, at } of rules)
    if (goal.op === "members" || goal.op === "names") about.push({ goal, at, list: module.fresh("w") });
  const names = new Set(about.flatMap(({ goal }) => (goal.op === "members" ? namesIn(goal, notes) : [])));
  const demands = (name: string | undefined): string =>
    about.map((rule) => memberText(rule, name, key, member, context, notes)).join("");
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
const namesIn = ({ named, except }: GoalOf<"members">, notes: Notes | undefined): string[] => [
  ...named.keys(),
  ...(except === "evaluated" ? (notes?.names ?? []) : (except?.names ?? [])),
];

/** What a rule demands of a member: of one whose name is known, patterns and claims are settled beforehand. */
function memberText(
  { goal, list }: MemberRule,
  name: string | undefined,
  key: string,
  member: string,
  context: ExplanationContext,
  notes: Notes | undefined,
): string {
  if (goal.op === "names") return applied(goal.edge, key, T.string, gatheredIn(list), context);
  const on = (edge: Edge): string => applied(edge, member, anything, gatheredIn(list, key), context);
  const matches = (pattern: Pattern): string =>
    name === undefined ? patternCondition(pattern, key, context.module) : String(pattern.test(name));
  const { named, patterns, rest, except } = goal;
  const own = name === undefined ? undefined : named.get(name);
  const matched = patterns.map(({ pattern, edge }) => guarded(matches(pattern), on(edge)));
  const isLeft = (claims: Claims | null): string =>
    name !== undefined && claims?.names.has(name)
      ? "false"
      : allOf((claims?.patterns ?? []).map((pattern) => negation(matches(pattern))));
  const noted = name === undefined ? notes?.leavesUnknown(key) : notes?.leavesName(name);
  const free = except === "evaluated" ? (noted ?? "true") : isLeft(except);
  return [own ? on(own) : "", ...matched, rest ? guarded(free, on(rest)) : ""].join("");
}

/** Joins conditions of which some are known. */
const allOf = (conditions: readonly string[]): string =>
  conditions.includes("false") ? "false" : conjunction(conditions.filter((each) => each !== "true"));

function itemsText(goal: GoalOf<"items">, at: number, context: ExplanationContext, notes: Notes | undefined): string {
  if (readsMarks(goal)) return unevaluatedText(goal, at, context, notes);
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

/** Items that nobody has evaluated. */
function unevaluatedText(
  { rest }: GoalOf<"items">,
  at: number,
  context: ExplanationContext,
  notes: Notes | undefined,
): string {
  if (!rest || !notes || notes.first === Infinity) return "";
  const i = context.module.fresh("i");
  const item = `x[${i}]`;
  const isLeft = conjunction(notes.contained((edge) => context.holds(edge, item, anything)).map(negation));
  return gathered(at, context, (_, list) => {
    const text = guarded(isLeft, applied(rest, item, anything, gatheredIn(list, i), context));
    const start = `let ${i} = ${notes.first};\n${notes.skip(i, "x.length")}`;
    return text === "" ? "" : `${start}for (; ${i} < x.length; ${i}++) {\n${text}}\n`;
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

function decodedText({ decode, edge }: GoalOf<"decoded">, at: number, context: BlockContext): string {
  const { module, decodings } = context;
  let content = "x";
  let known = "true";
  const steps = decode.map((each) => {
    const name = decodings.get(each) as string;
    const call = `${module.constant(each.call)}(${content}, ${module.constant(each.argument)})`;
    // `null` where it has been taken and failed.
    const step = guarded(
      conjunction([...(known === "true" ? [] : [known]), `${name} === undefined`]),
      `${name} = ${call} ?? null;\n`,
    );
    content = `${name}.value`;
    known = name;
    return step;
  });
  const inner = edge ? gathered(at, context, (gather) => applied(edge, content, anything, gather, context)) : "";
  return steps.join("") + either(negation(known), fails(at), inner);
}
