import { ownProperties } from "../../json/own-properties.js";
import {
  type EvidenceOf,
  type MayComeToHold,
  never,
  noParts,
  noProblem,
  nothingUsed,
  type PlanParser,
  type PredicateFacts,
  type PredicateForm,
  showsValue,
} from "../op.js";
import type { CustomFunction, ExportedFrom, Predicate, PredicateOf, TestAt } from "../plan.js";

/** A JavaScript function as keywords name it: it need not be exported anywhere. */
export type CustomCall<Answer> = Omit<CustomFunction<Answer>, "module"> & {
  readonly module?: ExportedFrom | undefined;
};

/** The same with all its members. */
export function customFunction<Answer>(given: CustomCall<Answer>): CustomFunction<Answer> {
  const { call, argument, name, module } = ownProperties(given);
  return { call, argument, name, module };
}

/** Holds of a value for which a function returns true. */
export const custom = (call: CustomCall<boolean>): Predicate => ({
  op: "custom",
  test: customFunction(call),
  testAt: undefined,
});

/**
 * The same for a function whose answer depends on where the value stands. It must be all that a constraint tests, and the Argot
 * instance must have the tier `"loop"`: no other tier knows positions.
 *
 * @param name - The keyword it stands for.
 */
export const customAt = (name: string, testAt: TestAt<unknown>): Predicate => ({
  op: "custom",
  test: { call: refuseWithoutLoop, argument: name, name, module: undefined },
  testAt,
});

function refuseWithoutLoop(_: unknown, name: string): never {
  throw new Error(`the keyword ${name} reads positions of values: create the Argot instance with \`tier: "loop"\``);
}

export const customFacts: PredicateFacts<PredicateOf<"custom">> = {
  partsOf: noParts,
  usesOf: ({ test }) => ({ ...nothingUsed, functions: [test] }),
};

export const customEvidence: EvidenceOf<"custom"> = showsValue;

export const customMayHold: MayComeToHold<"custom"> = never;

export const customForm: PredicateForm<PredicateOf<"custom">> = {
  problemOf: noProblem,
  print: ({ test }, printer) => `custom ${printer.nameOf(test)}`,
};

export const parseCustom = (parser: PlanParser): Predicate => ({
  op: "custom",
  test: parser.functionCalled() as CustomFunction<boolean>,
  testAt: undefined,
});
