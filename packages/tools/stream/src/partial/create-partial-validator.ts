import { type Argot, requireArgot } from "@argot/core";
import { Loop } from "@argot/core/internal";
import { devirtualise, type Plan, resolveUnevaluated } from "@argot/core/plan";
import { issues } from "@argot/reports";
import { type Argot as TypedArgot, type FromSchema, requireArgument } from "argot";
import type { PartialPlan } from "./partial-plan.js";
import { LivePatterns } from "./live-pattern.js";
import { neverValidBlocks } from "./never-valid.js";
import { type PartialText, ReadText } from "./partial-text.js";

/**
 * Reads texts that are not complete.
 *
 * @param text - The beginning of the text. Default: nothing yet.
 * @returns The text, which takes more pieces by `write`.
 * @throws EvaluationError if a function of a keyword throws.
 * @typeParam Value - The type of valid values.
 */
export type PartialValidator<Value = unknown> = (text?: string | Uint8Array) => PartialText<Value>;

/**
 * Makes a validator of JSON texts that arrive in pieces, such as the answer of a language model. The type of values follows from the
 * schema if that is a literal, as that of a validator does.
 *
 * @param argot - Has the dialects, and the documents that the schema refers to.
 * @param schema - What `compile` takes: a schema, or the URI of an added one.
 * @throws SchemaError if the schema cannot be used.
 * @throws DefinitionError if `argot` is no instance.
 */
export function createPartialValidator<const Schema, Default extends string>(
  argot: TypedArgot<Default>,
  schema: Schema,
): PartialValidator<FromSchema<Schema, Default>>;
/** The same for a type of yours, as in `createPartialValidator<User>(argot, schema)`. The type is not checked against the schema. */
export function createPartialValidator<Value = unknown>(argot: Argot, schema: unknown): PartialValidator<Value>;
export function createPartialValidator(argot: Argot, schema: unknown): PartialValidator {
  requireArgot("createPartialValidator", argot);
  const validator = argot.compile(schema);
  const shared = partialPlanOf(argot.plan(schema));
  const partial = { shared, validator, issuesOf: issues.issuesOf(shared.plan) };
  return (text = "") => {
    const isText = typeof text === "string" || text instanceof Uint8Array;
    requireArgument(isText, "a partial validator", "the beginning of a text, a string or a Uint8Array", text);
    const read = new ReadText(partial);
    read.write(text);
    return read;
  };
}

/** Prepares a plan. Where it is known in advance what is evaluated, nothing has to wait for the value. */
export function partialPlanOf(given: Plan): PartialPlan {
  const plan = resolveUnevaluated(devirtualise(given));
  return {
    plan,
    loop: new Loop(plan),
    patterns: new LivePatterns(),
    never: neverValidBlocks(plan),
    readsEvaluatedItems: plan.blocks.some(({ rules }) =>
      rules.some(({ constraint }) => constraint.op === "items" && constraint.except === "evaluated"),
    ),
    allowedNames: new Map(),
  };
}
