import type { Constraint } from "../../plan/plan.js";
import { all } from "./all.js";
import { branch } from "./branch.js";
import { decoded } from "./decoded.js";
import { items } from "./items.js";
import { members } from "./members.js";
import { names } from "./names.js";
import { nothing } from "./nothing.js";
import { some } from "./some.js";
import type { Step, StepOf } from "./step.js";
import { test } from "./test-step.js";

const steps: { readonly [Op in Constraint["op"]]: StepOf<Op> } = {
  test,
  all,
  some,
  branch,
  members,
  names,
  items,
  decoded,
  nothing,
};

/** The meaning of a constraint. */
export const stepOf = (constraint: Constraint): Step => steps[constraint.op];
