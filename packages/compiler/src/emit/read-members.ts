import { blockAt, type BlockId } from "@argot/core/plan";
import { anything } from "../analysis/kinds.js";
import type { Members } from "../analysis/members.js";
import {
  absent,
  and,
  assign,
  compare,
  conditional,
  equals,
  type Expression,
  helper,
  call,
  leaf,
  literal,
  member,
  missing,
  never,
  not,
  or,
  present,
} from "../code/expression.js";
import {
  constants,
  evaluate,
  failByLeaving,
  guarded,
  isEmpty,
  recovering,
  sequence,
  type Statement,
  variables,
} from "../code/statement.js";
import type { ModuleContext } from "./module-context.js";
import { hasOwn } from "./predicate.js";
import { fallbackHolds, type Site } from "./site.js";

/** Maximum number of members for which the code first tests whether all are absent. */
const maxTestedForAbsence = 4;

const everyObject = helper("O");
/** A condition: `Object.prototype` has no property with this name. */
const isUnpolluted = (name: string): Expression => absent(member(everyObject, name));

/** A condition: the prototype of an object is `Object.prototype` or `null`. It assigns the prototype. */
const hasPlainPrototype = (value: Expression, prototype: Expression): Expression =>
  or([equals(assign(prototype, call(helper("G"), value)), everyObject), equals(prototype, literal(null))]);

/** A member that is read by its name. */
interface ReadMember {
  readonly name: string;
  readonly variable: Expression;
  readonly checks: Statement;
}

/**
 * Reads each name. An object that is not plain, or whose prototype has one of the names, is left to the loop. In a module,
 * values that were read and are not own properties are discarded instead.
 */
export function readMembers(members: Members, id: BlockId, site: Site): Statement {
  const { value, context, fail } = site;
  const { module } = context;
  const counts = members.sizes.map(({ relation, to }) =>
    guarded(not(compare(leaf("countProperties", value), relation, literal(to))), fail),
  );
  const late = mayAskLate(members, module) ? { passed: module.variable("l"), failed: module.variable("l") } : undefined;
  const read = membersToRead(members, late ? { ...site, fail: failByLeaving(late.failed) } : site);
  if (read.length === 0) return sequence(counts);
  const prototype = module.variable("g");
  const unpolluted = read.filter(({ name }) => !(name in Object.prototype)).map(({ name }) => isUnpolluted(name));
  const isPlain = and([hasPlainPrototype(value, prototype), ...unpolluted]);
  // All reads come first: after a read, an optimising engine knows the shape of the object, and so its prototype.
  const reads = read.map(({ name, variable }) => {
    const found = member(value, name);
    return [variable, name in Object.prototype ? conditional(hasOwn(value, name), found, missing) : found] as const;
  });
  const statements = sequence(
    read.map(({ name, variable, checks }) =>
      members.required.has(name)
        ? sequence([guarded(absent(variable), fail), checks])
        : guarded(present(variable), checks),
    ),
  );
  const byLoop = guarded(not(fallbackHolds(id, site)), fail);
  if (late) {
    const rest = sequence([variables([prototype]), guarded(isPlain, fail, byLoop)]);
    return sequence([...counts, constants(...reads), recovering(statements, late.failed, rest, late.passed)]);
  }
  // If all are absent, none has been inherited.
  const allAbsent = read.length <= maxTestedForAbsence ? and(read.map(({ variable }) => absent(variable))) : never;
  if (module.declaredNames) {
    const discarded = read
      .filter(({ name }) => !(name in Object.prototype))
      .map(({ name, variable }) => guarded(not(hasOwn(value, name)), evaluate(assign(variable, missing))));
    const mayInherit = and([not(allAbsent), not(isPlain)]);
    return sequence([
      ...counts,
      variables(...reads, [prototype]),
      guarded(mayInherit, sequence(discarded)),
      statements,
    ]);
  }
  return sequence([
    ...counts,
    constants(...reads),
    variables([prototype]),
    guarded(or([allAbsent, isPlain]), statements, byLoop),
  ]);
}

/**
 * Whether to ask for the prototype only after a failure: an inherited member that passes changes nothing if members are optional.
 * Not if members are looked into: those that are inherited may lead back to the object. In a module, no object is left to the loop.
 */
function mayAskLate({ required, named }: Members, module: ModuleContext): boolean {
  const haveTestsOnly = [...named.values()].every((all) => all.every(({ target }) => hasTestsOnly(module, target)));
  return required.size === 0 && haveTestsOnly && !module.declaredNames;
}

/** Whether a block has no rules that can fail but tests. */
const hasTestsOnly = ({ analysis }: ModuleContext, id: BlockId): boolean =>
  blockAt(analysis.plan, id).rules.every(({ constraint: { op } }) => op === "test" || op === "nothing");

/** The members for which there are requirements. */
function membersToRead({ required, named }: Members, site: Site): ReadMember[] {
  const { context } = site;
  return [...new Set([...required, ...named.keys()])].flatMap((name) => {
    const variable = context.module.variable("v");
    const at: Site = { ...site, value: variable, known: anything, evaluatedBits: undefined };
    const checks = sequence((named.get(name) ?? []).map((application) => context.writer.requireValid(application, at)));
    return isEmpty(checks) && !required.has(name) ? [] : [{ name, variable, checks }];
  });
}
