import { DefinitionError } from "../errors/definition-error.js";
import { isObject, type Json } from "../json/types.js";
import type { Application, Pattern } from "../plan/plan.js";
import { describeValue } from "./definition-errors.js";

/** Reference tokens that lead from a keyword's value to a place inside it. */
export type Path = readonly string[];

/** What is wrong with a keyword's value, and where inside it. */
export interface ShapeProblem {
  /** Leads from the keyword's value to the part at fault; empty for the value itself. */
  readonly path: Path;
  /** Completes the sentence "must be …". */
  readonly expected: string;
}

/** What a shape may ask for while it parses a value. */
export interface ParseContext {
  /** The subschema that stands here. */
  subschema(): Application;
  /** The schema that a URI reference, which stands here, leads to. */
  reference(uriReference: string): Application;
  /** The same, where an anchor that is declared dynamic is looked for in the dynamic scope. */
  dynamicReference(uriReference: string): Application;
  /** The schema that declares this dynamic anchor in the outermost resource of the dynamic scope that does. */
  dynamicAnchor(name: string): Application;
  /** A regular expression of the schema, compiled. Refuses the schema where it is not one. */
  pattern(source: string): Pattern;
  /** The same context, one reference token deeper. */
  child(token: string): ParseContext;
}

/**
 * The form of a keyword's value: whether a value has it, where subschemas stand in it (nowhere else are identifiers
 * looked for), and the value as the keyword wants to read it.
 */
export interface Shape<V> {
  /** What a value of this shape is, to complete "must be …": `"a non-negative integer"`. */
  readonly expected: string;
  /** What is wrong with a value; `undefined` when nothing is. */
  problem(json: Json): ShapeProblem | undefined;
  /** Where subschemas stand. Copes with values that have a problem: there it finds what it can. */
  subschemaPaths(json: Json): readonly Path[];
  /** Reads a value that has no problem. */
  parse(json: Json, context: ParseContext): V;
}

/** Whether a value can serve as a shape. */
export const isShape = (value: unknown): value is Shape<unknown> =>
  isObject(value) &&
  typeof value["expected"] === "string" &&
  [value["problem"], value["subschemaPaths"], value["parse"]].every((part) => typeof part === "function");

/** Refuses words for a shape that say nothing, so that no message ends in the middle of its sentence. */
export function requireExpectation(maker: string, words: unknown): void {
  if (typeof words !== "string" || words === "")
    throw new DefinitionError(`${maker}: says what it is in words; got ${describeValue(words)}.`);
}

/** Refuses parts of a shape that are none. */
export function requireShapes(maker: string, parts: readonly unknown[]): void {
  for (const part of parts) {
    if (!isShape(part))
      throw new DefinitionError(
        `${maker}: ${describeValue(part)} is not a shape; shapes are such as \`string\` and \`schema\`.`,
      );
  }
}
