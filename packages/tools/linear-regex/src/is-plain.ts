/** Maximum length of an expression. It bounds the number of paths through it. */
const maxLength = 64;
/** Maximum number of optional parts. Each doubles the number of paths. */
const maxOptional = 2;

// One character: as it is, as an escape, or of a class. Not: groups, alternatives, back references, and what has braces.
const character = String.raw`(?:[^\\[\]^$.*+?(){}|]|\.|\\[^\dkpPuxc]|\[(?:[^\\\]]|\\[^pPu])*\])`;
const characters = String.raw`(?:${character}(?:\{\d{1,2}\}|\?)?)*`;
const plain = new RegExp(
  String.raw`^(?:\^${characters}(?:${character}[*+])?${characters}\$?|(?:\^?${character})*\$?)$`,
  "u",
);

/**
 * Whether a backtracking engine certainly takes linear time for an expression, told by its form alone: a sequence of single characters,
 * of which one may repeat if the expression begins with `^`. Many expressions of schemas are so.
 *
 * @param source - A valid expression.
 * @returns Whether it is so. `false` says nothing.
 */
export const isPlain = (source: string): boolean =>
  source.length <= maxLength && plain.test(source) && source.split("?").length - 1 <= maxOptional;
