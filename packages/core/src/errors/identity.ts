// Lets `instanceof` hold for errors of other copies of Argot. Programs often have several copies: `argot` is published as one file, and
// packages of vocabularies import `@argot/core`.

import { ownProperties } from "../json/own-properties.js";

/** The name of the class of an error. The symbol is the same in all copies. */
const errorClass: unique symbol = Symbol.for("argot.errorClass") as never;

interface Identified {
  readonly [errorClass]?: unknown;
}

/**
 * Marks an error as one of a class, and returns the name of the class, for the property `name`. The mark is not enumerable. The name
 * alone would not do: other libraries have a `ValidationError`.
 */
export function identified<Name extends string>(error: Error, name: Name): Name {
  Object.defineProperty(error, errorClass, ownProperties({ value: name }));
  return name;
}

/**
 * Runs what a function of the API does. If it throws an error of Argot, the stack of the error begins with the caller of the function: the
 * frames inside Argot would leave no room for those of the caller.
 *
 * @param called - The function of the API.
 */
export function fromCaller<Result>(called: (...given: never[]) => unknown, run: () => Result): Result {
  try {
    return run();
  } catch (error) {
    if (error instanceof Error && errorClass in error)
      (Error as unknown as Capturing).captureStackTrace?.(error, called);
    throw error;
  }
}

/** V8 and recent versions of other engines have the function. */
interface Capturing {
  captureStackTrace?(error: Error, hidden: unknown): void;
}

/**
 * Whether an error is an instance of a class, for `Symbol.hasInstance`.
 *
 * @param tested - The class that is tested. A class that extends `own` has instances of its own only.
 * @param own - The class with this name in this copy of Argot.
 */
export function isInstance(tested: unknown, own: unknown, name: string, error: unknown): boolean {
  if (Function.prototype[Symbol.hasInstance].call(tested as never, error)) return true;
  return tested === own && typeof error === "object" && error !== null && (error as Identified)[errorClass] === name;
}
