/** Strings, to be passed over, and numerals; a string that names a member has a colon behind it. */
const strings = /"(?:[^"\\]|\\.)*"(?:\s*:)?/;
const numerals = /-?\d+(?:\.\d+)?(?:[eE][+-]?\d+)?/;
const tokens = new RegExp(`(${strings.source})|(${numerals.source})`, "gs");

/** A numeral with an exponent is short, whatever it states. One with more zeros than this stays what `JSON.parse` says. */
const maxZeros = 400;

/**
 * Parses JSON as `JSON.parse` does, and keeps integers exact: one that the numbers of JavaScript would round becomes a BigInt.
 * Argot takes a BigInt for a number wherever it meets one.
 *
 * @throws SyntaxError when the text is not JSON.
 */
export function parseJson(text: string): unknown {
  const value: unknown = JSON.parse(text);
  if (!hasUnsafeInteger(value)) return value;
  let found = false;
  // The text is JSON, so that its tokens can be told apart by a glance. A mark at the beginning of each string says
  // whether it is one, or a numeral.
  const marked = text.replace(tokens, (token: string, string: string | undefined) => {
    if (string !== undefined) return string.endsWith(":") ? string : `"s${string.slice(1)}`;
    const integer = largeInteger(token);
    if (integer === undefined) return token;
    found = true;
    return `"n${integer}"`;
  });
  return found ? restoreMarked(JSON.parse(marked)) : value;
}

/**
 * Writes a value as JSON as `JSON.stringify` does, and a BigInt as the integer that it is: what `parseJson` reads again.
 *
 * @throws TypeError when there is no JSON text for the value: it is a function, a symbol or `undefined`, or contains itself.
 */
export function stringifyJson(value: unknown): string {
  let found = false;
  const text = JSON.stringify(value, (_name, part: unknown) => {
    if (typeof part !== "bigint") return part;
    found = true;
    return 0;
  }) as string | undefined;
  if (text === undefined) throw new TypeError(`there is no JSON text for a value that is ${typeof value}`);
  if (!found) return text;
  const marked = JSON.stringify(value, (_name, part: unknown) =>
    typeof part === "bigint" ? `n${part}` : typeof part === "string" ? `s${part}` : part,
  );
  return marked.replace(tokens, (token: string, string: string | undefined) => {
    if (string === undefined || string.endsWith(":")) return token;
    return string[1] === "n" ? string.slice(2, -1) : `"${string.slice(2)}`;
  });
}

/** The integer that a numeral states, in digits, where it is too large for a number to be that integer alone. */
function largeInteger(numeral: string): string | undefined {
  if (Number.isSafeInteger(Number(numeral))) return undefined;
  const [mantissa = "", power = "0"] = numeral.split(/[eE]/);
  const [whole = "", fraction = ""] = mantissa.split(".");
  const digits = whole + fraction;
  let end = digits.length;
  while (digits[end - 1] === "0") end--;
  const zeros = Number(power) + whole.length - end;
  if (zeros < 0 || zeros > Math.max(maxZeros, numeral.length)) return undefined;
  return digits.slice(0, end) + "0".repeat(zeros);
}

/**
 * Whether there is a number that may have been rounded. To look at the value costs less than to look for numerals in the text,
 * and finds nothing in strings.
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
    // Without a list of names or values: most texts have no such number, and all pay for the search.
    if (Array.isArray(object)) {
      for (let i = 0; i < object.length; i++) if (isLarge(object[i])) return true;
    } else {
      for (const name in object) if (isLarge((object as Record<string, unknown>)[name])) return true;
    }
  }
  return false;
}

/** The value that was meant, made in place; of any depth. */
function restoreMarked(marked: unknown): unknown {
  const root = { "": marked };
  const pending: object[] = [root];
  for (let object = pending.pop(); object !== undefined; object = pending.pop()) {
    for (const [name, part] of Object.entries(object) as [string, unknown][]) {
      if (typeof part === "object" && part !== null) pending.push(part);
      if (typeof part !== "string") continue;
      const value = part.startsWith("n") ? BigInt(part.slice(1)) : part.slice(1);
      // Defined, since to assign to "__proto__" would do something else.
      Object.defineProperty(object, name, { value });
    }
  }
  return root[""];
}
