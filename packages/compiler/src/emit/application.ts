import { type Application, type Block, blockAt, type BlockId, type ConstraintOf, type Rule } from "@argot/core/plan";
import { kindsOfPredicate } from "../analysis/block-kinds.js";
import { isTypeTest, kindsFor } from "../analysis/kinds.js";
import {
  always,
  and,
  blockFunction,
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
import type { EvaluatedBitsCode } from "./evaluated-bits.js";
import { isOneOf } from "./kind-test.js";
import type { ModuleContext } from "./module-context.js";
import { condition } from "./predicate.js";
import { type FunctionContext, parameters, type Site, type Subject } from "./site.js";

/** Maximum number of rules of a block that is inlined although it is used more than once. */
const maxRulesInlinedOften = 3;
/** Maximum number of rules that are inlined into one function. */
const inlineBudget = 120;
/** Maximum number of tests that are written as one condition. */
const maxTestsInCondition = 4;

/** A condition: an application is valid for a value. */
export function holdsCode(application: Application, subject: Subject, context: FunctionContext): Expression {
  const held = targetHolds(application, subject, context);
  return application.when ? or([not(condition(application.when, subject, context.module)), held]) : held;
}

function targetHolds(application: Application, subject: Subject, context: FunctionContext): Expression {
  const { module } = context;
  if (application.dynamic !== undefined) {
    const target = method(parameters.scope, "target", module.constant(application));
    return call(element(name("F"), target), subject.value, parameters.scope, depthWithin(context));
  }
  const { plan, facts, recursive } = module.analysis;
  const tests = testsOf(blockAt(plan, application.target));
  if (tests && tests.length <= maxTestsInCondition) return testsHold(tests, subject, module);
  return call(
    blockFunction(application.target),
    subject.value,
    ...(facts.scoped.has(application.target) ? [parameters.scope] : []),
    ...(recursive.has(application.target) ? [depthWithin(context)] : []),
  );
}

/** The depth of the functions that a function calls. */
export const depthWithin = ({ recursive }: Pick<FunctionContext, "recursive">): Expression =>
  recursive ? calculate(parameters.depth, "+", literal(1)) : literal(0);

type TestRule = Rule & { constraint: ConstraintOf<"test"> };

/** The rules that can fail, if all of them are tests: these can be written as an expression. */
function testsOf({ rules }: Block): readonly TestRule[] | undefined {
  const needed = rules.filter(({ constraint }) => constraint.op !== "nothing");
  return needed.every((rule) => rule.constraint.op === "test") ? (needed as TestRule[]) : undefined;
}

function testsHold(rules: readonly TestRule[], subject: Subject, module: ModuleContext): Expression {
  let left = subject.known;
  const parts: Expression[] = [];
  for (const { appliesTo, constraint } of typeTestsFirst(rules)) {
    const about = kindsFor(appliesTo) & left;
    if (about === 0) continue;
    const test = condition(constraint.predicate, { ...subject, known: about }, module);
    if (about === left) {
      parts.push(test);
      left &= kindsOfPredicate(constraint.predicate);
    } else parts.push(or([not(isOneOf({ ...subject, known: left }, about)), test]));
  }
  return and(parts);
}

const typeTestsFirst = <R extends Rule>(rules: readonly R[]): R[] => [
  ...rules.filter(isTypeTest),
  ...rules.filter((rule) => !isTypeTest(rule)),
];

/** Statements that fail if an application is invalid; else they set its bits and go on. */
export function requireValid(application: Application, site: Site): Statement {
  const { evaluatedBits, context } = site;
  // Bits that have been set before a failure do no harm: the block that reads them fails as well.
  const statements = evaluatedBits?.isWithin(application)
    ? inline(application.target, site)
    : entered(application, { ...site, evaluatedBits: undefined });
  const { when } = application;
  return guarded(
    when ? condition(when, site, context.module) : always,
    sequence([statements, evaluatedBits?.set(application) ?? nothing]),
  );
}

function entered(application: Application, site: Site): Statement {
  const { context, fail } = site;
  const { target, dynamic } = application;
  if (dynamic === undefined && isInlined(target, context)) return inline(target, site);
  return guarded(not(targetHolds(application, site, context)), fail);
}

function inline(id: BlockId, site: Site): Statement {
  const { inProgress } = site.context;
  const isNew = !inProgress.has(id);
  inProgress.add(id);
  const statements = blockStatements(id, site);
  if (isNew) inProgress.delete(id);
  return statements;
}

/** Statements that run `held` and set bits if an application is valid. They go on in either case. */
export function attempt(
  application: Application,
  held: Statement,
  site: Site,
  evaluatedBits: EvaluatedBitsCode,
): Statement {
  const { context } = site;
  const { when } = application;
  const statements = evaluatedBits.isWithin(application)
    ? attemptWithBits(application, held, site, evaluatedBits)
    : guarded(
        holdsCode({ ...application, when: undefined }, site, context),
        sequence([evaluatedBits.set(application), held]),
      );
  return when ? guarded(condition(when, site, context.module), statements, held) : statements;
}

/** The same for an application whose block sets bits itself: these count only if the application is valid. */
function attemptWithBits(
  application: Application,
  held: Statement,
  site: Site,
  evaluatedBits: EvaluatedBitsCode,
): Statement {
  const label = site.context.module.variable("l");
  const inner = evaluatedBits.separate();
  const statements = inline(application.target, { ...site, fail: failByLeaving(label), evaluatedBits: inner });
  const attempted = inner.around(sequence([statements, evaluatedBits.set(application, inner)]));
  return labelled(label, sequence([attempted, held]));
}

/** Whether a block is inlined: if it is used once only, or is small. */
function isInlined(id: BlockId, context: FunctionContext): boolean {
  const { plan, uses, recursive, repeated, facts } = context.module.analysis;
  const { rules, resource } = blockAt(plan, id);
  if (recursive.has(id) || repeated.has(id) || context.inProgress.has(id)) return false;
  if (facts.scoped.has(id) && resource !== context.resource) return false;
  if (facts.isLeftToLoop(id)) return false;
  const isSmall = rules.length <= maxRulesInlinedOften && rules.every(({ constraint }) => constraint.op === "test");
  if (!isSmall && uses.get(id) !== 1) return false;
  if (context.inlined + rules.length > inlineBudget && !isSmall) return false;
  context.inlined += rules.length;
  return true;
}
