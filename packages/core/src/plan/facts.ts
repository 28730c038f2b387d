import type { ConstraintFacts, PredicateFacts } from "./op.js";
import { allFacts } from "./ops/all.js";
import { branchFacts } from "./ops/branch.js";
import { decodedFacts } from "./ops/decoded.js";
import { itemsFacts } from "./ops/items.js";
import { membersFacts } from "./ops/members.js";
import { namesFacts } from "./ops/names.js";
import { nothingFacts } from "./ops/nothing.js";
import { someFacts } from "./ops/some.js";
import { testFacts } from "./ops/test-op.js";
import { amongFacts } from "./ops/among.js";
import { andFacts } from "./ops/and.js";
import { compareFacts } from "./ops/compare.js";
import { customFacts } from "./ops/custom.js";
import { hasFacts } from "./ops/has.js";
import { isFacts } from "./ops/is.js";
import { matchFacts } from "./ops/match.js";
import { memberFacts } from "./ops/member.js";
import { multipleFacts } from "./ops/multiple.js";
import { notFacts } from "./ops/not.js";
import { orFacts } from "./ops/or.js";
import { uniqueFacts } from "./ops/unique.js";
import type { Constraint, ConstraintOf, Predicate, PredicateOf } from "./plan.js";

const constraintFacts: { readonly [Op in Constraint["op"]]: ConstraintFacts<ConstraintOf<Op>> } = {
  test: testFacts,
  all: allFacts,
  some: someFacts,
  branch: branchFacts,
  members: membersFacts,
  names: namesFacts,
  items: itemsFacts,
  decoded: decodedFacts,
  nothing: nothingFacts,
};

const predicateFacts: { readonly [Op in Predicate["op"]]: PredicateFacts<PredicateOf<Op>> } = {
  is: isFacts,
  compare: compareFacts,
  multiple: multipleFacts,
  match: matchFacts,
  among: amongFacts,
  has: hasFacts,
  member: memberFacts,
  unique: uniqueFacts,
  custom: customFacts,
  and: andFacts,
  or: orFacts,
  not: notFacts,
};

/** The facts of a constraint's op. */
export const factsOf = ({ op }: Constraint): ConstraintFacts => constraintFacts[op];

/** Whether there is such an op of constraints. */
export const isConstraintOp = (op: unknown): op is Constraint["op"] =>
  typeof op === "string" && Object.hasOwn(constraintFacts, op);

/** The facts of a predicate's op. */
export const predicateFactsOf = ({ op }: Predicate): PredicateFacts => predicateFacts[op];

/** Whether there is such an op of predicates. */
export const isPredicateOp = (op: unknown): op is Predicate["op"] =>
  typeof op === "string" && Object.hasOwn(predicateFacts, op);
