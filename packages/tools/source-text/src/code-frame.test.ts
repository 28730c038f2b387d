import { describe, expect, test } from "vitest";
import { tags } from "../test/argot.js";
import { codeFrame, type CodeFrameOptions } from "./code-frame.js";
import { parseSource } from "./parse-source.js";

const frame = (text: string, pointer: string, options?: CodeFrameOptions) => {
  const source = parseSource(text);
  const span = source.positionOf(pointer)?.value;
  return span && codeFrame(source, span, options);
};

describe("codeFrame", () => {
  test("shows the marked line and the line before it, with carets", () => {
    expect(frame('{\n  "a": 1,\n  "b": [20]\n}', "/b/0")).toBe('2 │   "a": 1,\n3 │   "b": [20]\n  │         ^^\n');
  });

  test("shows the given number of lines before, if there are enough", () => {
    expect(frame("\n\n[1]", "/0", { before: 0 })).toBe("3 │ [1]\n  │  ^\n");
    expect(frame("\n\n[1]", "/0", { before: 5 })).toBe("1 │\n2 │\n3 │ [1]\n  │  ^\n");
    expect(frame(`${"\n".repeat(9)}1`, "")).toBe(" 9 │\n10 │ 1\n   │ ^\n");
  });

  test("marks the first line of a span of several lines", () => {
    expect(frame('[{\n  "a": 1\n}]', "/0")).toBe("1 │ [{\n  │  ^\n");
  });

  test("has styles with `paint`", () => {
    expect(frame("[1]", "/0", { paint: tags })).toBe("<dim>1 │</dim> [1]\n<dim>  │</dim>  <red>^</red>\n");
  });

  test("wide and invisible characters do not shift the carets", () => {
    expect(frame('["漢字", "e\u0301", "👩‍👩‍👧", 1]', "/3")).toBe(
      '1 │ ["漢字", "e\u0301", "👩‍👩‍👧", 1]\n  │                     ^\n',
    );
    expect(frame('["漢字"]', "/0")).toBe('1 │ ["漢字"]\n  │  ^^^^^^\n');
    expect(frame("[\t\t1]", "/0")).toBe("1 │ [    1]\n  │      ^\n");
    expect(frame('["\u007F\u009B", 1]', "/1")).toBe('1 │ ["\\u007f\\u009b", 1]\n  │                  ^\n');
  });

  test("shortens a long line", () => {
    const text = JSON.stringify([...Array.from({ length: 100 }, (_, i) => i), "x".repeat(100), "end", "y".repeat(100)]);
    expect(frame(text, "/101")).toBe(`1 │ …${"x".repeat(37)}","end","${"y".repeat(27)}…\n  │ ${" ".repeat(40)}^^^^^\n`);
    expect(frame(text, "/100")).toMatch(/^1 │ ….{38},"x{38}…,"end","y{21}…\n {2}│ {41}\^{40}\n$/);
    expect(frame(`["${"😀".repeat(50)}", 1]`, "/1")).not.toMatch(
      /[\uD800-\uDBFF](?![\uDC00-\uDFFF])|(?<![\uD800-\uDBFF])[\uDC00-\uDFFF]/,
    );
  });
});
