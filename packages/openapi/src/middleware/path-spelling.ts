// The path of a request in all spellings. Routers differ in how they read it, and the middleware must read it as they
// do.

/** The target of a request. */
export interface RequestTarget {
  /** The path, still encoded. */
  readonly path: string;
  /** The query, still encoded. */
  readonly query: string;
}

/**
 * The target of a request (RFC 9112, section 3.2): a path and a query, or a whole URI, without a fragment.
 *
 * @param delimiter - What ends a path as `?` does, in routers that have such an option.
 */
export function targetOf(url: string, delimiter = "?"): RequestTarget {
  const [target] = url.replace(/^[a-z][a-z\d+.-]*:\/\/[^/?#]*/i, "").split("#", 1) as [string];
  const ends = ["?", delimiter].map((each) => target.indexOf(each)).filter((each) => each !== -1);
  const end = Math.min(target.length, ...ends);
  return { path: target.slice(0, end) || "/", query: target.slice(end + 1) };
}

/** A way to read a path. */
export interface Reading {
  readonly text: string;
  /** Whether case and empty segments are ignored. */
  readonly isLax: boolean;
}

/**
 * The ways in which a router may read a path.
 *
 * @param decoded - The path as `decodePath` returns it.
 * @param path - The path as it is.
 */
export type ReadPath = (decoded: string, path: string) => readonly Reading[];

/** For routers that compare the path as it is described. */
export const readExactly: ReadPath = (text) => [{ text, isLax: false }];

const readBoth = (text: string): readonly Reading[] => [false, true].map((isLax) => ({ text, isLax }));

/** For routers that may be lax or strict, and do not decode paths. */
export const readLaxly: ReadPath = (decoded, path) =>
  // No template has this character, so the encoded segment is a parameter.
  (path === decoded ? [path] : [decoded, path.replaceAll(/%../g, "\uFFFF")]).flatMap(readBoth);

/** For routers that may be lax, and allow empty parameters. */
export const readWithEmpty: ReadPath = (decoded) => [decoded, filled(decoded)].flatMap(readBoth);

/** A path with a text in its empty segments. */
const filled = (path: string): string => path.replaceAll(/\/(?=\/|$)/g, "/\uFFFF");

/**
 * All ways in which a router may read a path: with dot segments and backslashes resolved, without parameters of
 * segments, with encoded slashes decoded, and with empty parameters.
 */
export function readAnyhow(decoded: string): readonly Reading[] {
  const texts = [decoded, decodeURIComponent(decoded)].flatMap((each) => [
    each,
    each.replaceAll(/;[^/]*/g, ""),
    filled(each),
  ]);
  // With a host before it, it is a path, whatever it begins with.
  const resolved = texts.map((each) => new URL(`http://x/${each}`).pathname);
  return Array.from(new Set([...texts, ...resolved]), (text) => ({ text, isLax: true }));
}
