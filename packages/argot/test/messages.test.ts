// What users read: one mistake is one error, and its text says what is wrong, in one short line.
import { describe, expect, test } from "vitest";
import { german } from "../../tools/messages/src/de/index.js";
import { createArgot, decode, localise, primaryIssue, type ValidationIssue } from "../src/index.js";

const lineOf = ({ instanceLocation, message }: ValidationIssue): string => `${instanceLocation || "(root)"} ${message}`;

/** The issues of a value, without their causes. */
const issuesOf = (schema: unknown, value: unknown, options = {}): readonly string[] =>
  createArgot(options).compile(schema).validate(value).errors.map(lineOf);

const messageOf = (schema: unknown, value: unknown): string =>
  createArgot().compile(schema).validate(value).errors[0]?.message ?? "is valid";

describe("numbers", () => {
  const huge = 10n ** 500n + 1n;

  test.each([
    [{ maximum: 5 }, 1e308, "must be at most 5, is 1e308"],
    [{ minimum: 1e308 }, 5, "must be at least 1e308, is 5"],
    [{ exclusiveMaximum: -1e308 }, 5, "must be less than -1e308, is 5"],
    [{ exclusiveMinimum: 1.7e308 }, 5, "must be greater than 1.7e308, is 5"],
    [{ multipleOf: 1e308 }, 5, "must be a multiple of 1e308, is 5"],
    [{ multipleOf: 7 }, 1e308, "must be a multiple of 7, is 1e308"],
    [{ const: 1e308 }, 5, "must be 1e308, is 5"],
    [{ const: [1e308] }, 5, "must be [1e308], is 5"],
    [{ enum: [1e308, 2] }, 5, "must be one of 1e308, 2, is 5"],
    [{ minItems: 1e308 }, [], "must have at least 1e308 items, has 0"],
    [{ maximum: 5 }, huge, "must be at most 5, is 100000000000…000001 (501 digits)"],
    [{ minimum: huge }, 5, "must be at least 100000000000…000001 (501 digits), is 5"],
    [{ const: 5 }, -huge, "must be 5, is -100000000000…000001 (501 digits)"],
    [
      { enum: [5, huge] },
      huge - 2n,
      "must be one of 5, 100000000000…000001 (501 digits), is 999999999999…999999 (500 digits)",
    ],
    [{ multipleOf: 7 }, 10n ** 500n, "must be a multiple of 7, is 1e500"],
    [{ type: "string", maximum: 5 }, 12n * 10n ** 499n, "must be string, is integer"],
    [{ maximum: 5 }, 12n * 10n ** 499n, "must be at most 5, is 1.2e500"],
    [{ maximum: 5 }, 9007199254740993n, "must be at most 5, is 9007199254740993"],
  ])("%#: %o", (schema, value, message) => {
    expect(messageOf(schema, value)).toBe(message);
  });
});

describe("objects and arrays that must have a certain value", () => {
  const long = Array.from({ length: 100 }, (_, i) => ({ name: `item ${i}`, at: [i, i + 1] }));
  const other = long.map((item) => (item.at[0] === 41 ? { ...item, at: [41, 43] } : item));

  test.each([
    [{ const: { a: [1, 2] } }, { a: [1, 3] }, 'must be {"a": [1, 2]}, has 3 instead of 2 at /a/1'],
    [{ const: { a: [1, 2] } }, { a: [1] }, 'must be {"a": [1, 2]}, has 1 item instead of 2 at /a'],
    [{ const: { a: [1, 2] } }, { a: 1 }, 'must be {"a": [1, 2]}, has 1 instead of [1, 2] at /a'],
    [{ const: { a: 1, b: 2 } }, { a: 1 }, 'must be {"a": 1, "b": 2}, lacks "b"'],
    [
      { const: { a: 1, b: { c: 2, d: 3 } } },
      { a: 1, b: {} },
      'must be {"a": 1, "b": {"c": 2, "d": 3}}, lacks "c", "d" at /b',
    ],
    [{ const: { a: 1 } }, { a: 1, b: 2 }, 'must be {"a": 1}, has "b" as well'],
    [
      { const: { a: 1, b: 2 } },
      { a: 2, b: 1, c: 3 },
      'must be {"a": 1, "b": 2}, has "c" as well, and 2 more differences',
    ],
    [{ const: [1, 2] }, [2, 1], "must be [1, 2], has 2 instead of 1 at /0, and 1 more difference"],
    [{ const: { a: 1 } }, "x", 'must be {"a": 1}, is "x"'],
    [{ const: { a: 1 } }, [1], 'must be {"a": 1}, is [1]'],
    [
      { const: { "a/b": { "~": 1 } } },
      { "a/b": { "~": 2 } },
      'must be {"a/b": {"~": 1}}, has 2 instead of 1 at /a~1b/~0',
    ],
    [{ enum: [{ a: [1, 2] }] }, { a: [1, 3] }, 'must be {"a": [1, 2]}, has 3 instead of 2 at /a/1'],
    [
      {
        enum: [
          { a: 1, b: 2 },
          { a: 3, b: 4 },
        ],
      },
      { a: 3, b: 5 },
      'must be one of {"a": 1, "b": 2}, {"a": 3, "b": 4}, is closest to {"a": 3, "b": 4} but has 5 instead of 4 at /b',
    ],
    [{ enum: [{ a: 1 }, { b: 2 }] }, { c: 3 }, 'must be one of {"a": 1}, {"b": 2}, is {"c": 3}'],
    [{ enum: [[1, 2], "x"] }, "y", 'must be one of [1, 2], "x", is "y"'],
    [
      {
        enum: [
          [1, 2],
          [3, 4, 5],
        ],
      },
      [3, 4],
      "must be one of [1, 2], [3, 4, 5], is closest to [3, 4, 5] but has 2 items instead of 3",
    ],
    [
      { anyOf: [{ const: { a: 1, b: 2 } }, { const: { a: 3, b: 4 } }] },
      { a: 3, b: 5 },
      'must be one of {"a": 1, "b": 2}, {"a": 3, "b": 4}, is closest to {"a": 3, "b": 4} but has 5 instead of 4 at /b',
    ],
    [{ const: long }, other, "must be [{…}, {…}, {…}, {…}, {…}, {…}, {…}, {…}, …], has 43 instead of 42 at /41/at/1"],
  ])("%j of %j", (schema, value, message) => {
    expect(primaryIssue(createArgot().compile(schema).validate(value).errors)?.message).toBe(message);
  });

  test("in German", () => {
    const { errors } = createArgot()
      .compile({
        enum: [
          { a: 1, b: 2 },
          { a: 3, b: [4] },
        ],
      })
      .validate({ a: 3, b: [5, 6] });
    expect(localise(errors, german)[0]?.message).toBe(
      'muss einer der Werte {"a": 1, "b": 2}, {"a": 3, "b": [4]} sein, ist am nächsten an {"a": 3, "b": [4]}, ' +
        "hat aber 2 Elemente statt 1 bei /b, und 1 weiteren Unterschied",
    );
  });

  test("of any depth", () => {
    const nested = (leaf: unknown): unknown => {
      let value = leaf;
      for (let i = 0; i < 20_000; i++) value = [value];
      return value;
    };
    expect(messageOf({ const: nested(1) }, nested(2))).toMatch(
      /^must be \[\[…\]\], has 2 instead of 1 at (?:\/0){20000}$/,
    );
  });
});

describe("content that cannot be decoded is one error, with the reason and the position", () => {
  const json = { contentMediaType: "application/json", contentSchema: { required: ["a"] } };
  const options = { contentKeywords: "assert" as const };

  test.each([
    [
      { contentEncoding: "base64", ...json },
      "no Base64!",
      'must be written in "base64": the character " " at position 2 is not allowed',
    ],
    [
      { contentEncoding: "base64url", ...json },
      "eyJhIjogMX0",
      'must be written in "base64url": the padding "=" is missing at position 11; the option "lenient" accepts it',
    ],
    [
      { contentEncoding: "base64url" },
      "Zg",
      'must be written in "base64url": the padding "==" is missing at position 2; the option "lenient" accepts it',
    ],
    [
      { contentEncoding: "base64" },
      "Zg===",
      'must be written in "base64": the padding at position 4 is wrong; the option "lenient" accepts it',
    ],
    [{ contentEncoding: "base64" }, "Z", 'must be written in "base64": a character is missing at position 1'],
    [
      { contentEncoding: "base64" },
      "Zm9v\nZm9v",
      'must be written in "base64": the character "\\n" at position 4 is not allowed; the option "lenient" accepts it',
    ],
    [
      { contentEncoding: "base64" },
      "Zh==",
      'must be written in "base64": the character at position 1 has bits that must be 0; the option "lenient" accepts it',
    ],
    [
      { contentEncoding: "base16" },
      "0😀",
      'must be written in "base16": the character "😀" at position 1 is not allowed',
    ],
    [
      { contentEncoding: "quoted-printable" },
      "a=4",
      'must be written in "quoted-printable": no two hexadecimal digits follow the "=" at position 1',
    ],
    [
      { contentEncoding: "7bit" },
      "a\nb",
      'must be written in "7bit": the line end at position 1 is not CR LF; the option "lenient" accepts it',
    ],
    [{ contentEncoding: "base64", contentMediaType: "text/plain" }, "/w==", 'must hold "text/plain": not UTF-8 text'],
  ])("%j of %j", (schema, value, message) => {
    expect(issuesOf(schema, value, options)).toEqual([`(root) ${message}`]);
    const tried = createArgot({ ...options, tier: "compiled" }).compile({ items: schema });
    for (let i = 0; i < 50; i++) tried.validate([value]);
    expect(tried.validate([value]).errors.map(lineOf)).toEqual([`/0 ${message}`]);
  });

  test("malformed JSON has the reason that the parser gives", () => {
    const [issue, ...others] = issuesOf(json, '{"a": }', options);
    expect(others).toEqual([]);
    expect(issue).toMatch(/^\(root\) must hold "application\/json": .*Unexpected token/);
  });

  test("the position of a lenient reader counts white space", () => {
    expect(issuesOf({ contentEncoding: "base64" }, "Zm 9v\n!A==", { contentKeywords: { lenient: true } })).toEqual([
      '(root) must be written in "base64": the character "!" at position 6 is not allowed',
    ]);
  });

  test("content in too much content says so", () => {
    const link = { $ref: "#/$defs/link" };
    const schema = { ...link, $defs: { link: { contentMediaType: "application/json", contentSchema: link } } };
    const [line] = issuesOf(schema, '"\\"1\\""', { contentKeywords: { maxNesting: 1 } });
    expect(line).toBe('(root) must hold "application/json": it is within 1 other content, which is the maximum');
  });

  test("decode has the same reasons", () => {
    expect(() => decode("Zg", { contentEncoding: "base64url" })).toThrow(
      'not base64url: the padding "==" is missing at position 2; the option "lenient" accepts it',
    );
  });

  test("in German", () => {
    const { errors } = createArgot(options).compile({ contentEncoding: "base64url" }).validate("Zg");
    expect(localise(errors, german)[0]?.message).toBe(
      'muss in "base64url" geschrieben sein: die Auffüllung "==" an Position 2 fehlt; die Option "lenient" akzeptiert das',
    );
  });
});

describe("unknown properties and items are reported although another schema fails", () => {
  const number = { type: "number" };
  const kinds = ["a", "b"].map((kind) => ({
    properties: { kind: { const: kind }, [kind]: number },
    required: ["kind"],
  }));

  test.each([
    [
      { allOf: [{ properties: { a: number, b: {} } }], unevaluatedProperties: false },
      { a: "x", b: 1, zz: 1 },
      ["/a must be number, is string", "/zz is not a known property"],
    ],
    [
      {
        $id: "https://example.com/colours",
        allOf: [{ $ref: "#/$defs/base" }],
        $defs: { base: { properties: { colour: number } } },
        unevaluatedProperties: false,
      },
      { color: 1, colour: "x" },
      ["/colour must be number, is string", "/color is not a known property"],
    ],
    [
      { allOf: [{ properties: { a: number } }, { properties: { b: {} } }], unevaluatedProperties: { type: "string" } },
      { a: "x", b: 1, c: 1, d: "x" },
      ["/a must be number, is string", "/c must be string, is integer"],
    ],
    [
      { anyOf: kinds, unevaluatedProperties: false },
      { kind: "a", a: "x", b: 1, zz: 1 },
      [
        "(root) /a: must be number, is string (must match at least one of the alternatives, matches none)",
        "/zz is not a known property",
      ],
    ],
    [
      {
        if: { properties: { kind: { const: "a" } } },
        then: { properties: { a: number } },
        else: { properties: { b: number } },
        unevaluatedProperties: false,
      },
      { kind: "b", a: 1, b: "x", zz: 1 },
      ['/b must be number, is string, because "kind" is "b"', "/zz is not a known property"],
    ],
    [
      { allOf: [{ patternProperties: { "^x-": number } }], unevaluatedProperties: false },
      { "x-a": "x", y: 1 },
      ["/x-a must be number, is string", "/y is not a known property"],
    ],
    [
      { allOf: [{ additionalProperties: number }], unevaluatedProperties: false },
      { a: "x", b: 1 },
      ["/a must be number, is string"],
    ],
    [
      { not: { required: ["a"], properties: { a: {} } }, properties: { b: {} }, unevaluatedProperties: false },
      { a: 1, b: 1 },
      ['(root) must not match the schema under "not"', "/a must not be present"],
    ],
    [
      { allOf: [{ prefixItems: [number, {}] }], unevaluatedItems: false },
      ["x", 1, 2],
      ["/0 must be number, is string", "/2 is too many: at most 2 items are allowed"],
    ],
    [{ allOf: [{ contains: number }], unevaluatedItems: false }, ["x"], ["(root) must contain a matching item"]],
    [
      { items: { allOf: [{ properties: { a: number } }], unevaluatedProperties: false } },
      [{ a: "x", zz: 1 }],
      ["/0/a must be number, is string", "/0/zz is not a known property"],
    ],
  ])("%j of %j", (schema, value, expected) => {
    expect(issuesOf(schema, value)).toEqual(expected);
    for (const tier of ["loop", "compiled", "closures"] as const) {
      const validator = createArgot({ tier }).compile({ items: schema });
      // After some work, compiled code finds the failures.
      for (let i = 0; i < 100; i++) validator.validate([value]);
      const found = validator.validate([value]).errors.map(lineOf);
      expect(found).toEqual(expected.map((line) => `/0${line.replace(/^\(root\)/, "")}`));
    }
  });
});

describe("a condition about a property that is missing or wrong makes no second error", () => {
  const then = { then: { required: ["x"] }, else: { required: ["y"] } };
  const ofKind = { if: { properties: { kind: { const: "a" } } }, ...then };

  test.each([
    [{ required: ["kind"], ...ofKind }, {}, ['(root) must have property "kind"']],
    [
      { required: ["kind"], if: { ...ofKind.if, required: ["kind"] }, ...then },
      {},
      ['(root) must have property "kind"'],
    ],
    [{ required: ["kind"], allOf: [ofKind, ofKind] }, {}, ['(root) must have property "kind"']],
    [
      { properties: { kind: { enum: ["a", "b"] } }, ...ofKind },
      { kind: "c" },
      ['/kind must be one of "a", "b", is "c"'],
    ],
    [
      { required: ["kind", "n"], if: { properties: { kind: { const: "a" }, n: { minimum: 3 } } }, ...then },
      { kind: "a" },
      ['(root) must have property "n"'],
    ],
    // Nothing else says that the property is missing.
    [ofKind, {}, ['(root) must have property "x", because "kind" is missing']],
    [ofKind, { kind: "b" }, ['(root) must have property "y", because "kind" is "b"']],
    // That a property is there does not depend on its value.
    [
      { properties: { a: { type: "number" } }, dependentSchemas: { a: { required: ["b"] } } },
      { a: "1" },
      ["/a must be number, is string; did you mean 1?", '(root) must have property "b", because "a" is there'],
    ],
    // Two conditions never leave out each other.
    [
      {
        allOf: [
          { if: { properties: { p: { const: 1 } } }, then: { required: ["q"] } },
          { if: { properties: { q: { const: 1 } } }, then: { required: ["p"] } },
        ],
      },
      {},
      [
        '(root) must have property "q", because "p" is missing',
        '(root) must have property "p", because "q" is missing',
      ],
    ],
    [
      { required: ["kind"], ...ofKind, then: { if: { required: ["z"] }, else: { required: ["x"] } } },
      {},
      ['(root) must have property "kind"'],
    ],
  ])("%j of %j", (schema, value, expected) => {
    expect(issuesOf(schema, value)).toEqual(expected);
  });
});

describe("one mistyped name is one error", () => {
  const closed = { properties: { url: {}, name: {}, port: {} }, additionalProperties: false };

  test.each([
    [{ ...closed, required: ["url"] }, { uri: "x" }, ['/uri is not a known property; did you mean "url"?']],
    [
      { allOf: [{ properties: { url: {} } }], required: ["url"], unevaluatedProperties: false },
      { uri: "x" },
      ['/uri is not a known property; did you mean "url"?'],
    ],
    [
      { ...closed, required: ["url", "name", "port"] },
      { uri: "x", nmae: "y", zzz: 1 },
      [
        '(root) must have property "port"',
        '/uri is not a known property; did you mean "url"?',
        '/nmae is not a known property; did you mean "name"?',
        "/zzz is not a known property",
      ],
    ],
    [
      { properties: { colour: {}, colours: {} }, required: ["colour", "colours"], additionalProperties: false },
      { colors: 1, color: 2 },
      [
        '/colors is not a known property; did you mean "colours"?',
        '/color is not a known property; did you mean "colour"?',
      ],
    ],
    [
      { ...closed, required: ["url"] },
      { uri: 1, urll: 1 },
      ['/uri is not a known property; did you mean "url"?', "/urll is not a known property"],
    ],
    [
      { propertyNames: { enum: ["url", "name"] }, required: ["url"] },
      { uri: 1 },
      ['(root) must have only property names that are allowed, has "uri"'],
    ],
    // In an open object, unknown names are no errors.
    [{ required: ["url"] }, { uri: "x" }, ['(root) must have property "url"; is "uri" a typo?']],
    [
      { required: ["url", "name"] },
      { nmae: "y", uri: "x" },
      ['(root) must have properties "url", "name"; are "uri", "nmae" typos?'],
    ],
    [
      { ...closed, required: ["url"] },
      { zzzzz: 1 },
      ['(root) must have property "url"', "/zzzzz is not a known property"],
    ],
    [
      { items: { ...closed, required: ["url"] } },
      [{ uri: 1 }, { ulr: 1 }],
      ['/0/uri is not a known property; did you mean "url"?', '/1/ulr is not a known property; did you mean "url"?'],
    ],
  ])("%j of %j", (schema, value, expected) => {
    expect(issuesOf(schema, value)).toEqual(expected);
  });

  test("in German", () => {
    const { errors } = createArgot()
      .compile({ required: ["url", "name"] })
      .validate({ nmae: 1, uri: 1 });
    expect(localise(errors, german)[0]?.message).toBe(
      'muss die Eigenschaften "url", "name" haben; sind "uri", "nmae" Tippfehler?',
    );
  });
});

describe("suggestions", () => {
  test.each([
    // The only allowed value is named already.
    [{ const: "hello" }, "helo", 'must be "hello", is "helo"'],
    [{ enum: ["hello"] }, "helo", 'must be "hello", is "helo"'],
    [{ const: "hello" }, "goodbye", 'must be "hello", is "goodbye"'],
    [{ enum: [1, "hello"] }, "helo", 'must be one of 1, "hello", is "helo"; did you mean "hello"?'],
  ])("%j of %j", (schema, value, message) => {
    expect(messageOf(schema, value)).toBe(message);
  });
});

test("patterns, encodings and examples are in quotes", () => {
  expect(messageOf({ pattern: "^\\d+$" }, "x")).toBe(String.raw`must match the pattern "^\d+$", is "x"`);
  expect(issuesOf({ format: "date" }, "x", { formats: "assert" })).toEqual([
    '(root) must be a date that exists, such as "2024-02-29", is "x"',
  ]);
});
