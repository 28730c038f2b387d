/**
 * A definition of a keyword, vocabulary, dialect, facet or format is wrong, or an option is: a mistake in code, not in a
 * schema. The message names the definition and says what to change.
 */
export class DefinitionError extends Error {
  /** Always `"DefinitionError"`. It identifies the error where `instanceof` fails, such as across realms. */
  override readonly name = "DefinitionError";
}
