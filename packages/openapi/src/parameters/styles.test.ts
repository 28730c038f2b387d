// The style table of the specification, both ways: values are written as it says, and must be read again.
import { createArgot } from "argot";
import * as fc from "fast-check";
import { describe, expect, test } from "vitest";
import { ValueShape } from "../api/value-shape.js";
import { Budget, type LargeIntegers } from "./budget.js";
import { decodeForm, decodePercent, Malformed } from "./malformed.js";
import { type Parameter, readParameter } from "./parameter.js";
import { pairsOf } from "./query.js";
import type { ParameterLocation } from "./style.js";

const schemas = {
  primitive: { type: "string" },
  integer: { type: "integer" },
  number: { type: "number" },
  array: { type: "array", items: { type: "string" } },
  nullableArray: { type: ["array", "null"], items: { type: "string" } },
  object: { type: "object", additionalProperties: { type: "string" } },
} as const;

function read(
  location: ParameterLocation,
  style: string,
  explode: boolean,
  kind: keyof typeof schemas,
  text: string | undefined,
  largeIntegers?: LargeIntegers,
): unknown {
  const budget = new Budget(largeIntegers);
  const argot = createArgot();
  const validator = argot.compile(schemas[kind]);
  const parameter: Parameter = {
    name: "color",
    in: location,
    isRequired: false,
    location: { uri: "", pointer: "" },
    allowsEmpty: false,
    content: undefined,
    allowsReserved: false,
    style,
    explode,
    schema: {
      validator,
      source: { uri: "", argot },
      errorsOf: (value) => validator.validate(value).errors,
      shape: new ValueShape(() => argot.plan(schemas[kind])),
      fillDefaults: (value) => value,
    },
    listed: new Set(["color", "other"]),
  };
  const texts = {
    path: () => text,
    header: () => text,
    query: () => pairsOf(text ?? "", { decode: decodeForm, budget }),
    cookie: () => pairsOf(text ?? "", { decode: decodePercent, budget }, /;[ \t]*/),
    queryText: text ?? "",
  };
  const value = readParameter(parameter, texts, budget);
  return value instanceof Malformed ? value.reason : value;
}

const list = ["blue", "black", "brown"];
const object = { R: "100", G: "200", B: "150" };

// https://spec.openapis.org/oas/v3.1.1.html#style-examples
describe("the examples of the specification", () => {
  test.each([
    ["path", "matrix", false, "primitive", ";color=blue", "blue"],
    ["path", "matrix", false, "primitive", ";color=", ""],
    ["path", "matrix", false, "array", ";color=blue,black,brown", list],
    ["path", "matrix", false, "object", ";color=R,100,G,200,B,150", object],
    ["path", "matrix", true, "array", ";color=blue;color=black;color=brown", list],
    ["path", "matrix", true, "object", ";R=100;G=200;B=150", object],
    ["path", "label", false, "primitive", ".blue", "blue"],
    ["path", "label", false, "primitive", ".", ""],
    ["path", "label", false, "array", ".blue,black,brown", list],
    ["path", "label", false, "object", ".R,100,G,200,B,150", object],
    ["path", "label", true, "array", ".blue.black.brown", list],
    ["path", "label", true, "object", ".R=100.G=200.B=150", object],
    ["path", "simple", false, "primitive", "blue", "blue"],
    ["path", "simple", false, "array", "blue,black,brown", list],
    ["path", "simple", false, "object", "R,100,G,200,B,150", object],
    ["path", "simple", true, "array", "blue,black,brown", list],
    ["path", "simple", true, "object", "R=100,G=200,B=150", object],
    ["header", "simple", false, "array", "blue, black ,brown", list],
    ["header", "simple", true, "object", "R=100,G=200,B=150", object],
    ["query", "form", false, "primitive", "color=blue", "blue"],
    ["query", "form", false, "primitive", "color=", ""],
    ["query", "form", false, "array", "color=blue,black,brown", list],
    ["query", "form", false, "object", "color=R,100,G,200,B,150", object],
    ["query", "form", true, "primitive", "color=blue", "blue"],
    ["query", "form", true, "array", "color=blue&color=black&color=brown", list],
    ["query", "form", true, "array", "color=blue", ["blue"]],
    ["query", "form", true, "object", "R=100&G=200&B=150", object],
    ["query", "spaceDelimited", false, "array", "color=blue%20black%20brown", list],
    ["query", "spaceDelimited", false, "object", "color=R%20100%20G%20200%20B%20150", object],
    ["query", "spaceDelimited", true, "array", "color=blue&color=black&color=brown", list],
    ["query", "pipeDelimited", false, "array", "color=blue%7Cblack%7Cbrown", list],
    ["query", "pipeDelimited", false, "array", "color=blue|black|brown", list],
    ["query", "pipeDelimited", false, "object", "color=R%7C100%7CG%7C200%7CB%7C150", object],
    ["query", "deepObject", true, "object", "color%5BR%5D=100&color%5BG%5D=200&color%5BB%5D=150", object],
    ["query", "deepObject", true, "object", "color[R]=100&color[G]=200&color[B]=150", object],
    ["query", "form", false, "array", "color=blue%2Cblack,brown", ["blue,black", "brown"]],
    ["query", "form", true, "array", "color=blue%2Cblack&color=a,b", ["blue,black", "a,b"]],
    ["query", "pipeDelimited", false, "array", "color=blue%2Cblack|a,b", ["blue,black", "a,b"]],
    ["query", "spaceDelimited", false, "array", "color=blue%2Cblack%20a,b", ["blue,black", "a,b"]],
    ["query", "form", false, "object", "color=R%2CG,100", { "R,G": "100" }],
    ["path", "simple", false, "array", "blue%2Cblack,brown", ["blue,black", "brown"]],
    ["path", "simple", true, "object", "R=100%2C200,G%3D=3", { R: "100,200", "G=": "3" }],
    ["path", "label", true, "array", ".blue%2Eblack.brown", ["blue.black", "brown"]],
    ["path", "matrix", false, "array", ";color=blue%2Cblack,brown", ["blue,black", "brown"]],
    ["cookie", "form", false, "array", "color=blue%2Cblack,brown", ["blue,black", "brown"]],
    ["path", "matrix", true, "primitive", ";color=blue", "blue"],
    ["path", "matrix", true, "primitive", ";color", ""],
    ["path", "label", true, "primitive", ".blue", "blue"],
    ["path", "simple", true, "primitive", "blue", "blue"],
    ["header", "simple", false, "primitive", "blue", "blue"],
    ["header", "simple", true, "array", "blue,black,brown", list],
    ["header", "simple", false, "object", "R,100,G,200,B,150", object],
    ["query", "form", true, "primitive", "color=", ""],
    ["query", "pipeDelimited", true, "array", "color=blue&color=black&color=brown", list],
    ["cookie", "form", false, "primitive", "color=blue", "blue"],
    ["cookie", "form", false, "object", "color=R,100,G,200,B,150", object],
    ["cookie", "form", true, "array", "a=b; color=blue&color=black&color=brown; c=d", list],
    ["cookie", "form", true, "array", "color=blue; color=black; color=brown", list],
    ["cookie", "form", true, "object", "other=b; R=100&G=200&B=150", object],
    ["cookie", "form", true, "primitive", "color=a&b", "a&b"],
    ["cookie", "cookie", true, "array", "color=blue; color=black; color=brown", list],
    ["cookie", "cookie", true, "object", "R=100; G=200; B=150", object],
    ["cookie", "cookie", false, "array", "color=blue,black,brown", list],
    ["cookie", "cookie", false, "object", "color=R,100,G,200,B,150", object],
    ["cookie", "form", false, "array", "color=blue,black,brown", list],
    ["cookie", "form", true, "primitive", "a=b; color=blue", "blue"],
    ["cookie", "cookie", true, "primitive", "color=bl%75e", "bl%75e"],
    ["query", "form", true, "integer", "color=5", 5],
    ["query", "form", true, "integer", "color=five", "five"],
    ["query", "form", true, "integer", "color=05", "05"],
    ["query", "form", true, "primitive", "color=5", "5"],
    ["query", "form", true, "nullableArray", "color=blue", ["blue"]],
    ["query", "form", true, "nullableArray", "color=null", null],
    ["query", "form", false, "nullableArray", "color=blue,black,brown", list],
    ["query", "form", true, "primitive", "colour=blue", undefined],
    ["query", "form", true, "object", "", undefined],
  ] as const)("%s %s, explode %s, %s: %s", (location, style, explode, kind, text, value) => {
    expect(read(location, style, explode, kind, text)).toEqual(value);
  });
});

const tooManyDigits = "must have fewer digits: an integer has at most 1000, those of a message 100000";
const fewer = "must be a number with fewer digits: a double has not all of them";

describe("numbers are those of the text", () => {
  test.each([
    ["integer", "12345678901234567890", fewer, 12345678901234567890n],
    ["integer", "9007199254740993", fewer, 9007199254740993n],
    ["integer", "-9007199254740993.0", fewer, -9007199254740993n],
    ["integer", "9007199254740992", 2 ** 53, 2 ** 53],
    ["integer", "9007199254740994e0", 2 ** 53 + 2, 2 ** 53 + 2],
    ["integer", "1e22", 1e22, 1e22],
    ["integer", "1e23", fewer, 10n ** 23n],
    ["integer", "1e400", fewer, 10n ** 400n],
    ["integer", "1e99999", fewer, tooManyDigits],
    ["integer", "1e999999999999", fewer, tooManyDigits],
    ["integer", "1.00000000000000000001", "must be an integer", "must be an integer"],
    ["integer", "1e-400", "must be an integer", "must be an integer"],
    ["integer", "1.5", 1.5, 1.5],
    ["integer", "1.0", 1, 1],
    ["integer", "-0", -0, -0],
    ["integer", "-0e99999", -0, -0],
    ["integer", "0.000e5", 0, 0],
    ["number", "1e23", 1e23, 1e23],
    ["number", "0.1", 0.1, 0.1],
    ["number", "9007199254740993", fewer, 9007199254740993n],
    ["number", "1e400", fewer, 10n ** 400n],
    ["number", "1e-400", 0, 0],
  ] as const)("%s %s", (kind, text, value, exact) => {
    expect(read("query", "form", true, kind, `color=${text}`)).toEqual(value);
    expect(read("query", "form", true, kind, `color=${text}`, "bigint")).toEqual(exact);
  });

  // Zero is left out: JSON has no number with several zeros before the point.
  const largeOrSmall = fc.bigInt({ min: -(10n ** 40n), max: 10n ** 40n }).filter((integer) => integer !== 0n);

  test("whatever the integer and the way it is written", () => {
    fc.assert(
      fc.property(largeOrSmall, fc.nat(30), (integer, shift) => {
        // The same integer with an exponent, and with a fraction where its last digits are zeros.
        for (const text of [
          String(integer),
          `${integer}e0`,
          `${integer}.000`,
          `${integer}${"0".repeat(shift)}e-${shift}`,
        ]) {
          const value = read("query", "form", true, "integer", `color=${text}`);
          expect(typeof value === "number" ? BigInt(value) : value).toEqual(
            typeof value === "number" ? integer : fewer,
          );
          expect(String(read("query", "form", true, "integer", `color=${text}`, "bigint"))).toBe(
            String(typeof value === "number" ? value : integer),
          );
        }
      }),
    );
  });
});

describe("malformed texts", () => {
  test.each([
    ["query", "form", true, "primitive", "color=%", "must be percent-encoded UTF-8"],
    ["query", "form", true, "primitive", "color=%FF", "must be percent-encoded UTF-8"],
    ["query", "form", true, "primitive", "color=a&color=b", "must be there once"],
    ["query", "form", false, "object", "color=R,100,G", "must be names and values in turn"],
    ["path", "simple", true, "object", "R,100", "must be a list of name=value"],
    ["path", "label", false, "primitive", "blue", "must begin with a dot"],
    ["path", "matrix", false, "primitive", "color=blue", "must begin with a semicolon"],
    ["path", "matrix", false, "primitive", ";colour=blue", 'must be ";color=" and a value'],
    ["path", "matrix", false, "primitive", ";color=a;color=b", 'must have "color" once'],
    ["query", "deepObject", true, "object", "color[a]=1&color[a]=2", 'must have "a" once'],
    ["query", "deepObject", true, "object", "color[=1", "must be written as color[property]=value"],
  ] as const)("%s %s, explode %s, %s: %s", (location, style, explode, kind, text, reason) => {
    expect(read(location, style, explode, kind, text)).toBe(reason);
  });
});

/** How a client writes a value, as the specification says by templates of RFC 6570. */
function write(
  style: string,
  explode: boolean,
  value: string | readonly string[] | Readonly<Record<string, string>>,
): string {
  const encode = (text: string): string =>
    encodeURIComponent(text).replace(/[!'()*.]/g, (char) => `%${char.charCodeAt(0).toString(16).toUpperCase()}`);
  const name = "color";
  const named = style === "form" || style === "spaceDelimited" || style === "pipeDelimited" || style === "matrix";
  const delimiter = { spaceDelimited: "%20", pipeDelimited: "|" }[style] ?? ",";
  const between = { form: "&", matrix: ";", label: ".", spaceDelimited: "&", pipeDelimited: "&" }[style] ?? ",";
  const first = { matrix: ";", label: "." }[style] ?? "";
  if (typeof value === "string") return `${first}${named ? `${name}=` : ""}${encode(value)}`;
  if (Array.isArray(value)) {
    const items = (value as readonly string[]).map(encode);
    if (explode && named) return first + items.map((item) => `${name}=${item}`).join(between);
    return `${first}${named ? `${name}=` : ""}${items.join(explode ? between : delimiter)}`;
  }
  const pairs = Object.entries(value).map(([key, each]) => [encode(key), encode(each)] as const);
  if (style === "deepObject") return pairs.map(([key, each]) => `${name}[${key}]=${each}`).join("&");
  if (explode) return first + pairs.map(([key, each]) => `${key}=${each}`).join(between);
  return `${first}${named ? `${name}=` : ""}${pairs.flat().join(delimiter)}`;
}

describe("what is written is read again", () => {
  const text = fc.oneof(
    fc.string({ minLength: 1 }),
    fc.constantFrom("a,b", "a b", "a|b", "a;b", "a.b", "%", "+", "ä€😀", "=", "&", "1"),
  );
  const names = fc
    .oneof(text, fc.constantFrom("__proto__", "constructor", "toString", "prototype"))
    .filter((name) => !/[[\]]/.test(name) && name !== "other");
  const values = {
    primitive: text,
    array: fc.array(text, { minLength: 1, maxLength: 4 }),
    object: fc
      .uniqueArray(fc.tuple(names, text), { minLength: 1, maxLength: 4, selector: ([name]) => name })
      .map((pairs) => Object.fromEntries(pairs)),
  };
  const cells = [
    ...["simple", "label", "matrix"].flatMap((style) =>
      [true, false].map((explode) => ["path", style, explode] as const),
    ),
    ...["form", "spaceDelimited", "pipeDelimited"].map((style) => ["query", style, false] as const),
    ["query", "form", true],
    ["query", "deepObject", true],
    ["cookie", "form", false],
  ] as const;
  for (const [location, style, explode] of cells) {
    for (const kind of style === "deepObject" ? (["object"] as const) : (["primitive", "array", "object"] as const)) {
      // The specification leaves these open: a delimiter that is percent-encoded cannot be told from one in a value.
      const isOpen = style === "spaceDelimited" || style === "pipeDelimited";
      test(`${location} ${style}, explode ${explode}, ${kind}`, () => {
        const delimiter = style === "spaceDelimited" ? " " : "|";
        fc.assert(
          fc.property(values[kind] as fc.Arbitrary<string | string[] | Record<string, string>>, (value) => {
            fc.pre(!isOpen || typeof value === "string" || !JSON.stringify(value).includes(delimiter));
            expect(read(location, style, explode, kind, write(style, explode, value))).toEqual(value);
          }),
          { numRuns: 30 },
        );
      });
    }
  }

  test("nothing pollutes prototypes", () => {
    const before = Object.getOwnPropertyNames(Object.prototype);
    for (const name of ["__proto__", "constructor", "prototype"]) {
      const value = read("query", "deepObject", true, "object", `color[${name}]=polluted`) as object;
      expect(Object.getOwnPropertyNames(value)).toEqual([name]);
      expect(Object.getPrototypeOf(value)).toBe(Object.prototype);
      const outer = read("query", "deepObject", true, "object", `color[${name}][polluted]=1`) as object;
      expect(Object.getOwnPropertyNames(outer)).toEqual([name]);
      expect(Object.keys(read("query", "form", true, "object", `${name}=1`) as {})).toEqual([name]);
    }
    expect(Object.getOwnPropertyNames(Object.prototype)).toEqual(before);
    expect(({} as Record<string, unknown>)["polluted"]).toBeUndefined();
  });

  test("no text throws", () => {
    fc.assert(
      fc.property(
        fc.constantFrom(...cells),
        fc.constantFrom("primitive", "integer", "array", "object"),
        fc.string(),
        ([location, style, explode], kind, any) => {
          expect(() => read(location, style, explode, kind, any)).not.toThrow();
        },
      ),
      { numRuns: 60 },
    );
  });
});
