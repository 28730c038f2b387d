/** Adds one reference token to a JSON Pointer (RFC 6901, section 3). */
export const appendToken = (pointer: string, token: string): string => pointer + tokenSuffix(token);

/** What a reference token adds to a JSON Pointer. */
export const tokenSuffix = (token: string): string => `/${escapeToken(token)}`;

/** The JSON Pointer of a path of reference tokens. */
export const pointerOf = (path: readonly string[]): string => path.reduce(appendToken, "");

/** The reference tokens of a JSON Pointer; `undefined` if the text is no JSON Pointer (RFC 6901, section 3). */
export function tokensOf(pointer: string): string[] | undefined {
  if (pointer === "") return [];
  if (!pointer.startsWith("/") || /~(?![01])/.test(pointer)) return undefined;
  return pointer
    .slice(1)
    .split("/")
    .map((token) => token.replaceAll("~1", "/").replaceAll("~0", "~"));
}

/**
 * The part of a value at a path of reference tokens; `undefined` if there is none. Only own members and items are parts (RFC 6901, section 4).
 *
 * @param path - As {@link tokensOf} returns it.
 */
export function valueAt(value: unknown, path: readonly string[]): unknown {
  let part = value;
  for (const token of path) {
    if (typeof part !== "object" || part === null || !Object.hasOwn(part, token)) return undefined;
    // The one property of an array that is no item.
    if (token === "length" && Array.isArray(part)) return undefined;
    part = (part as Readonly<Record<string, unknown>>)[token];
  }
  return part;
}

const escapeToken = (token: string): string =>
  needsEscape(token) ? token.replaceAll("~", "~0").replaceAll("/", "~1") : token;

/** Looks at each letter: most tokens are short, and this is faster than a search. */
function needsEscape(token: string): boolean {
  for (let i = 0; i < token.length; i++) {
    const code = token.charCodeAt(i);
    if (code === 0x2f || code === 0x7e) return true;
  }
  return false;
}
