// Schemas of the official suite, upgraded to 2020-12 by Argot and by the program of sourcemeta.
import { execFileSync } from "node:child_process";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { upgrade } from "@argot/schema-tools/upgrade";
import { addRemotes, findSuite, readSuite, suiteDrafts, suiteHelp } from "@argot/testing/suite";
import { type Argot, createArgot, dialectUris } from "argot";
import { repositoryRoot } from "../benchmarks/packages.js";
import { sourcemetaProgram } from "../benchmarks/sourcemeta-program.js";
import { table } from "../benchmarks/tables.js";
import { type Outcome, outcomeOf, outcomes, type Program, rowOf } from "./outcomes.js";

/** The drafts that both programs upgrade. */
const drafts = ["draft-04", "draft-06", "draft-07", "2019-09"] as const;

/** Makes a schema of 2020-12. It throws where the program does not upgrade. */
type Upgrader = (schema: unknown, dialect: (typeof drafts)[number], argot: Argot) => unknown;

const uri = "https://example.com/suite";

const own: Upgrader = (schema, _dialect, argot) => {
  const { documents, remarks } = upgrade([{ uri, value: schema }], { argot });
  if (remarks.some(({ kind }) => kind === "blocks")) throw new Error("blocked");
  return documents[0]?.value;
};

const sourcemeta =
  (program: string, folder: string): Upgrader =>
  (schema, dialect) => {
    const file = path.join(folder, "schema.json");
    writeFileSync(file, JSON.stringify(schema));
    const args = ["upgrade", file, "--default-dialect", dialectUris[dialect]];
    return JSON.parse(
      execFileSync(program, args, { encoding: "utf8", stdio: ["ignore", "pipe", "ignore"] }),
    ) as unknown;
  };

/** For each program: schemas with the same verdicts in all tests, those with others, and those that it does not upgrade. */
export function upgradesTable(): string {
  const suite = findSuite(repositoryRoot);
  if (suite === undefined) return suiteHelp;
  const program = sourcemetaProgram();
  const folder = mkdtempSync(path.join(tmpdir(), "argot-upgrades-"));
  const programs: Program<Upgrader>[] = [{ name: "`argot upgrade`", run: own }];
  if (program !== undefined) programs.push({ name: "`jsonschema upgrade`", run: sourcemeta(program, folder) });
  try {
    const rows = programs.map(({ name, run }) => rowOf(name, [...outcomesOf(run, suite)]));
    return table(["upgrade to 2020-12", ...outcomes, "ms"], rows);
  } finally {
    rmSync(folder, { recursive: true });
  }
}

function* outcomesOf(run: Upgrader, suite: string): Generator<Outcome> {
  for (const dialect of drafts) {
    const folder = suiteDrafts.find((each) => each.dialect === dialect)?.folder ?? dialect;
    // Documents that the schemas refer to may not declare their draft.
    const argot = createArgot({ dialect });
    addRemotes(argot, suite);
    for (const { cases } of readSuite(suite, folder))
      for (const { schema, tests } of cases)
        yield outcomeOf(
          () => run(schema, dialect, argot),
          (upgraded) => {
            try {
              const accepts = argot.compile(upgraded);
              return tests.every(({ data, valid }) => accepts(data) === valid);
            } catch {
              return false;
            }
          },
        );
  }
}
