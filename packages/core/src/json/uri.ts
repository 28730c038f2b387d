/** The five parts of a URI reference (RFC 3986, appendix B); IRIs pass as they are (RFC 3987). */
interface UriParts {
  scheme: string | undefined;
  authority: string | undefined;
  path: string;
  query: string | undefined;
  fragment: string | undefined;
}

// The expression of RFC 3986, appendix B. It matches every string.
const grammar = /^(?:([^:/?#]+):)?(?:\/\/([^/?#]*))?([^?#]*)(?:\?([^#]*))?(?:#(.*))?$/s;

function splitUri(reference: string): UriParts {
  const [, scheme, authority, path = "", query, fragment] = grammar.exec(reference) ?? [];
  return { scheme, authority, path, query, fragment };
}

function format({ scheme, authority, path, query, fragment }: UriParts): string {
  return (
    (scheme === undefined ? "" : `${scheme}:`) +
    (authority === undefined ? "" : `//${authority}`) +
    path +
    (query === undefined ? "" : `?${query}`) +
    (fragment === undefined ? "" : `#${fragment}`)
  );
}

/** The base for relative URIs. Documents without a URI get a number below it. */
export const anonymousBase = "argot:/";

/** Whether a URI reference starts with a scheme. */
export const isAbsoluteUri = (reference: string): boolean => /^[A-Za-z][A-Za-z0-9+.-]*:/.test(reference);

/**
 * Resolves a reference against a base URI (RFC 3986, section 5.2) and normalises the result for comparison (section 6.2.2;
 * for IRIs, RFC 3987, section 5.3.2): the case of scheme, host and percent-encodings, the encodings of unreserved characters,
 * and dot segments. The path of an HTTP URI is never empty (section 6.2.3).
 */
export function resolveUri(reference: string, base: string): string {
  const relative = splitUri(reference);
  if (relative.scheme !== undefined) return format(normalized(relative));
  const baseParts = splitUri(base);
  const parts: UriParts = { ...relative, scheme: baseParts.scheme };
  if (relative.authority === undefined) {
    parts.authority = baseParts.authority;
    if (relative.path === "") {
      parts.path = baseParts.path;
      parts.query = relative.query ?? baseParts.query;
    } else if (!relative.path.startsWith("/")) parts.path = mergePaths(baseParts, relative.path);
  }
  return format(normalized(parts));
}

/** Splits a URI at `#`. The fragment is percent-decoded, and `undefined` without `#`. */
export function splitFragment(uri: string): { resource: string; fragment: string | undefined } {
  const hash = uri.indexOf("#");
  if (hash < 0) return { resource: uri, fragment: undefined };
  return { resource: uri.slice(0, hash), fragment: decode(uri.slice(hash + 1)) };
}

/** Encodes a JSON Pointer for use as a URI fragment (RFC 6901, section 6). */
export const encodeFragment = (pointer: string): string =>
  // Most pointers need no encoding.
  /^[\w$/.~-]*$/.test(pointer) ? pointer : percentEncoded(pointer);

const percentEncoded = (pointer: string): string =>
  // A lone surrogate has no UTF-8 form; the replacement character stands for it.
  encodeURI(pointer.replace(/[\uD800-\uDFFF]/gu, "\uFFFD")).replace(
    /[#[\]^]/g,
    (char) => `%${char.charCodeAt(0).toString(16).toUpperCase()}`,
  );

/** RFC 3986, section 5.2.3. */
function mergePaths(base: UriParts, path: string): string {
  if (base.authority !== undefined && base.path === "") return `/${path}`;
  return base.path.slice(0, base.path.lastIndexOf("/") + 1) + path;
}

function normalized({ scheme, authority, path, query, fragment }: UriParts): UriParts {
  const normalScheme = scheme?.toLowerCase();
  const normalPath = removeDotSegments(normalEncoding(path));
  const isHttp = normalScheme === "http" || normalScheme === "https";
  return {
    scheme: normalScheme,
    authority: authority === undefined ? undefined : normalAuthority(normalEncoding(authority)),
    path: isHttp && authority !== undefined && normalPath === "" ? "/" : normalPath,
    query: query === undefined ? undefined : normalEncoding(query),
    fragment,
  };
}

/** Writes the host in lower case. It is after the user information, if there is any. */
function normalAuthority(authority: string): string {
  const host = authority.lastIndexOf("@") + 1;
  return authority.slice(0, host) + authority.slice(host).toLowerCase();
}

/** Writes percent-encodings in upper case, and removes those of characters that never need one (RFC 3987 beyond ASCII). */
function normalEncoding(text: string): string {
  if (!text.includes("%")) return text;
  return text.replace(/%[0-7][0-9a-f]|(?:%[89a-f][0-9a-f])+/gi, (encoding) => {
    const decoded = decode(encoding);
    // An encoding that is not UTF-8 is not decoded.
    if (decoded === encoding) return encoding.toUpperCase();
    const reserved = (char: string): string => (char < "\u0080" ? encoding.toUpperCase() : encodeURIComponent(char));
    return Array.from(decoded, (char) => (unreserved.test(char) ? char : reserved(char))).join("");
  });
}

// The unreserved characters of RFC 3987, section 2.2, without the marks for the direction of text, which section 3.2 keeps
// encoded.
const unreserved =
  /[A-Za-z0-9._~\-\u{A0}-\u{200D}\u{2010}-\u{2029}\u{202F}-\u{D7FF}\u{F900}-\u{FDCF}\u{FDF0}-\u{FFEF}\u{10000}-\u{EFFFD}]/u;

/** RFC 3986, section 5.2.4. */
function removeDotSegments(path: string): string {
  if (!path.includes("/.") && !path.startsWith(".")) return path;
  const out: string[] = [];
  const segments = path.split("/");
  for (const [i, segment] of segments.entries()) {
    const last = i === segments.length - 1;
    if (segment === "..") {
      // `..` removes the segment before it. The text before the first slash stays.
      if (out.length > 1) out.pop();
      else if (out.length === 1) out[0] = "";
      if (last) out.push("");
    } else if (segment === ".") {
      if (last) out.push("");
    } else out.push(segment);
  }
  return out.join("/");
}

function decode(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    // A malformed encoding stays as it is. The reference then leads nowhere and is reported as unresolvable.
    return text;
  }
}
