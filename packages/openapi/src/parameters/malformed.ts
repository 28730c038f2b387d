/** A text that does not have the form of its style. The reason is the end of a sentence about it. */
export class Malformed {
  readonly reason: string;

  constructor(reason: string) {
    this.reason = reason;
  }
}

/** Decodes percent-encodings (RFC 3986, section 2.1). */
export function decodePercent(text: string): string | Malformed {
  if (!text.includes("%")) return text;
  try {
    return decodeURIComponent(text);
  } catch {
    return new Malformed("must be percent-encoded UTF-8");
  }
}

/** Decodes a part of a query or form: `+` is a space. */
export const decodeForm = (text: string): string | Malformed => decodePercent(text.replaceAll("+", " "));
