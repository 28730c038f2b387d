import { compile, verdictPlan } from "@argot/compiler";
import { addVocabularies, createArgot, defineVocabulary, type Validator } from "@argot/core";
import { draft202012 } from "@argot/dialects";
import { describe, expect, test } from "vitest";
import { comparisons } from "./keyword-comparisons.js";

describe.each(comparisons)("$name", ({ name, value, instances, keywords }) => {
  const third = defineVocabulary({ uri: "https://example.com/vocab/third", keywords });
  const argot = createArgot({
    dialects: [addVocabularies(draft202012, [third])],
    tier: "compiled",
    backend: { optimise: verdictPlan, compile },
  });
  const validatorOf = (keyword: string): Validator =>
    argot.compile({ $id: "https://example.com/schema", items: { [keyword]: value } });
  const planOf = (keyword: string): string => validatorOf(keyword).plan().replaceAll(keyword, "it");

  test.each(["holds", "lower"])("by `%s` it is the plan of the standard keyword, and so its code", (rung) => {
    expect(planOf(rung)).toBe(planOf(name));
  });

  test.each(["test", "holds", "lower"])("by `%s` it answers as the standard keyword does, yes and no", (rung) => {
    const answers = instances.map((each) => validatorOf(rung)(each));
    expect(answers).toEqual(instances.map((each) => validatorOf(name)(each)));
    expect(new Set(answers)).toEqual(new Set([true, false]));
  });
});
