// All ops of constraints. Each is a file of ops/; here is what looks at all of them.
import type { ConstraintAnalysis, ConstraintFacts, ConstraintForm, PlanParser } from "./op.js";
import { allAnalysis, allFacts, allForm, allStep, parseAll } from "./ops/all.js";
import { branchAnalysis, branchFacts, branchForm, branchStep, parseBranch } from "./ops/branch.js";
import { decodedAnalysis, decodedFacts, decodedForm, decodedStep, parseDecoded } from "./ops/decoded.js";
import { itemsAnalysis, itemsFacts, itemsForm, itemsStep, parseItems } from "./ops/items.js";
import { membersAnalysis, membersFacts, membersForm, membersStep, parseMembers } from "./ops/members.js";
import { namesAnalysis, namesFacts, namesForm, namesStep, parseNames } from "./ops/names.js";
import { nothingAnalysis, nothingFacts, nothingForm, nothingStep, parseNothing } from "./ops/nothing.js";
import { parseSome, someAnalysis, someFacts, someForm, someStep } from "./ops/some.js";
import { parseTest, testAnalysis, testFacts, testForm, testStep } from "./ops/test-op.js";
import type { Constraint, ConstraintOf } from "./plan.js";
import type { Step, StepOf } from "./step.js";

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

const constraintAnalyses: { readonly [Op in Constraint["op"]]: ConstraintAnalysis<ConstraintOf<Op>> } = {
  test: testAnalysis,
  all: allAnalysis,
  some: someAnalysis,
  branch: branchAnalysis,
  members: membersAnalysis,
  names: namesAnalysis,
  items: itemsAnalysis,
  decoded: decodedAnalysis,
  nothing: nothingAnalysis,
};

/** The analysis of a constraint's op. */
export const analysisOf = ({ op }: Constraint): ConstraintAnalysis => constraintAnalyses[op];

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

/** The functions that read constraints, by what their text begins with. */
export const constraintParsers: { readonly [Op in Constraint["op"]]: (parser: PlanParser) => Constraint } = {
  test: parseTest,
  all: parseAll,
  some: parseSome,
  branch: parseBranch,
  members: parseMembers,
  names: parseNames,
  items: parseItems,
  decoded: parseDecoded,
  nothing: parseNothing,
};

const constraintSteps: { readonly [Op in Constraint["op"]]: StepOf<Op> } = {
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

/** How the loop evaluates a constraint. */
export const stepOf = ({ op }: Constraint): Step => constraintSteps[op];
