/** A keyword, vocabulary or dialect that is defined wrongly: a fault of its author's code, thrown where it is defined. */
export class DefinitionError extends Error {
  override readonly name = "DefinitionError";
}
