/**
 * A JSON value as JavaScript source. Every string of a schema enters emitted code through here and nowhere else: quotes,
 * backslashes and control characters are escaped, and so is all that could end a string, a line, a comment or a script.
 */
export function quote(value: string | number | bigint | boolean | null): string {
  if (typeof value === "bigint") return `${value}n`;
  if (Object.is(value, -0)) return "0";
  if (value === Infinity || value === -Infinity) return value > 0 ? "Infinity" : "-Infinity";
  return JSON.stringify(value).replace(/[\u2028\u2029<>/\u007f-\u009f]/g, escapeUnit);
}

const escapeUnit = (char: string): string => `\\u${char.charCodeAt(0).toString(16).padStart(4, "0")}`;

/** Joins conditions; the empty conjunction holds. */
export const conjunction = (conditions: readonly string[]): string =>
  conditions.length === 0
    ? "true"
    : conditions.length === 1
      ? (conditions[0] as string)
      : `(${conditions.join(" && ")})`;

/** Joins conditions; the empty disjunction fails. */
export const disjunction = (conditions: readonly string[]): string =>
  conditions.length === 0
    ? "false"
    : conditions.length === 1
      ? (conditions[0] as string)
      : `(${conditions.join(" || ")})`;

/** The denial of a condition that is an expression of the highest precedence or a chain of operators. */
export const negation = (condition: string): string => {
  if (condition === "true") return "false";
  if (condition === "false") return "true";
  return isEnclosed(condition) ? `!${condition}` : `!(${condition})`;
};

/** Statements under a condition, as short as they can be. */
export function guarded(condition: string, statements: string): string {
  if (statements === "" || condition === "false") return "";
  if (condition === "true") return statements;
  return `if ${isEnclosed(condition) ? condition : `(${condition})`} {\n${statements}}\n`;
}

/** Whether a condition stands in one pair of parentheses. */
function isEnclosed(condition: string): boolean {
  if (!condition.startsWith("(")) return false;
  let depth = 0;
  // Parentheses within a string are text. Read unit by unit: an expression that reads strings ends at the length of some.
  for (let i = 0, quoted = false; i < condition.length; i++) {
    const char = condition[i];
    if (quoted && char === "\\") i++;
    else if (char === '"') quoted = !quoted;
    else if (!quoted && char === "(") depth++;
    else if (!quoted && char === ")" && --depth === 0) return i === condition.length - 1;
  }
  return false;
}
