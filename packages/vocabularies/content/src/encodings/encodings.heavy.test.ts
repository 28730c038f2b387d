import { expect, test } from "vitest";
import { encodingNames, encodingOf } from "./encodings.js";

test.each(encodingNames())("%s takes time that grows with the text", (name) => {
  const decode = (text: string, lenient: boolean): boolean => {
    try {
      return encodingOf(name)!.decode(text, lenient) !== undefined;
    } catch {
      return false;
    }
  };
  // What was read twice for each character would take minutes.
  for (const part of ["=", " ", "A", "=\n", "a ", "\r"]) {
    const text = part.repeat(2_000_000 / part.length);
    const begin = performance.now();
    for (const lenient of [false, true]) decode(text, lenient);
    expect(performance.now() - begin, JSON.stringify(part)).toBeLessThan(5000);
  }
});
