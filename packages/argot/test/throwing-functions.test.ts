// An exception of a custom function is reported with where it happened, however the verdict is reached.
import { createArgot, defineFormat, EvaluationError, JsonType } from "argot";
import { defineKeyword, string } from "argot/keyword";
import { describe, expect, test } from "vitest";

const failing = defineKeyword({
  id: "https://example.com/keyword/failing",
  value: string,
  appliesTo: JsonType.string,
  test: (value) => {
    if (value === "bad") throw new RangeError("too bad");
    return value !== "invalid";
  },
});
const format = defineFormat({
  appliesTo: JsonType.string,
  message: "must be good",
  test: (value: string) => {
    if (value === "bad") throw new TypeError("a bad format");
    return true;
  },
});

const tiers = ["auto", "loop", "closures", "compiled"] as const;

describe.each(tiers)("tier %s", (tier) => {
  const argot = createArgot({ tier, keywords: { failing }, formats: { good: format } });
  const errorOf = (schema: object, value: unknown, method: "verdict" | "validate"): EvaluationError => {
    const isValid = argot.compile(schema);
    try {
      if (method === "verdict") isValid(value);
      else isValid.validate(value);
    } catch (error) {
      if (error instanceof EvaluationError) return error;
      throw error;
    }
    throw new Error("no error");
  };

  test.each(["verdict", "validate"] as const)(
    "%s: an exception has the location of the value and of the keyword",
    (method) => {
      const schema = { properties: { "a/b": { items: { $ref: "#/$defs/x" } } }, $defs: { x: { failing: "yes" } } };
      const error = errorOf(schema, { "a/b": ["good", "bad"] }, method);
      expect(error.message).toContain("RangeError: too bad");
      expect(error.message).toContain('the value is at "/a~1b/1", the keyword at #/$defs/x/failing');
      expect(error.cause).toBeInstanceOf(RangeError);
    },
  );

  test("so has one of a format, in a schema with a URI", () => {
    const error = errorOf(
      { $id: "https://example.com/s", additionalProperties: { format: "good" } },
      { x: "bad" },
      "verdict",
    );
    expect(error.message).toContain(
      'TypeError: a bad format; the value is at "/x", the keyword at https://example.com/s#/additionalProperties/format',
    );
  });

  test("one that is thrown while failures are looked for has it as well", () => {
    const schema = { items: { failing: "yes" } };
    const error = errorOf(schema, ["invalid", "bad"], "validate");
    expect(error.message).toContain('the value is at "/1", the keyword at #/items/failing');
  });
});
