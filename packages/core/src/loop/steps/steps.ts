import type { Constraint } from "../../plan/plan.js";
import { allStep } from "./all.js";
import { branchStep } from "./branch.js";
import { decodedStep } from "./decoded.js";
import { itemsStep } from "./items.js";
import { membersStep } from "./members.js";
import { namesStep } from "./names.js";
import { nothingStep } from "./nothing.js";
import { someStep } from "./some.js";
import type { Step, StepOf } from "./step.js";
import { testStep } from "./test-step.js";

const steps: { readonly [Op in Constraint["op"]]: StepOf<Op> } = {
  test: testStep,
  all: allStep,
  some: someStep,
  branch: branchStep,
  members: membersStep,
  names: namesStep,
  items: itemsStep,
  decoded: decodedStep,
  nothing: nothingStep,
};

/** The meaning of a constraint. */
export const stepOf = (constraint: Constraint): Step => steps[constraint.op];
