import { describe, expect, test } from "vitest";
import { printable } from "./printable.js";

/** All characters below the surrogates, one at a time, as the second of a text. */
const characters = Array.from({ length: 0xd800 }, (_, code) => String.fromCharCode(code));

describe("printable", () => {
  test("escapes control characters, line ends and controls of the writing direction, and no others", () => {
    const escaped = characters.filter((char) => printable(`a${char}`) !== `a${char}`);
    expect(escaped).toEqual(characters.filter((char) => /[\p{Cc}\p{Bidi_Control}\u2028\u2029]/u.test(char)));
  });

  test.each([
    ["::error::x", "\\u003a:error::x"],
    ["ü ##[group]", "ü \\u0023#[group]"],
    ["…cut::x", "…cut::x"],
    ["Jörg\n", "Jörg\\u000a"],
  ])("%j is %j", (text, expected) => expect(printable(text)).toBe(expected));
});
