/**
 * An evaluation has no result: a dynamic reference leads back to itself or leads nowhere, or the instance contains itself. It
 * does not mean that the value is invalid.
 */
export class EvaluationError extends Error {
  /** Always `"EvaluationError"`. It identifies the error where `instanceof` fails, such as across realms. */
  override readonly name = "EvaluationError";
}
