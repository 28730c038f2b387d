// Checks that all definitions share. Definitions may come from JavaScript, so their types are checked at run time.
import { describeValue } from "../errors/check-arguments.js";
import { DefinitionError } from "../errors/definition-error.js";
import { didYouMean } from "../json/closest.js";
import { isObject } from "../json/types.js";
import { isAbsoluteUri } from "../json/uri.js";

/** Throws a `DefinitionError` with a reason. */
export type Refuse = (reason: string) => never;

/** Makes a function that throws a `DefinitionError` about `subject`. */
export const refuserFor =
  (subject: string): Refuse =>
  (reason) => {
    throw new DefinitionError(`${subject}: ${reason}`);
  };

/** Requires that a definition is an object. */
export function requireObject(what: string, definition: unknown): asserts definition is Record<string, unknown> {
  if (!isObject(definition))
    throw new DefinitionError(`${what} must be defined by an object; got ${describeValue(definition)}.`);
}

/** Requires an absolute URI without a fragment. */
export function requireUri(what: string, uri: unknown, example: string): asserts uri is string {
  if (typeof uri !== "string" || !isAbsoluteUri(uri))
    throw new DefinitionError(`${what} needs an absolute URI, such as "${example}"; got ${describeValue(uri)}.`);
  if (uri.includes("#"))
    throw new DefinitionError(`${what} needs a URI without a fragment; got ${describeValue(uri)}.`);
}

/** Refuses unknown properties of a definition, which may be mistyped. */
export function refuseUnknownMembers(subject: string, definition: object, known: readonly string[]): void {
  for (const name of Object.keys(definition)) {
    if (known.includes(name)) continue;
    const hint = didYouMean(name, known) ?? `; known are ${known.join(", ")}.`;
    throw new DefinitionError(`${subject}: the definition has the unknown property "${name}"${hint}`);
  }
}

/** Refuses async functions and generators. The promise or iterator that they return would count as true. */
export function refuseAsync(call: object, name: string, refuse: Refuse): void {
  const kind = Object.prototype.toString.call(call).slice("[object ".length, -1);
  if (kind !== "Function") refuse(`\`${name}\` must be a function that returns its result; it is an ${kind}.`);
}
