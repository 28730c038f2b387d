import { identified, isInstance } from "./identity.js";

/** A module that shares the runtime was compiled for another version of the runtime than the one that it imports. */
export class ModuleVersionError extends Error {
  /** Holds for the errors of other copies of this class as well. */
  static override [Symbol.hasInstance](error: unknown): boolean {
    return isInstance(this, ModuleVersionError, "ModuleVersionError", error);
  }

  /** Always `"ModuleVersionError"`. It identifies the error where `instanceof` fails, such as across realms. */
  override readonly name: "ModuleVersionError" = identified(this, "ModuleVersionError");
  /** The version that the module was compiled for. */
  readonly expected: string;
  /** The version that it imports. */
  readonly found: string;

  constructor(expected: string, found: string) {
    super(
      `the module was compiled for version ${expected} of Argot's runtime, and imports version ${found}; ` +
        "compile the schemas again with the version of Argot that is installed",
    );
    this.expected = expected;
    this.found = found;
  }
}
