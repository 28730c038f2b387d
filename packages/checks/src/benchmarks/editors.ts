// The time of what editors ask while a document is written, beside vscode-json-languageservice.
// oxlint-disable no-await-in-loop -- one measurement at a time, or they would disturb one another.
import { createLanguageService, TextDocument } from "@argot/language-service";
import { getLanguageService as vscodeService } from "vscode-json-languageservice";
import type { Corpus } from "./corpus.js";
import type { Json } from "./json.js";
import { median } from "./statistics.js";
import { table, time } from "./tables.js";

/** Number of measurements, of which the median counts. The first ones are not counted. */
const rounds = 25;
const uncounted = 5;

/** Maximum number of instances of a corpus whose diagnostics are checked. */
const maxChecked = 20;

interface Service {
  readonly validate: (document: TextDocument) => Promise<readonly Finding[]>;
  /** Whether a finding says that a document is not valid. */
  readonly refuses: (finding: Finding) => boolean;
  readonly complete: (document: TextDocument, offset: number) => Promise<{ readonly items: readonly Item[] } | null>;
  readonly hover: (document: TextDocument, offset: number) => Promise<unknown>;
}

interface Finding {
  readonly severity?: number;
  readonly code?: unknown;
}

interface Item {
  readonly label: string;
}

/**
 * A table of the corpora with instances. First whether a service is right: it must accept the instances, which are valid, and offer the name
 * that an instance has at the cursor. Then the times.
 */
export async function editorTable(corpora: readonly Corpus[]): Promise<string> {
  const rows: string[][] = [];
  for (const { name, schema, instances } of corpora.filter((each) => each.instances.length > 0)) {
    const value = largest(instances);
    const text = JSON.stringify(value, undefined, 2);
    const size = `${Math.ceil(text.length / 1000)} kB`;
    // It puts the targets of references into the schema that it is given.
    const [own, other] = [argot(schema), vscode(structuredClone(schema))];
    const times = [await timesOf(own, text), await timesOf(other, text)];
    for (const [i, service] of [own, other].entries())
      rows.push([
        i === 0 ? name : "",
        i === 0 ? size : "",
        i === 0 ? "argot" : "vscode-json-languageservice",
        await acceptedBy(service, instances),
        (await offersName(service, text)) ? "yes" : "no",
        ...asks.map((_, j) => shownTime(times, i, j)),
      ]);
  }
  return table(
    ["corpus", "text", "service", "valid instances accepted", "offers the name", "validation", "completion", "hover"],
    rows,
  );
}

/** A time. One that is more than a tenth longer than that of the other service is marked. */
function shownTime(times: readonly (readonly number[])[], service: number, ask: number): string {
  const [own = 0, other = 0] = [times[service]?.[ask], times[1 - service]?.[ask]];
  return time(own) + (own > other * 1.1 ? " ▲" : "");
}

const largest = (instances: readonly Json[]): Json =>
  instances.reduce((one, other) => (JSON.stringify(other).length > JSON.stringify(one).length ? other : one));

let lastVersion = 0;
const documentOf = (text: string): TextDocument =>
  TextDocument.create("file:///data.json", "json", ++lastVersion, text);

async function acceptedBy({ validate, refuses }: Service, instances: readonly Json[]): Promise<string> {
  const checked = instances.slice(0, maxChecked);
  let accepted = 0;
  for (const instance of checked) {
    const diagnostics = await validate(documentOf(JSON.stringify(instance)));
    if (!diagnostics.some(refuses)) accepted++;
  }
  return `${accepted} of ${checked.length}`;
}

/** The offset of the first letter of the first name in the second half of a text; else of the first name. */
function nameIn(text: string): number {
  const name = /"[^"\\]+":/g;
  name.lastIndex = text.length / 2;
  return (name.exec(text) ?? /"/.exec(text))?.index ?? 0;
}

async function offersName({ complete }: Service, text: string): Promise<boolean> {
  const start = nameIn(text) + 1;
  const name = text.slice(start, text.indexOf('"', start));
  const { items = [] } = (await complete(documentOf(text), start)) ?? {};
  return items.some(({ label }) => label === name || label === JSON.stringify(name));
}

const asks = ["validate", "complete", "hover"] as const;

/** The median times in nanoseconds, each after a keystroke in the middle: services read each version of a text once. */
async function timesOf(service: Service, text: string): Promise<readonly number[]> {
  const at = nameIn(text) + 1;
  const found: number[] = [];
  for (const ask of asks) {
    const times: number[] = [];
    for (let round = 0; round < rounds; round++) {
      const letter = String.fromCharCode(97 + (round % 26));
      const document = documentOf(text.slice(0, at) + letter + text.slice(at));
      const start = process.hrtime.bigint();
      await service[ask](document, at + 1);
      if (round >= uncounted) times.push(Number(process.hrtime.bigint() - start));
    }
    found.push(median(times));
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
    // Warnings are advice about valid schemas, except that of a schema that cannot be used.
    refuses: ({ severity, code }) => severity === 1 || code === "unusable-schema",
    complete: (document, offset) => service.doComplete(document, document.positionAt(offset)),
    hover: (document, offset) => service.doHover(document, document.positionAt(offset)),
  };
}

function vscode(schema: Json): Service {
  const service = vscodeService({});
  service.configure({ schemas: [{ uri, fileMatch: [...fileMatch], schema: schema as object }] });
  return {
    validate: async (document) => service.doValidation(document, service.parseJSONDocument(document)),
    // What a schema refuses is a warning.
    refuses: ({ severity = 1 }) => severity <= 2,
    complete: async (document, offset) =>
      service.doComplete(document, document.positionAt(offset), service.parseJSONDocument(document)),
    hover: async (document, offset) =>
      service.doHover(document, document.positionAt(offset), service.parseJSONDocument(document)),
  };
}
