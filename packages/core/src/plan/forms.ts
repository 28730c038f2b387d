import type { ConstraintForm } from "./op.js";
import { allForm } from "./ops/all.js";
import { branchForm } from "./ops/branch.js";
import { decodedForm } from "./ops/decoded.js";
import { itemsForm } from "./ops/items.js";
import { membersForm } from "./ops/members.js";
import { namesForm } from "./ops/names.js";
import { nothingForm } from "./ops/nothing.js";
import { someForm } from "./ops/some.js";
import { testForm } from "./ops/test-op.js";
import type { Constraint, ConstraintOf } from "./plan.js";

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

/** The form of a constraint's op. */
export const formOf = ({ op }: Constraint): ConstraintForm => constraintForms[op];
