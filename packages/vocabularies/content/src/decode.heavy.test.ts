import { assert, constantFrom, jsonValue, property, string, uint8Array } from "fast-check";
import { describe, expect, test } from "vitest";
import { type ContentAnnotations, decode, type DecodeOptions, encode, exactJson, type MediaType } from "./index.js";

const json = "application/json";
const csv: MediaType = {
  parse: ({ text }) => text.split("\n").map((line) => line.split(",")),
  serialize: (rows) => (rows as string[][]).map((row) => row.join(",")).join("\n"),
};

describe("decode", () => {
  test.each<[value: string, annotations: ContentAnnotations, content: unknown, options?: DecodeOptions]>([
    ["as it is", {}, "as it is"],
    ["eyJhIjoxfQ==", { contentEncoding: "base64", contentMediaType: json }, { a: 1 }],
    ["eyJhIjoxfQ==", { contentEncoding: "base64" }, Uint8Array.from('{"a":1}', (each) => each.charCodeAt(0))],
    ['{"a":1}', { contentMediaType: json }, { a: 1 }],
    ['{"a":1}', { contentMediaType: "Application/LD+JSON; charset=utf-8" }, { a: 1 }],
    ["w6k=", { contentEncoding: "base64", contentMediaType: "text/plain" }, "é"],
    ["w6k=", { contentEncoding: "base64", contentMediaType: 'text/html; charset="UTF-8"' }, "é"],
    ["6Q==", { contentEncoding: "base64", contentMediaType: "text/plain; charset=iso-8859-1" }, Uint8Array.of(0xe9)],
    ["<p>", { contentMediaType: "text/html" }, "<p>"],
    ["{}", { contentMediaType: "application/a+b+json" }, {}],
    ["{}", { contentMediaType: "application/+json" }, {}],
    ["{}", { contentMediaType: 'application/json; a="\\"\n"; b=c' }, {}],
    ["{}", { contentMediaType: "application/json+x" }, "{}"],
    ["{}", { contentMediaType: "application/json x" }, "{}"],
    ["é", { contentMediaType: 'text/plain; charset="utf\\-8"' }, "é"],
    ["é", { contentMediaType: "text/plain; a=1; charset=utf-8" }, "é"],
    ["AA==", { contentEncoding: "base64", contentMediaType: "image/png" }, Uint8Array.of(0)],
    ["what", { contentEncoding: "rot13", contentMediaType: json }, "what"],
    ["what", { contentMediaType: "no media type" }, "what"],
    ["Zg", { contentEncoding: "base64", contentMediaType: "text/plain" }, "f", { lenient: true }],
    ["a,b\nc", { contentMediaType: "text/csv" }, [["a", "b"], ["c"]], { mediaTypes: { "text/csv": csv } }],
    ["9007199254740993", { contentMediaType: json }, 9007199254740992],
    ["9007199254740993", { contentMediaType: json }, 9007199254740993n, { mediaTypes: { [json]: exactJson } }],
    ["abc", {}, "abc", { maxSize: 3 }],
  ])("%o %o is %o", (value, annotations, content, options) => {
    expect(decode(value, annotations, options)).toEqual(content);
  });

  test.each<[value: string, annotations: ContentAnnotations, code: string, options?: DecodeOptions]>([
    ["e%==", { contentEncoding: "base64" }, "malformed-encoding"],
    ["Zg", { contentEncoding: "base64" }, "malformed-encoding"],
    ["{", { contentMediaType: json }, "malformed-content"],
    ["\ufeff{}", { contentMediaType: json }, "malformed-content"],
    ["/w==", { contentEncoding: "base64", contentMediaType: json }, "malformed-content"],
    ["7aCA", { contentEncoding: "base64", contentMediaType: "text/plain" }, "malformed-content"],
    ["w6k=", { contentEncoding: "base64", contentMediaType: "text/plain; charset=us-ascii" }, "malformed-content"],
    ["x", { contentEncoding: "rot13" }, "unknown-encoding", { refuseUnknown: true }],
    ["x", { contentMediaType: "image/png" }, "unknown-media-type", { refuseUnknown: true }],
    ["x", { contentMediaType: "constructor" }, "unknown-media-type", { refuseUnknown: true }],
    ["abcd", {}, "too-large", { maxSize: 3 }],
    ["AAAAAA==", { contentEncoding: "base64" }, "too-large", { maxSize: 3 }],
  ])("%o %o: %s", (value, annotations, code, options) => {
    expect(() => decode(value, annotations, options)).toThrow(expect.objectContaining({ name: "ContentError", code }));
  });

  test("says where and why", () => {
    expect(() => decode("e%==", { contentEncoding: "base64" })).toThrow(
      'not base64: the character "%" at position 1 is not allowed',
    );
    expect(() => decode("{", { contentMediaType: json })).toThrow(/^not application\/json: /);
    expect(() => decode("abcd", {}, { maxSize: 3 })).toThrow("there is content of size 4, and 3 is allowed");
    expect(() => decode("x", { contentMediaType: "image/png" }, { refuseUnknown: true })).toThrow(
      'the media type "image/png" is not known; add it to `mediaTypes`',
    );
  });

  test("says what is wrong with text", () => {
    expect(() => decode("é", { contentMediaType: "text/plain; charset=us-ascii" })).toThrow(
      "not text/plain; charset=us-ascii: there are characters beyond US-ASCII",
    );
  });

  test("gives a media type the octets, the text and the parameters", () => {
    const all: MediaType = {
      parse: ({ bytes, text, parameters }) => ({ bytes: [...bytes], text, parameters: [...parameters] }),
    };
    const annotations = { contentMediaType: 'x/y; a=B; c="d e"; f="\\"g\\\n"' };
    const expected = {
      bytes: [0xc3, 0xa9],
      text: "é",
      parameters: [
        ["a", "b"],
        ["c", "d e"],
        ["f", '"g\n'],
      ],
    };
    expect(decode("é", annotations, { mediaTypes: { "x/*": all } })).toEqual(expected);
    expect(decode("w6k=", { ...annotations, contentEncoding: "base64" }, { mediaTypes: { "x/y": all } })).toEqual(
      expected,
    );
  });

  test("allows 2^24 octets by default", () => {
    const most = "x".repeat(16_777_216);
    expect(decode(most, {}) === most).toBe(true);
    expect(() => decode(`${most}x`, {})).toThrow("there is content of size 16777217, and 16777216 is allowed");
  });
});

describe("encode", () => {
  test.each<[content: unknown, annotations: ContentAnnotations, value: string]>([
    ["as it is", {}, "as it is"],
    [{ a: 1 }, { contentEncoding: "base64", contentMediaType: json }, "eyJhIjoxfQ=="],
    [{ a: 9007199254740993n }, { contentMediaType: json }, '{"a":9007199254740993}'],
    ["é", { contentEncoding: "base64", contentMediaType: "text/plain" }, "w6k="],
    [Uint8Array.of(0xe9), { contentEncoding: "base64", contentMediaType: "text/plain; charset=iso-8859-1" }, "6Q=="],
    [Uint8Array.of(0), { contentEncoding: "base64", contentMediaType: "image/png" }, "AA=="],
    ["<svg/>", { contentMediaType: "image/svg+xml" }, "<svg/>"],
  ])("%o %o is %o", (content, annotations, value) => {
    expect(encode(content, annotations)).toBe(value);
  });

  test.each<[content: unknown, annotations: ContentAnnotations, code: string, message: string]>([
    [Uint8Array.of(0), {}, "unwritable", "octets need a `contentEncoding`"],
    [Uint8Array.of(0), { contentMediaType: json }, "unwritable", "octets are not a JSON value"],
    [undefined, { contentMediaType: json }, "unwritable", "no JSON text"],
    [{}, {}, "unwritable", "needs a `contentMediaType`"],
    [{}, { contentMediaType: "image/png" }, "unwritable", "a way to write image/png"],
    [1, { contentMediaType: "text/plain" }, "unwritable", "it is not text"],
    ["\ud800", { contentEncoding: "base64" }, "unwritable", "surrogate"],
    ["é", { contentEncoding: "7bit" }, "unwritable", "use another encoding"],
    ["a", { contentEncoding: "rot13" }, "unknown-encoding", 'the encoding "rot13" is not known; there are base64,'],
  ])("%o %o: %s", (content, annotations, code, message) => {
    const refused = expect.objectContaining({ name: "ContentError", code, message: expect.stringContaining(message) });
    expect(() => encode(content, annotations)).toThrow(refused);
  });
});

describe("what was encoded is decoded", () => {
  const names = ["base64", "base64url", "base32", "base32hex", "base16", "quoted-printable", "binary"];
  const encodings = constantFrom(...names);
  test("octets", () => {
    assert(
      property(uint8Array(), encodings, (bytes, contentEncoding) => {
        expect(decode(encode(bytes, { contentEncoding }), { contentEncoding })).toEqual(bytes);
      }),
    );
  });
  test("text", () => {
    assert(
      property(string({ unit: "binary" }), constantFrom(undefined, ...names), (text, contentEncoding) => {
        const annotations = { contentEncoding, contentMediaType: "text/plain" };
        expect(decode(encode(text, annotations), annotations)).toBe(text);
      }),
    );
  });
  test("JSON", () => {
    assert(
      property(jsonValue({ noUnicodeString: false }), constantFrom(undefined, ...names), (value, contentEncoding) => {
        const annotations = { contentEncoding, contentMediaType: "application/problem+json" };
        expect(decode(encode(value, annotations), annotations)).toEqual(JSON.parse(JSON.stringify(value)));
      }),
    );
  });
  test("a media type of one's own", () => {
    const annotations = { contentEncoding: "base64", contentMediaType: "text/csv" };
    const options = { mediaTypes: { "text/csv": csv } };
    expect(decode(encode([["a", "b"], ["c"]], annotations, options), annotations, options)).toEqual([
      ["a", "b"],
      ["c"],
    ]);
  });
});
