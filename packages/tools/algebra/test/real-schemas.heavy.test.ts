// Real schemas: each compared with itself, with copies in another draft, and with copies in which one keyword is changed.
// `npm run algebra -- real` prints the times.
import { readFileSync } from "node:fs";
import path from "node:path";
import { createArgot } from "argot";
import { expect, test } from "vitest";
import { corporaIn } from "../../../checks/src/benchmarks/corpus.js";
import { describeWithCorpora } from "../../../argot/test/test-data.js";
import { changedCopies } from "../../../checks/src/algebra/changes.js";
import { copyInDraft, NoCopyError, otherDraft, type Schema } from "../../../checks/src/algebra/copy-in-draft.js";
import { compare, satisfiable, setOf, type ValueSet } from "../src/index.js";

/** Each schema has an instance: a copy may have the same URI. */
const setFor = (schema: unknown): ValueSet => setOf(createArgot({ dialect: "draft-07" }), schema);

/** Schemas of whose copies not all are decided: the steps do not suffice for their recursion. */
const undecided = new Set(["cql2"]);

const equal = { oneInOther: { answer: "yes" }, otherInOne: { answer: "yes" } };

/** The copy of a schema in the other draft, or what stands against it. */
function copyOf(schema: Schema): Schema | string {
  try {
    return copyInDraft(otherDraft(schema), schema);
  } catch (error) {
    if (error instanceof NoCopyError) return error.message;
    throw error;
  }
}

describeWithCorpora("real schemas", (folder) => {
  const schemas = corporaIn(folder).map(({ name }): [name: string, schema: Schema] => [
    name,
    JSON.parse(readFileSync(path.join(folder, name, "schema.json"), "utf8")) as Schema,
  ]);

  test("nearly all have a copy in the other draft", () => {
    const without = schemas.filter(([, schema]) => typeof copyOf(schema) === "string");
    expect(without.length / schemas.length).toBeLessThanOrEqual(0.05);
  });

  test.each(schemas)("%s equals itself and its copies in other drafts, and has a value", (name, schema) => {
    const original = setFor(schema);
    expect(compare(original, setFor(schema))).toEqual(equal);
    expect(satisfiable(original).answer).toBe("yes");
    const copy = copyOf(schema);
    if (typeof copy === "string" || undecided.has(name)) return;
    expect(compare(original, setFor(copy))).toEqual(equal);
    const copyBack = copyOf(copy);
    if (typeof copyBack === "string") throw new Error(`no copy in the draft of the original: ${copyBack}`);
    expect(compare(original, setFor(copyBack))).toEqual(equal);
  });

  test.each(schemas)(
    "%s contains copies that allow less, and is contained in those that allow more",
    (name, schema) => {
      const original = setFor(schema);
      const answers: string[] = [];
      const wrong: string[] = [];
      for (const { text, allowsMore, schema: copy } of changedCopies(schema, 8)) {
        const { oneInOther, otherInOne } = compare(original, setFor(copy));
        // A change may change nothing: another keyword may say the same. A value that shows one was tried with both validators.
        if (allowsMore !== undefined && (allowsMore ? oneInOther : otherInOne).answer === "no") wrong.push(text);
        answers.push(oneInOther.answer, otherInOne.answer);
      }
      expect(wrong).toEqual([]);
      const unknown = answers.filter((answer) => answer === "unknown").length;
      expect(unknown).toBeLessThanOrEqual(undecided.has(name) ? answers.length / 2 : answers.length / 20);
    },
    300_000,
  );
});
