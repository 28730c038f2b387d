import { assert, property, string, uint8Array } from "fast-check";
import { describe, expect, test } from "vitest";
import { encodingNames, encodingOf } from "./encodings.js";
import { decodeText, type Encoding } from "./encoding.js";

const of = (name: string): Encoding => encodingOf(name)!;
/** Octets as the characters of their numbers. */
const octets = (text: string): Uint8Array => Uint8Array.from(text, (each) => each.charCodeAt(0));
const shown = (bytes: Uint8Array): string => String.fromCharCode(...bytes);

/** What an action gives, or what it throws. */
function outcomeOf(action: () => unknown): unknown {
  try {
    return action();
  } catch (error) {
    return error;
  }
}

/** Texts in the strict form, and what they say. */
const exact: Record<string, [text: string, content: string][]> = {
  // RFC 4648, section 10.
  base64: [
    ["", ""],
    ["Zg==", "f"],
    ["Zm8=", "fo"],
    ["Zm9v", "foo"],
    ["Zm9vYg==", "foob"],
    ["Zm9vYmE=", "fooba"],
    ["Zm9vYmFy", "foobar"],
    ["+/+/", "\xfb\xff\xbf"],
  ],
  base64url: [
    ["", ""],
    ["Zg==", "f"],
    ["-_-_", "\xfb\xff\xbf"],
  ],
  base32: [
    ["", ""],
    ["MY======", "f"],
    ["MZXQ====", "fo"],
    ["MZXW6===", "foo"],
    ["MZXW6YQ=", "foob"],
    ["MZXW6YTB", "fooba"],
    ["MZXW6YTBOI======", "foobar"],
  ],
  base32hex: [
    ["", ""],
    ["CO======", "f"],
    ["CPNG====", "fo"],
    ["CPNMU===", "foo"],
    ["CPNMUOG=", "foob"],
    ["CPNMUOJ1", "fooba"],
    ["CPNMUOJ1E8======", "foobar"],
  ],
  base16: [
    ["", ""],
    ["66", "f"],
    ["666F6F626172", "foobar"],
    ["666f6F", "foo"],
    ["00FF", "\0\xff"],
  ],
  "quoted-printable": [
    ["", ""],
    ["If you believe", "If you believe"],
    ["caf=E9 =3D", "caf\xe9 ="],
    ["a\r\nb\r\n", "a\r\nb\r\n"],
    ["a=0Ab=0D", "a\nb\r"],
    ["a =20\r\n=09", "a  \r\n\t"],
    ["tab\tin", "tab\tin"],
    ["~ !<>", "~ !<>"],
    ["\r\n", "\r\n"],
    ["\r\na=\r\n\r\n", "\r\na\r\n"],
    [`${"x".repeat(75)}=\r\n${"y".repeat(10)}`, "x".repeat(75) + "y".repeat(10)],
    ["z".repeat(76), "z".repeat(76)],
  ],
  "7bit": [
    ["", ""],
    ["a\r\nb", "a\r\nb"],
    ["x".repeat(998), "x".repeat(998)],
    [`${"x".repeat(998)}\r\n`, `${"x".repeat(998)}\r\n`],
    [`ab\r\n${"x".repeat(998)}\r\n`, `ab\r\n${"x".repeat(998)}\r\n`],
  ],
  "8bit": [["\xe9\r\n", "\xe9\r\n"]],
  binary: [
    ["\0\n\r\xff", "\0\n\r\xff"],
    ["x".repeat(2000), "x".repeat(2000)],
  ],
};

/** Texts that strict readers refuse, where, and what lenient ones make of them, if anything. */
const loose: Record<string, [text: string, position: number, content?: string][]> = {
  base64: [
    ["Zg", 2, "f"],
    ["Zg=", 3, "f"],
    ["Zg===", 4, "f"],
    ["Zm9v=", 4, "foo"],
    ["Zm9v\r\nYg==", 4, "foob"],
    ["-_-_", 0, "\xfb\xff\xbf"],
    ["Zh==", 1, "f"],
    ["Zm9=", 2, "fo"],
    ["Z", 1],
    ["Zm9vY===", 5],
    ["Z%==", 1],
    ["Zg==Zg==", 2],
    ["Zgé=", 2],
    ["=", 0, ""],
  ],
  base64url: [
    ["Zg", 2, "f"],
    ["+/+/", 0, "\xfb\xff\xbf"],
  ],
  base32: [
    ["MY", 2, "f"],
    ["my======", 0, "f"],
    ["MZ======", 1, "f"],
    ["M=======", 1],
    ["MZX=====", 3],
    ["MZXW6Y==", 6],
    ["M1======", 1],
  ],
  base32hex: [
    ["co======", 0, "f"],
    ["WW======", 0],
  ],
  base16: [
    ["6", 1],
    ["6G", 1],
    ["66 6F", 2, "fo"],
    ["0x66", 1],
    ["66==", 2, "f"],
  ],
  "quoted-printable": [
    ["a=e9", 1, "a\xe9"],
    ["a\nb", 1, "a\nb"],
    ["\nb", 0, "\nb"],
    ["\n", 0, "\n"],
    ["a\t\r\nb", 1, "a\r\nb"],
    ["a\r\n \r\nb", 3, "a\r\n\r\nb"],
    [" ", 0, ""],
    ["a\x7f", 1],
    ["a\x1f", 1],
    ["a\r\n=", 3, "a\r\n"],
    ["a \r\nb", 1, "a\r\nb"],
    ["a ", 1, "a"],
    ["a= \r\nb", 2, "ab"],
    ["a=", 1, "a"],
    ["z".repeat(77), 0, "z".repeat(77)],
    ["=", 0, ""],
    ["=4", 0],
    ["=4\r\n1", 0],
    ["caf\xe9", 3],
    ["a\0", 1],
    ["a\rb", 1],
    ["=GG", 0],
  ],
  "7bit": [
    ["a\nb", 1, "a\nb"],
    ["a\rb", 2, "a\rb"],
    ["a\r", 2, "a\r"],
    ["a\0", 1, "a\0"],
    ["x".repeat(999), 998, "x".repeat(999)],
    [`ab\r\n${"x".repeat(999)}`, 1002, `ab\r\n${"x".repeat(999)}`],
    ["\x80", 0],
  ],
  "8bit": [
    ["\n", 0, "\n"],
    ["\u0100", 0],
  ],
  binary: [["a\u0100", 1]],
};

/** What is said of texts that strict readers refuse. */
const reasons: [name: string, text: string, reason: string][] = [
  ["base64", "Zg", 'the padding "==" is missing at position 2'],
  ["base64", "Zg===", "the padding at position 4 is wrong"],
  ["base64", "Z%==", 'the character "%" at position 1 is not allowed'],
  ["base64", "Zh==", "the character at position 1 has bits that must be 0"],
  ["base64url", "Zg=", 'the padding "=" is missing at position 3'],
  ["base32", "MY", 'the padding "======" is missing at position 2'],
  ["base32", "M=======", "a character is missing at position 1"],
  ["base32hex", "WW======", 'the character "W" at position 0 is not allowed'],
  ["base16", "6", "a character is missing at position 1"],
  ["quoted-printable", "a\nb", "the line end at position 1 is not CR LF"],
  ["quoted-printable", "a ", "there is white space before the line end, at position 1"],
  ["quoted-printable", "z".repeat(77), "a line has more than 76 characters, at position 0"],
  ["quoted-printable", "a=", 'no line follows the "=" at position 1'],
  ["quoted-printable", "=4", 'no two hexadecimal digits follow the "=" at position 0'],
  ["quoted-printable", "a\0", String.raw`the character "\u0000" at position 1 is not allowed`],
  ["7bit", "\x80", 'the character "\x80" at position 0 is not allowed'],
  ["7bit", "a\0", "there is a NUL at position 1"],
  ["7bit", "a\nb", "the line end at position 1 is not CR LF"],
  ["7bit", "a\r", "the line end at position 2 is not CR LF"],
  ["7bit", "x".repeat(999), "a line has more than 998 characters, at position 998"],
  ["8bit", "\u0100", 'the character "Ā" at position 0 is not allowed'],
  ["binary", "\u0100", 'the character "Ā" at position 0 is not allowed'],
];

test.each(reasons)("%s: %j is refused with words", (name, text, reason) => {
  const { message } = outcomeOf(() => decodeText(name, of(name), text, false)) as Error;
  expect(message.replace(/; the option "lenient" accepts it$/, "")).toBe(`not ${name}: ${reason}`);
  const lenient = outcomeOf(() => of(name).decode(text, true));
  expect(message.endsWith("accepts it")).toBe(!(lenient instanceof Error));
});

describe.each(encodingNames())("%s", (name) => {
  const { decode, encode } = of(name);
  const outcome = (text: string, lenient: boolean): unknown => outcomeOf(() => decode(text, lenient));
  test.each(exact[name]!)("%j", (text, content) => {
    expect(shown(decode(text, false))).toBe(content);
    expect(shown(decode(text, true))).toBe(content);
    expect(shown(decode(encode(octets(content)), false))).toBe(content);
  });

  test.each(loose[name]!)("%j is not in the form", (text, position, content) => {
    expect(outcome(text, false)).toMatchObject({ name: "ContentError", code: "malformed-encoding", position });
    const whenLenient = expect.objectContaining({ code: "malformed-encoding" }) as unknown;
    expect(outcome(text, true)).toEqual(content === undefined ? whenLenient : octets(content));
  });

  test("is not sensitive to case", () => expect(encodingOf(name.toUpperCase())).toBe(of(name)));

  test("decodes any text or refuses it", () => {
    assert(
      property(string(), (text) => {
        const bytes = outcome(text, false);
        const isRead = bytes instanceof Uint8Array;
        expect(isRead || (bytes as Error).name).toBe(isRead || "ContentError");
        expect(isRead ? decode(text, true) : bytes).toEqual(bytes);
        expect(isRead ? decode(encode(bytes), false) : bytes).toEqual(bytes);
      }),
    );
  });
});

test.each(encodingNames().filter((name) => !/^[78]bit$/.test(name)))("%s encodes any octets", (name) => {
  assert(
    property(uint8Array({ maxLength: 300 }), (bytes) => {
      expect(of(name).decode(of(name).encode(bytes), false)).toEqual(bytes);
    }),
  );
});

test.each([
  ["base64", "base64"],
  ["base64url", "base64url"],
  ["base16", "hex"],
] as const)("%s is what Node writes", (name, ours) => {
  assert(
    property(uint8Array(), (bytes) => {
      const text = Buffer.from(bytes).toString(ours);
      expect(of(name).encode(bytes).replace(/=+$/, "").toLowerCase()).toBe(text.replace(/=+$/, "").toLowerCase());
    }),
  );
});

test.each([
  ["7bit", "\x80"],
  ["7bit", "\n"],
  ["8bit", "\0"],
  ["8bit", "x".repeat(999)],
])("%s has no text for %j", (name, content) => {
  expect(() => of(name).encode(octets(content))).toThrow(expect.objectContaining({ code: "unwritable" }));
});

test.each([
  ["\r\n", "\r\n"],
  ["\rx\n", "=0Dx=0A"],
  ["x\r", "x=0D"],
  [`${"x".repeat(70)}\r\n${"y".repeat(76)}`, `${"x".repeat(70)}\r\n${"y".repeat(76)}`],
  ["x".repeat(77), `${"x".repeat(75)}=\r\nxx`],
  ["x".repeat(152), `${"x".repeat(75)}=\r\n${"x".repeat(75)}=\r\nxx`],
  [" \rx", " =0Dx"],
  [" A\n", " A=0A"],
  [`${"x".repeat(75)}\xe9`, `${"x".repeat(75)}=\r\n=E9`],
  [`${"x".repeat(73)}\xe9`, `${"x".repeat(73)}=E9`],
  [`${"x".repeat(73)}\xe9y`, `${"x".repeat(73)}=\r\n=E9y`],
  ["a \r\nb\t", "a=20\r\nb=09"],
  ["a b =~\x7f\x1f", "a b =3D~=7F=1F"],
])("%j in quoted-printable", (content, text) => {
  expect(of("quoted-printable").encode(octets(content))).toBe(text);
});

test("lines of quoted-printable are at most 76 characters long", () => {
  assert(
    property(uint8Array({ maxLength: 500 }), (bytes) => {
      for (const line of of("quoted-printable").encode(bytes).split("\r\n"))
        expect(line.length).toBeLessThanOrEqual(76);
    }),
  );
});
