// The time of what editors ask while a document is written, beside vscode-json-languageservice.
// oxlint-disable no-await-in-loop -- one measurement at a time, or they would disturb one another.
import { createLanguageService, TextDocument } from "@argot/language-service";
import { getLanguageService as vscodeService } from "vscode-json-languageservice";
import type { Corpus } from "./corpus.js";
import type { Json } from "./json.js";
import { median } from "./statistics.js";
import { table, time } from "./tables.js";

/** Number of corpora that are measured. */
const maxCorpora = 4;

/** Number of measurements, of which the median counts. The first ones are not counted. */
const rounds = 25;
const uncounted = 5;

interface Service {
  readonly validate: (document: TextDocument) => Promise<unknown>;
  readonly complete: (document: TextDocument, offset: number) => Promise<unknown>;
  readonly hover: (document: TextDocument, offset: number) => Promise<unknown>;
}

/** A table of the corpora with instances. */
export async function editorTable(corpora: readonly Corpus[]): Promise<string> {
  const rows: string[][] = [];
  for (const { name, schema, instances } of corpora.filter((each) => each.instances.length > 0).slice(0, maxCorpora)) {
    const value = largest(instances);
    const text = JSON.stringify(value, undefined, 2);
    for (const [service, measured] of [
      ["argot", argot(schema)],
      ["vscode-json-languageservice", vscode(schema)],
    ] as const)
      rows.push([name, `${Math.ceil(text.length / 1000)} kB`, service, ...(await timesOf(measured, text))]);
  }
  return table(["corpus", "text", "service", "validation", "completion", "hover"], rows);
}

const largest = (instances: readonly Json[]): Json =>
  instances.reduce((one, other) => (JSON.stringify(other).length > JSON.stringify(one).length ? other : one));

/** The median times, each after a keystroke: services read each version of a text once. */
async function timesOf({ validate, complete, hover }: Service, text: string): Promise<readonly string[]> {
  const name = text.indexOf('"', text.length / 2);
  const asks = [validate, complete, hover];
  const found: string[] = [];
  for (const [i, ask] of asks.entries()) {
    const times: number[] = [];
    for (let round = 0; round < rounds; round++) {
      // A space at the end: the text is another one, and means the same.
      const edited = text + " ".repeat(round);
      const document = TextDocument.create("file:///data.json", "json", i * rounds + round, edited);
      const start = process.hrtime.bigint();
      await ask(document, name + 1);
      if (round >= uncounted) times.push(Number(process.hrtime.bigint() - start));
    }
    found.push(time(median(times)));
  }
  return found;
}

const uri = "https://example.com/schema";
const fileMatch = ["data.json"];

function argot(schema: Json): Service {
  const service = createLanguageService();
  service.configure({ schemas: [{ uri, fileMatch, schema }] });
  return {
    validate: (document) => service.doValidation(document),
    complete: (document, offset) => service.doComplete(document, document.positionAt(offset)),
    hover: (document, offset) => service.doHover(document, document.positionAt(offset)),
  };
}

function vscode(schema: Json): Service {
  const service = vscodeService({});
  service.configure({ schemas: [{ uri, fileMatch: [...fileMatch], schema: schema as object }] });
  return {
    validate: async (document) => service.doValidation(document, service.parseJSONDocument(document)),
    complete: async (document, offset) =>
      service.doComplete(document, document.positionAt(offset), service.parseJSONDocument(document)),
    hover: async (document, offset) =>
      service.doHover(document, document.positionAt(offset), service.parseJSONDocument(document)),
  };
}
