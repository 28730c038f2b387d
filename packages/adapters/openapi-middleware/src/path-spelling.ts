// What a request says its path is. Routers read it differently, and the middleware has to see what they see.

/** The target of a request. */
export interface RequestTarget {
  /** The path, still encoded. */
  readonly path: string;
  /** The query, still encoded. */
  readonly query: string;
}

/**
 * The target of a request as RFC 9112, section 3.2, has it: a path and a query, or a whole URI. A fragment does not belong to it.
 *
 * @param delimiter - What ends a path as `?` does, in routers that have such an option.
 */
export function targetOf(url: string, delimiter = "?"): RequestTarget {
  const [target] = url.replace(/^[a-z][a-z\d+.-]*:\/\/[^/?#]*/i, "").split("#", 1) as [string];
  const ends = ["?", delimiter].map((each) => target.indexOf(each)).filter((each) => each !== -1);
  const end = Math.min(target.length, ...ends);
  return { path: target.slice(0, end) || "/", query: target.slice(end + 1) };
}

/** A path without percent-encodings that have no meaning; `undefined` if it is not percent-encoded UTF-8. */
export function decodedPath(path: string): string | undefined {
  try {
    return decodeURI(path.replaceAll("%25", "%2525"));
  } catch {
    return undefined;
  }
}

/**
 * The spellings that a path may be another one of, for somebody: the path itself, without dot segments and backslashes, without parameters of
 * segments, and with slashes that were encoded.
 *
 * @param path - A path as {@link decodedPath} returns it.
 */
export function otherSpellings(path: string): ReadonlySet<string> {
  const plain = [path, decodeURIComponent(path)].flatMap((each) => [each, each.replace(/;[^/]*/g, "")]);
  // The host makes it a path, whatever it begins with.
  return new Set([...plain, ...plain.map((each) => new URL(`http://x/${each}`).pathname)]);
}
