/** A keyword, vocabulary or dialect that is defined wrongly: a fault of its author's code, thrown where it is defined. */
export class DefinitionError extends Error {
  /** The text `DefinitionError`: it tells the error apart where `instanceof` cannot, as across realms. */
  override readonly name = "DefinitionError";
}
