import { ownProperties } from "./own-properties.js";

/** Where a string or a numeral of a JSON text begins. Numerals are matched; strings are not, because long ones would need a stack. */
const tokens = /"|-?\d+(?:\.\d+)?(?:[eE][+-]?\d+)?/g;
const colon = /\s*:/y;

/** Replaces the numerals of a JSON text, and the strings that are not names. */
function replaceTokens(text: string, replace: (token: string, isString: boolean) => string): string {
  const parts: string[] = [];
  let done = 0;
  tokens.lastIndex = 0;
  for (let match = tokens.exec(text); match; match = tokens.exec(text)) {
    let [token] = match;
    const isString = token === '"';
    if (isString) {
      colon.lastIndex = tokens.lastIndex = endOfString(text, match.index);
      if (colon.test(text)) continue;
      token = text.slice(match.index, tokens.lastIndex);
    }
    const replacement = replace(token, isString);
    if (replacement === token) continue;
    parts.push(text.slice(done, match.index), replacement);
    done = match.index + token.length;
  }
  return parts.join("") + text.slice(done);
}

function endOfString(text: string, start: number): number {
  for (let end = text.indexOf('"', start + 1); ; end = text.indexOf('"', end + 1)) {
    let backslashes = 0;
    while (text.charAt(end - 1 - backslashes) === "\\") backslashes++;
    if (backslashes % 2 === 0) return end + 1;
  }
}

/** Number of zeros that an exponent may always stand for: those of every double, in a document with any number of them. */
const freeZeros = 400;

/**
 * Maximum number of further zeros in a text: `1e999999999` is a short text, but a huge BigInt. A stream has a text in each line, so a line
 * must not cost more than a few numbers do.
 */
const maxZeros = 1000;

/**
 * Parses JSON like `JSON.parse`, and keeps integers exact: an integer that a JavaScript number would round becomes a BigInt.
 * Argot treats every BigInt as a number.
 *
 * @throws SyntaxError if the text is not JSON.
 * @throws RangeError if exponents stand for too many zeros: for more than 400 each, and those beyond that for more than the text has
 *   characters and 1,000.
 */
export function parseJson(text: string): unknown {
  const value: unknown = JSON.parse(text);
  if (!hasUnsafeInteger(value)) return value;
  let found = false;
  let zerosLeft = text.length + maxZeros;
  // The text is valid JSON. Each string gets a prefix: `s` for a string, `n` for an integer that becomes a BigInt.
  const prefixed = replaceTokens(text, (token, isString) => {
    if (isString) return `"s${token.slice(1)}`;
    const integer = largeInteger(token);
    if (integer === undefined) return token;
    zerosLeft -= Math.max(0, integer.zeros - freeZeros);
    if (zerosLeft < 0) throw new RangeError(`the number ${token.slice(0, 40)} has too many digits to be read exactly`);
    found = true;
    return `"n${integer.digits}${"0".repeat(integer.zeros)}"`;
  });
  return found ? withoutPrefixes(JSON.parse(prefixed)) : value;
}

/**
 * Writes a value as JSON like `JSON.stringify`, and every integer with all its digits: a BigInt, and a number beyond 2^53. So
 * `parseJson` reads an equal value. Values may have any depth.
 *
 * @throws TypeError if the value has no JSON text: it is a function, a symbol or `undefined`, or contains itself.
 */
export function stringifyJson(value: unknown): string {
  try {
    return textOf(value);
  } catch (error) {
    if (!(error instanceof RangeError)) throw error;
    // `JSON.stringify` recurses.
    return textOfDeep(value);
  }
}

function textOf(value: unknown): string {
  let found = false;
  const text = JSON.stringify(value, (_name, part: unknown) => {
    if (!isLargeInteger(part)) return part;
    found = true;
    return 0;
  }) as string | undefined;
  if (text === undefined) throw new TypeError(`there is no JSON text for a value that is ${typeof value}`);
  if (!found) return text;
  const prefixed = JSON.stringify(value, (_name, part: unknown) => withPrefix(part));
  return replaceTokens(prefixed, withoutPrefix);
}

/** The same for a value of any depth. Each array and object is written by itself, with gaps for those within it. */
function textOfDeep(root: unknown): string {
  const parts: string[] = [];
  const open = new Set<unknown>();
  const pending: (() => void)[] = [];
  const enter = (value: unknown): void => {
    if (open.has(value)) throw new TypeError("there is no JSON text for a value that contains itself");
    open.add(value);
    pending.push(() => open.delete(value));
    const { text, inner } = withGaps(value);
    const gaps = inner.map((each) => () => enter(each));
    const steps = text.split(gap).flatMap((part, i) => [() => parts.push(part), ...gaps.slice(i, i + 1)]);
    for (const step of steps.reverse()) pending.push(step);
  };
  enter(root);
  for (let step = pending.pop(); step; step = pending.pop()) step();
  return parts.join("");
}

/** Stands for an array or object in the text of what it is in. No JSON text has it. */
const gap = "\0";

function withGaps(value: unknown): { readonly text: string; readonly inner: readonly unknown[] } {
  const inner: unknown[] = [];
  let isRoot = true;
  const text = JSON.stringify(value, (_name, part: unknown) => {
    if (!isRoot && typeof part === "object" && part !== null) {
      inner.push(part);
      return "g";
    }
    isRoot = false;
    return withPrefix(part);
  });
  return {
    text: replaceTokens(text, (token, isString) => (token === '"g"' ? gap : withoutPrefix(token, isString))),
    inner,
  };
}

/** A string with a prefix: `s` for a string, `n` for an integer that `JSON.stringify` might not write exactly. Others stay as they are. */
const withPrefix = (part: unknown): unknown =>
  isLargeInteger(part) ? `n${BigInt(part)}` : typeof part === "string" ? `s${part}` : part;

/** What a token of a text with prefixes stands for. */
function withoutPrefix(token: string, isString: boolean): string {
  if (!isString) return token;
  return token.startsWith("n", 1) ? token.slice(2, -1) : `"${token.slice(2)}`;
}

/** Whether `JSON.stringify` refuses a value, or may write digits of another integer. */
const isLargeInteger = (value: unknown): value is number | bigint =>
  typeof value === "bigint" || (Number.isInteger(value) && !Number.isSafeInteger(value));

/** The integer that a numeral stands for, if a JavaScript number may not hold it exactly: digits, and zeros after them. */
function largeInteger(numeral: string): { readonly digits: string; readonly zeros: number } | undefined {
  if (Number.isSafeInteger(Number(numeral))) return undefined;
  const [mantissa = "", power = "0"] = numeral.split(/[eE]/);
  const [whole = "", fraction = ""] = mantissa.split(".");
  const digits = whole + fraction;
  let end = digits.length;
  while (digits.charAt(end - 1) === "0") end--;
  const zeros = Number(power) + whole.length - end;
  return zeros < 0 ? undefined : { digits: digits.slice(0, end), zeros };
}

/**
 * Whether a value holds a number that may have been rounded. Walking the value is faster than searching the text, and is not
 * misled by digits in strings.
 */
function hasUnsafeInteger(root: unknown): boolean {
  const pending: object[] = [];
  const isLarge = (part: unknown): boolean => {
    if (typeof part === "number") return part > Number.MAX_SAFE_INTEGER || part < -Number.MAX_SAFE_INTEGER;
    if (typeof part === "object" && part !== null) pending.push(part);
    return false;
  };
  if (isLarge(root)) return true;
  for (let object = pending.pop(); object !== undefined; object = pending.pop()) {
    // No lists of names or values are allocated: every text pays for this walk, and few have such a number.
    if (Array.isArray(object)) {
      for (let i = 0; i < object.length; i++) if (isLarge(object[i])) return true;
    } else {
      for (const name in object)
        if (Object.hasOwn(object, name) && isLarge((object as Record<string, unknown>)[name])) return true;
    }
  }
  return false;
}

/** Removes the prefixes in place, and makes BigInts. Values may have any depth. */
function withoutPrefixes(prefixed: unknown): unknown {
  const root = { "": prefixed };
  const pending: object[] = [root];
  for (let object = pending.pop(); object !== undefined; object = pending.pop()) {
    for (const [name, part] of Object.entries(object) as [string, unknown][]) {
      if (typeof part === "object" && part !== null) pending.push(part);
      if (typeof part !== "string") continue;
      const value = part.startsWith("n") ? BigInt(part.slice(1)) : part.slice(1);
      // Assignment to "__proto__" would set the prototype.
      Object.defineProperty(object, name, ownProperties({ value }));
    }
  }
  return root[""];
}
