// What is said of values that are wrong: schemas, values, and the errors they get. Read the difference when the file changes.
import { expect, test } from "vitest";
import type { ValidationIssue } from "@argot/core";
import { primaryIssue } from "../src/index.js";
import { miniArgot } from "./mini.js";

const kinds = (...names: string[]): object => ({ kinds: names });
const tagged = (kind: string, more: object = {}): object => ({
  named: { kind: { among: [kind] }, ...more },
  has: ["kind", ...Object.keys(more)],
});
/** Wants each of these names, each for itself. */
const lacking = (...names: string[]): object => ({ both: names.map((name) => ({ has: [name] })) });
/** Alternatives for which one name is missing, and, on each level above, others for which more are. */
const misleading = (depth: number): object => ({
  either: [
    depth === 0 ? { has: ["a"] } : misleading(depth - 1),
    lacking(...["p", "q", "r", "s", "t", "u", "v", "w"].slice(depth)),
  ],
});
/** The same, with a third alternative on each level that requires another constant. */
const misleadingByConstants = (depth: number): object => ({
  either: [
    depth === 0 ? { has: ["a"] } : misleadingByConstants(depth - 1),
    lacking(...["p", "q", "r", "s", "t", "u", "v", "w"].slice(depth)),
    tagged("other"),
  ],
});
const fillers = (count: number): object => Object.fromEntries(Array.from({ length: count }, (_, i) => [`n${i}`, i]));
const long = "abcdefghij".repeat(20);

const rows: readonly (readonly [what: string, schema: unknown, ...values: unknown[]])[] = [
  // Alternatives of which none is meant.
  ["types", { either: [kinds("string"), kinds("null"), kinds("array", "object")] }, 1, true],
  ["one type twice", { either: [kinds("string"), kinds("string")] }, 1],
  ["values", { either: [{ among: ["a", "b"] }, { among: ["c"] }] }, "d", 1],
  ["types or values", { either: [kinds("number"), { among: ["auto", "none"] }] }, true, "aut", "auto "],
  ["a value of the same type", { either: [{ among: ["auto"] }, { among: [1] }, { among: [null] }] }, "x", 2, true],
  ["names", { either: [{ has: ["a"] }, { has: ["b"] }, { has: ["c"] }] }, {}, { x: 1 }],
  ["names, one of them of two", { either: [{ has: ["a", "b"] }, { has: ["c"] }] }, {}, { a: 1 }],
  ["one name", { either: [{ has: ["a"] }, { has: ["a"] }] }, {}],
  ["a tie", { either: [{ has: ["a"] }, { named: { x: { among: [1] } } }] }, { x: 2 }],
  ["a tie of two", { either: [{ long: 3 }, { matches: "^x" }] }, "a"],
  ["no tie of three", { either: [{ long: 3 }, { matches: "^x" }, { matches: "^y" }] }, "a"],
  // Alternatives of which one is.
  ["a constant", { either: [tagged("a", { n: kinds("number") }), tagged("b", { s: kinds("string") })] }, { kind: "a" }],
  [
    "a constant that is none",
    { either: [tagged("a"), tagged("b"), tagged("c")] },
    { kind: "x" },
    { kind: 1 },
    {},
    { kind: "aa" },
  ],
  [
    "a constant and more",
    { either: [tagged("a", { n: kinds("number") }), tagged("b")] },
    { kind: "a", n: "1" },
    { kind: "x", n: 1 },
  ],
  [
    "a choice of constants",
    { either: [{ named: { k: { among: [1, 2] } } }, { named: { k: { among: [3] } } }] },
    { k: 4 },
  ],
  ["what must not be", { either: [{ named: { k: { no: { among: [1] } } } }, { has: ["z"] }] }, { k: 1 }],
  ["the furthest", { either: [{ each: { each: { even: true } } }, { each: kinds("number") }] }, [[1]], [[2, 4, 5]]],
  ["the fewest", { either: [{ long: 3, matches: "x" }, { long: 2 }] }, "a"],
  [
    "the fewest, deep in it",
    { either: [{ each: { each: { even: true } } }, { each: { each: { among: [1, 3] } } }] },
    [[1, 3, 5]],
    [[2, 4, 1]],
    [
      [1, 3],
      [5, 7],
    ],
    [[2], [4], [1]],
  ],
  [
    "a tie deep in it",
    { either: [{ each: { each: { even: true } } }, { each: { each: { long: 2 } } }] },
    [[1, "a"]],
    [["a", "b", 1]],
  ],
  [
    "of alternatives in alternatives, by what is wrong with all of them",
    { either: [{ either: [{ both: [kinds("string")] }, { named: { a: { even: true } } }] }, { has: ["b", "c"] }] },
    { a: 1 },
    { a: 2 },
    "a",
  ],
  [
    "of alternatives in members",
    {
      either: [
        { named: { m: { either: [{ both: [{ among: [1] }] }, { both: [kinds("null")] }, { each: { even: true } }] } } },
        { named: { m: { kinds: ["boolean"] } }, has: ["x"] },
      ],
    },
    { m: [1] },
    { m: "a" },
    { m: 2 },
  ],
  ["the fewest within", { either: [{ each: { even: true } }, { each: { among: [1, 3] } }] }, [3, 5], [2, 1, 1]],
  ["within one another", { either: [{ either: [kinds("string"), { has: ["a"] }] }, kinds("null")] }, {}, 1],
  ["of referred ones", { either: [{ both: [kinds("string")] }, { both: [{ both: [kinds("null")] }, {}] }] }, 1],
  [
    "in members",
    { named: { m: { either: [kinds("null"), { named: { n: { even: true } } }] } } },
    { m: { n: 1 } },
    { m: 1 },
  ],
  [
    "the fewest of three, deep in it",
    {
      either: [
        { each: { each: { even: true } } },
        { each: { each: { among: [1, 3] } } },
        { each: { each: { among: [1, 3, 7] } } },
      ],
    },
    [[1, 3, 2, 4, 6]],
  ],
  [
    "the fewest, of many that are deeper still",
    { either: [{ each: { each: { each: { even: true } } } }, { each: { each: { each: { among: [1, 3] } } } }] },
    [[[1], [3], [5]]],
  ],
  [
    "what must not be, which weighs as much as a constant",
    { either: [{ named: { k: { no: { among: [1] } } } }, { named: { k: { among: [2] } }, has: ["z"] }] },
    { k: 1 },
  ],
  [
    "not by a member that must not be there",
    { either: [{ has: ["z"] }, { named: { m: { others: false } } }] },
    { m: { x: 1 } },
  ],
  [
    "the first member that is to be a constant, of several",
    {
      either: [
        { both: [{ named: { k: { among: [1] } } }], named: { v: { among: [1] } } },
        { named: { k: { among: [2] }, v: { among: [2] } } },
      ],
    },
    { k: 3, v: 3 },
  ],
  [
    "no constant that only some want",
    { either: [tagged("a"), tagged("b"), { named: { v: { among: [1] } } }] },
    { kind: "x", v: 2 },
  ],
  ...[1, 2, 3, 4].map(
    (depth) => [`what nearly holds, alternatives of alternatives, ${depth} deep`, misleading(depth), {}] as const,
  ),
  ...[1, 2, 3, 4].map(
    (depth) =>
      [
        `nearly valid, alternatives of alternatives with discriminating constants, ${depth} deep`,
        misleadingByConstants(depth),
        { kind: "own" },
      ] as const,
  ),
  [
    "by what is wrong with the alternative of an alternative whose constant fits",
    {
      either: [
        { either: [{ ...lacking("p", "q", "r"), named: { kind: { among: ["a"] } } }, tagged("b")] },
        lacking("x", "y"),
      ],
    },
    { kind: "a" },
  ],
  [
    "a constant that several share",
    { either: [tagged("a", { x: {} }), tagged("a", { y: {} }), tagged("b")] },
    { kind: "a" },
  ],
  [
    "alternatives in members, of which one is wrong in a member of its own",
    {
      either: [
        { named: { m: { either: [{ named: { x: kinds("string") } }, kinds("null")] } } },
        { named: { m: { named: { x: { even: true } } } } },
      ],
    },
    { m: { x: 1 } },
  ],
  ["types, and more that is wrong", { either: [{ kinds: ["string"], some: {}, has: ["a"] }, kinds("null")] }, [], {}],
  ["lists of no values", { either: [{ among: [] }, { among: [] }] }, 1],
  ["values that are close", { either: [{ among: ["left", "right"] }, { among: ["centre"] }] }, "center", "rihgt"],
  ["a constant that is close", { either: [tagged("circle"), tagged("square")] }, { kind: "sqare" }],
  ["items that are to be constants", { either: [{ each: { among: [1] } }, { each: { among: [2] } }] }, [3]],
  [
    "alternatives in members that all miss",
    { either: [{ named: { m: { either: [kinds("string"), kinds("null")] } } }, { named: { m: kinds("boolean") } }] },
    { m: 1 },
  ],
  [
    "alternatives in members of which one misses",
    {
      either: [
        { named: { m: { each: { even: true, both: [{ even: true }] } } } },
        { named: { m: { either: [kinds("string"), { each: { even: true } }] } } },
      ],
    },
    { m: [1] },
  ],
  ["one alternative", { either: [{ among: [1] }] }, 2, "x"],
  [
    "a constant that all want",
    {
      either: [
        { named: { v: { among: [1] } }, has: ["x"] },
        { named: { v: { among: [1] } }, has: ["y"] },
      ],
    },
    { v: 2 },
  ],
  [
    "the furthest of two that are deep",
    { either: [{ each: { each: kinds("number") } }, { each: { each: { each: { even: true } } } }] },
    [[[1]]],
  ],
  [
    "a choice of constants, which weighs less than one",
    { either: [{ named: { k: { among: [1] } } }, { named: { k: { among: [2, 3] } } }] },
    { k: 9 },
  ],
  [
    "two choices of constants with the same weight",
    { either: [{ named: { k: { among: [1] } } }, { named: { k: { among: [2, 3] }, l: { among: [4, 5] } } }] },
    { k: 9, l: 9 },
  ],
  ["names that must not be there", { either: [{ lacks: "a" }, { lacks: "b" }] }, { a: 1, b: 1 }],
  ["a tie of which one says nothing", { either: [{ quietly: ["q"] }, { matches: "^x" }] }, "a"],
  ["names of what may be no object", { either: [{ owns: "a" }, { owns: "b" }] }, 1, {}],
  ["nothing, where none says anything", { either: [{ quietly: [] }, { quietly: [] }] }, 1],
  [
    "not by constants in members of members",
    {
      either: [{ named: { a: { named: { k: { among: [1] } } } } }, { named: { a: { named: { k: { among: [2] } } } } }],
    },
    { a: { k: 3 } },
  ],
  [
    "a constant beside one that all want",
    {
      either: [
        { named: { kind: { among: ["a"] }, v: { among: [1] } } },
        { named: { kind: { among: ["b"] }, v: { among: [1] } } },
      ],
    },
    { kind: "x", v: 2 },
  ],
  [
    "by what all alternatives in members lack",
    {
      either: [
        { named: { m: { either: [{ has: ["p"] }, { has: ["q"], both: [{ has: ["r"] }] }] } } },
        { named: { m: { has: ["s"], both: [{ has: ["t"] }] } } },
      ],
    },
    { m: {} },
  ],
  ["names that are needed", { either: [{ needs: "a" }, { needs: "b" }] }, {}, { c: 1 }],
  ["more than there are", { oneMore: [{ even: true }] }, 2, 1],
  // Too many.
  ["exactly one", { one: [{ has: ["a"] }, { has: ["b"] }, { even: true }] }, { a: 1, b: 1 }, 1, { a: 1 }, {}],
  ["one of two names", { one: [{ has: ["a"] }, { has: ["b"] }] }, { a: 1, b: 1 }],
  ["at most one", { only: { even: true } }, 2, 1],
  // What must not be.
  ["no type", { no: kinds("string") }, "a"],
  ["no types", { no: kinds("string", "null") }, "a", null],
  ["no value", { no: { among: [1] } }, 1],
  ["no object", { no: { among: [{ a: 1 }] } }, { a: 1 }],
  ["no values", { no: { among: [1, 2] } }, 1],
  ["no value of two lists", { no: { among: [1, 2], both: [{ among: [2, 3] }] } }, 2],
  ["no pattern", { no: { matches: "^a" } }, "ab", 1],
  ["no two patterns", { no: { matches: "^a", both: [{ matches: "b$" }] } }, "ab"],
  ["no name", { no: { has: ["a"] } }, { a: 1 }, 1],
  ["no names", { no: { has: ["a", "b"] } }, { a: 1, b: 1 }],
  ["no name of some", { no: { either: [{ has: ["a"] }, { has: ["b"] }] } }, { b: 1 }, 1],
  ["no name of some, and more", { no: { either: [{ even: true }, { has: ["a"] }] } }, { a: 1 }],
  ["no name by reference", { no: { both: [{ has: ["a"] }] } }, { a: 1 }],
  ["no member", { no: { named: { a: { among: [1] } } } }, { a: 1 }, {}, { b: 1 }],
  ["no member that is there", { no: { named: { a: { among: [1] } }, has: ["a"] } }, { a: 1 }],
  ["no member and a name", { no: { named: { a: { among: [1] } }, has: ["b"] } }, { a: 1, b: 2 }],
  ["no two members", { no: { named: { a: { among: [1] }, b: { among: [1] } } } }, { a: 1, b: 1 }],
  [
    "no two members, of which one is there",
    { no: { named: { a: { among: [1] }, b: {} }, has: ["a"] } },
    { a: 1, b: 1 },
  ],
  ["no member of which there is a note", { no: { named: { a: { annotation: "x", among: [1] } } } }, { a: 1 }],
  ["no object with a member", { no: { kinds: ["object"], named: { a: { even: true } } } }, { a: 2 }],
  ["no pattern with members", { no: { matches: "^a", named: { a: { even: true } } } }, "a"],
  ["no member of what is no object", { no: { named: { length: { among: [3] } } } }, "abc"],
  ["no member with more", { no: { named: { a: { among: ["x"], long: 1 } } } }, { a: "x" }],
  ["no members of names", { no: { has: ["ab"], like: { "^a": { even: true } } } }, { ab: 2 }],
  ["no members at all", { no: { has: ["a"], members: { even: true } } }, { a: 2 }],
  ["no member of a type", { no: { named: { a: kinds("string") } } }, { a: "" }],
  ["no type with a note", { no: { annotation: 1, kinds: ["null"] } }, null],
  ["no type and a pattern", { no: { kinds: ["string"], matches: "a" } }, "a"],
  ["no value and a name", { no: { among: [{ a: 1 }], has: ["a"] } }, { a: 1 }],
  ["no others", { no: { others: kinds("string") } }, {}],
  ["nothing of what is hard to say", { no: { even: true } }, 2],
  ["no reference to many", { no: { both: Array.from({ length: 21 }, () => ({ annotation: 1 })) } }, 1],
  ...[19, 20].map(
    (count) =>
      [
        `no name by ${count} references`,
        { no: { both: Array.from({ length: count }, () => ({ has: ["a"] })) } },
        { a: 1 },
      ] as const,
  ),
  ["nothing", { no: {} }, 1],
  ["no nothing", { no: { no: kinds("null") } }, 1],
  // Nothing is allowed.
  ["nothing at all", false, 1, { a: 1 }],
  ["a closed object", { named: { name: {}, size: {} }, others: false }, { nam: 1 }, { name: 1, nme: 2 }, { other: 1 }],
  ["a member that must not be", { named: { a: false } }, { a: 1 }],
  ["no items", { each: false }, [1]],
  ["names of which none is right", { names: false }, { a: 1 }],
  ["then, for what has no names", { choice: [{ has: ["a"] }, kinds("null")] }, 1],
  ["then", { choice: [{ even: true }, { long: 2, kinds: ["string"] }] }, 2, 1],
  ["else", { choice: [{ even: true }, {}, { kinds: ["string"] }] }, 1, 2],
  ["then nothing", { choice: [kinds("string"), false] }, "a", 1],
  ["then nothing, for a value", { choice: [{ among: [1, 2] }, false] }, 1],
  ["then nothing, for a name", { choice: [{ has: ["a"] }, false] }, { a: 1 }],
  ["then nothing, for a member", { choice: [{ named: { a: { among: [1] } }, has: ["a"] }, false] }, { a: 1 }],
  ["else nothing, for a name", { choice: [{ has: ["a"] }, {}, false] }, { b: 1 }],
  ["because a name is there", { ifHas: { has: ["a"] } }, { m: 1 }],
  ["nothing because a name is there", { ifHas: false }, { m: 1 }],
  ["because a member has a value", { ifOne: { has: ["a"] } }, { m: 1 }],
  ["because a name is missing", { choice: [{ has: ["a"] }, {}, { has: ["b"] }] }, {}, { b: 1 }],
  [
    "because a member is missing",
    { choice: [{ named: { a: { among: [1] } }, has: ["a"] }, {}, { has: ["b"] }] },
    {},
    { a: 2 },
  ],
  ["because of more", { ifText: { has: ["a"] }, ifNot: { has: ["b"] } }, { m: "x" }, { m: 1 }],
  ["members like others", { named: { size: {} }, like: { "^x": false } }, { xize: 1 }],
  ["then no member", { choice: [{ has: ["a"] }, { named: { b: false } }] }, { a: 1, b: 1 }],
  ["then nothing, which is hard to say", { choice: [{ even: true }, false] }, 2],
  ["else nothing", { choice: [{ even: true }, {}, false] }, 1],
  ["nothing of some", { either: [false, { both: [false] }] }, 1],
  ["nothing by reference", { both: [false, { both: [false] }] }, 1],
  // Names.
  ["names", { names: { matches: "^a", long: 2 } }, { b: 1, ab: 1, a: 1 }],
  ["names of what is referred to", { names: { both: [{ long: 2 }] } }, { a: 1 }],
  ["the second name, mistyped", { has: ["volume", "colour"] }, { color: 1 }],
  [
    "a name that is missing",
    { named: { colour: {}, size: {} }, has: ["colour", "size"] },
    { color: 1, size: 2 },
    { colour: 1, sice: 1 },
    {},
  ],
  ["a name that is known", { named: { colour: {}, color: {} }, has: ["colour"] }, { color: 1 }],
  ["a required name", { has: ["colour", "color"] }, { color: 1 }],
  [
    "a name that the schema of a member knows",
    { has: ["colour"], named: { child: { named: { color: {} } } } },
    { color: 1 },
  ],
  ["a name that is only answered for", { says: ["colour"], others: false }, { color: 1 }],
  [
    "a name of an alternative that failed",
    { either: [{ named: { size: { even: true } } }, { named: { sized: {} } }], unspoken: false },
    { size: 1 },
    { sizes: 1 },
  ],
  ["the hundredth name", { has: ["colour"] }, { ...fillers(99), color: 1 }, { ...fillers(100), color: 1 }],
  // Suggestions.
  ["a value that is close", { among: ["error", "warning", "off"] }, "eror", "wraning", "x", 1],
  ["the one value", { among: ["error"] }, "eror"],
  // Arrays.
  ["items of a type", { some: kinds("string") }, [1, 2], []],
  ["few items", { few: { even: true } }, [2, 4], [2, 4, 6], [2, 1]],
  ["items that the list is about", { rightItems: { even: true } }, [1, 2, 3], [2]],
  ["members of any name", { members: { even: true }, memberNames: { long: 2 } }, { a: 1 }, { ab: 2 }, "a", [1], 1],
  ["items of any array", { items: { even: true } }, [1], "a", { a: 1 }],
  ["an item of a value", { some: { among: [1] } }, [2]],
  ["items of values", { some: { among: [1, 2] } }, [3]],
  ["items of a pattern", { some: { matches: "^a" } }, ["b"]],
  ["items with a name", { some: { has: ["a", "b"] } }, [{ a: 1 }]],
  ["items of one of two forms", { each: { either: [{ matches: "^a" }, { long: 2 }] } }, ["ab", "b", "", "bb", "c"]],
  ["items with a member", { some: { named: { a: { among: [1] } } } }, [{ a: 2 }], [1]],
  [
    "items that are nearly right",
    { some: { named: { a: { among: [1] }, b: { even: true } }, has: ["a"] } },
    [{ a: 1, b: 1 }, { a: 2 }],
    [{ a: 2, b: 1 }],
  ],
  ["items that miss a value", { some: { among: [{ b: 2 }], named: { b: { even: true } } } }, [{ b: 1 }]],
  ["items that are hard to say", { some: { even: true } }, [1]],
  [
    "equal items",
    { distinct: true },
    [1, 2, 1],
    [{ a: [1] }, 0, { a: [1] }],
    ["1", 1, "1"],
    [1n, 1],
    [null, 1, null],
    [[null], [null]],
  ],
  // What is shown of values.
  // References that the dynamic scope decides: what they lead to is not said.
  ...["noneAt", "someAt"].map(
    (keyword) =>
      [`what ${keyword} leads to`, { [keyword]: "#a", defs: { a: { spot: "a", kinds: ["array"] } } }, [], [1]] as const,
  ),
  [
    "what counts because of it",
    { thenAt: { at: "#a", then: { has: ["n"] } }, defs: { a: { spot: "a", has: ["k"] } } },
    { k: 1 },
  ],
  [
    "what must not be because of it",
    { thenAt: { at: "#a", then: false }, defs: { a: { spot: "a", has: ["k"] } } },
    { k: 1 },
  ],
  ["long texts", { among: [1] }, long, { [long]: 1 }, [long]],
  ["what JSON escapes", { among: [1] }, '"', "\\", "\u001f", " ", "\ud800", "\udfff", "\ud7ff", "\ue000", 'a"b'],
  [
    "as long as is shown",
    { among: [1] },
    long.slice(0, 117),
    long.slice(0, 118),
    long.slice(0, 119),
    long.slice(0, 120),
  ],
  ["many parts", { among: [1] }, Array.from({ length: 8 }, (_, i) => i), Array.from({ length: 30 }, (_, i) => i)],
  ["parts of parts", { among: [1] }, [[], [1], {}, { a: 1 }, null, "a", 1n], { a: [], b: { c: 1 } }],
  [
    "large parts of parts",
    { among: [1] },
    [[], [1], {}, { a: "a".repeat(60) }, null],
    { a: [], b: { c: "c".repeat(60) } },
  ],
  ["some members", { among: [1] }, Object.fromEntries(Array.from({ length: 8 }, (_, i) => [`m${i}`, i]))],
  ["many members", { among: [1] }, Object.fromEntries(Array.from({ length: 9 }, (_, i) => [`m${i}`, i]))],
  ["long lists", { among: Array.from({ length: 60 }, (_, i) => `value ${i}`) }, 1],
  ["lists of long texts", { among: [long.slice(0, 80), long.slice(0, 90), 1] }, 2],
  ["one and several", { long: 1, both: [{ long: 2 }] }, ""],
  ["what JSON does not know", { among: [1] }, undefined, Number.NaN, -0],
];

/** Wants many names, and then more. */
const namesAnd = (count: number, ...more: object[]): object => ({
  both: [...Array.from({ length: count }, (_, i) => ({ has: [`m${i}`] })), ...more],
});
/** Wants more names than failures of an alternative are looked at, and then more. */
const muchAnd = (...more: object[]): object => namesAnd(201, ...more);
/** Members of which most are looked at, but not what comes after them. */
const wrongMembers = { named: Object.fromEntries(Object.keys(fillers(9)).map((name) => [name, kinds("string")])) };
const another = { named: { kind: { among: ["b"] } } };

test.each<[what: string, either: readonly object[], value: object, best: number]>([
  [
    "by the constant that it wants to be another",
    [muchAnd(another), muchAnd({ named: { kind: { among: ["a"] } } }), muchAnd()],
    { kind: "a" },
    1,
  ],
  [
    "by the constant that one of its own wants to be another",
    [{ either: [namesAnd(190, wrongMembers, another), lacking("p", "q", "r")] }, lacking("x", "y")],
    { kind: "a", ...fillers(9) },
    1,
  ],
  ["by the type that it wants to be another", [muchAnd(kinds("string")), muchAnd()], {}, 1],
])("however much is wrong with it, an alternative is out %s", (_what, either, value, best) => {
  const [error] = miniArgot().compile({ either }).validate(value).errors;
  expect(error?.causes[0]?.keywordLocation).toMatch(RegExp(`^/either/${best}/`));
});

test("references are followed however long they are", () => {
  let referred: object = { has: ["a"] };
  for (let i = 0; i < 12_000; i++) referred = { both: [referred] };
  const [error] = miniArgot()
    .compile({ either: [referred, lacking("b", "c")] })
    .validate({}).errors;
  expect(error?.causes.map(({ message }) => message)).toEqual(['must have "a"']);
});

const linesOf = ({ instanceLocation, keywordLocation, message, causes }: ValidationIssue, indent = "  "): string[] => [
  `${indent}${instanceLocation} ${message}  (${keywordLocation})`,
  ...causes.flatMap((cause) => linesOf(cause, `${indent}  `)),
];
const shown = (value: unknown): string =>
  (JSON.stringify(value, (_, part: unknown) => (typeof part === "bigint" ? `${part}n` : part)) ?? String(value)).slice(
    0,
    90,
  );

test("what is said of values that are wrong", async () => {
  const lines = rows.flatMap(([what, schema, ...values]) => {
    const validator = miniArgot().compile(schema);
    return values.flatMap((value) => {
      const { errors } = validator.validate(value);
      expect(validator(value)).toBe(errors.length === 0);
      const leading = errors.length === 0 ? "valid" : primaryIssue(errors)?.message;
      return [`${what}: ${shown(value)}: ${leading}`, ...errors.flatMap((error) => linesOf(error)), ""];
    });
  });
  await expect(lines.join("\n")).toMatchFileSnapshot("outputs/mistakes.txt");
});
