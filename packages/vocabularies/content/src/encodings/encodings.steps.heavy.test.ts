import { growthOf } from "../../../../checks/test/runner/steps.js";
import { describe, expect, test } from "vitest";
import { encodingNames, encodingOf } from "./encodings.js";

describe.each(encodingNames())("%s takes steps in proportion to the text", (name) => {
  test.each([true, false])("lenient: %s", (lenient) => {
    const decode = (text: string): void => {
      try {
        encodingOf(name)!.decode(text, lenient);
      } catch {
        // It is not a text of the encoding, which may be found at its end.
      }
    };
    const parts = ["=", " ", "A", "=\n", "a ", "\r", "=3D", "\n"];
    const growing = parts
      .map((part): [part: string, ratio: number] => [part, growthOf((size) => part.repeat(size), decode)])
      .filter(([, ratio]) => ratio > 2.2);
    expect(growing).toEqual([]);
  });
});
