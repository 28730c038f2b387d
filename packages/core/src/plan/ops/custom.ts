import { ownProperties } from "../../json/own-properties.js";
import { noProblem, nothingUsed, type PredicateForm, type PlanParser } from "../op.js";
import type { CustomFunction, ExportedFrom, Predicate, PredicateOf } from "../plan.js";

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
export const custom = (call: CustomCall<boolean>): Predicate => ({ op: "custom", test: customFunction(call) });

export const customForm: PredicateForm<PredicateOf<"custom">> = {
  usesOf: ({ test }) => ({ ...nothingUsed, functions: [test] }),
  problemOf: noProblem,
  print: ({ test }, printer) => `custom ${printer.nameOf(test)}`,
};

export const parseCustom = (parser: PlanParser): Predicate => ({
  op: "custom",
  test: parser.functionCalled() as CustomFunction<boolean>,
});
