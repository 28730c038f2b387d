import { describe, expect, test } from "vitest";
import { isInternationalName } from "./name.js";

describe("a name", () => {
  const long = "a".repeat(63);
  test.each([
    ["of 253 characters", [long, long, long, "a".repeat(61)], true],
    ["of 254 characters", [long, long, long, "a".repeat(62)], false],
    ["with a label of 64 characters", [`${long}a`], false],
    ["with a label of 63 characters in ASCII", ["ü".repeat(51) + "a".repeat(4)], true],
    ["with a label of more", ["ü".repeat(60)], false],
    ["with a very long label", ["ü".repeat(1_000_000)], false],
    ["without labels", [""], false],
    ["of Catalan", ["col·lecció"], true],
    ["of Katakana with a dot", ["ア・ア"], true],
    ["with both digits of Arabic", ["ا٠۰"], false],
  ])("%s", (_, labels, expected) => {
    expect(isInternationalName(labels)).toBe(expected);
  });
});
