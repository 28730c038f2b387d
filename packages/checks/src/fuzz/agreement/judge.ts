import type { FuzzDialect } from "../generate/fuzz-dialects.js";
import type { Json } from "../json.js";

/** A random schema with instances. */
export interface Sample {
  /** What decides further random choices about it. */
  readonly seed: string;
  readonly fuzzDialect: FuzzDialect;
  /** Whether formats and contents are asserted. */
  readonly asserted: boolean;
  readonly schema: Json;
  readonly instances: readonly Json[];
}

/** Two results that should be equal. */
export interface Disagreement {
  /** The tier or validator that disagrees: the same for one fault in every form. */
  readonly source: string;
  readonly instance: Json;
  /** The result of the reference. */
  readonly expected: unknown;
  readonly found: unknown;
}

/** Compares results for a sample. */
export type Judge = (sample: Sample) => Disagreement[] | Promise<Disagreement[]>;

/** A result, or the name of the error that was thrown. */
export type Outcome<Result> = Result | { readonly thrown: string };

export function outcomeOf<Result>(action: () => Result): Outcome<Result> {
  try {
    return action();
  } catch (error) {
    return { thrown: nameOf(error) };
  }
}

/** The name of an error that Argot throws on purpose. For any other error, with its message. */
export function nameOf(error: unknown): string {
  const { name, message } = error as Error;
  return name === "SchemaError" || name === "EvaluationError" ? name : `${name}: ${message}`;
}

/**
 * Whether the loop has no verdict, because a dynamic reference has no target or leads to itself. Another validator may find the
 * value invalid before it reaches the reference, and is right.
 */
export const isUndecided = (outcome: unknown): boolean =>
  typeof outcome === "object" && outcome !== null && "thrown" in outcome && outcome.thrown === "EvaluationError";
