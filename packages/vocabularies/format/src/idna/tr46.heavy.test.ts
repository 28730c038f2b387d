import { createRequire } from "node:module";
import { toASCII, toUnicode } from "tr46";
import { describe, expect, test } from "vitest";
import { keepBidiRule } from "./bidi.js";
import { isValid } from "./code-points.js";
import { isVirama, joinsAcross } from "./joining.js";

// What tr46 knows of Unicode 17. It decides by UTS #46, which allows more than RFC 5892 does, but in these parts they agree.
const regexes = createRequire(import.meta.url)("tr46/lib/regexes.js") as Readonly<Record<string, RegExp>>;

const characters = Array.from({ length: 0x110000 }, (_, code) => String.fromCodePoint(code)).filter(
  (each) => !/\p{Surrogate}/u.test(each),
);
const inLabels = characters.filter((each) => isValid(each));
const others = characters.filter((each) => !isValid(each));

describe("against tr46, for all characters that a label can have", () => {
  test("there are many", () => {
    expect(inLabels.length).toBeGreaterThan(130_000);
  });

  test("valid ones are valid there, and stand for themselves", () => {
    const changed = inLabels.filter((each) => {
      const result = toASCII(`a${each}`, { checkBidi: false, checkJoiners: false });
      return result === null || (each.codePointAt(0)! < 128 && result !== `a${each}`);
    });
    expect(changed).toEqual([]);
  });

  test("letters, marks and digits that are invalid here and valid there are the exceptions of RFC 5892", () => {
    const options = { checkBidi: false, checkJoiners: false } as const;
    // Parts of Korean syllables, and marks for symbols and music.
    const blocks = /[\u20D0-\u20FF\u1100-\u11FF\uA960-\uA97C\uD7B0-\uD7FB\u{1D100}-\u{1D24F}]/u;
    const kinds = /[\p{L}\p{Mn}\p{Mc}\p{Nd}]/u;
    const left = others.filter((each) => {
      if (blocks.test(each) || !kinds.test(each)) return false;
      const { domain, error } = toUnicode(`a${each}`, options);
      return !error && domain === `a${each}`;
    });
    expect(left.map((each) => each.codePointAt(0)?.toString(16)).join(" ")).toBe(
      "640 7fa 302e 302f 3031 3032 3033 3034 3035 303b",
    );
  });

  test("they run to the right, to the left, or with their neighbours", () => {
    const wrong = inLabels.filter((each) => {
      const alone = keepBidiRule([each, "א"]);
      return alone !== (regexes["bidiS1LTR"]!.test(each) || regexes["bidiS1RTL"]!.test(each));
    });
    expect(wrong.filter((each) => !/^\p{M}$/u.test(each))).toEqual([]);
  });

  test("within a name to the left, and to the right", () => {
    const left = inLabels.filter((each) => keepBidiRule([`a${each}a`, "א"]) !== regexes["bidiS5"]!.test(`a${each}a`));
    const right = inLabels.filter((each) => keepBidiRule([`א${each}א`]) !== regexes["bidiS2"]!.test(`א${each}א`));
    expect([left, right]).toEqual([[], []]);
  });

  test("viramas, and what letters join with", () => {
    const viramas = inLabels.filter((each) => isVirama(each) !== regexes["combiningClassVirama"]!.test(each));
    const joins = (label: string): boolean => joinsAcross(Array.from(label), Array.from(label).indexOf("\u200C"));
    const before = inLabels.filter((each) => joins(`${each}\u200Cب`) !== regexes["validZWNJ"]!.test(`${each}\u200Cب`));
    const after = inLabels.filter((each) => joins(`ب\u200C${each}`) !== regexes["validZWNJ"]!.test(`ب\u200C${each}`));
    expect([viramas, before, after]).toEqual([[], [], []]);
  });
});
