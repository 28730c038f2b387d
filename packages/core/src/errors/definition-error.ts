import { identified, isInstance } from "./identity.js";

/**
 * A definition of a keyword, vocabulary, dialect, facet or format is wrong, or an option is: a mistake in code, not in a
 * schema. The message names the definition and says what to change.
 */
export class DefinitionError extends Error {
  /** Holds for the errors of other copies of this class as well. */
  static override [Symbol.hasInstance](error: unknown): boolean {
    return isInstance(this, DefinitionError, "DefinitionError", error);
  }

  /** Always `"DefinitionError"`. It identifies the error where `instanceof` fails, such as across realms. */
  override readonly name: "DefinitionError" = identified(this, "DefinitionError");
}
