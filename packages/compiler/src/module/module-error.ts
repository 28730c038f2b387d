/** A schema that cannot be written as a module, or a name that no export can have. */
export class ModuleError extends Error {
  /** The text `ModuleError`. It identifies the error where `instanceof` cannot, as across realms. */
  override readonly name = "ModuleError";
}
