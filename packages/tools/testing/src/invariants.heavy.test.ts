import { boolean, defineKeyword, type Keyword, simpleShape, string, JsonType } from "@argot/core/keyword";
import * as fc from "fast-check";
import { expect, test } from "vitest";
import { type InvariantOptions, invariantsFor } from "./invariant-table.js";
import { invariantsOf } from "./invariants.js";

const id = "https://example.com/keyword/mistaken";
const runs = 25;

/** The invariants that a keyword breaks. */
function broken<V>(keyword: Keyword<V>, options: InvariantOptions = {}): string[] {
  const invariants = Object.entries(invariantsFor(keyword, "mistaken", { runs, ...options }));
  return invariants.filter(([, check]) => throws(check)).map(([invariant]) => invariant);
}

function throws(check: () => void): boolean {
  try {
    check();
    return false;
  } catch {
    return true;
  }
}

invariantsOf(
  defineKeyword({
    id: "https://example.com/keyword/evenSize",
    value: boolean,
    appliesTo: JsonType.object,
    test: (object, want) => (Object.keys(object).length % 2 === 0) === want,
    message: "must have an even number of properties: {value}",
  }),
  { runs },
);

test("a result that depends on earlier ones is found", () => {
  let calls = 0;
  const counting = defineKeyword({ id, value: boolean, test: () => ++calls % 3 === 0, message: "must come third" });
  expect(broken(counting)).toContain("it has the same result in every tier");
});

test("a change of the instance is found", () => {
  const greedy = defineKeyword({
    id,
    value: boolean,
    appliesTo: JsonType.object,
    test: (object) => delete object["a"],
  });
  expect(broken(greedy)).toContain("it changes neither the schema nor the instance");
});

test("a test of the order of properties is found", () => {
  const first = defineKeyword({
    id,
    value: string,
    appliesTo: JsonType.object,
    test: (object, name) => !Object.hasOwn(object, name) || Object.keys(object)[0] === name,
    message: "must begin with {value}",
  });
  expect(broken(first)).toEqual(["it ignores the order of properties"]);
});

const inheriting: readonly [what: string, Keyword][] = [
  [
    "in",
    defineKeyword({
      id,
      value: string,
      appliesTo: JsonType.object,
      test: (object, name) => name in object,
      message: "must have {value}",
    }),
  ],
  [
    "a read member",
    defineKeyword({
      id,
      value: string,
      appliesTo: JsonType.object,
      test: (object, name) => object[name] === undefined,
      message: "must not have {value}",
    }),
  ],
  [
    "for … in",
    defineKeyword({
      id,
      value: string,
      appliesTo: JsonType.object,
      test: (object, name) => {
        // oxlint-disable-next-line guard-for-in -- the mistake
        for (const each in object) if (each === name) return false;
        return true;
      },
      message: "must not have {value}",
    }),
  ],
];

test.each(inheriting)("a look at inherited members is found: %s", (_, keyword) => {
  expect(broken(keyword)).toEqual(["it reads own properties only"]);
});

test("an error names the keyword, the invariant, and what to do", () => {
  const [, keyword] = inheriting[0] ?? [];
  const check = keyword && invariantsFor(keyword, "mistaken", { runs })["it reads own properties only"];
  expect(check).toThrow(
    'The keyword "mistaken" (https://example.com/keyword/mistaken) breaks the invariant "it reads own properties only"',
  );
  expect(check).toThrow("use `Object.hasOwn(object, name)` in place of `name in object`");
  expect(check).toThrow(/is invalid against \{"mistaken":".*"\}, and valid if its objects inherit members/);
});

test("a shape that throws on a value is found", () => {
  const short = simpleShape("a short string", (json): json is string => (json as string).length < 3);
  expect(broken(defineKeyword({ id, value: short }), { values: fc.constant("a") })).toEqual([
    "it accepts a value or refuses it with a SchemaError",
  ]);
});

test("values that cannot be generated must be given", () => {
  const secret = simpleShape("the word", (json): json is string => json === "abracadabra");
  expect(() => broken(defineKeyword({ id, value: secret }))).toThrow(
    'No value for "mistaken" can be generated: it must be the word. Give `values`',
  );
});
