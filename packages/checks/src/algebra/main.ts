// Prints what the algebra decides: npm run algebra, or npm run algebra -- exam versions.
import { generatedTable } from "./generated-table.js";
import { findingsTable } from "./findings-table.js";
import { fixesTable } from "./fixes-table.js";
import { mergesTable } from "./merges-table.js";
import { NpmError } from "./npm.js";
import { examTable } from "./exam-table.js";
import { peersTable } from "./peers-table.js";
import { realSchemasTable } from "./real-schemas-table.js";
import { upgradesTable } from "./upgrades-table.js";
import { versionsTable } from "./versions-table.js";

const tables: Readonly<Record<string, () => string | Promise<string>>> = {
  exam: examTable,
  peers: peersTable,
  real: realSchemasTable,
  versions: versionsTable,
  generated: generatedTable,
  upgrades: upgradesTable,
  fixes: fixesTable,
  merges: mergesTable,
  findings: findingsTable,
};

const named = process.argv.slice(2);
const unknown = named.filter((name) => !Object.hasOwn(tables, name));
if (unknown.length > 0) {
  process.stderr.write(`There is no table ${unknown.join(", ")}. There are ${Object.keys(tables).join(", ")}.\n`);
  process.exit(2);
}

async function textOf(tableOf: () => string | Promise<string>): Promise<string> {
  try {
    return await tableOf();
  } catch (error) {
    if (error instanceof NpmError) return error.message;
    throw error;
  }
}

for (const [name, tableOf] of Object.entries(tables))
  // oxlint-disable-next-line no-await-in-loop -- one table at a time, since they have times.
  if (named.length === 0 || named.includes(name)) process.stdout.write(`\n${await textOf(tableOf)}\n`);
