import { identified, isInstance } from "./identity.js";

/**
 * An evaluation has no result: a dynamic reference leads back to itself or leads nowhere, the instance contains itself, the
 * value changes while it is read, or an exception was thrown while it was read or by a custom function, which is the `cause`. It does
 * not mean that the value is invalid.
 */
export class EvaluationError extends Error {
  /** Holds for the errors of other copies of this class as well. */
  static override [Symbol.hasInstance](error: unknown): boolean {
    return isInstance(this, EvaluationError, "EvaluationError", error);
  }

  /** Always `"EvaluationError"`. It identifies the error where `instanceof` fails, such as across realms. */
  override readonly name: "EvaluationError" = identified(this, "EvaluationError");
}

/** Dynamic references lead back without end. Where an evaluation begins may decide whether it comes to them. */
export class EndlessEvaluation extends EvaluationError {
  constructor(schema: string) {
    super(`dynamic references lead back to ${schema} without end`);
  }
}

/** The names of errors that say themselves what to do. Keywords are lowered when a value first comes to them. */
const typedErrors: ReadonlySet<string> = new Set(["EvaluationError", "LimitError", "SchemaError", "DefinitionError"]);

/** Whether an error says itself what to do, unlike an exception of a getter, a proxy or a custom function. */
const isTypedError = (error: unknown): boolean => error instanceof Error && typedErrors.has(error.name);

/** What to throw in place of an exception that ended an evaluation. */
export const asEvaluationError = (error: unknown): unknown => evaluationErrorAt(error, () => "");

/**
 * The same, with where it happened.
 *
 * @param where - Continues the message. It is called only if it is needed.
 */
export function evaluationErrorAt(error: unknown, where: () => string): unknown {
  if (isTypedError(error)) return error;
  // Engines repeat whole patterns in their messages.
  const what = error instanceof Error ? `${error.name}: ${error.message.slice(0, 300)}` : "a value that is no Error";
  return new EvaluationError(`the evaluation ended with an exception, ${what}${where()}`, { cause: error });
}

/**
 * The same, found by evaluating the value once more in a way that says where it happens.
 *
 * @param evaluate - Evaluates the value by the loop.
 */
export function locatedError(error: unknown, evaluate: () => unknown): unknown {
  if (isTypedError(error)) return error;
  try {
    evaluate();
  } catch (thrown) {
    return asEvaluationError(thrown);
  }
  // A function that throws only once.
  return asEvaluationError(error);
}

/**
 * Runs what reads a value, which may be a proxy or have getters.
 *
 * @throws EvaluationError if they throw.
 */
export function guarded<Answer>(read: () => Answer): Answer {
  try {
    return read();
  } catch (error) {
    throw asEvaluationError(error);
  }
}
