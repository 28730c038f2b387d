import type { ConstraintFacts } from "./op.js";
import { allFacts } from "./ops/all.js";
import { branchFacts } from "./ops/branch.js";
import { decodedFacts } from "./ops/decoded.js";
import { itemsFacts } from "./ops/items.js";
import { membersFacts } from "./ops/members.js";
import { namesFacts } from "./ops/names.js";
import { nothingFacts } from "./ops/nothing.js";
import { someFacts } from "./ops/some.js";
import { testFacts } from "./ops/test-op.js";
import type { Constraint, ConstraintOf } from "./plan.js";

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

/** The facts of a constraint's op. */
export const factsOf = ({ op }: Constraint): ConstraintFacts => constraintFacts[op];

/** Whether there is such an op of constraints. */
export const isConstraintOp = (op: unknown): op is Constraint["op"] =>
  typeof op === "string" && Object.hasOwn(constraintFacts, op);
