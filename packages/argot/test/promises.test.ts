import { createArgot, defineFormat, EvaluationError } from "argot";
import { expect, test } from "vitest";

test.each(["auto", "loop", "closures", "compiled"] as const)(
  "%s: a format whose test returns a promise is refused",
  (tier) => {
    const argot = createArgot({
      tier,
      formats: { later: defineFormat({ test: (() => Promise.resolve(false)) as never, message: "must be later" }) },
    });
    const validator = argot.compile({ format: "later" });
    for (const run of [() => validator("a"), () => validator.validate("a")]) {
      expect(run).toThrow(EvaluationError);
      expect(run).toThrow(/later.* returns a promise/);
    }
    expect(validator(1)).toBe(true);
  },
);
