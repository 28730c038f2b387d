/**
 * The answer of a custom function. It is synchronous: a promise would always hold, whatever it resolves to.
 *
 * @param name - The name of the function.
 * @throws TypeError for a promise. It leaves an evaluation as the cause of an `EvaluationError`.
 */
export function answerOf(answer: unknown, name: string): boolean {
  if (answer === true || answer === false) return answer;
  if (typeof answer === "object" && answer !== null && typeof (answer as { then?: unknown }).then === "function")
    throw new TypeError(
      `the function of ${name} returns a promise, but evaluation is synchronous: return true or false, and check what takes time ` +
        "before or after the evaluation",
    );
  return Boolean(answer);
}
