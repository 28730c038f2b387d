/** The five parts of a URI reference (RFC 3986, appendix B); IRIs pass as they are (RFC 3987). */
interface Parts {
  scheme: string | undefined;
  authority: string | undefined;
  path: string;
  query: string | undefined;
  fragment: string | undefined;
}

// The expression of RFC 3986, appendix B: it matches every string.
const grammar = /^(?:([^:/?#]+):)?(?:\/\/([^/?#]*))?([^?#]*)(?:\?([^#]*))?(?:#(.*))?$/s;

function parse(reference: string): Parts {
  const [, scheme, authority, path = "", query, fragment] = grammar.exec(reference) ?? [];
  return { scheme, authority, path, query, fragment };
}

function format({ scheme, authority, path, query, fragment }: Parts): string {
  return (
    (scheme === undefined ? "" : `${scheme}:`) +
    (authority === undefined ? "" : `//${authority}`) +
    path +
    (query === undefined ? "" : `?${query}`) +
    (fragment === undefined ? "" : `#${fragment}`)
  );
}

/** Whether a reference starts with a scheme and so needs no base. */
export const isAbsoluteUri = (reference: string): boolean => /^[A-Za-z][A-Za-z0-9+.-]*:/.test(reference);

/**
 * Resolves a reference against a base URI (RFC 3986, section 5.2) and normalises the result for comparison (section
 * 6.2.2; for IRIs, RFC 3987, section 5.3.2): case of scheme, host and percent-encodings, encodings of unreserved
 * characters, dot segments.
 */
export function resolveUri(reference: string, base: string): string {
  const r = parse(reference);
  if (r.scheme !== undefined) return format(normal(r));
  const b = parse(base);
  const parts: Parts = { ...r, scheme: b.scheme };
  if (r.authority === undefined) {
    parts.authority = b.authority;
    if (r.path === "") {
      parts.path = b.path;
      parts.query = r.query ?? b.query;
    } else if (!r.path.startsWith("/")) parts.path = merge(b, r.path);
  }
  return format(normal(parts));
}

/** Splits a URI into what identifies the resource and the fragment, percent-decoded (`undefined` without `#`). */
export function splitFragment(uri: string): { resource: string; fragment: string | undefined } {
  const at = uri.indexOf("#");
  if (at < 0) return { resource: uri, fragment: undefined };
  return { resource: uri.slice(0, at), fragment: decode(uri.slice(at + 1)) };
}

/** Encodes a JSON Pointer for use as a URI fragment (RFC 6901, section 6). */
export const encodeFragment = (pointer: string): string =>
  // Most pointers need none of it.
  /^[\w$/.~-]*$/.test(pointer) ? pointer : encoded(pointer);

const encoded = (pointer: string): string =>
  // A lone surrogate has no UTF-8 form; it is shown as the replacement character.
  encodeURI(pointer.replace(/[\uD800-\uDFFF]/gu, "\uFFFD")).replace(
    /[#[\]^]/g,
    (char) => `%${char.charCodeAt(0).toString(16).toUpperCase()}`,
  );

function merge(base: Parts, path: string): string {
  if (base.authority !== undefined && base.path === "") return `/${path}`;
  return base.path.slice(0, base.path.lastIndexOf("/") + 1) + path;
}

function normal({ scheme, authority, path, query, fragment }: Parts): Parts {
  return {
    scheme: scheme?.toLowerCase(),
    authority:
      authority === undefined ? undefined : normalEncoding(authority).replace(/[^@]*$/, (host) => host.toLowerCase()),
    path: removeDotSegments(normalEncoding(path)),
    query: query === undefined ? undefined : normalEncoding(query),
    fragment,
  };
}

/** Percent-encodings in upper case, and none for characters that never need one: beyond ASCII, those of IRIs. */
function normalEncoding(text: string): string {
  if (!text.includes("%")) return text;
  return text.replace(/%[0-7][0-9a-f]|(?:%[89a-f][0-9a-f])+/gi, (encoding) => {
    const decoded = decode(encoding);
    // What is no UTF-8 stays as it is.
    if (decoded === encoding) return encoding.toUpperCase();
    const reserved = (char: string): string => (char < "\u0080" ? encoding.toUpperCase() : encodeURIComponent(char));
    return Array.from(decoded, (char) => (unreserved.test(char) ? char : reserved(char))).join("");
  });
}

// RFC 3987, sections 2.2 and 3.2: without the marks that change the direction of text, which must stay visible.
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
      // The first segment of a path is taken back, what stands before it is not.
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
    // A malformed encoding names nothing; left as it is, it is found nowhere and reported as such.
    return text;
  }
}
