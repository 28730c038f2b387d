import { expect, test } from "vitest";
import { JsonType } from "@argot/core/plan";
import { anything, kindOf, kindsFor, kindsOf, otherKind } from "./kinds.js";

const values = {
  null: [null],
  boolean: [true, false],
  number: [0.5, -1e-9],
  string: ["", "1"],
  array: [[], [1]],
  object: [{}, Object.create(null), new Date(0)],
  integer: [0, -0, 1, 2 ** 60, 1e300, 10n],
} satisfies Partial<Record<keyof typeof JsonType, readonly unknown[]>>;

test.each(Object.entries(values))("a value of type %s has one kind, which is its own", (type, examples) => {
  for (const value of examples) {
    const kind = kindOf(value);
    expect(kind).toBe(JsonType[type as keyof typeof values]);
    expect(kindsOf(kind)).toBe(type === "number" ? JsonType.number | JsonType.integer : kind);
  }
});

test("values that are not JSON have a kind of their own, for which only rules about everything are", () => {
  for (const value of [undefined, Number.NaN, Infinity, Symbol("s"), () => 1]) expect(kindOf(value)).toBe(otherKind);
  expect(kindsFor(JsonType.any)).toBe(anything);
  expect(kindsFor(JsonType.any & ~JsonType.null) & otherKind).toBe(0);
});
