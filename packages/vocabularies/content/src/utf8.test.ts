import { expect, test } from "vitest";
import { bytesOf, textOf } from "./utf8.js";

test.each<[text: string, ...octets: number[]]>([
  [""],
  ["a%b", 97, 37, 98],
  ["%41", 37, 52, 49],
  ["\0\x07\x7f", 0, 7, 127],
  ["\u0080\u07ff", 0xc2, 0x80, 0xdf, 0xbf],
  ["\u0800\uffff", 0xe0, 0xa0, 0x80, 0xef, 0xbf, 0xbf],
  ["\u{10000}\u{10ffff}", 0xf0, 0x90, 0x80, 0x80, 0xf4, 0x8f, 0xbf, 0xbf],
])("%j", (text, ...octets) => {
  expect([...bytesOf(text)]).toEqual(octets);
  expect(textOf(Uint8Array.from(octets))).toBe(text);
});

test.each([[[0x80]], [[0xc0, 0x80]], [[0xed, 0xa0, 0x80]], [[0xf4, 0x90, 0x80, 0x80]], [[0xe2, 0x82]], [[0xff]]])(
  "%j is not UTF-8",
  (octets) => {
    expect(() => textOf(Uint8Array.from(octets))).toThrow(
      expect.objectContaining({ name: "ContentError", code: "malformed-content", message: "not UTF-8 text" }),
    );
  },
);
