import {
  type Block,
  type BlockId,
  ruleOf,
  type Application,
  type Constraint,
  type ConstraintOf,
  type Plan,
  type Profile,
  readsEvaluated,
  type Rule,
  JsonType,
  withoutImplied,
} from "@argot/core/plan";
import { type Analysis, analysisToExplain, analyse, readersIn } from "../analysis/analysis.js";
import { byCost } from "../analysis/cost.js";
import { anything, isTypeTest, type Kinds, kindsFor, kindsLetThrough, kindsOfRule } from "../analysis/kinds.js";
import { deepestCall, scopedTargets } from "../analysis/recursion.js";
import { allItems } from "./array.js";
import { fallbackCall, type FunctionContext, ModuleContext, type Surroundings } from "./context.js";
import { explanationHelpers, explanationOf } from "./explain.js";
import { alternatives } from "./alternatives.js";
import { EvaluatedBits } from "./evaluated-bits.js";
import { objectRules } from "./object.js";
import { condition } from "./predicate.js";
import { guarded, negation } from "./text.js";
import { isOneOf } from "./types.js";

/** Emitted code: the body of a function that is given the runtime, constants and a way back to the loop. */
export interface Emitted {
  /** Takes `r` (the runtime), `c` (the constants) and `L` (the loop, from a block on), and returns the verdict function. */
  readonly source: string;
  /** What the code reads as `c[0]`, `c[1]` and so on: values that text cannot hold. */
  readonly constants: readonly unknown[];
}

/** Blocks that are used more than once are written in place up to so many rules. */
const smallBlock = 3;
/** How many rules may be written in place in one function. */
const inlineBudget = 120;

/**
 * Writes a plan as JavaScript that decides verdicts. The plan's notes and reports are not looked at.
 *
 * @param entries - The blocks to begin with, where it is not the plan's entry: the code then returns their functions, in a
 * list.
 */
export function emit(
  plan: Plan,
  profile?: Profile,
  surroundings?: Surroundings,
  entries?: readonly BlockId[],
): Emitted {
  const module = new ModuleContext(analyse(plan), profile, surroundings);
  for (const id of entries ?? [plan.entry.target]) module.functionOf(id);
  const functions: string[] = [];
  for (let id = module.nextWanted(); id !== undefined; id = module.nextWanted()) functions.push(functionOf(id, module));
  const { scoped, recursive } = module.analysis;
  const dynamic =
    scoped.size === 0
      ? []
      : [`const F = {${[...scopedTargets(plan)].map((id) => `${id}: ${module.functionOf(id)}`).join(", ")}};`];
  for (let id = module.nextWanted(); id !== undefined; id = module.nextWanted()) functions.push(functionOf(id, module));
  const begin = (id: BlockId): string => {
    const args = [scoped.has(id) ? "S" : "", recursive.has(id) ? "0" : ""].filter((each) => each !== "");
    const entry = module.functionOf(id);
    return args.length === 0 ? entry : `(x) => ${entry}(x, ${args.join(", ")})`;
  };
  const source = [
    ...preamble,
    ...(scoped.size === 0 ? [] : ["const S = L.scope;"]),
    ...module.declarations,
    ...dynamic,
    ...functions,
    `return ${entries ? `[${entries.map(begin).join(", ")}]` : begin(plan.entry.target)};`,
  ].join("\n");
  return { source: `${source}\n`, constants: module.constants };
}

/**
 * Writes one block of a plan without dynamic applications. The code returns its function, and finds those of other blocks in a
 * table `B`, by the number of the block. They are given the value and, where recursion is counted, its depth.
 */
export function emitBlock(analysis: Analysis, id: BlockId, profile?: Profile): Emitted {
  const module = new ModuleContext(analysis, profile, undefined, id);
  const text = functionOf(id, module);
  const source = [...preamble, ...module.declarations, text, `return ${module.functionOf(id)};`].join("\n");
  return { source: `${source}\n`, constants: module.constants };
}

/** What all emitted code begins with. */
const preamble: readonly string[] = [
  '"use strict";',
  "const O = Object.prototype, h = O.hasOwnProperty, G = Object.getPrototypeOf;",
];

/**
 * Writes a plan as JavaScript that tells what fails, as the loop would: a tree of what a value fails, `undefined` for a
 * valid one. Reports and notes stay in the plan; the tree says by numbers which rules it speaks of.
 *
 * @param plan - Without dynamic applications: emitted explanations know no scope.
 */
export function emitExplanation(plan: Plan): Emitted {
  const module = new ModuleContext(analysisToExplain(plan), undefined);
  const entry = module.explanationOf(plan.entry.target);
  const depth = module.analysis.recursive.has(plan.entry.target) ? ", 0" : "";
  return explanation(plan, module, `(x) => ${entry}(x${depth})`);
}

/**
 * Writes what tells which rules of one block fail. The code returns its function; it finds those of other blocks in the tables `B`
 * (verdicts) and `W` (explanations), by the number of the block. They are given the value and, where recursion is counted, its
 * depth.
 *
 * @param analysis - What `analysisToExplain` says of the plan.
 */
export function emitBlockExplanation(plan: Plan, analysis: Analysis, id: BlockId): Emitted {
  const module = new ModuleContext(analysis, undefined, undefined, id);
  return explanation(plan, module, module.explanationOf(id));
}

/** The functions that are wanted, and those that they want. */
function explanation(plan: Plan, module: ModuleContext, answer: string): Emitted {
  const functions: string[] = [];
  for (let id = module.nextUnexplained(); id !== undefined; id = module.nextUnexplained()) {
    const context = contextOf(id, module);
    functions.push(
      explanationOf(id, {
        module,
        recursive: context.recursive,
        readers: readersIn(plan.blocks[id] as Block),
        holds: (application, value, known) => holds(application, value, known, context),
        verdict: (constraint, value, known, fail, evaluatedBits) =>
          constraintStatements(constraint, value, known, fail, context, evaluatedBits),
      }),
    );
  }
  for (let id = module.nextWanted(); id !== undefined; id = module.nextWanted()) functions.push(functionOf(id, module));
  const source = [...preamble, ...explanationHelpers, ...module.declarations, ...functions, `return ${answer};`].join(
    "\n",
  );
  return { source: `${source}\n`, constants: module.constants };
}

function contextOf(id: BlockId, module: ModuleContext): FunctionContext {
  const { analysis } = module;
  return {
    module,
    writer: { follow, attempt, holds, constraint: constraintStatements },
    id,
    resource: (analysis.plan.blocks[id] as Block).resource,
    recursive: analysis.recursive.has(id),
    scoped: analysis.scoped.has(id),
    open: new Set([id]),
    inlined: 0,
  };
}

function functionOf(id: BlockId, module: ModuleContext): string {
  const context = contextOf(id, module);
  const block = module.analysis.plan.blocks[id] as Block;
  const parameters = ["x", ...(context.scoped ? ["s"] : []), ...(context.recursive ? ["d"] : [])];
  const enter = [
    context.scoped ? `s = s.enter(${block.resource});\n` : "",
    context.recursive ? `if (d > ${deepestCall}) return ${fallbackCall(id, "x", context)};\n` : "",
  ].join("");
  const body = blockStatements(id, "x", anything, "return false;\n", context);
  return `function ${module.functionOf(id)}(${parameters.join(", ")}) {\n${enter}${body}return true;\n}`;
}

/** A condition: the block of an application holds of a value. */
function holds(application: Application, value: string, known: Kinds, context: FunctionContext): string {
  const guard = application.when && condition(application.when, value, known, context.module);
  const held = targetHolds(application, value, known, context);
  return guard === undefined ? held : `(!${guard} || ${held})`;
}

function targetHolds(application: Application, value: string, known: Kinds, context: FunctionContext): string {
  const { module } = context;
  if (application.dynamic !== undefined)
    return `F[s.target(${module.constant(application)})](${value}, s${depthOf(context, true)})`;
  const { analysis } = module;
  const rules = (analysis.plan.blocks[application.target] as Block).rules.filter(
    ({ constraint }) => constraint.op !== "nothing",
  );
  const tests = rules.length <= 4 ? testsOf(rules) : undefined;
  if (tests) return testsHold(tests, value, known, module);
  const { scoped, recursive } = analysis;
  return `${module.functionOf(application.target)}(${value}${scoped.has(application.target) ? ", s" : ""}${depthOf(context, recursive.has(application.target))})`;
}

const depthOf = (context: FunctionContext, counts: boolean): string =>
  !counts ? "" : context.recursive ? ", d + 1" : ", 0";

type TestRule = Rule & { constraint: ConstraintOf<"test"> };

/** The rules, if all of them are tests and so fit into an expression. */
const testsOf = (rules: readonly Rule[]): TestRule[] | undefined =>
  rules.every((rule) => rule.constraint.op === "test") ? (rules as TestRule[]) : undefined;

function testsHold(rules: readonly TestRule[], value: string, known: Kinds, module: ModuleContext): string {
  let left = known;
  const parts: string[] = [];
  for (const { appliesTo, constraint } of typeTestsFirst(rules)) {
    const about = kindsFor(appliesTo) & left;
    if (about === 0) continue;
    const test = condition(constraint.predicate, value, about, module);
    if (about === left) {
      parts.push(test);
      left &= kindsLetThrough(constraint.predicate);
    } else parts.push(`(${negation(isOneOf(value, about, left))} || ${test})`);
  }
  const needed = parts.filter((part) => part !== "true");
  return needed.length === 0 ? "true" : needed.length === 1 ? (needed[0] as string) : `(${needed.join(" && ")})`;
}

/** Statements that go on where an application's block holds of a value, noting that it does, and run `fail` where it does not. */
function follow(
  application: Application,
  value: string,
  known: Kinds,
  fail: string,
  context: FunctionContext,
  evaluatedBits?: EvaluatedBits,
): string {
  const guard = application.when ? condition(application.when, value, known, context.module) : "true";
  // What has been noted where this fails is of no use to anybody: the one that follows it fails as well.
  const demanded = evaluatedBits?.isWithin(application)
    ? inline(application.target, value, known, fail, context, evaluatedBits)
    : entered(application, value, known, fail, context);
  return guarded(guard, demanded + (evaluatedBits?.hold(application) ?? ""));
}

/** Statements that run `fail` where the block of an application does not hold. */
function entered(
  application: Application,
  value: string,
  known: Kinds,
  fail: string,
  context: FunctionContext,
): string {
  return application.dynamic === undefined && isInlined(application.target, context)
    ? inline(application.target, value, known, fail, context)
    : guarded(negation(targetHolds(application, value, known, context)), fail);
}

function inline(
  id: BlockId,
  value: string,
  known: Kinds,
  fail: string,
  context: FunctionContext,
  evaluatedBits?: EvaluatedBits,
): string {
  const isNew = !context.open.has(id);
  context.open.add(id);
  const statements = blockStatements(id, value, known, fail, context, evaluatedBits);
  if (isNew) context.open.delete(id);
  return statements;
}

/** Statements that run `held` where an application holds of a value, noting that it does, and go on in any case. */
function attempt(
  application: Application,
  value: string,
  known: Kinds,
  held: string,
  context: FunctionContext,
  evaluatedBits: EvaluatedBits,
): string {
  const { when } = application;
  const always = { ...application, when: undefined };
  const text = evaluatedBits.isWithin(application)
    ? attemptApart(application, value, known, held, context, evaluatedBits)
    : guarded(holds(always, value, known, context), evaluatedBits.hold(application) + held);
  return when ? `if (${condition(when, value, known, context.module)}) {\n${text}} else {\n${held}}\n` : text;
}

/** The same where there are choices within: what they note counts only where the application holds. */
function attemptApart(
  application: Application,
  value: string,
  known: Kinds,
  held: string,
  context: FunctionContext,
  evaluatedBits: EvaluatedBits,
): string {
  const label = context.module.fresh("l");
  const apart = evaluatedBits.apart();
  const statements = inline(application.target, value, known, `break ${label};\n`, context, apart);
  return `${label}: {\n${apart.around(statements + evaluatedBits.hold(application, apart))}${held}}\n`;
}

/** Whether a block is written where it is used: if that is the only place, or it is small. */
function isInlined(id: BlockId, context: FunctionContext): boolean {
  const { analysis } = context.module;
  const { plan, uses, recursive, scoped } = analysis;
  const { rules, resource } = plan.blocks[id] as Block;
  if (recursive.has(id) || context.open.has(id)) return false;
  if (scoped.has(id) && resource !== context.resource) return false;
  if (analysis.isLeftToLoop(id)) return false;
  const small = rules.length <= smallBlock && rules.every(({ constraint }) => constraint.op === "test");
  if (!small && uses.get(id) !== 1) return false;
  if (context.inlined + rules.length > inlineBudget && !small) return false;
  context.inlined += rules.length;
  return true;
}

const typeTestsFirst = <R extends Rule>(rules: readonly R[]): R[] => [
  ...rules.filter(isTypeTest),
  ...rules.filter((rule) => !isTypeTest(rule)),
];

/**
 * A block, as statements about a variable.
 *
 * @param notes - Where what it evaluates is noted, for a block that reads marks and has applied it.
 */
function blockStatements(
  id: BlockId,
  value: string,
  known: Kinds,
  fail: string,
  context: FunctionContext,
  evaluatedBits?: EvaluatedBits,
): string {
  const { analysis } = context.module;
  if (analysis.isLeftToLoop(id)) return guarded(`!${fallbackCall(id, value, context)}`, fail);
  const { rules } = analysis.plan.blocks[id] as Block;
  const layout = rules.some(({ constraint }) => readsEvaluated(constraint)) ? analysis.layout(id) : undefined;
  if (!layout) return rulesStatements(rules, id, value, known, fail, context, evaluatedBits);
  const own = new EvaluatedBits(layout, context.module);
  return own.around(rulesStatements(rules, id, value, known, fail, context, own));
}

function rulesStatements(
  rules: readonly Rule[],
  id: BlockId,
  value: string,
  known: Kinds,
  fail: string,
  context: FunctionContext,
  evaluatedBits: EvaluatedBits | undefined,
): string {
  let left = known;
  let statements = "";
  for (const rule of rules.filter(isTypeTest)) {
    const { predicate } = rule.constraint as ConstraintOf<"test">;
    statements += guarded(negation(condition(predicate, value, left, context.module)), fail);
    left &= kindsLetThrough(predicate);
  }
  if (left === 0) return fail;
  const groups = new Map<Kinds, Rule[]>();
  for (const rule of rules) {
    const about = kindsOfRule(rule) & left;
    if (about === 0 || isTypeTest(rule)) continue;
    const group = groups.get(about);
    if (group) group.push(rule);
    else groups.set(about, [rule]);
  }
  const unconditional = groups.get(left) ?? [];
  groups.delete(left);
  const text = (group: readonly Rule[], about: Kinds): string =>
    groupStatements(group, id, value, about, fail, context, evaluatedBits);
  if (groups.size === 0) return statements + text(unconditional, left);
  const cheap = text(unconditional.filter(isCheap), left);
  const others = text(
    unconditional.filter((rule) => !isCheap(rule)),
    left,
  );
  const byKind = dispatch(
    Array.from(groups, ([about, group]) => [about, text(group, about)] as const),
    value,
    left,
  );
  // What reads notes stands behind what makes them.
  return (
    statements +
    cheap +
    (rules.some(({ constraint }) => readsEvaluated(constraint)) ? others + byKind : byKind + others)
  );
}

const isCheap = ({ constraint }: Rule): boolean => constraint.op === "test";

/** Statements for several disjoint or overlapping kinds: a chain of alternatives as far as they are disjoint. */
function dispatch(groups: readonly (readonly [Kinds, string])[], value: string, known: Kinds): string {
  let text = "";
  let chained = false;
  let left = known;
  for (const [about, statements] of groups.filter(([, each]) => each !== "")) {
    const disjoint = (about & ~left) === 0;
    if (!disjoint) left = known;
    const test = isOneOf(value, about, left);
    text += `${chained && disjoint ? "else " : ""}if (${test}) {\n${statements}}\n`;
    chained = true;
    left &= ~about;
  }
  return text;
}

/** The rules of a block about values of certain kinds. */
function groupStatements(
  rules: readonly Rule[],
  id: BlockId,
  value: string,
  known: Kinds,
  fail: string,
  context: FunctionContext,
  evaluatedBits: EvaluatedBits | undefined,
): string {
  if (rules.length === 0) return "";
  if (known === JsonType.object) return objectRules(rules, id, value, fail, context, evaluatedBits);
  if (known === JsonType.array) return allItems(rules, value, fail, context, evaluatedBits);
  return byCost(withoutImplied(rules))
    .map((rule) => constraintStatements(rule.constraint, value, known, fail, context, evaluatedBits))
    .join("");
}

/** One constraint, as statements; constraints about parts of a value have their own rooms. */
function constraintStatements(
  constraint: Constraint,
  value: string,
  known: Kinds,
  fail: string,
  context: FunctionContext,
  evaluatedBits?: EvaluatedBits,
): string {
  switch (constraint.op) {
    case "test":
      return guarded(negation(condition(constraint.predicate, value, known, context.module)), fail);
    case "all":
      return constraint.applications
        .map((application) => follow(application, value, known, fail, context, evaluatedBits))
        .join("");
    case "some":
      return alternatives(constraint, value, known, fail, context, evaluatedBits);
    case "branch":
      return branchStatements(constraint, value, known, fail, context, evaluatedBits);
    case "decoded": {
      const { module } = context;
      let content = value;
      const steps = constraint.decode.map(({ call, argument }) => {
        const name = module.fresh("v");
        const step = `const ${name} = ${module.constant(call)}(${content}, ${module.constant(argument)});\n`;
        content = `${name}.value`;
        return step + guarded(`${name} === undefined`, fail);
      });
      const held = constraint.application ? holds(constraint.application, content, anything, context) : "true";
      return steps.join("") + guarded(negation(held), fail);
    }
    case "nothing":
      return "";
    case "members":
    case "names":
      return guarded(
        isOneOf(value, JsonType.object, known),
        objectRules([ruleOf(JsonType.object, constraint)], context.id, value, fail, context),
      );
    case "items":
      return guarded(
        isOneOf(value, JsonType.array, known),
        allItems([ruleOf(JsonType.array, constraint)], value, fail, context),
      );
  }
}

function branchStatements(
  constraint: ConstraintOf<"branch">,
  value: string,
  known: Kinds,
  fail: string,
  context: FunctionContext,
  evaluatedBits: EvaluatedBits | undefined,
): string {
  const side = (application: Application | undefined): string =>
    application ? follow(application, value, known, fail, context, evaluatedBits) : "";
  const [then, other] = [side(constraint.then), side(constraint.else)];
  const chosen = (test: string, noted: string): string => {
    if (then === "" && other === "" && noted === "") return "";
    if (then === "" && noted === "") return guarded(negation(test), other);
    return `if (${test}) {\n${noted}${then}}${other === "" ? "" : ` else {\n${other}}`}\n`;
  };
  if (!evaluatedBits?.concerns(constraint.if)) return chosen(holds(constraint.if, value, known, context), "");
  if (!evaluatedBits.isWithin(constraint.if) && !constraint.if.when)
    return chosen(holds(constraint.if, value, known, context), evaluatedBits.hold(constraint.if));
  const answer = context.module.fresh("c");
  const asked = attempt(constraint.if, value, known, `${answer} = true;\n`, context, evaluatedBits);
  return `let ${answer} = false;\n${asked}${chosen(answer, "")}`;
}
