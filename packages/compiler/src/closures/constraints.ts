// All ops of constraints, as closures. Each is a file of ops/.
import type { Constraint } from "@argot/core/plan";
import type { ClosuresOf, ConstraintClosures } from "./constraint-closures.js";
import { allClosures } from "./ops/all.js";
import { branchClosures } from "./ops/branch.js";
import { decodedClosures } from "./ops/decoded.js";
import { itemsClosures } from "./ops/items.js";
import { membersClosures } from "./ops/members.js";
import { namesClosures } from "./ops/names.js";
import { nothingClosures } from "./ops/nothing.js";
import { someClosures } from "./ops/some.js";
import { testClosures } from "./ops/test-op.js";

const constraintClosures: { readonly [Op in Constraint["op"]]: ClosuresOf<Op> } = {
  test: testClosures,
  all: allClosures,
  some: someClosures,
  branch: branchClosures,
  members: membersClosures,
  names: namesClosures,
  items: itemsClosures,
  decoded: decodedClosures,
  nothing: nothingClosures,
};

/** What makes the functions of a constraint. */
export const closuresOf = ({ op }: Constraint): ConstraintClosures => constraintClosures[op];
