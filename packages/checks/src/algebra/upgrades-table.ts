// Schemas of the official suite and real ones in other drafts, by Argot and by the program of sourcemeta.
import { execFileSync } from "node:child_process";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { type Draft, upgrade } from "@argot/schema-tools/upgrade";
import { findSuite, suiteHelp } from "@argot/testing/suite";
import { type Argot, createArgot, type DialectName, dialectUris } from "argot";
import { repositoryRoot } from "../benchmarks/packages.js";
import { sourcemetaProgram } from "../benchmarks/sourcemeta-program.js";
import { table } from "../benchmarks/tables.js";
import { type Outcome, outcomeOf, outcomes, type Program, rowOf } from "./outcomes.js";
import { realSchemas } from "./real-schemas.js";
import { haveSameMeaning } from "./same-meaning.js";
import { suiteCases } from "./suite-cases.js";

/** The drafts that both programs upgrade. */
const drafts = ["draft-04", "draft-06", "draft-07", "2019-09"] as const;

/** Makes a schema of another draft. It throws where the program does not. */
type Upgrader = (schema: unknown, dialect: DialectName, argot: Argot) => unknown;

/** The longest that a program may take for a schema, in milliseconds. */
const limit = 10_000;

const uri = "https://example.com/schema";

const own =
  (to: Draft): Upgrader =>
  (schema, _dialect, argot) => {
    const { documents, remarks } = upgrade([{ uri, value: schema }], { argot, to });
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
      execFileSync(program, args, { encoding: "utf8", stdio: ["ignore", "pipe", "ignore"], timeout: limit }),
    ) as unknown;
  };

/** For each program: schemas with the same verdicts in all tests or for all values, those with others, and those that it does not write. */
export function upgradesTable(): string {
  const suite = findSuite(repositoryRoot);
  if (suite === undefined) return suiteHelp;
  const program = sourcemetaProgram();
  const folder = mkdtempSync(path.join(tmpdir(), "argot-upgrades-"));
  const programs: Program<Upgrader>[] = [{ name: "`argot upgrade`", run: own("2020-12") }];
  if (program !== undefined) programs.push({ name: "`jsonschema upgrade`", run: sourcemeta(program, folder) });
  const [ownName] = programs.map(({ name }) => name) as [string];
  const ofSuite = (run: Upgrader, from: readonly DialectName[]): Outcome[] =>
    [...suiteCases(suite, from)].map(({ schema, dialect, argot, passes }) =>
      outcomeOf(() => run(schema, dialect, argot), passes),
    );
  try {
    return table(
      ["upgrade of", "to", "program", ...outcomes, "ms"],
      [
        ...programs.map(({ name, run }) => ["suite", "2020-12", ...rowOf(name, ofSuite(run, drafts))]),
        ...programs.map(({ name, run }) => ["real schemas", "2020-12", ...rowOf(name, ofRealSchemas(run))]),
        ["suite", "v1", ...rowOf(ownName, ofSuite(own("v1"), [...drafts, "2020-12"]))],
        ["suite", "draft-07", ...rowOf(ownName, ofSuite(own("draft-07"), ["2019-09", "2020-12"]))],
      ],
    );
  } finally {
    rmSync(folder, { recursive: true });
  }
}

const ofRealSchemas = (run: Upgrader): Outcome[] =>
  realSchemas().map(({ schema }) =>
    outcomeOf(
      () => run(schema, "draft-07", createArgot({ dialect: "draft-07" })),
      (upgraded) => haveSameMeaning(schema, upgraded),
    ),
  );
