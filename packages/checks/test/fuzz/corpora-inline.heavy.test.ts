// Real schemas with their references written out and their conjunctions merged: the same verdicts for their instances and for examples.
import { compare, counterexamples, examples, setOf } from "@argot/algebra";
import { inline } from "@argot/schema-tools/inline";
import { merge } from "@argot/schema-tools/merge";
import { SchemaIndex } from "@argot/schema-tools/schema-index";
import { stringifyJson } from "@argot/core/json";
import { createArgot } from "argot";
import { expect, test } from "vitest";
import { describeWithCorpora } from "../../../argot/test/test-data.js";
import { corporaIn } from "../../src/benchmarks/corpus.js";

const uri = "https://corpora.invalid/schema";
const options = { maxCharacters: 200_000 };

describeWithCorpora("real schemas", (folder) => {
  test.each(corporaIn(folder).map(({ name, schema, instances }) => ({ name, schema, instances })))(
    "$name",
    ({ schema, instances }) => {
      const argot = createArgot({ dialect: "draft-07" });
      const index = new SchemaIndex([{ uri, value: schema }], argot);
      const original = setOf(argot, schema);
      const values = [
        ...instances,
        ...examples(original, { count: 8, maxSteps: 2000 }).examples.map(({ value }) => value),
        ...counterexamples(original, { count: 8, maxSteps: 2000 }).counterexamples.map(({ value }) => value),
      ];
      const results = [inline(index, uri, options), merge(index, uri, options)];
      for (const { schema: changed } of results) {
        expect(stringifyJson(changed).length).toBeLessThan(
          Math.max(options.maxCharacters, stringifyJson(schema).length) * 1.5,
        );
        const set = setOf(createArgot({ dialect: "draft-07" }), changed);
        expect(values.map((value) => set.has(value))).toEqual(values.map((value) => original.has(value)));
        const { oneInOther, otherInOne } = compare(original, set, { maxSteps: 20_000 });
        expect([oneInOther.answer, otherInOne.answer]).not.toContain("no");
      }
    },
  );
});
