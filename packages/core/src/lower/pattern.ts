import type { Pattern } from "../plan/ops.js";

/**
 * Compiles a regular expression of a schema: in Unicode mode, as the specification asks, or without it where the source
 * is valid only so.
 *
 * @throws SyntaxError when it is valid in neither.
 */
export function compilePattern(source: string): Pattern {
  const expression = unicodeOrPlain(source);
  return { source, flags: expression.flags, test: (text) => expression.test(text) };
}

function unicodeOrPlain(source: string): RegExp {
  try {
    return new RegExp(source, "u");
  } catch {
    return new RegExp(source);
  }
}
