import { identified, isInstance } from "./identity.js";

/** An Argot instance was used after its `dispose`. */
export class DisposedError extends Error {
  /** Holds for the errors of other copies of this class as well. */
  static override [Symbol.hasInstance](error: unknown): boolean {
    return isInstance(this, DisposedError, "DisposedError", error);
  }

  /** Always `"DisposedError"`. It identifies the error where `instanceof` fails, such as across realms. */
  override readonly name: "DisposedError" = identified(this, "DisposedError");
}
