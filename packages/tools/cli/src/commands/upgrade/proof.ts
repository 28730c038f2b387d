import { counterexamples, differences, examples, type ValueSet } from "@argot/algebra";
import { EvaluationError, LimitError } from "argot";
import { type Equality, equalityOf } from "../../schemas/equality.js";
import { variedValues } from "./varied-values.js";

type AnswerOf<Answer extends Equality["answer"]> = Extract<Equality, { readonly answer: Answer }>;

/** Whether two schemas accept the same values, with what is found out besides. */
export type Proof =
  | AnswerOf<"equal">
  | (AnswerOf<"different"> & {
      /** The names of keywords that refuse such values, if they are found. */
      readonly keywords: readonly string[];
    })
  | (AnswerOf<"unproven"> & {
      /** Number of values that were tried. None shows a difference. */
      readonly tried: number;
    });

/** Number of values that are tried where nothing is proven. */
const maxTried = 10_000;

/** Maximum number of steps for each value that is looked for to be tried. */
const maxSteps = 2_000;

/** Proves that two schemas accept the same values, finds a value that shows a difference, or tries many. */
export function proofOf(before: ValueSet, after: ValueSet): Proof {
  const equality = equalityOf(before, after);
  if (equality.answer === "equal") return equality;
  const different = (value: unknown, wasValid: boolean): Proof => ({
    answer: "different",
    value,
    wasValid,
    keywords: wasValid ? refusingKeywords(before, after) : refusingKeywords(after, before),
  });
  if (equality.answer === "different") return different(equality.value, equality.wasValid);
  let tried = 0;
  for (const value of valuesToTry(before, after)) {
    if (tried === maxTried) break;
    tried += 1;
    const wasValid = verdict(before, value);
    if (wasValid !== verdict(after, value)) return different(value, wasValid === true);
  }
  return { ...equality, tried };
}

/** The names of keywords of one set that refuse a value of another. */
const refusingKeywords = (accepting: ValueSet, refusing: ValueSet): readonly string[] => {
  const [first] = differences(accepting, refusing, { count: 1 }).differences;
  return (first?.keywords ?? []).map((location) => location.slice(location.lastIndexOf("/") + 1));
};

/** Values near the borders of both sets, and random changes of them. */
function* valuesToTry(before: ValueSet, after: ValueSet): Generator {
  const found: unknown[] = [null];
  for (const set of [before, after]) {
    found.push(...examples(set, { maxSteps }).examples.map(({ value }) => value));
    found.push(...counterexamples(set, { maxSteps }).counterexamples.map(({ value }) => value));
  }
  yield* found;
  yield* variedValues(found);
}

/** Whether a set has a value; `undefined` if a limit keeps that from being found out. */
function verdict(set: ValueSet, value: unknown): boolean | undefined {
  try {
    return set.has(value);
  } catch (error) {
    if (error instanceof EvaluationError || error instanceof LimitError) return undefined;
    throw error;
  }
}
