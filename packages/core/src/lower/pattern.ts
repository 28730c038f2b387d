import type { Pattern } from "../plan/plan.js";

/**
 * Compiles the regular expressions of schemas by an engine of its own.
 *
 * @param source - As the schema has it: syntax of ECMA-262, without delimiters.
 * @returns What says whether the expression matches anywhere in a text.
 * @throws Error when the engine cannot compile it: the schema is refused, with the error's message.
 */
export type RegexEngine = (source: string) => { test(text: string): boolean };

/** The expression of a schema, compiled by such an engine. */
export function patternOfEngine(engine: RegexEngine, source: string): Pattern {
  const expression = engine(source);
  return { source, flags: "u", foreign: true, test: (text) => expression.test(text) };
}

/**
 * Compiles a regular expression of a schema: in Unicode mode, as the specification asks, or without it where the source
 * is valid only so.
 *
 * @throws SyntaxError when it is valid in neither.
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
