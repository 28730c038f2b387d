/** Maximum length of an expression. It bounds the number of paths through it. */
const maxLength = 64;
/** Maximum number of optional parts. Each doubles the number of paths. */
const maxOptional = 2;

// One character: literal, as an escape, or of a class. Excludes groups, alternatives, back references, and braces.
const character = String.raw`(?:[^\\[\]^$.*+?(){}|]|\.|\\[^\dkpPuxc]|\[(?:[^\\\]]|\\[^pPu])*\])`;
const characters = String.raw`(?:${character}(?:\{\d{1,2}\}|\?)?)*`;
const plain = new RegExp(
  String.raw`^(?:\^${characters}(?:${character}[*+])?${characters}\$?|(?:\^?${character})*\$?)$`,
  "u",
);

/** The same with any number of repeated parts. */
const repeating = new RegExp(String.raw`^\^(?:${character}(?:\{\d{1,2}\}|[?*+])?)*\$?$`, "u");
const parts = new RegExp(String.raw`(${character})(\{\d{1,2}\}|[?*+])?`, "gu");

/**
 * Whether the form of an expression alone proves that a backtracking engine takes linear time: a sequence of single
 * characters. If it begins with `^`, some may repeat, if the end of each repetition except the last is unambiguous, as
 * in `^[^@]+@[^@]+$`. Many expressions of schemas have this form.
 *
 * @param source - A valid expression.
 * @returns Whether it is proven. `false` proves nothing.
 */
export const isPlain = (source: string): boolean =>
  typeof source === "string" &&
  source.length <= maxLength &&
  source.split("?").length - 1 <= maxOptional &&
  (plain.test(source) || (repeating.test(source) && hasCertainEnds(source)));

/**
 * Whether each repeated part, except the last, is followed by a character that it does not contain, so that it cannot
 * end elsewhere.
 */
function hasCertainEnds(source: string): boolean {
  const list = Array.from(source.slice(1).matchAll(parts), ([, one = "", count = ""]) => ({ one, count }));
  const repeated = list.flatMap(({ count }, i) => (count === "*" || count === "+" ? [i] : []));
  return repeated.slice(0, -1).every((i) => {
    const [part, next] = [list.at(i), list.at(i + 1)];
    const end = next && (next.count === "" || next.count === "+") ? literal.exec(next.one)?.at(1) : undefined;
    return part !== undefined && end !== undefined && !has(part.one, end);
  });
}

/** A literal character, perhaps with a backslash. */
const literal = /^(?:\\(?=\W)|(?![.]))([ -~])$/;

/** Whether an expression for one character matches a character. */
function has(one: string, wanted: string): boolean {
  try {
    return new RegExp(`^${one}$`, "u").test(wanted);
  } catch {
    // Some escapes are allowed without Unicode mode only.
    return new RegExp(`^${one}$`).test(wanted);
  }
}
