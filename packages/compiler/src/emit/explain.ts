// Explanations: code that tells what fails, as the loop would tell it. It goes on after a failure, and makes something
// only of what fails.
import {
  type Block,
  type BlockId,
  type SiblingNames,
  type Decoding,
  type Application,
  applicationsOf,
  type Constraint,
  type ConstraintOf,
  inPlace,
  type Pattern,
  readsEvaluated,
  type Rule,
  JsonType,
} from "@argot/core/plan";
import { constantMember } from "../analysis/discriminators.js";
import { anything, type Kinds, kindsFor } from "../analysis/kinds.js";
import { deepestCall } from "../analysis/recursion.js";
import type { ExplanationContext, ModuleContext } from "./context.js";
import { EvaluatedBits } from "./evaluated-bits.js";
import { patternCondition } from "./pattern.js";
import { condition } from "./predicate.js";
import { switchOnText } from "./switch.js";
import { conjunction, guarded, negation, quote } from "./text.js";
import { isOneOf } from "./types.js";

/** What functions that explain have in common: lists that are there only once something is in them. */
export const explanationHelpers: readonly string[] = [
  "const none = [];",
  "function add(list, one) {\nif (list === undefined) return [one];\nlist.push(one);\nreturn list;\n}",
  "const isLost = (failures, inPlace) => failures !== undefined && failures.some(({ ruleIndex }) => inPlace.includes(ruleIndex));",
];

/** An application whose failures are found when somebody asks for them. */
const later = `class {
application; block; key = undefined; value; lacksConstant = true; #told; #explain;
constructor(application, block, value, explain) { this.application = application; this.block = block; this.value = value; this.#explain = explain; }
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
  const layout = rules.some(({ constraint }) => readsEvaluated(constraint)) ? analysis.layout(id) : undefined;
  const evaluatedBits = layout && new EvaluatedBits(layout, module);
  const decodings = decodingsOf(rules, module);
  const text = rulesText(rules, { ...context, decodings }, evaluatedBits);
  const limit = recursive ? `if (d > ${deepestCall}) return L.explain(${id}, x);\n` : "";
  const names = ["f", ...decodings.values()].join(", ");
  return `${head}${limit}let ${names};\n${evaluatedBits?.around(text) ?? text}return f;\n}`;
}

/** Names for what each step on the way to contents gives: rules take it from one another. */
const decodingsOf = (rules: readonly Rule[], module: ModuleContext): ReadonlyMap<Decoding, string> =>
  new Map(
    rules
      .flatMap(({ constraint }) => (constraint.op === "decoded" ? constraint.decode : []))
      .map((step) => [step, module.fresh("v")] as const),
  );

/** What the rules of a block have in common. */
interface BlockContext extends ExplanationContext {
  readonly decodings: ReadonlyMap<Decoding, string>;
}

/** Rules in their order; neighbours that speak of the same types stand under one condition. */
function rulesText(rules: readonly Rule[], context: BlockContext, evaluatedBits: EvaluatedBits | undefined): string {
  const numbered = rules.map((rule, ruleIndex) => ({ ...rule, ruleIndex }));
  let text = "";
  for (let next = 0; next < rules.length;) {
    const { appliesTo, constraint: first } = rules[next] as Rule;
    const known = kindsFor(appliesTo);
    // What reads notes stands behind what makes them.
    const isOther = (rule: Rule): boolean =>
      rule.appliesTo !== appliesTo || readsEvaluated(rule.constraint) !== readsEvaluated(first);
    const end = rules.findIndex((rule, ruleIndex) => ruleIndex > next && isOther(rule));
    const group = numbered.slice(next, end === -1 ? undefined : end);
    next += group.length;
    const walk = membersWalk(group, context, evaluatedBits);
    const statements = group.map(({ constraint, ruleIndex }) => {
      const statement = walk.failing(ruleIndex) ?? ruleText(constraint, ruleIndex, known, context, evaluatedBits);
      return context.readers.has(ruleIndex) ? guarded(evaluatedIsKnown(rules), statement) : statement;
    });
    text += guarded(isOneOf("x", known), walk.text + statements.join(""));
  }
  return text;
}

/**
 * A condition: no schema that was applied in place has failed. What it has evaluated would not be known, and to tell of it as
 * unevaluated would be noise.
 */
function evaluatedIsKnown(rules: readonly Rule[]): string {
  const numbers = rules.flatMap(({ constraint }, ruleIndex) => (inPlace(constraint) ? [ruleIndex] : []));
  return numbers.length === 0 ? "true" : `!isLost(f, [${numbers.join(", ")}])`;
}

/** Asks for the verdict first, noting what is evaluated; what fails is told only where it is negative. */
function toldOnFailure(
  constraint: Constraint,
  known: Kinds,
  told: string,
  context: ExplanationContext,
  evaluatedBits: EvaluatedBits | undefined,
): string {
  const [passed, failed] = [context.module.fresh("l"), context.module.fresh("l")];
  const fail = `break ${failed};\n`;
  const verdict = context.verdict(constraint, "x", known, fail, evaluatedBits);
  if (!verdict.includes(fail)) return verdict;
  return `${passed}: {\n${failed}: {\n${verdict}break ${passed};\n}\n${told}}\n`;
}

/** The same for a rule that evaluates what has to be noted; others are told of at once. */
const toldWithNotes = (
  constraint: Constraint,
  known: Kinds,
  told: string,
  context: ExplanationContext,
  evaluatedBits: EvaluatedBits | undefined,
): string =>
  evaluatedBits && applicationsOf(constraint).some((application) => evaluatedBits.concerns(application))
    ? toldOnFailure(constraint, known, told, context, evaluatedBits)
    : told;

function ruleText(
  constraint: Constraint,
  ruleIndex: number,
  known: Kinds,
  context: BlockContext,
  evaluatedBits: EvaluatedBits | undefined,
): string {
  switch (constraint.op) {
    case "test":
      return guarded(
        negation(condition(constraint.predicate, "x", known, context.module)),
        `f = add(f, ${failedTest(ruleIndex, context)});\n`,
      );
    case "all": {
      const told = gathered(ruleIndex, context, (gather) =>
        constraint.applications.map((application) => applied(application, "x", known, gather, context)).join(""),
      );
      return toldWithNotes(constraint, known, told, context, evaluatedBits);
    }
    case "some":
      return someText(constraint, ruleIndex, known, context, evaluatedBits);
    case "branch":
      return toldWithNotes(
        constraint,
        known,
        branchText(constraint, ruleIndex, known, context),
        context,
        evaluatedBits,
      );
    case "members":
    case "names": {
      const walk = membersWalk([{ constraint, ruleIndex }], context, evaluatedBits);
      return guarded(isOneOf("x", JsonType.object, known), `${walk.text}${walk.failing(ruleIndex) ?? ""}`);
    }
    case "items":
      return constraint.quota
        ? toldOnFailure(
            constraint,
            known,
            quotaText(constraint, constraint.quota, ruleIndex, context),
            context,
            evaluatedBits,
          )
        : itemsText(constraint, ruleIndex, context, evaluatedBits);
    case "decoded":
      return decodedText(constraint, ruleIndex, context);
    case "nothing":
      return "";
  }
}

const fails = (ruleIndex: number, validCount = "0", failedApplications = "none"): string =>
  `f = add(f, { ruleIndex: ${ruleIndex}, validCount: ${validCount}, failedApplications: ${failedApplications} });\n`;

/** A test that fails is told alike of all values. */
const failedTest = (ruleIndex: number, { module }: ExplanationContext): string =>
  module.once(`{ ruleIndex: ${ruleIndex}, validCount: 0, failedApplications: none }`, "t");

/** What is done with an application, given the name of its failures: where it fails, and where it holds. */
interface Outcome {
  fails(failures: string, application: string, block: BlockId, value: string): string;
  readonly holds: string;
}

const gatheredIn = (list: string, key = "undefined", holds = ""): Outcome => ({
  fails: (failures, application, block, value) =>
    `${list} = add(${list}, { application: ${application}, block: ${block}, key: ${key}, value: ${value}, failures: ${failures} });\n`,
  holds,
});

/** A rule that fails where something in it does: what fails is gathered in a list. */
function gathered(
  ruleIndex: number,
  { module }: ExplanationContext,
  statements: (gather: Outcome, list: string) => string,
): string {
  const list = module.fresh("w");
  const text = statements(gatheredIn(list), list);
  return text === "" ? "" : `let ${list};\n${text}if (${list} !== undefined) ${fails(ruleIndex, "0", list)}`;
}

/** Statements that apply an application to a value. */
function applied(
  application: Application,
  value: string,
  known: Kinds,
  outcome: Outcome,
  context: ExplanationContext,
): string {
  const { module } = context;
  const { when } = application;
  const always = { ...application, when: undefined };
  const failures = module.fresh("a");
  const found = (told: string): string => `const ${failures} = ${told};\n`;
  const failed = outcome.fails(failures, module.constant(application, "g"), application.target, value);
  const tests = testsOnly(module.analysis.plan.blocks[application.target] as Block);
  // Tests are asked in place first: most values hold, and that costs no call. Where there is one, it is the one that fails.
  const alone = tests?.length === 1 ? tests[0] : undefined;
  const told =
    alone === undefined
      ? callOf(application.target, value, context)
      : module.once(`[${failedTest(alone, context)}]`, "l");
  const text = tests
    ? either(negation(context.holds(always, value, known)), found(told) + failed, outcome.holds)
    : `{\n${found(told)}${either(`${failures} !== undefined`, failed, outcome.holds)}}\n`;
  return when ? either(condition(when, value, known, module), text, outcome.holds) : text;
}

/** The numbers of a block's tests, where it has no other rules that can fail. */
function testsOnly({ rules }: Block): readonly number[] | undefined {
  const others = rules.some(({ constraint }) => constraint.op !== "test" && constraint.op !== "nothing");
  return others
    ? undefined
    : rules.flatMap(({ constraint }, ruleIndex) => (constraint.op === "test" ? [ruleIndex] : []));
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
  constraint: ConstraintOf<"some">,
  ruleIndex: number,
  known: Kinds,
  context: ExplanationContext,
  evaluatedBits: EvaluatedBits | undefined,
): string {
  const { module } = context;
  const [list, validCount] = [module.fresh("w"), module.fresh("n")];
  const members = new Map<string, string>();
  const tries = constraint.applications.map((application) => {
    const told = applied(application, "x", known, gatheredIn(list, "undefined", `${validCount}++;\n`), context);
    return constraint.range.max === 0 ? told : unlessOtherwise(application, told, list, members, context);
  });
  const asked = Array.from(members, ([name, member]) => `const ${member} = ${memberOf("x", name, known)};\n`);
  const told = `let ${list}, ${validCount} = 0;\n${asked.join("")}${tries.join("")}${fails(ruleIndex, validCount, `${list} ?? none`)}`;
  return toldOnFailure(constraint, known, told, context, evaluatedBits);
}

/**
 * An alternative whose constant is another one than the value has: that it fails is all that anybody will ask in most cases, so
 * that the rest is found when it is asked for.
 *
 * @param members - Names of members whose values are asked for, and of those values in the code.
 */
function unlessOtherwise(
  application: Application,
  told: string,
  list: string,
  members: Map<string, string>,
  { module }: ExplanationContext,
): string {
  const { plan } = module.analysis;
  const constant = testsOnly(plan.blocks[application.target] as Block) ? undefined : constantMember(plan, application);
  if (!constant) return told;
  const member = members.get(constant.name) ?? module.fresh("m");
  members.set(constant.name, member);
  const postponed = `new ${module.once(later, "Later")}(${module.constant(application, "g")}, ${application.target}, x, ${module.explanationOf(application.target)})`;
  return either(
    `typeof ${member} === "string" && ${member} !== ${quote(constant.value)}`,
    `${list} = add(${list}, ${postponed});\n`,
    told,
  );
}

/** A member that an object has itself; `undefined` of what is no object. */
const memberOf = (value: string, name: string, known: Kinds): string =>
  `${allOf([isOneOf(value, JsonType.object, known), `h.call(${value}, ${quote(name)})`])} ? ${value}[${quote(name)}] : undefined`;

function branchText(
  constraint: ConstraintOf<"branch">,
  ruleIndex: number,
  known: Kinds,
  context: ExplanationContext,
): string {
  return gathered(ruleIndex, context, (gather) => {
    const side = (application: Application | undefined): string =>
      application ? applied(application, "x", known, gather, context) : "";
    return either(context.holds(constraint.if, "x", known), side(constraint.then), side(constraint.else));
  });
}

/** One walk through the members of an object for all rules that speak of them, and what is said of each rule after it. */
interface MembersWalk {
  readonly text: string;
  /** Statements for the case that a rule has failed; `undefined` for a rule that does not speak of members. */
  failing(ruleIndex: number): string | undefined;
}

/** A rule about members, the list in which what fails of it is gathered, and its number. */
interface MemberRule {
  readonly constraint: ConstraintOf<"members"> | ConstraintOf<"names">;
  readonly ruleIndex: number;
  readonly list: string;
}

function membersWalk(
  rules: readonly { readonly constraint: Constraint; readonly ruleIndex: number }[],
  context: ExplanationContext,
  evaluatedBits: EvaluatedBits | undefined,
): MembersWalk {
  const { module } = context;
  const [key, member] = [module.fresh("k"), module.fresh("v")];
  const about: MemberRule[] = [];
  for (const { constraint, ruleIndex } of rules)
    if (constraint.op === "members" || constraint.op === "names")
      about.push({ constraint, ruleIndex, list: module.fresh("w") });
  const names = new Set(
    about.flatMap(({ constraint }) => (constraint.op === "members" ? namesIn(constraint, evaluatedBits) : [])),
  );
  const requirements = (name: string | undefined): string =>
    about.map((rule) => memberText(rule, name, key, member, context, evaluatedBits)).join("");
  const others = requirements(undefined);
  const cases = new Map<string, string[]>();
  for (const name of names) {
    const text = requirements(name);
    if (!cases.get(text)?.push(name)) cases.set(text, [name]);
  }
  const listed = Array.from(cases, ([statements, texts]) => ({ texts, statements: `${statements}break;\n` }));
  const text = cases.size === 0 ? others : switchOnText(key, listed, others, module);
  const speaks = others !== "" || [...cases.keys()].some((each) => each !== "");
  const own = `if (!h.call(x, ${key})) continue;\nconst ${member} = x[${key}];\nif (${member} === undefined) continue;\n`;
  const lists = about.map(({ list }) => list).join(", ");
  return {
    text: speaks ? `let ${lists};\nfor (const ${key} in x) {\n${own}${text}}\n` : "",
    failing(ruleIndex) {
      const rule = about.find((each) => each.ruleIndex === ruleIndex);
      return rule && (speaks ? `if (${rule.list} !== undefined) ${fails(ruleIndex, "0", rule.list)}` : "");
    },
  };
}

/** The names that a rule spells out. */
const namesIn = ({ named, except }: ConstraintOf<"members">, evaluatedBits: EvaluatedBits | undefined): string[] => [
  ...named.keys(),
  ...(except === "evaluated" ? (evaluatedBits?.names ?? []) : (except?.names ?? [])),
];

/** What a rule demands of a member: of one whose name is known, patterns and claims are settled beforehand. */
function memberText(
  { constraint, list }: MemberRule,
  name: string | undefined,
  key: string,
  member: string,
  context: ExplanationContext,
  evaluatedBits: EvaluatedBits | undefined,
): string {
  if (constraint.op === "names")
    return applied(constraint.application, key, JsonType.string, gatheredIn(list), context);
  const on = (application: Application): string =>
    applied(application, member, anything, gatheredIn(list, key), context);
  const matches = (pattern: Pattern): string =>
    name === undefined ? patternCondition(pattern, key, context.module) : String(pattern.test(name));
  const { named, patterns, rest, except } = constraint;
  const own = name === undefined ? undefined : named.get(name);
  const matched = patterns.map(({ pattern, application }) => guarded(matches(pattern), on(application)));
  const isLeft = (parts: SiblingNames | null): string =>
    name !== undefined && parts?.names.has(name)
      ? "false"
      : allOf((parts?.patterns ?? []).map((pattern) => negation(matches(pattern))));
  const noted = name === undefined ? evaluatedBits?.leavesUnknown(key) : evaluatedBits?.leavesName(name);
  const free = except === "evaluated" ? (noted ?? "true") : isLeft(except);
  return [own ? on(own) : "", ...matched, rest ? guarded(free, on(rest)) : ""].join("");
}

/** Joins conditions of which some are known. */
const allOf = (conditions: readonly string[]): string =>
  conditions.includes("false") ? "false" : conjunction(conditions.filter((each) => each !== "true"));

function itemsText(
  constraint: ConstraintOf<"items">,
  ruleIndex: number,
  context: ExplanationContext,
  evaluatedBits: EvaluatedBits | undefined,
): string {
  if (readsEvaluated(constraint)) return unevaluatedText(constraint, ruleIndex, context, evaluatedBits);
  return gathered(ruleIndex, context, (_, list) => {
    const item = (application: Application, index: string): string =>
      applied(application, `x[${index}]`, anything, gatheredIn(list, index), context);
    const prefix = constraint.prefix.map((application, i) => guarded(`x.length > ${i}`, item(application, String(i))));
    if (!constraint.rest) return prefix.join("");
    const i = context.module.fresh("i");
    const start = Math.max(constraint.from, constraint.prefix.length);
    return `${prefix.join("")}for (let ${i} = ${start}; ${i} < x.length; ${i}++) {\n${item(constraint.rest, i)}}\n`;
  });
}

/** Items that nobody has evaluated. */
function unevaluatedText(
  { rest }: ConstraintOf<"items">,
  ruleIndex: number,
  context: ExplanationContext,
  evaluatedBits: EvaluatedBits | undefined,
): string {
  if (!rest || !evaluatedBits || evaluatedBits.first === Infinity) return "";
  const i = context.module.fresh("i");
  const item = `x[${i}]`;
  const isLeft = conjunction(
    evaluatedBits.contained((application) => context.holds(application, item, anything)).map(negation),
  );
  return gathered(ruleIndex, context, (_, list) => {
    const text = guarded(isLeft, applied(rest, item, anything, gatheredIn(list, i), context));
    const start = `let ${i} = ${evaluatedBits.first};\n${evaluatedBits.skip(i, "x.length")}`;
    return text === "" ? "" : `${start}for (; ${i} < x.length; ${i}++) {\n${text}}\n`;
  });
}

/** Items that are counted; what does not hold is told only where the count is wrong. */
function quotaText(
  { prefix, rest, from }: ConstraintOf<"items">,
  { min, max }: { min: number; max: number },
  ruleIndex: number,
  context: ExplanationContext,
): string {
  const { module } = context;
  const [list, validCount, i] = [module.fresh("w"), module.fresh("n"), module.fresh("i")];
  const item = (application: Application, index: string): string =>
    applied(application, `x[${index}]`, anything, gatheredIn(list, index, `${validCount}++;\n`), context);
  const first = prefix.map((application, index) => guarded(`x.length > ${index}`, item(application, String(index))));
  const start = Math.max(from, prefix.length);
  const others = rest ? `for (let ${i} = ${start}; ${i} < x.length; ${i}++) {\n${item(rest, i)}}\n` : "";
  const wrong =
    max === Infinity
      ? `${validCount} < ${quote(min)}`
      : `${validCount} < ${quote(min)} || ${validCount} > ${quote(max)}`;
  return `let ${list}, ${validCount} = 0;\n${first.join("")}${others}${guarded(wrong, fails(ruleIndex, validCount, `${list} ?? none`))}`;
}

function decodedText(
  { decode, application }: ConstraintOf<"decoded">,
  ruleIndex: number,
  context: BlockContext,
): string {
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
  const inner = application
    ? gathered(ruleIndex, context, (gather) => applied(application, content, anything, gather, context))
    : "";
  return steps.join("") + either(negation(known), fails(ruleIndex), inner);
}
