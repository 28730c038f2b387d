import type { Language } from "../generate/languages.js";
import type { Json } from "../json.js";

/** A schema, and values to ask it about. */
export interface Question {
  readonly language: Language;
  /** Whether formats and contents are asserted. */
  readonly asserted: boolean;
  readonly schema: Json;
  readonly instances: readonly Json[];
}

/** Two answers to one question that should be one. */
export interface Disagreement {
  /** Who disagrees, the same for one fault in every shape. */
  readonly who: string;
  readonly instance: Json;
  /** What the reference says. */
  readonly expected: unknown;
  readonly found: unknown;
}

/** Compares answers. */
export type Judge = (question: Question) => Disagreement[] | Promise<Disagreement[]>;

/** What came of asking: an answer, or the class of what was thrown. */
export type Outcome<Answer> = Answer | { readonly thrown: string };

export function outcomeOf<Answer>(ask: () => Answer): Outcome<Answer> {
  try {
    return ask();
  } catch (error) {
    return { thrown: nameOf(error) };
  }
}

/** A class that Argot throws on purpose by its name; whatever else it is, with what it says. */
export function nameOf(error: unknown): string {
  const { name, message } = error as Error;
  return name === "SchemaError" || name === "EvaluationError" ? name : `${name}: ${message}`;
}

/**
 * Whether the loop found no answer: a dynamic reference leads nowhere, or back to itself. Another validator may find a value
 * invalid before it comes to that, and is right whatever the reference would have meant.
 */
export const isUndecided = (outcome: unknown): boolean =>
  typeof outcome === "object" && outcome !== null && "thrown" in outcome && outcome.thrown === "EvaluationError";
