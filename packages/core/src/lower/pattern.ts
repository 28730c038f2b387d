import { DefinitionError } from "../errors/definition-error.js";
import type { Pattern } from "../plan/plan.js";

/**
 * Compiles a regular expression of a schema, instead of the JavaScript engine.
 *
 * @param source - The expression as the schema has it: syntax of ECMA-262, without delimiters.
 * @returns An object whose `test` returns whether the expression matches anywhere in a text. A `RegExp` of `source` leaves the
 *   expression to the JavaScript engine: it is then treated as if there were no other engine.
 * @throws Error if the engine cannot compile the expression. The schema is then refused with the message of the error.
 */
export type RegexEngine = (source: string) => { test(text: string): boolean };

/**
 * Compiles a regular expression of a schema with a given engine.
 *
 * @throws DefinitionError if the engine returns something without `test`.
 */
export function patternOfEngine(engine: RegexEngine, source: string): Pattern {
  const expression = engine(source) as ReturnType<RegexEngine> | undefined;
  if (typeof expression?.test !== "function")
    throw new DefinitionError(
      `\`regex\` must return an object with \`test\`; it did not for ${JSON.stringify(source)}.`,
    );
  const test = (text: string): boolean => expression.test(text);
  return expression instanceof RegExp && isOf(source, expression)
    ? { source, flags: expression.flags, foreign: undefined, test }
    : { source, flags: "u", foreign: true, test };
}

/** The pattern in place of one that cannot be compiled and is left open. It matches every text. */
export const openPattern = (source: string): Pattern => ({ source, flags: "u", foreign: true, test: () => true });

/** Whether an expression is made from a source, in one of the modes of {@link compilePattern}. */
function isOf(source: string, expression: RegExp): boolean {
  const { flags } = expression;
  if (flags !== "u" && flags !== "") return false;
  try {
    // The property `source` of a RegExp may differ from the source in escapes.
    return new RegExp(source, flags).source === expression.source;
  } catch {
    return false;
  }
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
