import { identified, isInstance } from "@argot/core/plan";

/** A schema that cannot be written as a module, or a name that no export can have. */
export class ModuleError extends Error {
  /** Holds for the errors of other copies of this class as well. */
  static override [Symbol.hasInstance](error: unknown): boolean {
    return isInstance(this, ModuleError, "ModuleError", error);
  }

  /** The text `ModuleError`. It identifies the error where `instanceof` cannot, as across realms. */
  override readonly name: "ModuleError" = identified(this, "ModuleError");
}
