/** An Argot was asked for something after it had been disposed of. */
export class DisposedError extends Error {
  /** The text `DisposedError`: it tells the error apart where `instanceof` cannot, as across realms. */
  override readonly name = "DisposedError";
}
