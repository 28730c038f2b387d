import type { MediaType } from "./media-type.js";

/** Text in UTF-8, or in US-ASCII, a part of it. Other character sets are not known. */
export const textMediaType: MediaType = {
  supports: (parameters) => ["utf-8", "us-ascii"].includes(parameters.get("charset") ?? "utf-8"),
  parse: ({ text, parameters }) => {
    const isAscii = parameters.get("charset") === "us-ascii";
    if (isAscii && /[^\0-\u007f]/.test(text)) throw new TypeError("there are characters beyond US-ASCII");
    return text;
  },
  serialize: (value) => {
    if (typeof value !== "string" && !(value instanceof Uint8Array)) throw new TypeError("it is not text");
    return value;
  },
};
