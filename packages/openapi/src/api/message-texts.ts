// The texts of messages, in the forms in which programs have them.
import { DefinitionError } from "argot";

/** Headers by name, in any case: an object, or pairs, such as `Headers`. */
export type MessageHeaders =
  | Readonly<Record<string, string | readonly string[] | undefined>>
  | Iterable<readonly [name: string, value: string]>;

/** An object that returns the text of a query, such as `URLSearchParams`. */
export interface URLSearchParamsLike {
  /** Returns the text, encoded. */
  toString(): string;
}

/** The text of a query, without `?`. */
export function queryText(query: string | URLSearchParamsLike | null = ""): string {
  const text = query === null ? "" : query.toString();
  // A parsed object is refused, since its names and values cannot be read by their styles.
  if (typeof query !== "string" && (typeof query !== "object" || text === "[object Object]"))
    throw new DefinitionError(
      '`query` must be the text after "?", such as "limit=5", or URLSearchParams; not the object that a server has made of it.',
    );
  return text.replace(/^\?/, "");
}

/** The texts of path parameters by name. */
export const pathLookup =
  (texts: Readonly<Record<string, string>> | ReadonlyMap<string, string> | null = {}) =>
  (name: string): string | undefined => {
    if (texts instanceof Map) return (texts as ReadonlyMap<string, string>).get(name);
    const own =
      texts && Object.hasOwn(texts, name) ? (texts as Readonly<Record<string, string | number>>)[name] : undefined;
    return own === undefined ? undefined : String(own);
  };

/** The texts of headers by name, in any case. Several headers of one name are one list, and several of cookies one header. */
export function headerLookup(headers: MessageHeaders | null = {}): (name: string) => string | undefined {
  const texts = new Map<string, string>();
  const entries = headers === null ? [] : Symbol.iterator in headers ? headers : Object.entries(headers);
  for (const [name, value] of entries) {
    if (value === undefined) continue;
    const lower = name.toLowerCase();
    const delimiter = lower === "cookie" ? "; " : ", ";
    const before = texts.get(lower);
    const text = Array.isArray(value) ? value.join(delimiter) : String(value);
    texts.set(lower, before === undefined ? text : `${before}${delimiter}${text}`);
  }
  return (name) => texts.get(name.toLowerCase());
}
