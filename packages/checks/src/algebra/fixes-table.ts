// Schemas of the official suite and real ones with the corrections of linters, by Argot and by the program of sourcemeta.
import { execFileSync } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { equal } from "@argot/core/json";
import { lint } from "@argot/schema-tools/lint";
import { SchemaIndex } from "@argot/schema-tools/schema-index";
import { editedValue } from "@argot/source-text/text";
import { findSuite, suiteHelp } from "@argot/testing/suite";
import { createArgot, type DialectName, dialectUris } from "argot";
import { repositoryRoot } from "../benchmarks/packages.js";
import { sourcemetaProgram } from "../benchmarks/sourcemeta-program.js";
import { table } from "../benchmarks/tables.js";
import { type Outcome, outcomeOf, outcomes, type Program, rowOf } from "./outcomes.js";
import { realSchemas } from "./real-schemas.js";
import { haveSameMeaning } from "./same-meaning.js";
import { suiteCases } from "./suite-cases.js";

/** The drafts that both programs read. */
const drafts = ["draft-04", "draft-06", "draft-07", "2019-09", "2020-12"] as const;

/** Makes a schema with all corrections. It throws where the program does not. */
type Corrects = (schema: unknown, dialect: DialectName) => unknown;

/** The longest that a program may take for a schema, in milliseconds. */
const limit = 10_000;

const uri = "https://example.com/schema";

/** Maximum number of rounds, since a correction may make another one possible. `argot check --fix` makes as many. */
const maxRounds = 10;

function own(schema: unknown, dialect: DialectName): unknown {
  let value = schema;
  for (let round = 0; round < maxRounds; round++) {
    const argot = createArgot({ dialect });
    argot.add(value, uri);
    const index = new SchemaIndex([{ uri, value }], argot);
    const edits = index.documents
      .flatMap((document) => lint(document, { index, argot }))
      .flatMap(({ fix = [] }) => fix);
    if (edits.length === 0) break;
    value = editedValue(value, edits);
  }
  return value;
}

const sourcemeta =
  (program: string, folder: string): Corrects =>
  (schema, dialect) => {
    const file = path.join(folder, "schema.json");
    writeFileSync(file, JSON.stringify(schema));
    try {
      execFileSync(program, ["lint", file, "--fix", "--default-dialect", dialectUris[dialect]], {
        stdio: "ignore",
        timeout: limit,
      });
    } catch (error) {
      // What it does not correct is reported with this code.
      if ((error as { readonly status?: number }).status !== 2) throw error;
    }
    return JSON.parse(readFileSync(file, "utf8")) as unknown;
  };

/** For each program: schemas that it changes, with the same verdicts or others, and those that it refuses. */
export function fixesTable(): string {
  const suite = findSuite(repositoryRoot);
  if (suite === undefined) return suiteHelp;
  const program = sourcemetaProgram();
  const folder = mkdtempSync(path.join(tmpdir(), "argot-fixes-"));
  const programs: Program<Corrects>[] = [{ name: "`argot check --fix`", run: own }];
  if (program !== undefined) programs.push({ name: "`jsonschema lint --fix`", run: sourcemeta(program, folder) });
  const changed = (
    run: Corrects,
    schema: unknown,
    dialect: DialectName,
    isRight: (fixed: unknown) => boolean | undefined,
  ): Outcome[] => {
    let isChanged = true;
    const outcome = outcomeOf(
      () => run(schema, dialect),
      (fixed) => {
        isChanged = !equal(fixed, schema);
        return isChanged ? isRight(fixed) : true;
      },
    );
    return isChanged ? [outcome] : [];
  };
  try {
    return table(
      ["corrections of", "program", ...outcomes, "ms"],
      [
        ...programs.map(({ name, run }) => {
          const found = [...suiteCases(suite, drafts)].flatMap(({ schema, dialect, passes }) =>
            changed(run, schema, dialect, passes),
          );
          return ["suite", ...rowOf(name, found)];
        }),
        ...programs.map(({ name, run }) => {
          const found = realSchemas().flatMap(({ schema }) =>
            changed(run, schema, "draft-07", (fixed) => haveSameMeaning(schema, fixed)),
          );
          return ["real schemas", ...rowOf(name, found)];
        }),
      ],
    );
  } finally {
    rmSync(folder, { recursive: true });
  }
}
