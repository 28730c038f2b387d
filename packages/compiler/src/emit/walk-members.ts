import type { Application, Pattern } from "@argot/core/plan";
import { anything } from "../analysis/kinds.js";
import type { LeftOver } from "../analysis/left-over.js";
import type { Members } from "../analysis/members.js";
import {
  always,
  and,
  absent,
  compare,
  differs,
  element,
  type Expression,
  helper,
  increment,
  literal,
  method,
  never,
  not,
  or,
  present,
} from "../code/expression.js";
import { groupedByCode } from "../code/print.js";
import {
  constants,
  evaluate,
  forIn,
  guarded,
  isEmpty,
  next,
  nothing,
  sequence,
  type Statement,
  variables,
} from "../code/statement.js";
import { countPart } from "./count-work.js";
import { patternCondition } from "./pattern.js";
import { nameSubject, type Site } from "./site.js";
import { switchOnName } from "./switch.js";

/** Walks through the members of an object, and counts the required ones. */
export function walkMembers(members: Members, site: Site): Statement {
  const { value, context, fail } = site;
  const { module } = context;
  const [key, member] = [module.variable("k"), module.variable("v")];
  const [seen, total] = [module.variable("n"), module.variable("n")];
  const { required, sizes } = members;
  const at: Site = { ...site, value: member, known: anything, evaluatedBits: undefined };
  const ofName = (name: string): readonly [string, Statement] => {
    const count = required.has(name) ? evaluate(increment(seen)) : nothing;
    return [name, sequence([count, namedMember(name, members, at, site)])];
  };
  const unknown = unknownMember(key, members, at, site);
  const named = [...namesIn(members)].map(ofName);
  // Names without requirements need a case only if there are requirements for unknown names.
  const relevant = isEmpty(unknown) ? named.filter(([, body]) => !isEmpty(body)) : named;
  const cases = groupedByCode(relevant).map(({ labels, body }) => ({ labels, body: sequence([body, next]) }));
  const everyName = members.names.map((application) =>
    context.writer.requireValid(application, { ...at, ...nameSubject(key) }),
  );
  const count = sizes.length > 0 ? evaluate(increment(total)) : nothing;
  const body = sequence([count, ...everyName, switchOnName(key, cases, module), unknown]);
  if (isEmpty(body)) return nothing;
  return sequence([
    required.size > 0 ? variables([seen, literal(0)]) : nothing,
    sizes.length > 0 ? variables([total, literal(0)]) : nothing,
    eachMember(key, member, value, sequence([countPart(module), body])),
    required.size > 0 ? guarded(differs(seen, literal(required.size)), fail) : nothing,
    ...sizes.map(({ relation, to }) => guarded(not(compare(total, relation, literal(to))), fail)),
  ]);
}

/**
 * Walks through the names of an object only. The code looks last whether a name is that of an own member: this matters only for invalid
 * names.
 */
export function walkNames(names: readonly Application[], { value, context, fail }: Site): Statement {
  const key = context.module.variable("k");
  const name = nameSubject(key);
  const isInvalid = not(and(names.map((application) => context.writer.holds(application, name, context))));
  const isMember = [method(helper("h"), "call", value, key), present(element(value, key))];
  return forIn(key, value, sequence([countPart(context.module), guarded(and([isInvalid, ...isMember]), fail)]));
}

/** A loop over own properties. A property that is `undefined` is absent. */
const eachMember = (key: Expression, member: Expression, value: Expression, body: Statement): Statement =>
  forIn(
    key,
    value,
    sequence([
      guarded(not(method(helper("h"), "call", value, key)), next),
      constants([member, element(value, key)]),
      guarded(absent(member), next),
      body,
    ]),
  );

/** The names that rules list. */
const namesIn = ({ named, required, leftOvers }: Members): Set<string> =>
  new Set([...named.keys(), ...required, ...leftOvers.flatMap(({ names }) => names)]);

/** The requirements for a member with a known name. Which patterns match the name is known as well. */
function namedMember(name: string, members: Members, member: Site, { evaluatedBits, context }: Site): Statement {
  const requireValid = (application: Application): Statement => context.writer.requireValid(application, member);
  const matching = members.patterns.filter(({ pattern }) => pattern.test(name));
  const isLeft = (mask: number | undefined): Expression =>
    mask === undefined ? never : (evaluatedBits?.isUnset(mask) ?? always);
  return sequence([
    ...(members.named.get(name) ?? []).map(requireValid),
    ...matching.map(({ application }) => requireValid(application)),
    ...members.leftOvers.map((leftOver) =>
      guarded(isLeft(leftOver.maskOfName(name)), requireValid(leftOver.application)),
    ),
  ]);
}

/** The requirements for a member whose name no rule lists. */
function unknownMember(key: Expression, members: Members, member: Site, { evaluatedBits, context }: Site): Statement {
  const requireValid = (application: Application): Statement => context.writer.requireValid(application, member);
  const matches = (pattern: Pattern): Expression => patternCondition(pattern, key, context.module);
  const isLeft = ({ mask, matched }: LeftOver): Expression => {
    const certain = matched.filter(({ bit }) => bit === 0).flatMap(({ patterns }) => patterns);
    const sometimes = matched.filter(({ bit }) => bit !== 0);
    return and([
      ...certain.map((pattern) => not(matches(pattern))),
      ...(evaluatedBits
        ? [
            evaluatedBits.isUnset(mask),
            ...sometimes.map(({ bit, patterns }) => not(and([evaluatedBits.isSet(bit), or(patterns.map(matches))]))),
          ]
        : []),
    ]);
  };
  return sequence([
    ...members.patterns.map(({ pattern, application }) => guarded(matches(pattern), requireValid(application))),
    ...members.leftOvers.map((leftOver) => guarded(isLeft(leftOver), requireValid(leftOver.application))),
  ]);
}
