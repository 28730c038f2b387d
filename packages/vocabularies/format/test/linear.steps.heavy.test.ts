import { growthOf } from "../../../checks/test/runner/steps.js";
import { describe, expect, test } from "vitest";
import * as package_ from "../src/index.js";

/** What a text begins with, so that each format gets to its loops. */
const beginnings: Readonly<Record<string, readonly string[]>> = {
  isByte: [""],
  isColor: ["", "#", "rgb(1"],
  isDate: [""],
  isDateTime: ["", "2024-02-29T13:45:00."],
  isDuration: ["P", "PT"],
  isEmail: ["", '"', "a@", "a@["],
  isHostname: ["", "xn--"],
  isHostnameDraft4: [""],
  isIdnEmail: ["", '"', "a@", "a@ü"],
  isIdnHostname: ["", "xn--", "ü"],
  isIpv4: [""],
  isIpv6: ["", "::"],
  isIri: ["", "a:", "a://", "a://[v1.", "a:?", "a:#"],
  isIriReference: ["", "//", "?"],
  isJsonPointer: ["/"],
  isPhone: ["", "+", "(", "1 ext. "],
  isRegex: ["", "(", "["],
  isRelativeJsonPointer: ["", "1", "1/"],
  isStyle: ["", "a:", "a: (", "a: '", "/*"],
  isTime: ["", "13:45:00."],
  isTimeDraft3: [""],
  isUri: ["", "a:", "a://", "a://[", "a:?", "a:#"],
  isUriReference: ["", "//", "?"],
  isUriTemplate: ["", "{", "{a:", "{?"],
  isUuid: [""],
};

const units =
  'a 1 . - ~0 / %41 : @ a. 1Y a, {a} ( ) [ " \\a /* a:b; (?: (?<a> \\k<a> \\p{L} \\S a* ü \u0308 あ。 א 😀 \uD800'.split(
    " ",
  );

const tests = Object.entries(package_).filter(([name]) => name.startsWith("is")) as unknown as readonly (readonly [
  string,
  (text: string) => boolean,
])[];

test("every test of a format is here", () => {
  expect(Object.keys(beginnings)).toEqual(tests.map(([name]) => name).sort());
});

/** How many times the steps are for twice the text. */
const growth = (run: (text: string) => unknown, beginning: string, unit: string): number =>
  growthOf((length) => `${beginning}${unit.repeat(Math.ceil(length / unit.length))}!`, run, 800);

describe("twice the text takes twice the steps", () => {
  test.each(tests)("%s", (name, isRight) => {
    const growing = beginnings[name]!.flatMap((beginning) =>
      units
        .map((unit): [text: string, ratio: number] => [`${beginning}${unit}…`, growth(isRight, beginning, unit)])
        .filter(([, ratio]) => ratio > 2.2),
    );
    expect(growing).toEqual([]);
  });

  test.each<[how: string, run: (text: string) => unknown]>([
    ["loops", (text) => Array.from(text, () => Array.from(text, () => 1).length)],
    ["texts that are cut", (text) => Array.from(text, (_, i) => text.slice(i))],
    ["searches", (text) => Array.from(text, (_, i) => text.indexOf("x", i))],
    ["expressions", (text) => Array.from(text, () => /b+$/.test(text))],
  ])("and %s that do more are found", (_, run) => {
    expect(growth(run, "", "a")).toBeGreaterThan(3.5);
  });
});
