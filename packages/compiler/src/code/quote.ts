// The only place where strings of a schema become text of code.

/**
 * A JSON scalar as JavaScript source. Escapes quotes, backslashes, control characters, and all that could end a string, a line, a
 * comment or a script.
 */
export function quote(value: string | number | bigint | boolean | null): string {
  if (typeof value === "bigint") return `${value}n`;
  // This includes infinities, and -0, which equals 0.
  if (typeof value !== "string") return String(value);
  // Most names and constants need no escapes.
  if (/^[\w $.:-]*$/.test(value)) return `"${value}"`;
  return JSON.stringify(value).replace(/[\u2028\u2029<>/\u007f-\u009f]/g, escapeUnit);
}

const escapeUnit = (char: string): string => `\\u${char.charCodeAt(0).toString(16).padStart(4, "0")}`;

/** The same without escaped slashes, for URIs and pointers. `<` is still escaped, so no script can end. */
export const legible = (value: string | number | bigint | boolean | null): string =>
  quote(value).replace(/\\(u002f|.)/g, (escape, code: string) => (code === "u002f" ? "/" : escape));

/** The access to a member of an object: with a dot if the name is an identifier. */
export const access = (name: string): string => (/^[A-Za-z_$][\w$]*$/.test(name) ? `.${name}` : `[${quote(name)}]`);

/** A line comment. The text cannot end it: line ends are escaped. */
export const lineComment = (text: string): string => `// ${legible(text).slice(1, -1)}`;

/**
 * A comment that gives code a name in stack traces, debuggers and profiles. Quotes and white space would end the name: they are
 * escaped, and so are invisible characters.
 */
export const sourceUrl = (uri: string): string =>
  `//# sourceURL=${uri.replace(/[\s"'`<>\\\p{C}]/gu, (char) => `%${(char.codePointAt(0) ?? 0).toString(16).padStart(2, "0")}`)}`;
