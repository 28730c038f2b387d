import type { ConstraintForm, PredicateForm } from "./op.js";
import { allForm } from "./ops/all.js";
import { amongForm } from "./ops/among.js";
import { andForm } from "./ops/and.js";
import { branchForm } from "./ops/branch.js";
import { compareForm } from "./ops/compare.js";
import { customForm } from "./ops/custom.js";
import { decodedForm } from "./ops/decoded.js";
import { hasForm } from "./ops/has.js";
import { isForm } from "./ops/is.js";
import { itemsForm } from "./ops/items.js";
import { matchForm } from "./ops/match.js";
import { memberForm } from "./ops/member.js";
import { membersForm } from "./ops/members.js";
import { multipleForm } from "./ops/multiple.js";
import { namesForm } from "./ops/names.js";
import { notForm } from "./ops/not.js";
import { nothingForm } from "./ops/nothing.js";
import { orForm } from "./ops/or.js";
import { someForm } from "./ops/some.js";
import { testForm } from "./ops/test-op.js";
import { uniqueForm } from "./ops/unique.js";
import type { Constraint, ConstraintOf, Predicate, PredicateOf } from "./plan.js";

const constraintForms: { readonly [Op in Constraint["op"]]: ConstraintForm<ConstraintOf<Op>> } = {
  test: testForm,
  all: allForm,
  some: someForm,
  branch: branchForm,
  members: membersForm,
  names: namesForm,
  items: itemsForm,
  decoded: decodedForm,
  nothing: nothingForm,
};

const predicateForms: { readonly [Op in Predicate["op"]]: PredicateForm<PredicateOf<Op>> } = {
  is: isForm,
  compare: compareForm,
  multiple: multipleForm,
  match: matchForm,
  among: amongForm,
  has: hasForm,
  member: memberForm,
  unique: uniqueForm,
  custom: customForm,
  and: andForm,
  or: orForm,
  not: notForm,
};

/** The form of a constraint's op. */
export const formOf = ({ op }: Constraint): ConstraintForm => constraintForms[op];

/** The form of a predicate's op. */
export const predicateFormOf = ({ op }: Predicate): PredicateForm => predicateForms[op];
