import { expect, test } from "vitest";
import { unexpectedErrorText } from "../src/terminal/unexpected-error.js";

test.each([[new TypeError("x is undefined")], ["thrown text\n\u0007"], [undefined]])(
  "%s is to be reported",
  (error) => {
    const text = unexpectedErrorText(error);
    expect(text).toMatch(/^argot: this is a fault of argot: please report it, https:.*\/issues\n/);
    expect(text).toContain(String(error).replace("\u0007", "\\u0007"));
  },
);
