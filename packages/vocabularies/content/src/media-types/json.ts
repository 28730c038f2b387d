import { parseJson, stringifyJson } from "@argot/core/json";
import type { MediaType } from "./media-type.js";

/** JSON (RFC 8259), which is UTF-8 whatever parameters say. Numbers are what `JSON.parse` makes of them. */
export const jsonMediaType: MediaType = {
  parse: ({ text }) => JSON.parse(text) as unknown,
  serialize: (value) => {
    if (value instanceof Uint8Array) throw new TypeError("octets are not a JSON value");
    return stringifyJson(value);
  },
};

/** JSON whose large integers are read as BigInts, by `parseJson`, to replace the usual one in `mediaTypes`. */
export const exactJson: MediaType = { ...jsonMediaType, parse: ({ text }) => parseJson(text) };
