// Values and schemas that are made of real schemas, and values of the official suite's schemas.
import { readFileSync } from "node:fs";
import path from "node:path";
import { addRemotes, readSuite, suiteDrafts } from "@argot/testing/suite";
import { createArgot, type Tier } from "argot";
import { expect, test } from "vitest";
import { corporaIn } from "../../../checks/src/benchmarks/corpus.js";
import { describeWithCorpora, describeWithSuite } from "../../../argot/test/test-data.js";
import { compare, counterexamples, examples, satisfiable, schemaOf, setOf } from "../src/index.js";

const tiers: readonly Tier[] = ["loop", "closures", "compiled"];
const options = { count: 15, maxSteps: 10_000 };

describeWithCorpora("of real schemas", (folder) => {
  const schemas = corporaIn(folder).map(({ name }): [name: string, schema: unknown] => [
    name,
    JSON.parse(readFileSync(path.join(folder, name, "schema.json"), "utf8")),
  ]);

  test.each(schemas)("%s: examples are valid in every tier, and counterexamples are not", (_name, schema) => {
    const set = setOf(createArgot({ dialect: "draft-07" }), schema);
    const valid = examples(set, options).examples.map(({ value }) => value);
    const invalid = counterexamples(set, options).counterexamples.map(({ value }) => value);
    expect(Math.min(valid.length, invalid.length)).toBeGreaterThan(0);
    for (const tier of tiers) {
      const accepts = createArgot({ dialect: "draft-07", tier }).compile(schema);
      expect(valid.filter((value) => !accepts(value))).toEqual([]);
      expect(invalid.filter((value) => accepts(value))).toEqual([]);
    }
  });

  test.each(["2020-12", "draft-07"] as const)("schemas that are written in %s have the same values", (dialect) => {
    const answers = schemas.map(([, schema]) => {
      const set = setOf(createArgot({ dialect: "draft-07" }), schema);
      const written = schemaOf(set, dialect);
      if (written.answer === "unknown") return "not written";
      const { oneInOther, otherInOne } = compare(set, setOf(createArgot(), written.schema), { maxSteps: 20_000 });
      return oneInOther.answer === otherInOne.answer ? oneInOther.answer : `${oneInOther.answer}, ${otherInOne.answer}`;
    });
    const count = (answer: string): number => answers.filter((each) => each === answer).length;
    process.stdout.write(`written in ${dialect}: ${count("yes")} of ${answers.length} are proven to be equal\n`);
    expect(answers.filter((answer) => answer.includes("no,") || answer.endsWith("no"))).toEqual([]);
    expect(count("yes") / answers.length).toBeGreaterThan(0.6);
  });
});

describeWithSuite("of the official suite", (suite) => {
  test.each(suiteDrafts)("$folder: a schema with a valid value is satisfiable", ({ folder, dialect }) => {
    const argot = createArgot({ dialect });
    addRemotes(argot, suite);
    const wrong: string[] = [];
    const unknown: string[] = [];
    let decided = 0;
    for (const { name, cases } of readSuite(suite, folder))
      for (const { description, schema, tests } of cases) {
        if (!tests.some(({ valid }) => valid)) continue;
        const { answer } = satisfiable(setOf(argot, schema));
        const at = `${name}: ${description}`;
        if (answer === "no") wrong.push(at);
        else if (answer === "unknown") unknown.push(at);
        else decided++;
      }
    process.stdout.write(`${dialect}: ${decided} satisfiable, ${unknown.length} not decided ${unknown.join("; ")}\n`);
    expect(wrong).toEqual([]);
    expect(unknown.length / (decided + unknown.length)).toBeLessThan(0.02);
  });
});
