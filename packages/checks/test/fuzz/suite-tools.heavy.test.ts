// The linter, its fixes and the bundler on the schemas of the official test suite, with the verdicts that the suite states.
import { fileURLToPath } from "node:url";
import { bundle, BundleError } from "@argot/schema-tools/bundle";
import { type Finding, lint } from "@argot/schema-tools/lint";
import { SchemaIndex } from "@argot/schema-tools/schema-index";
import { editSource, parseSource } from "@argot/source-text";
import { addRemotes, findSuite, readSuite, type SuiteCase, suiteDrafts, suiteHelp } from "@argot/testing/suite";
import { type Argot, createArgot } from "argot";
import { describe, expect, test } from "vitest";

const uri = "https://suite.invalid/schema";
const suite = findSuite(fileURLToPath(new URL("../../../../", import.meta.url)));

/** A schema of the suite, with the documents that it may refer to. */
function indexed({ schema }: SuiteCase, remotes: ReadonlyMap<string, unknown>, argot: Argot): SchemaIndex {
  const others = Array.from(remotes, ([each, value]) => ({ uri: each, value }));
  return new SchemaIndex([{ uri, value: schema }, ...others], argot);
}

/** Takes documents instead of adding them to an instance. */
function collected(folder: string): ReadonlyMap<string, unknown> {
  const remotes = new Map<string, unknown>();
  const collector = { add: (value: unknown, each: string) => remotes.set(each, value) };
  addRemotes(collector as unknown as Argot, folder);
  return remotes;
}

/** Whether a finding says that no value of a kind is valid, at the root of the schema. */
const refusesAll = ({ code, pointer, message }: Finding, kind: string): boolean =>
  code === "contradiction" && pointer.split("/").length <= 2 && message.startsWith(`no ${kind} is valid`);

const isMetaSchema = (value: unknown): boolean => typeof value === "object" && value !== null && "$vocabulary" in value;

/** The type of a value, as findings call it. */
const kindOf = (value: unknown): string =>
  Array.isArray(value) ? "array" : typeof value === "object" && value !== null ? "object" : typeof value;

describe.skipIf(suite === undefined)(`the official suite (${suiteHelp})`, () => {
  test.each(suiteDrafts)("$folder", ({ folder, dialect }) => {
    const root = suite as string;
    const allRemotes = collected(root);
    const problems: string[] = [];
    let checked = 0;
    let fixed = 0;
    let bundled = 0;
    for (const { name, cases } of readSuite(root, folder))
      for (const each of cases) {
        const problem = (text: string): number => problems.push(`${name} › ${each.description}: ${text}`);
        const refers = JSON.stringify(each.schema).includes("localhost:1234");
        const remotes = refers ? allRemotes : new Map<string, unknown>();
        const argot = createArgot({ dialect });
        for (const [remote, value] of remotes) argot.add(value, remote);
        argot.add(each.schema, uri);
        const index = indexed(each, remotes, argot);
        const document = index.documentOf(uri);
        if (!document) throw new Error("the schema is not indexed");
        const findings = lint(document, { index, argot });
        checked++;
        for (const finding of findings)
          if (finding.severity === "error" && finding.code !== "contradiction")
            problem(`${finding.code} at ${finding.pointer}: ${finding.message}`);
        for (const { data, valid, description } of each.tests)
          for (const finding of findings)
            if (valid && (refusesAll(finding, "value") || refusesAll(finding, kindOf(data))))
              problem(`${description} is valid, but ${finding.message}`);

        const answersOf = (other: Argot, target: unknown): void => {
          const validator = other.compile(target);
          for (const { data, valid, description } of each.tests)
            if (validator(data) !== valid) problem(`${description} is ${valid ? "invalid" : "valid"} after a change`);
        };
        const edits = findings.flatMap(({ fix = [] }) => fix);
        if (edits.length > 0) {
          fixed++;
          const other = createArgot({ dialect });
          for (const [remote, value] of remotes) other.add(value, remote);
          const text = editSource(parseSource(JSON.stringify(each.schema)), edits);
          if (text === undefined) problem("the text cannot be edited");
          else answersOf(other, parseSource(text).value);
        }
        if (!refers) continue;
        try {
          const other = createArgot({ dialect });
          // Bundles do not embed meta-schemas.
          for (const [remote, value] of remotes) if (isMetaSchema(value)) other.add(value, remote);
          answersOf(other, bundle(index, uri));
          bundled++;
        } catch (error) {
          if (!(error instanceof BundleError)) throw error;
          if (error.code !== "no-identifier") problem(error.message);
        }
      }
    expect(problems).toEqual([]);
    expect(checked).toBeGreaterThan(100);
    expect(fixed).toBeGreaterThan(0);
    expect(bundled).toBeGreaterThan(dialect === "draft-03" ? 1 : 5);
  });
});
