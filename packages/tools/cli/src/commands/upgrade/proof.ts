import { compare, counterexamples, differences, examples, type ValueSet } from "@argot/algebra";
import { EvaluationError, LimitError } from "argot";
import { variedValues } from "./varied-values.js";

/** Whether two schemas accept the same values. */
export type Proof =
  | { readonly answer: "equal" }
  | {
      readonly answer: "different";
      /** A value that one accepts and the other does not. */
      readonly value: unknown;
      /** Whether the older schema accepts it. */
      readonly wasValid: boolean;
      /** The names of keywords that refuse such values, if they are found. */
      readonly keywords: readonly string[];
    }
  | {
      readonly answer: "unproven";
      readonly reasons: readonly string[];
      /** Number of values that were tried. None shows a difference. */
      readonly tried: number;
    };

/** Number of values that are tried where nothing is proven. */
const maxTried = 10_000;

/** Maximum number of steps for each value that is looked for to be tried. */
const maxSteps = 2_000;

/** Proves that two schemas accept the same values, finds a value that shows a difference, or tries many. */
export function proofOf(before: ValueSet, after: ValueSet): Proof {
  const { oneInOther, otherInOne } = compare(before, after);
  const different = (value: unknown, wasValid: boolean): Proof => ({
    answer: "different",
    value,
    wasValid,
    keywords: wasValid ? refusingKeywords(before, after) : refusingKeywords(after, before),
  });
  if (oneInOther.answer === "no") return different(oneInOther.value, true);
  if (otherInOne.answer === "no") return different(otherInOne.value, false);
  const reasons = [oneInOther, otherInOne].flatMap((each) => (each.answer === "unknown" ? each.reasons : []));
  if (reasons.length === 0) return { answer: "equal" };
  let tried = 0;
  for (const value of valuesToTry(before, after)) {
    if (tried === maxTried) break;
    tried += 1;
    const wasValid = verdict(before, value);
    if (wasValid !== verdict(after, value)) return different(value, wasValid === true);
  }
  return { answer: "unproven", reasons: [...new Set(reasons)], tried };
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
