import { type Application, type Block, blockAt, type BlockId, type ConstraintOf, type Rule } from "@argot/core/plan";
import { kindsOfPredicate } from "../analysis/block-kinds.js";
import { isTypeTest, kindsFor } from "../analysis/kinds.js";
import {
  always,
  and,
  call,
  element,
  type Expression,
  literal,
  method,
  name,
  not,
  or,
  calculate,
} from "../code/expression.js";
import { failByLeaving, guarded, labelled, nothing, sequence, type Statement } from "../code/statement.js";
import { blockStatements } from "./block.js";
import type { EvaluatedBits } from "./evaluated-bits.js";
import { isOneOf } from "./kind-test.js";
import type { ModuleContext } from "./module-context.js";
import { condition } from "./predicate.js";
import { type FunctionContext, given, type Sink, type Site, type Subject } from "./site.js";

/** Blocks that are used more than once are written in place up to so many rules. */
const smallBlock = 3;
/** How many rules may be written in place in one function. */
const inlineBudget = 120;
/** Up to so many tests are written as one condition. */
const fewTests = 4;

/** A condition: the block of an application holds of a value. */
export function holds(application: Application, subject: Subject, context: FunctionContext): Expression {
  const held = targetHolds(application, subject, context);
  return application.when ? or([not(condition(application.when, subject, context.module)), held]) : held;
}

function targetHolds(application: Application, subject: Subject, context: FunctionContext): Expression {
  const { module } = context;
  if (application.dynamic !== undefined) {
    const target = method(given.scope, "target", module.constant(application));
    return call(element(name("F"), target), subject.value, given.scope, depthWithin(context));
  }
  const { plan, scoped, recursive } = module.analysis;
  const tests = testsOf(blockAt(plan, application.target));
  if (tests && tests.length <= fewTests) return testsHold(tests, subject, module);
  return call(
    module.functionOf(application.target),
    subject.value,
    ...(scoped.has(application.target) ? [given.scope] : []),
    ...(recursive.has(application.target) ? [depthWithin(context)] : []),
  );
}

/** How deep what a function calls is. */
export const depthWithin = ({ recursive }: Pick<FunctionContext, "recursive">): Expression =>
  recursive ? calculate(given.depth, "+", literal(1)) : literal(0);

type TestRule = Rule & { constraint: ConstraintOf<"test"> };

/** The rules that can fail, if all of them are tests and so fit into an expression. */
function testsOf({ rules }: Block): readonly TestRule[] | undefined {
  const needed = rules.filter(({ constraint }) => constraint.op !== "nothing");
  return needed.every((rule) => rule.constraint.op === "test") ? (needed as TestRule[]) : undefined;
}

function testsHold(rules: readonly TestRule[], { value, known }: Subject, module: ModuleContext): Expression {
  let left = known;
  const parts: Expression[] = [];
  for (const { appliesTo, constraint } of typeTestsFirst(rules)) {
    const about = kindsFor(appliesTo) & left;
    if (about === 0) continue;
    const test = condition(constraint.predicate, { value, known: about }, module);
    if (about === left) {
      parts.push(test);
      left &= kindsOfPredicate(constraint.predicate);
    } else parts.push(or([not(isOneOf({ value, known: left }, about)), test]));
  }
  return and(parts);
}

const typeTestsFirst = <R extends Rule>(rules: readonly R[]): R[] => [
  ...rules.filter(isTypeTest),
  ...rules.filter((rule) => !isTypeTest(rule)),
];

/** A sink that ends with the first failure. */
export const failingWith = (fail: Statement): Sink => ({ fail, demand });

/** Goes on where the block of an application holds, keeping what it has evaluated, and fails where it does not. */
function demand(application: Application, site: Site): Statement {
  const { evaluatedBits, context } = site;
  // What has been kept where this fails is of no use to anybody: the one that follows it fails as well.
  const demanded = evaluatedBits?.isWithin(application)
    ? inline(application.target, site)
    : entered(application, { ...site, evaluatedBits: undefined });
  const { when } = application;
  return guarded(
    when ? condition(when, site, context.module) : always,
    sequence([demanded, evaluatedBits?.hold(application) ?? nothing]),
  );
}

function entered(application: Application, site: Site): Statement {
  const { context, sink } = site;
  const { target, dynamic } = application;
  if (dynamic === undefined && isInlined(target, context)) return inline(target, site);
  return guarded(not(targetHolds(application, site, context)), sink.fail);
}

function inline(id: BlockId, site: Site): Statement {
  const { open } = site.context;
  const isNew = !open.has(id);
  open.add(id);
  const statements = blockStatements(id, site);
  if (isNew) open.delete(id);
  return statements;
}

/** Statements that run `held` where an application holds of a value, keeping what it has evaluated, and go on in any case. */
export function attempt(
  application: Application,
  held: Statement,
  site: Site,
  evaluatedBits: EvaluatedBits,
): Statement {
  const { context } = site;
  const { when } = application;
  const statements = evaluatedBits.isWithin(application)
    ? attemptApart(application, held, site, evaluatedBits)
    : guarded(
        holds({ ...application, when: undefined }, site, context),
        sequence([evaluatedBits.hold(application), held]),
      );
  return when ? guarded(condition(when, site, context.module), statements, held) : statements;
}

/** The same where there are choices within: what they keep counts only where the application holds. */
function attemptApart(application: Application, held: Statement, site: Site, evaluatedBits: EvaluatedBits): Statement {
  const label = site.context.module.variable("l");
  const apart = evaluatedBits.apart();
  const sink = failingWith(failByLeaving(label));
  const statements = inline(application.target, { ...site, sink, evaluatedBits: apart });
  const kept = apart.around(sequence([statements, evaluatedBits.hold(application, apart)]));
  return labelled(label, sequence([kept, held]));
}

/** Whether a block is written where it is used: if that is the only place, or it is small. */
function isInlined(id: BlockId, context: FunctionContext): boolean {
  const { analysis } = context.module;
  const { plan, uses, recursive, repeated, scoped } = analysis;
  const { rules, resource } = blockAt(plan, id);
  if (recursive.has(id) || repeated.has(id) || context.open.has(id)) return false;
  if (scoped.has(id) && resource !== context.resource) return false;
  if (analysis.isLeftToLoop(id)) return false;
  const small = rules.length <= smallBlock && rules.every(({ constraint }) => constraint.op === "test");
  if (!small && uses.get(id) !== 1) return false;
  if (context.inlined + rules.length > inlineBudget && !small) return false;
  context.inlined += rules.length;
  return true;
}
