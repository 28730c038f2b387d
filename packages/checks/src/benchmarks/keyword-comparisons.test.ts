import { backend } from "@argot/compiler";
import { addVocabularies, createArgot, defineVocabulary, type Validator } from "@argot/core";
import { print, withoutMessages } from "@argot/core/plan";
import { draft202012 } from "@argot/dialects";
import { describe, expect, test } from "vitest";
import { comparisons } from "./keyword-comparisons.js";

describe.each(comparisons)("$name", ({ name, value, instances, keywords }) => {
  const third = defineVocabulary({ uri: "https://example.com/vocab/third", keywords });
  const argot = createArgot({
    dialects: [addVocabularies(draft202012, [third])],
    tier: "compiled",
    backend,
  });
  const validatorOf = (keyword: string): Validator =>
    argot.compile({ $id: "https://example.com/schema", items: { [keyword]: value } });
  const planOf = (keyword: string): string =>
    print(withoutMessages(argot.plan({ $id: "https://example.com/schema", items: { [keyword]: value } }))).replaceAll(
      keyword,
      "it",
    );

  test.each(["predicate", "lower"])("by `%s` it has the plan of the standard keyword, and so its code", (level) => {
    expect(planOf(level)).toBe(planOf(name));
  });

  test.each(["test", "predicate", "lower"])("by `%s` it has the results of the standard keyword", (level) => {
    const answers = instances.map((each) => validatorOf(level)(each));
    expect(answers).toEqual(instances.map((each) => validatorOf(name)(each)));
    expect(new Set(answers)).toEqual(new Set([true, false]));
  });
});
