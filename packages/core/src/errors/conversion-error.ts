import { identified, isInstance } from "./identity.js";

/** A schema cannot be given as JSON Schema of the wanted target. */
export class ConversionError extends Error {
  /** Holds for the errors of other copies of this class as well. */
  static override [Symbol.hasInstance](error: unknown): boolean {
    return isInstance(this, ConversionError, "ConversionError", error);
  }

  /** Always `"ConversionError"`. It identifies the error where `instanceof` fails, such as across realms. */
  override readonly name: "ConversionError" = identified(this, "ConversionError");
  /** The target that was asked for. */
  readonly target: string;

  constructor(target: string, reason: string) {
    super(`The schema cannot be given as JSON Schema of the target ${JSON.stringify(target)}: ${reason}.`);
    this.target = target;
  }
}
