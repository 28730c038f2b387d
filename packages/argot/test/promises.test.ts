import { defineDialect, defineVocabulary } from "@argot/core";
import { defineKeyword, nonNegativeInteger } from "@argot/core/keyword";
import { createArgot, defineFormat, EvaluationError, type Tier } from "argot";
import { compileModule } from "argot/module";
import { expect, test } from "vitest";
import { loadModule } from "./load-module.js";

const later = (() => Promise.resolve(false)) as never;
// A module has a function that does the same.
const specifier = "data:text/javascript,export const later = () => Promise.resolve(false);";
const importFrom = { specifier, name: "later" };
const format = defineFormat({ test: later, message: "must be later", importFrom });
const keyword = defineKeyword({ id: "https://example.com/later", value: nonNegativeInteger, test: later, importFrom });
const core = defineVocabulary({ uri: "https://example.com/vocabulary", keywords: { later: keyword } });
const dialect = defineDialect({ uri: "https://example.com/dialect", core, vocabularies: [core] });

const argotOf = {
  format: (tier: Tier) => createArgot({ tier, formats: { later: format } }),
  keyword: (tier: Tier) => createArgot({ tier, dialects: [dialect], dialect: dialect.uri }),
};
const schemas = { format: { format: "later" }, keyword: { later: 1 } };

for (const kind of ["format", "keyword"] as const) {
  test.each(["auto", "loop", "closures", "compiled"] as const)(
    `%s: a ${kind} whose test returns a promise is refused`,
    (tier) => {
      const validator = argotOf[kind](tier).compile(schemas[kind]);
      for (const run of [() => validator("a"), () => validator.validate("a")]) {
        expect(run).toThrow(EvaluationError);
        expect(run).toThrow(/later.* returns a promise/);
      }
    },
  );

  test(`a module refuses it as well: a ${kind}`, async () => {
    const { f } = await loadModule(compileModule(argotOf[kind]("auto"), { f: schemas[kind] }, { errors: true }).code);
    for (const run of [() => f?.("a"), () => f?.validate("a")]) expect(run).toThrow(/later.* returns a promise/);
  });
}

test("a format is not tried for other values", () => {
  expect(argotOf.format("auto").compile(schemas.format)(1)).toBe(true);
});
