/** An Argot instance was used after its `dispose`. */
export class DisposedError extends Error {
  /** Always `"DisposedError"`. It identifies the error where `instanceof` fails, such as across realms. */
  override readonly name = "DisposedError";
}
