import * as fc from "fast-check";
// By its file: by the name alone, Node gives out a module of its own, which is deprecated.
// @ts-expect-error -- it has no declarations
import library from "punycode/punycode.js";
import { describe, expect, test } from "vitest";
import { decodePunycode, encodePunycode } from "./punycode.js";

const punycode = library as { encode(text: string): string; decode(text: string): string };

function decodedByLibrary(text: string): string | undefined {
  try {
    return punycode.decode(text);
  } catch {
    return undefined;
  }
}

describe("Punycode", () => {
  test.each([
    ["bücher", "bcher-kva"],
    ["例え", "r8jz45g"],
    ["ü", "tda"],
    ["3年B組金八先生".toLowerCase(), "3b-ww4c5e180e575a65lsy2b"],
    ["😀", "e28h"],
    ["", ""],
    ["a", "a-"],
    ["a-ü", "a--yka"],
    ["\u{10FFFF}", "dn32g"],
  ])("%s", (text, encoded) => {
    expect(encodePunycode(text)).toBe(encoded);
    expect(decodePunycode(encoded)).toBe(text);
  });

  test.each(["a!", "ü", "99999999", "zz", "-", "a-b-!", "en32g"])("%s is none", (text) => {
    expect(decodePunycode(text)).toBe(decodedByLibrary(text));
  });

  const character = fc.oneof(
    fc.constantFrom("a", "z", "0", "9", "-"),
    fc.string({ unit: "binary", minLength: 1, maxLength: 1 }),
  );

  test("is written as the package punycode writes it, and read again", () => {
    const text = fc.array(character, { maxLength: 60 }).map((characters) => characters.join(""));
    fc.assert(
      fc.property(text, (each) => {
        expect(encodePunycode(each)).toBe(punycode.encode(each));
        expect(decodePunycode(encodePunycode(each))).toBe(each);
      }),
    );
  });

  test("is read as the package punycode reads it", () => {
    fc.assert(
      fc.property(fc.array(fc.constantFrom("a", "b", "y", "z", "0", "1", "8", "9", "-"), { maxLength: 12 }), (each) => {
        expect(decodePunycode(each.join(""))).toBe(decodedByLibrary(each.join("")));
      }),
    );
  });
});
