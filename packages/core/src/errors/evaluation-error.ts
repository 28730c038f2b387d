/**
 * An evaluation that cannot come to an answer: a dynamic reference that leads back to itself, or nowhere; an instance that
 * contains itself.
 */
export class EvaluationError extends Error {
  /** The text `EvaluationError`: it tells the error apart where `instanceof` cannot, as across realms. */
  override readonly name = "EvaluationError";
}
