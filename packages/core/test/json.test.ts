import { describe, expect, test } from "vitest";
import { equal } from "../src/json/equal.js";
import { hasProperty, countCharacters, countProperties } from "../src/json/measure.js";
import { isMultipleOf } from "../src/json/is-multiple-of.js";
import { pointerOf, appendToken, tokensOf, valueAt } from "../src/json/pointer.js";
import { type NotJsonProblem, snapshot } from "../src/json/snapshot.js";
import { isObject, JsonType, typeName, typeNames, typesOf } from "../src/json/types.js";
import { equalItems, hasUniqueItems } from "../src/json/unique-items.js";
import { encodeFragment, isAbsoluteUri, resolveUri, splitFragment } from "../src/json/uri.js";

const parse = (text: string): unknown => JSON.parse(text);

/** A value within many others, made without a call for each of them. */
function nested(depth: number, wrap: (inner: unknown) => unknown, leaf: unknown): unknown {
  let value = leaf;
  for (let i = 0; i < depth; i++) value = wrap(value);
  return value;
}
const depth = 20_000;
const inArrays = (leaf: unknown): unknown => nested(depth, (inner) => [inner], leaf);
const inObjects = (leaf: unknown): unknown => nested(depth, (inner) => ({ a: inner }), leaf);

describe("equal", () => {
  const same: [unknown, unknown][] = [
    [null, null],
    [1, 1.0],
    [0, -0],
    ["", ""],
    [[], []],
    [{}, {}],
    [
      [1, [2, { a: 3 }]],
      [1, [2, { a: 3 }]],
    ],
    [
      { a: 1, b: 2 },
      { b: 2, a: 1 },
    ],
    [{ "": 1 }, { "": 1 }],
    [parse('{"__proto__": {"a": 1}}'), parse('{"__proto__": {"a": 1}}')],
    [{ a: 1 }, Object.assign(Object.create(null), { a: 1 })],
    [{ a: 1, b: undefined }, { a: 1 }],
    [{ a: undefined }, {}],
    [
      { a: undefined, c: 1 },
      { b: undefined, c: 1 },
    ],
    [Infinity, Infinity],
  ];
  const different: [unknown, unknown][] = [
    [null, false],
    [null, {}],
    [null, []],
    [0, false],
    [1, true],
    [1, "1"],
    ["", 0],
    ["a", "A"],
    ["\u00e4", "a\u0308"],
    [[], {}],
    [[1], { 0: 1 }],
    [[1], [1, 2]],
    [
      [1, 2],
      [2, 1],
    ],
    [[false], [0]],
    [{ a: 1 }, { b: 1 }],
    [{ a: 1 }, { a: 1, b: 1 }],
    [{ a: { b: 1 } }, { a: { b: 2 } }],
    [{ toString: 1 }, { a: 1 }],
    [parse('{"__proto__": 1}'), { a: 1 }],
    [parse('{"__proto__": {}}'), {}],
    [parse('{"__proto__": 1}'), parse('{"__proto__": 2}')],
    [
      { a: undefined, b: 1 },
      { a: 1, b: undefined },
    ],
    [[undefined], []],
  ];
  test.each(same)("%j and %j", (a, b) => {
    expect(equal(a, b)).toBe(true);
    expect(equal(b, a)).toBe(true);
  });
  test.each(different)("not %j and %j", (a, b) => {
    expect(equal(a, b)).toBe(false);
    expect(equal(b, a)).toBe(false);
  });
  test("values of any depth", () => {
    expect(equal(inArrays(1), inArrays(1))).toBe(true);
    expect(equal(inObjects(1), inObjects(2))).toBe(false);
  });
});

test("a member that only a prototype has is not there", () => {
  expect(equal(parse('{"__proto__": {}}'), { a: {} })).toBe(false);
  expect(equal(parse('{"toString": 1}'), { a: 1 })).toBe(false);
});
describe("unique", () => {
  const distinct: unknown[][] = [
    [],
    [1],
    [1, true, "1", "true", null, "null"],
    [0, false, "", [], {}],
    [[1], ["1"], [true], [[1]]],
    [[null], ["null"]],
    [[Infinity], [-Infinity], [null]],
    ["[0", [], "{0", {}, "[1,2", [2]],
    [
      { a: 1, b: 2 },
      { a: 2, b: 1 },
    ],
    [
      [1, 2],
      [2, 1],
    ],
    [{ a: [] }, { a: {} }],
    [{ "a\n:1": 1 }, { a: 1 }],
    [parse('{"__proto__": 1}'), {}],
  ];
  const repeating: unknown[][] = [
    [1, 1.0],
    [0, -0],
    [[0], [-0]],
    ["a", "b", "a"],
    [null, null],
    [[], []],
    [{}, 1, {}],
    [
      { a: 1, b: { c: [2] } },
      { b: { c: [2] }, a: 1 },
    ],
    [[[1]], [[2]], [[1]]],
    [{ a: 1, b: undefined }, { a: 1 }],
    [parse('{"__proto__": 1}'), parse('{"__proto__": 1}')],
  ];
  test.each(distinct.map((items) => [items] as const))("%j", (items) => expect(hasUniqueItems(items)).toBe(true));
  test.each(repeating.map((items) => [items] as const))("not %j", (items) => expect(hasUniqueItems(items)).toBe(false));
  /** So many others that items are no longer compared one by one. */
  const others = Array.from({ length: 13 }, (_, i) => `other ${i}`);
  test.each(distinct.map((items) => [items] as const))("%j among others", (items) => {
    expect(hasUniqueItems([...others, ...items])).toBe(true);
    expect(hasUniqueItems([...others.map((each) => [each]), ...items])).toBe(true);
    expect(equalItems(items)).toBeUndefined();
  });
  test.each(repeating.map((items) => [items] as const))("not %j among others", (items) => {
    expect(hasUniqueItems([...others, ...items])).toBe(false);
    const [first, second] = equalItems(items) ?? [];
    expect(equalItems([...others, ...items])).toEqual([others.length + (first ?? 0), others.length + (second ?? 0)]);
  });
  test.each([
    [
      [[1, 2]],
      [1, 2],
      [[1], 2],
      [1, [2]],
      [[], 1, 2],
      [1],
      [[1]],
      [[[1]]],
      [[], []],
      [[[]]],
      [1, 2, 3],
      [[1, 2], 3],
      [1, 11],
      [11, 1],
    ],
    [
      { a: 1 },
      { b: 1 },
      { a: { a: 1 } },
      { b: { a: 1 } },
      { a: 1, b: 1 },
      { a: { b: 1 } },
      { ab: 1 },
      { a: "1" },
      { a: [1] },
      [{ a: 1 }],
    ],
    [
      { a: 1, b: { c: 1 } },
      { a: { c: 1 }, b: 1 },
      { a: 1, b: 1, c: 1 },
      { "a:1,b": 1 },
      { a: [{}, []] },
      { a: [[], {}] },
    ],
    [
      [1n],
      ["1"],
      ["1n"],
      [2n ** 64n],
      [`${2n ** 64n}`],
      [`${2n ** 64n}n`],
      [Number(2n ** 64n + 5000n)],
      [1.5],
      [BigInt(String(2 ** 64))],
      [2n ** 64n + 1n],
      [2n ** 64n + 3n],
    ],
  ])("the texts of all of these differ", (...items) => {
    expect(hasUniqueItems([...others, ...items])).toBe(true);
    for (const item of items) expect(hasUniqueItems([...others, ...items, structuredClone(item)])).toBe(false);
  });
  test("where the equal ones are", () => {
    expect(equalItems([1, 2, 3, 2, 1])).toEqual([1, 3]);
    expect(equalItems(["1", 1, { a: [] }, [], { a: [] }])).toEqual([2, 4]);
    expect(equalItems([2 ** 53, 2n ** 53n])).toEqual([0, 1]);
    expect(equalItems([2 ** 64, BigInt(String(2 ** 64)), 2n ** 64n + 1n, 2n ** 64n + 3n])).toBeUndefined();
  });
  test("a long list of objects, without comparing each with each", () => {
    const items = Array.from({ length: 20_000 }, (_, i) => ({ id: i, tags: [`t${i}`] }));
    expect(hasUniqueItems(items)).toBe(true);
    expect(hasUniqueItems([...items, { tags: ["t7"], id: 7 }])).toBe(false);
  });
  test("items of any depth", () => {
    expect(hasUniqueItems([inArrays(1), inArrays(2)])).toBe(true);
    expect(hasUniqueItems([inObjects(1), inObjects(1)])).toBe(false);
  });
});

describe("types", () => {
  test.each<[value: unknown, types: string[], name: string]>([
    [null, ["null"], "null"],
    [true, ["boolean"], "boolean"],
    [1, ["number"], "integer"],
    [-0, ["number"], "integer"],
    [2n ** 64n, ["number"], "integer"],
    [1.5, ["number"], "number"],
    [Infinity, [], "Infinity"],
    [Number.NaN, [], "NaN"],
    ["", ["string"], "string"],
    [[], ["array"], "array"],
    [{}, ["object"], "object"],
    // What JSON does not know has no type.
    [undefined, [], "undefined"],
    [Symbol("s"), [], "symbol"],
    [(): void => undefined, [], "function"],
  ])("of %o", (value, types, name) => {
    expect(typeNames(typesOf(value))).toEqual(types);
    expect(typeName(value)).toBe(name);
    expect((typesOf(value) & JsonType.integer) !== 0).toBe(name === "integer");
    expect(isObject(value)).toBe(name === "object");
  });
  test("all of them, and of integers alone", () => {
    expect(typeNames(JsonType.any)).toEqual(["null", "boolean", "number", "string", "array", "object"]);
    expect(typeNames(JsonType.integer | JsonType.null)).toEqual(["null", "integer"]);
    expect(typeNames(0)).toEqual([]);
  });
});

describe("lengthOf", () => {
  test.each([
    ["", 0],
    ["abc", 3],
    ["\u00e4", 1],
    ["a\u0308", 2],
    ["\u{1F600}", 1],
    ["a\u{1F600}\u{1F600}b", 4],
    ["\u{10FFFF}", 1],
    ["\ud83d", 1],
    ["\ude00", 1],
    ["\ude00\ud83d", 2],
    ["\ud83d\ud83d\ude00", 2],
    ["\ud83d\ude00\ude00", 2],
    ["\uffff\ue000", 2],
  ])("%j has %i", (text, length) => {
    expect(countCharacters(text)).toBe(length);
    expect(countCharacters(text)).toBe(Array.from(text).length);
  });
});

describe("countProperties and hasProperty", () => {
  const cases: [object, string[]][] = [
    [{}, []],
    [{ a: 1, "": null }, ["a", ""]],
    [{ a: undefined, b: 1 }, ["b"]],
    [parse('{"__proto__": 1}') as object, ["__proto__"]],
    [{ hasOwnProperty: false, toString: 1 }, ["hasOwnProperty", "toString"]],
    [Object.create({ a: 1 }) as object, []],
    [Object.assign(Object.create(null) as object, { a: 1 }), ["a"]],
  ];
  const names = ["a", "b", "", "__proto__", "constructor", "toString", "hasOwnProperty"];
  test.each(cases)("%o", (object, present) => {
    const value = object as Record<string, unknown>;
    expect(countProperties(value)).toBe(present.length);
    expect(names.filter((name) => hasProperty(value, name)).toSorted()).toEqual(present.toSorted());
  });
});

describe("multiple", () => {
  test.each([
    [10, 2],
    [0, 2],
    [-0, 2],
    [0, 0.1],
    [-4, 2],
    [4, -2],
    [4.5, 1.5],
    [-4.5, 1.5],
    [4.02, 0.01],
    [0.0075, 0.0001],
    [19.99, 0.01],
    [1.1, 0.1],
    [1e308, 0.5],
    [1e21, 1e20],
    [1e-7, 1e-8],
    [5e-324, 5e-324],
    [1e308, 5e-324],
    [1.7976931348623157e308, 2 ** 971],
    [12391239123, 1e-8],
    [9007199254740992, 2],
    [2 ** 60, 1024],
    [2 ** 60, 1],
    [2 ** 64, 2 ** 55],
    [1e300, 1],
    [1e300, 2 ** 940],
    [1e300, 1e299],
    [1e22, 1e21],
    [3, 0.0000000003],
    [123456789012345680, 40],
    [0.1, 1e-17],
    [2.5, 2.5],
    [1e15, 0.2],
    [1e16, 0.2],
  ])("%d is one of %d", (value, divisor) => expect(isMultipleOf(value, divisor)).toBe(true));
  test.each([
    [7, 2],
    [1, 2],
    [4.5, 2],
    [0.00751, 0.0001],
    [1e308, 0.123456789],
    [0.3, 0.2],
    [1e-8, 1e-7],
    [1e-300, 1e300],
    [1, 3e-1],
    [5e-324, 1],
    [1e300, 7],
    // As decimal numbers they would be.
    [2 ** 60, 10],
    [1.7976931348623157e308, 1e292],
    [2 ** 53 + 2, 4],
    [1e16, 0.3],
    [0.1, 3e-17],
    [1.5, 1],
    [1e-10, 3e-11],
    [3 / 11, 1 / 11],
  ])("%d is not one of %d", (value, divisor) => expect(isMultipleOf(value, divisor)).toBe(false));
  test("a BigInt is what it says", () => {
    const large = 10n ** 22n;
    expect([isMultipleOf(3n * large, 1e22), isMultipleOf(1e22, large), isMultipleOf(3n * large, large)]).toEqual([
      true,
      true,
      true,
    ]);
    expect([isMultipleOf(3n * large + 1n, 1e22), isMultipleOf(35n, 1e22), isMultipleOf(large, 3n)]).toEqual([
      false,
      false,
      false,
    ]);
    expect([
      isMultipleOf(large + 1n, 0.5),
      isMultipleOf(large + 1n, 0.3),
      isMultipleOf(large, 0),
      isMultipleOf(1, 0n),
    ]).toEqual([true, false, false, false]);
  });
  test("nothing is a multiple of 0, and what is no finite number is none", () => {
    expect(isMultipleOf(0, 0)).toBe(false);
    expect(isMultipleOf(1.5, 0)).toBe(false);
    expect(isMultipleOf(Infinity, 2)).toBe(false);
    expect(isMultipleOf(Number.NaN, 0.5)).toBe(false);
    expect(isMultipleOf(1, Infinity)).toBe(false);
  });
});

describe("JSON Pointers", () => {
  test.each([
    ["", []],
    ["/", [""]],
    ["//", ["", ""]],
    ["/foo/0", ["foo", "0"]],
    ["/a~1b", ["a/b"]],
    ["/m~0n", ["m~n"]],
    ["/~01", ["~1"]],
    ["/~10", ["/0"]],
    ["/~0~1~0", ["~/~"]],
    ['/ /c%d/e^f/g|h/i\\j/k"l', [" ", "c%d", "e^f", "g|h", "i\\j", 'k"l']],
    ["/__proto__/constructor", ["__proto__", "constructor"]],
  ])("%j is the path %j", (pointer, path) => {
    expect(tokensOf(pointer)).toEqual(path);
    expect(pointerOf(path)).toBe(pointer);
  });
  test.each(["a", "a/b", "#/a", "/~", "/a~2b", "/a/b~"])("%j is none", (text) =>
    expect(tokensOf(text)).toBeUndefined(),
  );
  test("grow by one token", () => {
    expect(appendToken("", "a/b")).toBe("/a~1b");
    expect(appendToken("/a", "")).toBe("/a/");
  });
});

describe("valueAt", () => {
  const value = parse('{ "a": [{ "": 1 }, "text"], "__proto__": { "b": null } }');
  test.each([
    ["", value],
    ["/a/0/", 1],
    ["/a/1", "text"],
    ["/__proto__/b", null],
    // Neither members nor items.
    ["/constructor", undefined],
    ["/a/length", undefined],
    ["/a/1/length", undefined],
    ["/a/01", undefined],
    ["/a/-", undefined],
    ["/a/2", undefined],
    ["/__proto__/b/c", undefined],
  ])("%j", (pointer, part) => expect(valueAt(value, tokensOf(pointer) ?? [])).toEqual(part));
});

describe("resolveUri", () => {
  // RFC 3986, section 5.4.
  const base = "http://a/b/c/d;p?q";
  test.each([
    ["g:h", "g:h"],
    ["g", "http://a/b/c/g"],
    ["./g", "http://a/b/c/g"],
    ["g/", "http://a/b/c/g/"],
    ["/g", "http://a/g"],
    // Without a path, an HTTP URI means the root (section 6.2.3).
    ["//g", "http://g/"],
    ["?y", "http://a/b/c/d;p?y"],
    ["g?y", "http://a/b/c/g?y"],
    ["#s", "http://a/b/c/d;p?q#s"],
    ["g#s", "http://a/b/c/g#s"],
    ["g?y#s", "http://a/b/c/g?y#s"],
    [";x", "http://a/b/c/;x"],
    ["g;x", "http://a/b/c/g;x"],
    ["g;x?y#s", "http://a/b/c/g;x?y#s"],
    ["", "http://a/b/c/d;p?q"],
    [".", "http://a/b/c/"],
    ["./", "http://a/b/c/"],
    ["..", "http://a/b/"],
    ["../", "http://a/b/"],
    ["../g", "http://a/b/g"],
    ["../..", "http://a/"],
    ["../../", "http://a/"],
    ["../../g", "http://a/g"],
  ])("normal example %j", (reference, resolved) => expect(resolveUri(reference, base)).toBe(resolved));
  test.each([
    ["../../../g", "http://a/g"],
    ["../../../../g", "http://a/g"],
    ["/./g", "http://a/g"],
    ["/../g", "http://a/g"],
    ["g.", "http://a/b/c/g."],
    [".g", "http://a/b/c/.g"],
    ["g..", "http://a/b/c/g.."],
    ["..g", "http://a/b/c/..g"],
    ["./../g", "http://a/b/g"],
    ["./g/.", "http://a/b/c/g/"],
    ["g/./h", "http://a/b/c/g/h"],
    ["g/../h", "http://a/b/c/h"],
    ["g;x=1/./y", "http://a/b/c/g;x=1/y"],
    ["g;x=1/../y", "http://a/b/c/y"],
    ["g?y/./x", "http://a/b/c/g?y/./x"],
    ["g?y/../x", "http://a/b/c/g?y/../x"],
    ["g#s/./x", "http://a/b/c/g#s/./x"],
    ["g#s/../x", "http://a/b/c/g#s/../x"],
    ["http:g", "http:g"],
  ])("abnormal example %j", (reference, resolved) => expect(resolveUri(reference, base)).toBe(resolved));

  test.each([
    ["g", "http://a", "http://a/g"],
    ["?y", "http://a", "http://a/?y"],
    ["", "http://a/b#c", "http://a/b"],
    ["#", "http://a/b#c", "http://a/b#"],
    ["..//g", "http://a/b/c/d", "http://a/b//g"],
    ["g", "http://a/b//d", "http://a/b//g"],
    ["../g", "http://a/b//d", "http://a/b/g"],
    ["g?a?b#c#d", "http://a/b", "http://a/g?a?b#c#d"],
    ["b.json", "file:///c:/schemas/a.json", "file:///c:/schemas/b.json"],
    // A base that is relative itself.
    ["g", "a/b", "a/g"],
  ])("%j against %j", (reference, against, resolved) => expect(resolveUri(reference, against)).toBe(resolved));

  test.each([
    ["", "urn:uuid:deadbeef-1234", "urn:uuid:deadbeef-1234"],
    ["#/$defs/a", "urn:uuid:deadbeef-1234", "urn:uuid:deadbeef-1234#/$defs/a"],
    ["#a", "urn:example:root?+res#old", "urn:example:root?+res#a"],
    ["urn:example:foo-bar?=op=map", "http://a/b", "urn:example:foo-bar?=op=map"],
    ["URN:Example:B", "http://a/b", "urn:Example:B"],
    ["tag:example.com,2024:a", "urn:x:y", "tag:example.com,2024:a"],
    ["../c", "urn:a/b", "urn:/c"],
    ["../../c", "urn:a/b", "urn:/c"],
    ["..", "urn:a/b/c", "urn:a/"],
    ["../c", "urn:a", "urn:c"],
  ])("URN %j against %j", (reference, against, resolved) => expect(resolveUri(reference, against)).toBe(resolved));

  test.each([
    ["ƒøø", "http://example.com/schéma/a", "http://example.com/schéma/ƒøø"],
    ["#ƒ", "http://ƒøø.com/ßår/?∂éœ=πîx", "http://ƒøø.com/ßår/?∂éœ=πîx#ƒ"],
    ["?köln", "http://example.com/a", "http://example.com/a?köln"],
  ])("IRI %j against %j", (reference, against, resolved) => expect(resolveUri(reference, against)).toBe(resolved));

  test.each([
    ["HTTP://EXAMPLE.com/A", "http://example.com/A"],
    // Without a path, an HTTP URI means the root. Other schemes do not say so.
    ["HTTPS://example.com", "https://example.com/"],
    ["http://example.com?q#f", "http://example.com/?q#f"],
    ["example://host", "example://host"],
    ["file://", "file://"],
    ["http://User@EXAMPLE.com:80/", "http://User@example.com:80/"],
    ["http://[2001:DB8::7]/c=GB", "http://[2001:db8::7]/c=GB"],
    ["http://a/%7euser/%41", "http://a/~user/A"],
    ["http://a/%c3%a9?q=%2f", "http://a/é?q=%2F"],
    ["http://a/b%C3%BCcher%20%E6%9C%AC%F0%9F%93%9A", "http://a/bücher%20本📚"],
    ["http://a/%21%2f%25", "http://a/%21%2F%25"],
    // Invalid UTF-8, and a character that changes the direction of the text after it.
    ["http://a/%c3%28%ff", "http://a/%C3%28%FF"],
    ["http://a/%e2%80%ae", "http://a/%E2%80%AE"],
    ["http://a/%c3%a9%e2%80%ae%c3%a9", "http://a/é%E2%80%AEé"],
    ["http://a/%c2%80%c3%a9", "http://a/%C2%80é"],
    ["http://a/b/%2E%2e/c", "http://a/c"],
    ["http://a/100%", "http://a/100%"],
    ["http://a/b#%7euser", "http://a/b#%7euser"],
  ])("normalises %j", (reference, resolved) => {
    expect(resolveUri(reference, "http://base/")).toBe(resolved);
    expect(resolveUri(resolved, "http://base/")).toBe(resolved);
  });
});

describe("isAbsoluteUri", () => {
  test.each(["http://a", "urn:a:b", "a+b-c.1:", "C:x"])("%j", (uri) => expect(isAbsoluteUri(uri)).toBe(true));
  test.each(["", "a", "/a:b", "#a:b", "1a:b", "?a:", "//a", ":a"])("not %j", (uri) =>
    expect(isAbsoluteUri(uri)).toBe(false),
  );
});

describe("fragments", () => {
  test.each([
    ["http://a/b", "http://a/b", undefined],
    ["http://a/b#", "http://a/b", ""],
    ["http://a/b#c", "http://a/b", "c"],
    ["#/a~1b/c%25d", "", "/a~1b/c%d"],
    ["#%C3%A9", "", "é"],
    ["#é", "", "é"],
    ["#/%22%20%5E", "", '/" ^'],
    ["a#b#c", "a", "b#c"],
    ["#100%", "", "100%"],
    ["#%ff", "", "%ff"],
  ])("%j is split", (uri, resource, fragment) => expect(splitFragment(uri)).toEqual({ resource, fragment }));
  test("lead back to the pointer that they encode", () => {
    const pointer = '/foo/a~1b/c%d/e^f/g|h/i\\j/k"l/ /m~0n/#[x]/é/\u{1F600}/100%25';
    const encoded = encodeFragment(pointer);
    expect(encoded).toMatch(/^(?:[A-Za-z0-9._~!$&'()*+,;=:@/?-]|%[0-9A-F]{2})*$/);
    expect(splitFragment(`#${encoded}`).fragment).toBe(pointer);
  });
  test("encode a lone surrogate as the replacement character", () => {
    expect(encodeFragment("/\ud83d")).toBe("/%EF%BF%BD");
  });
});

describe("snapshot", () => {
  class NotJsonError extends Error implements NotJsonProblem {
    reason: string;
    pointer: string;
    constructor({ reason, pointer }: NotJsonProblem) {
      super(reason);
      this.reason = reason;
      this.pointer = pointer;
    }
  }
  const copyOf = (value: unknown): unknown =>
    snapshot(value, (problem) => {
      throw new NotJsonError(problem);
    });
  function problemOf(value: unknown): NotJsonProblem | undefined {
    try {
      copyOf(value);
      return undefined;
    } catch (error) {
      const { reason, pointer } = error as NotJsonError;
      return { reason, pointer };
    }
  }

  test.each(
    [null, true, 0, 1.5, "", "text", [], {}, [1, [2, {}]], { a: { b: [null] }, "": 1 }].map((x) => [x] as const),
  )("%j", (value) => expect(copyOf(value)).toStrictEqual(value));
  test("is a copy, through and through", () => {
    const value = { a: [{ b: 1 }] };
    const copy = copyOf(value) as typeof value;
    value.a[0]!.b = 2;
    value.a.push({ b: 3 });
    expect(copy).toStrictEqual({ a: [{ b: 1 }] });
  });
  test("gives each object that stands in two places a copy for each", () => {
    const shared = { a: [] };
    const copy = copyOf([shared, shared, { shared }]) as unknown[];
    expect(copy).toStrictEqual([{ a: [] }, { a: [] }, { shared: { a: [] } }]);
    expect(copy[0]).not.toBe(copy[1]);
  });
  test("keeps the order of properties", () => {
    const text = '{"z":1,"__proto__":{"y":1,"b":2},"a":[{"d":1,"c":2}],"constructor":3,"":4}';
    expect(JSON.stringify(copyOf(parse(text)))).toBe(text);
  });
  test("keeps __proto__ as an own property", () => {
    const copy = copyOf(parse('{"__proto__": {"polluted": true}, "a": 1}')) as Record<string, unknown>;
    expect(Object.keys(copy)).toEqual(["__proto__", "a"]);
    expect(Object.getPrototypeOf(copy)).toBe(Object.prototype);
    expect(copy["polluted"]).toBeUndefined();
    expect(Object.getOwnPropertyDescriptor(copy, "__proto__")).toEqual({
      value: { polluted: true },
      writable: true,
      enumerable: true,
      configurable: true,
    });
  });
  test("takes objects without a prototype", () => {
    const value = Object.assign(Object.create(null) as object, { a: 1 });
    expect(copyOf(value)).toStrictEqual({ a: 1 });
  });
  test("takes BigInts, those that equal a number as that number", () => {
    const value = [0n, -1n, 9007199254740992n, 9007199254740993n, 10n ** 400n];
    expect(copyOf(value)).toStrictEqual([0, -1, 9007199254740992, 9007199254740993n, 10n ** 400n]);
  });
  test("leaves out what JSON does not see", () => {
    const value = Object.defineProperty({ a: 1, [Symbol("b")]: 2 }, "hidden", { value: 3, enumerable: false });
    expect(Reflect.ownKeys(copyOf(value) as object)).toEqual(["a"]);
    expect(copyOf(Object.assign([1], { extra: 2 }))).toStrictEqual([1]);
  });
  test("reads every property once", () => {
    let reads = 0;
    const value = {
      get a(): unknown {
        reads++;
        return reads === 1 ? [1] : undefined;
      },
    };
    expect(copyOf(value)).toStrictEqual({ a: [1] });
    expect(reads).toBe(1);
  });

  class Point {
    x = 1;
  }
  // The property is set by name: an array literal with a hole is a mistake elsewhere.
  const sparse: unknown[] = [1];
  sparse[2] = 3;
  test.each<[string, unknown, RegExp]>([
    ["undefined", undefined, /^undefined is not a JSON value$/],
    ["NaN", Number.NaN, /^NaN is not a JSON value$/],
    ["Infinity", -Infinity, /^-Infinity is not a JSON value$/],
    ["a function", (): void => undefined, /^a function is not/],
    ["a symbol", Symbol("s"), /^a symbol is not/],
    ["a Date", new Date(0), /class Date is not/],
    ["a Map", new Map([["a", 1]]), /class Map is not/],
    ["a Set", new Set(), /class Set is not/],
    ["a regular expression", /a/, /class RegExp is not/],
    ["a typed array", new Uint8Array(1), /class Uint8Array is not/],
    ["a boxed string", Object("a"), /class String is not/],
    ["an instance of a class", new Point(), /class Point is not/],
    [
      "an instance of a class without a name",
      new (class {
        x = 1;
      })(),
      /class unknown is not/,
    ],
    ["an instance of nothing", Object.create(Object.create({ constructor: undefined })), /class unknown is not/],
  ])("refuses %s, naming the place", (_what, value, reason) => {
    expect(problemOf(value)).toEqual({ reason: expect.stringMatching(reason), pointer: "" });
    expect(problemOf({ ok: 1, "a/b": [0, { "~": value }] })?.pointer).toBe("/a~1b/1/~0");
    expect(problemOf([0, value])?.pointer).toBe("/1");
    expect(problemOf(Object.defineProperty({}, "__proto__", { value, enumerable: true }))?.pointer).toBe("/__proto__");
  });
  test("refuses holes of arrays, naming the place", () => {
    expect(problemOf({ list: sparse })).toEqual({ reason: "undefined is not a JSON value", pointer: "/list/1" });
  });
  test("refuses a value that contains itself, naming the place", () => {
    const value: { a: { b: unknown[] } } = { a: { b: [] } };
    value.a.b.push(1, value.a);
    expect(problemOf(value)).toEqual({ reason: "the value contains itself", pointer: "/a/b/1" });
    const list: unknown[] = [];
    list.push(list);
    expect(problemOf(list)?.pointer).toBe("/0");
  });
  test("copies values of any depth", () => {
    expect(equal(copyOf(inArrays(1)), inArrays(1))).toBe(true);
    expect(equal(copyOf(inObjects({ b: [] })), inObjects({ b: [] }))).toBe(true);
    expect(problemOf(inObjects(undefined))?.pointer).toBe("/a".repeat(depth));
  });
});
