import { DefinitionError } from "../errors/definition-error.js";
import { isObject, type Json } from "../json/types.js";
import type { Application, Pattern } from "../plan/plan.js";
import { describeValue } from "../errors/check-arguments.js";

/** Reference tokens from a keyword's value to a part of it. Empty for the value itself. */
export type Path = readonly string[];

/** A part of a keyword's value that does not have the required form. */
export interface ShapeProblem {
  /** The path from the keyword's value to the part. */
  readonly path: Path;
  /** The required form, as the end of the sentence "must be …". */
  readonly expected: string;
}

/** The location in the schema of the value that a shape parses. Its methods resolve what stands there. */
export interface ParseContext {
  /** The base URI of the schema: what references in it are resolved against. */
  readonly baseUri: string;
  /** Returns the application of the subschema at this location. */
  subschema(): Application;
  /**
   * Returns the application of the schema that a URI reference leads to.
   *
   * @throws SchemaError if the reference leads nowhere.
   */
  reference(uriReference: string): Application;
  /**
   * Does the same for a dynamic reference: a dynamic anchor is looked up in the dynamic scope of each evaluation.
   *
   * @throws SchemaError if the reference leads nowhere.
   */
  dynamicReference(uriReference: string): Application;
  /** Returns the application of the schema with this dynamic anchor in the outermost resource of the dynamic scope that has one. */
  dynamicAnchor(name: string): Application;
  /**
   * Compiles a regular expression.
   *
   * @throws SchemaError if it is not valid.
   */
  pattern(source: string): Pattern;
  /** Returns the context of a property or item of the value. */
  child(token: string): ParseContext;
}

/**
 * The form of a keyword's value. A shape checks a value, finds the subschemas in it, and parses it. Argot looks for
 * identifiers only in the subschemas that shapes find.
 *
 * @typeParam V - What the value is parsed to: what the functions of the keyword get.
 * @typeParam J - The JSON of the values that have the form, as far as its type is known.
 */
export interface Shape<V, J extends Json = Json> {
  /** The form in words, as the end of the sentence "must be …", such as `"a non-negative integer"`. */
  readonly expected: string;
  /** Returns what is wrong with a value, or `undefined` if the value has the form. */
  problem(json: Json): ShapeProblem | undefined;
  /** Returns the paths to the subschemas in a value. It must not throw if the value has a problem. */
  subschemaPaths(json: Json): readonly Path[];
  /** Parses a value without a problem. */
  parse(json: J, context: ParseContext): V;
}

/** Whether a value is a shape. */
export const isShape = (value: unknown): value is Shape<unknown> =>
  isObject(value) &&
  typeof value["expected"] === "string" &&
  [value["problem"], value["subschemaPaths"], value["parse"]].every((part) => typeof part === "function");

/** Requires a description, since messages end with it. */
export function requireExpectation(maker: string, expected: unknown): void {
  if (typeof expected !== "string" || expected === "")
    throw new DefinitionError(
      `${maker}: the description of the form must be a non-empty string; got ${describeValue(expected)}.`,
    );
}

/** Requires that every part is a shape. */
export function requireShapes(maker: string, parts: readonly unknown[]): void {
  for (const part of parts) {
    if (!isShape(part))
      throw new DefinitionError(
        `${maker}: ${describeValue(part)} is not a shape; use one such as \`string\` or \`schema\`.`,
      );
  }
}
