import type { Relation } from "@argot/core/plan";
import { anything } from "../analysis/kinds.js";
import type { Members } from "../analysis/members.js";
import { and, assign, equals, increment, literal, member, not, present } from "../code/expression.js";
import {
  constants,
  evaluate,
  forIn,
  guarded,
  nothing,
  sequence,
  type Statement,
  variables,
} from "../code/statement.js";
import { isPlainPrototype, isUnpolluted, prototypeOf } from "./read-members.js";
import { nameSubject, type Site } from "./site.js";
import { namedMember } from "./walk-members.js";

/**
 * Code for objects that have exactly the members that all objects have had so far. The requirements for each member are known
 * in advance, and other names need no test. Other objects use the general code.
 *
 * @param namesFail - Whether a rule that depends on names only is invalid for these names.
 * @param otherwise - The general code.
 */
export function expectMembers(
  shape: readonly string[],
  namesFail: boolean,
  members: Members,
  site: Site,
  otherwise: () => Statement,
): Statement {
  const { value, context, sink } = site;
  const { module, writer } = context;
  const [prototype, count, key] = [module.variable("g"), module.variable("n"), module.variable("k")];
  const found = shape.map((name) => ({ name, variable: module.variable("v") }));
  const requirements = [
    ...members.sizes.map(({ relation, to }) => (isRelated(shape.length, relation, to) ? nothing : sink.fail)),
    ...members.names.flatMap((application) =>
      shape.map((name) => guarded(not(writer.holds(application, nameSubject(literal(name)), context)), sink.fail)),
    ),
    ...found.map(({ name, variable }) =>
      namedMember(
        name,
        { members, sink },
        { ...site, value: variable, known: anything, key: literal(name), evaluatedBits: undefined },
        site,
      ),
    ),
  ];
  const mayBeSame = and([
    isPlainPrototype(prototype),
    ...shape.map(isUnpolluted),
    ...found.map(({ variable }) => present(variable)),
  ]);
  return sequence([
    found.length === 0
      ? nothing
      : constants(...found.map(({ name, variable }) => [variable, member(value, name)] as const)),
    constants([prototype, prototypeOf(value)]),
    variables([count, literal(-1)]),
    guarded(mayBeSame, sequence([evaluate(assign(count, literal(0))), forIn(key, value, evaluate(increment(count)))])),
    guarded(equals(count, literal(shape.length)), namesFail ? sink.fail : sequence(requirements), otherwise()),
  ]);
}

function isRelated(count: number, relation: Relation, to: number | bigint): boolean {
  switch (relation) {
    case ">=":
      return count >= to;
    case "<=":
      return count <= to;
    case ">":
      return count > to;
    case "<":
      return count < to;
  }
}
