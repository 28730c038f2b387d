import { expect, test } from "vitest";
import { Lines } from "./positions.js";

test("lines end with a line feed, a carriage return, or both", () => {
  const lines = new Lines("a\nb\r\nc\rd\n");
  expect(lines.count).toBe(5);
  expect([1, 2, 3, 4, 5, 6].map((each) => lines.line(each))).toEqual(["a", "b", "c", "d", "", ""]);
  expect(lines.positionAt(5)).toEqual({ line: 3, column: 1, offset: 5 });
});

test("lines and columns count from 1, columns in UTF-16 code units", () => {
  const lines = new Lines("😀x\ny");
  expect(lines.positionAt(0)).toEqual({ line: 1, column: 1, offset: 0 });
  expect(lines.positionAt(2)).toEqual({ line: 1, column: 3, offset: 2 });
  expect(lines.positionAt(4)).toEqual({ line: 2, column: 1, offset: 4 });
  expect(lines.positionAt(5)).toEqual({ line: 2, column: 2, offset: 5 });
});
