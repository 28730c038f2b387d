// Written-out references and merged conjunctions of the schemas of the official test suite, with the verdicts that the suite states.
import { fileURLToPath } from "node:url";
import { inline, InlineError } from "@argot/schema-tools/inline";
import { merge } from "@argot/schema-tools/merge";
import { SchemaIndex } from "@argot/schema-tools/schema-index";
import { addRemotes, findSuite, readSuite, suiteDrafts, suiteHelp } from "@argot/testing/suite";
import { type Argot, createArgot } from "argot";
import { describe, expect, test } from "vitest";

const uri = "https://suite.invalid/schema";
const suite = findSuite(fileURLToPath(new URL("../../../../", import.meta.url)));

/** Takes documents instead of adding them to an instance. */
function collected(folder: string): ReadonlyMap<string, unknown> {
  const remotes = new Map<string, unknown>();
  const collector = { add: (value: unknown, each: string) => remotes.set(each, value) };
  addRemotes(collector as unknown as Argot, folder);
  return remotes;
}

const isMetaSchema = (value: unknown): boolean => typeof value === "object" && value !== null && "$vocabulary" in value;

const changes: Readonly<Record<string, (index: SchemaIndex) => unknown>> = {
  "written out": (index) => inline(index, uri).schema,
  "written out as little as possible": (index) => inline(index, uri, { maxCharacters: 0 }).schema,
  merged: (index) => merge(index, uri).schema,
};

describe.skipIf(suite === undefined)(`the official suite (${suiteHelp})`, () => {
  test.each(suiteDrafts)("$folder", ({ folder, dialect }) => {
    const allRemotes = collected(suite as string);
    const problems: string[] = [];
    const refused: string[] = [];
    let changed = 0;
    for (const { name, cases } of readSuite(suite as string, folder))
      for (const { schema, description, tests } of cases) {
        const refers = JSON.stringify(schema).includes("localhost:1234");
        const remotes = refers ? allRemotes : new Map<string, unknown>();
        const argot = createArgot({ dialect });
        for (const [remote, value] of remotes) argot.add(value, remote);
        const others = Array.from(remotes, ([each, value]) => ({ uri: each, value }));
        const index = new SchemaIndex([{ uri, value: schema }, ...others], argot);
        const other = createArgot({ dialect });
        for (const [remote, value] of remotes) if (isMetaSchema(value)) other.add(value, remote);
        for (const [change, apply] of Object.entries(changes)) {
          const at = `${name} › ${description} › ${change}`;
          try {
            const result = apply(index);
            const validator = other.compile(result);
            changed++;
            for (const { data, valid, description: what } of tests)
              if (validator(data) !== valid)
                problems.push(`${at}: ${what} is ${valid ? "invalid" : "valid"}: ${JSON.stringify(result)}`);
          } catch (error) {
            if (error instanceof InlineError) refused.push(`${at}: ${error.code}`);
            else problems.push(`${at}: ${(error as Error).stack}`);
          }
        }
      }
    expect(problems).toEqual([]);
    // A dialect without "allOf": draft-03, and one of a test that has few vocabularies.
    const others = refused.filter((each) => !each.endsWith("merged: unsupported-dialect"));
    expect(others).toEqual([]);
    expect(refused.length).toBeLessThanOrEqual(dialect === "draft-03" ? Infinity : 1);
    expect(changed).toBeGreaterThan(100);
  });
});
