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

/** Processor time in milliseconds: other programs take none of it. */
function timeOf(isRight: (text: string) => boolean, text: string): number {
  const start = process.cpuUsage();
  isRight(text);
  return process.cpuUsage(start).user / 1000;
}

const ofLength = (length: number, beginning: string, unit: string): string =>
  `${beginning}${unit.repeat(length / unit.length)}!`;

/** In milliseconds: texts that are read a few times take less; a square takes minutes. */
const enough = 200;

/** Ten times the text may take ten times the time. It is given forty times; a square would be a hundred times. */
function growsTooFast(isRight: (text: string) => boolean, beginning: string, unit: string): boolean {
  const most = timeOf(isRight, ofLength(1_000_000, beginning, unit));
  return most > enough && most > 40 * timeOf(isRight, ofLength(100_000, beginning, unit));
}

describe("texts of a megabyte take no more than linear time", () => {
  test.each(tests)("%s", (name, isRight) => {
    const slow = beginnings[name]!.flatMap((beginning) =>
      units
        // Other threads of the process may disturb some measurements, but not six.
        .filter((unit) => [1, 2, 3, 4, 5, 6].every(() => growsTooFast(isRight, beginning, unit)))
        .map((unit) => `${beginning}${unit}…`),
    );
    expect(slow).toEqual([]);
  });
});
