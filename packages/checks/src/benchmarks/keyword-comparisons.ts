import {
  and,
  atLeast,
  atMost,
  defineKeyword,
  has,
  type Keyword,
  characterCount,
  nonNegativeInteger,
  number,
  self,
  propertyCount,
  strings,
  JsonType,
  test,
} from "@argot/core/keyword";
import type { Json } from "./json.js";

/** A standard keyword, and keywords of a third party with the same meaning, one for each level. */
export interface Comparison {
  /** The standard keyword's name. */
  readonly name: string;
  /** The keywords' value. */
  readonly value: Json;
  /** Arrays whose items are validated. */
  readonly instances: readonly (readonly Json[])[];
  readonly keywords: Readonly<Record<"test" | "predicate" | "lower", Keyword>>;
}

const id = (level: string): string => `https://example.com/keyword/${level}`;

/**
 * Valid arrays, and one whose last item is invalid, so that the result is not always the same. They are parsed, as real data
 * are.
 */
function arraysOf(valid: (i: number) => Json, invalid: Json): readonly (readonly Json[])[] {
  const arrays = [
    ...Array.from({ length: 7 }, (_, at) => Array.from({ length: 100 }, (__, i) => valid(at + i))),
    [...Array.from({ length: 99 }, (_, i) => valid(i)), invalid],
  ];
  return JSON.parse(JSON.stringify(arrays)) as typeof arrays;
}

/**
 * Counts the characters of a text. Few texts need it, so it is a function of its own, and its caller is small enough to be
 * inlined. It counts by index, as the standard keyword does: `for…of` takes several times as long.
 */
function lengthOf(text: string): number {
  let characters = text.length;
  for (let i = 0; i + 1 < text.length; i++)
    if (isLead(text.charCodeAt(i)) && isTrail(text.charCodeAt(i + 1))) {
      characters--;
      i++;
    }
  return characters;
}

const isLead = (unit: number): boolean => (unit & 0xfc00) === 0xd800;
const isTrail = (unit: number): boolean => (unit & 0xfc00) === 0xdc00;

/** Used with `call`, which JavaScript engines optimise better than `Object.hasOwn`. */
const isOwn: (this: object, name: string) => boolean = Object.prototype.hasOwnProperty;

export const comparisons: readonly Comparison[] = [
  {
    name: "minimum",
    value: 10,
    instances: arraysOf((i) => 10 + i, 9),
    keywords: {
      test: defineKeyword({
        id: id("test"),
        value: number,
        appliesTo: JsonType.number,
        test: (value, min) => value >= min,
      }),
      predicate: defineKeyword({
        id: id("predicate"),
        value: number,
        appliesTo: JsonType.number,
        predicate: (min) => atLeast(self, min),
      }),
      lower: defineKeyword({
        id: id("lower"),
        value: number,
        appliesTo: JsonType.number,
        lower: (k) => test(atLeast(self, k.value)),
      }),
    },
  },
  {
    name: "maxLength",
    value: 12,
    instances: arraysOf((i) => `text ${i % 50} ${"é".repeat(i % 5)}`, "a text that is too long"),
    keywords: {
      test: defineKeyword({
        id: id("test"),
        value: nonNegativeInteger,
        appliesTo: JsonType.string,
        // A character is one or two units.
        test: (text, max) => text.length <= max || (text.length <= 2 * max && lengthOf(text) <= max),
      }),
      predicate: defineKeyword({
        id: id("predicate"),
        value: nonNegativeInteger,
        appliesTo: JsonType.string,
        predicate: (max) => atMost(characterCount, max),
      }),
      lower: defineKeyword({
        id: id("lower"),
        value: nonNegativeInteger,
        appliesTo: JsonType.string,
        lower: (k) => test(atMost(characterCount, k.value)),
      }),
    },
  },
  {
    name: "minProperties",
    value: 3,
    instances: arraysOf((i) => ({ a: i, b: "x", c: null }), { a: 1 }),
    keywords: {
      test: defineKeyword({
        id: id("test"),
        value: nonNegativeInteger,
        appliesTo: JsonType.object,
        test: (object, min) => Object.keys(object).length >= min,
      }),
      predicate: defineKeyword({
        id: id("predicate"),
        value: nonNegativeInteger,
        appliesTo: JsonType.object,
        predicate: (min) => atLeast(propertyCount, min),
      }),
      lower: defineKeyword({
        id: id("lower"),
        value: nonNegativeInteger,
        appliesTo: JsonType.object,
        lower: (k) => test(atLeast(propertyCount, k.value)),
      }),
    },
  },
  {
    name: "required",
    value: ["a", "b"],
    instances: arraysOf((i) => ({ a: i, b: "x", c: null }), { a: 1 }),
    keywords: {
      test: defineKeyword({
        id: id("test"),
        value: strings,
        appliesTo: JsonType.object,
        test: (object, names) => {
          for (let i = 0; i < names.length; i++) if (!isOwn.call(object, names[i] as string)) return false;
          return true;
        },
      }),
      predicate: defineKeyword({
        id: id("predicate"),
        value: strings,
        appliesTo: JsonType.object,
        predicate: (names) => and(names.map(has)),
      }),
      lower: defineKeyword({
        id: id("lower"),
        value: strings,
        appliesTo: JsonType.object,
        lower: (k) => test(and(k.value.map(has))),
      }),
    },
  },
];
