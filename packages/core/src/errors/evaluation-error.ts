/** An evaluation that cannot come to an end: a dynamic reference that leads back to itself, an instance that contains itself. */
export class EvaluationError extends Error {
  override readonly name = "EvaluationError";
}
