import type { Pattern } from "../plan/plan.js";

/**
 * Compiles a regular expression of a schema, instead of the JavaScript engine.
 *
 * @param source - The expression as the schema has it: syntax of ECMA-262, without delimiters.
 * @returns An object whose `test` returns whether the expression matches anywhere in a text.
 * @throws Error if the engine cannot compile the expression. The schema is then refused with the message of the error.
 */
export type RegexEngine = (source: string) => { test(text: string): boolean };

/** Compiles a regular expression of a schema with a given engine. */
export function patternOfEngine(engine: RegexEngine, source: string): Pattern {
  const expression = engine(source);
  return { source, flags: "u", foreign: true, test: (text) => expression.test(text) };
}

/**
 * Compiles a regular expression of a schema with the JavaScript engine: in Unicode mode, as the specification recommends
 * (2020-12 core, section 6.4), or without it if the source is valid only without it.
 *
 * @throws SyntaxError if the source is valid in neither mode.
 */
export function compilePattern(source: string): Pattern {
  const expression = compileRegExp(source);
  return { source, flags: expression.flags, foreign: undefined, test: (text) => expression.test(text) };
}

function compileRegExp(source: string): RegExp {
  try {
    return new RegExp(source, "u");
  } catch {
    return new RegExp(source);
  }
}
