// What definitions of all kinds may have wrong. They also come from JavaScript, where no compiler has looked at them.
import { DefinitionError } from "../errors/definition-error.js";
import { didYouMean } from "../json/closest.js";
import { isObject } from "../json/types.js";
import { isAbsoluteUri } from "../json/uri.js";

/** A value as a sentence shows it that refuses it: texts and scalars as they are, else what it is. */
export function describeValue(value: unknown): string {
  if (typeof value === "string") return JSON.stringify(value);
  if (typeof value === "function") return "a function";
  if (Array.isArray(value)) return "an array";
  return typeof value === "object" && value !== null ? "an object" : String(value);
}

/** Throws a sentence about a definition. */
export type Refuse = (reason: string) => never;

/** Refuses a definition that is known by `whose`. */
export const refuserFor =
  (whose: string): Refuse =>
  (reason) => {
    throw new DefinitionError(`${whose}: ${reason}`);
  };

/** Refuses what is no object where a definition is wanted. */
export function requireObject(what: string, definition: unknown): asserts definition is Record<string, unknown> {
  if (!isObject(definition))
    throw new DefinitionError(`${what} is defined by an object; got ${describeValue(definition)}.`);
}

/** Refuses what cannot identify anything: a URI that depends on where it is read, or a part of something. */
export function requireUri(what: string, uri: unknown, example: string): asserts uri is string {
  if (typeof uri !== "string" || !isAbsoluteUri(uri))
    throw new DefinitionError(`${what} needs an absolute URI, such as "${example}"; got ${describeValue(uri)}.`);
  if (uri.includes("#"))
    throw new DefinitionError(`${what} needs a URI without a fragment; got ${describeValue(uri)}.`);
}

/** Refuses members that mean nothing: a mistyped one would be left unnoticed. */
export function refuseUnknownMembers(whose: string, definition: object, known: readonly string[]): void {
  for (const name of Object.keys(definition)) {
    if (known.includes(name)) continue;
    const hint = didYouMean(name, known) ?? `; there are ${known.join(", ")}.`;
    throw new DefinitionError(`${whose}: a definition has no "${name}"${hint}`);
  }
}

/** Whether a document can be a schema. */
export const canBeSchema = (document: unknown): boolean => isObject(document) || typeof document === "boolean";

/** Refuses a function that answers later: what it returns at once counts as true, whatever it comes to. */
export function refuseAsync(call: object, name: string, refuse: Refuse): void {
  const kind = Object.prototype.toString.call(call).slice("[object ".length, -1);
  if (kind !== "Function") refuse(`\`${name}\` must be a function that returns its answer; it is an ${kind}.`);
}
