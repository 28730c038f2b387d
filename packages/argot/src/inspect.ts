// The entry point `argot/inspect`: programs that only validate do not load it.
import { emit, nameRulesByLocation, verdictPasses, verdictPlan } from "@argot/compiler";
import { type Argot, requireArgot } from "@argot/core";
import { print, withoutMessages } from "@argot/core/plan";

/** A plan after a pass, as text. */
export interface InspectedPass {
  /** The name of the pass. */
  readonly name: string;
  /** The plan that it returns. */
  readonly plan: string;
}

/** A schema at each stage of compilation, as text for people. Each text is made when it is read. None is a stable interface. */
export interface Inspection {
  /** The plan: the meaning of the schema as blocks and rules, one line for each rule. */
  readonly plan: string;
  /** The plan after each pass on the way to compiled code, in order. */
  readonly passes: readonly InspectedPass[];
  /** The JavaScript that decides verdicts, with the schema location of each rule. */
  readonly code: string;
}

/**
 * Shows a schema at each stage: its plan, the plan after each pass, and the emitted code.
 *
 * @param argot - Has the dialects, and the documents that the schema refers to.
 * @param schema - What `compile` takes: a schema, or the URI of an added one.
 * @throws SchemaError if the schema cannot be used.
 */
export function inspect(argot: Argot, schema: unknown): Inspection {
  requireArgot("inspect", argot);
  const plan = argot.plan(schema);
  const located = nameRulesByLocation(plan);
  const style = { indent: true, comments: true };
  return {
    get plan() {
      return print(withoutMessages(plan));
    },
    get passes() {
      return verdictPasses(plan).map((result) => ({ name: result.pass, plan: print(withoutMessages(result.plan)) }));
    },
    get code() {
      return emit(verdictPlan(located), style).source;
    },
  };
}
export {
  type AnnotatedResult,
  AnnotatedValidator,
  Applicability,
  type ApplicabilityOptions,
  type PossibilityOptions,
  type ApplicableKeyword,
  type ApplicableSchema,
  type LocatedAnnotation,
  type Possibilities,
  type PossibleProperty,
  type PossibleValue,
  type SchemaAnnotation,
  type SchemaRole,
} from "@argot/reports/applicable";
