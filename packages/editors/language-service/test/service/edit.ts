// A document with a cursor, for tests: `|` is where the cursor is.
import type { CompletionItem, Position } from "vscode-languageserver-types";
import {
  createLanguageService,
  type LanguageService,
  type LanguageServiceOptions,
  TextDocument,
} from "../../src/service/index.js";

export interface Edited {
  readonly service: LanguageService;
  readonly document: TextDocument;
  readonly position: Position;
}

/** A document of a schema, with a cursor. */
export function edit(schema: unknown, marked: string, language = "json", options: LanguageServiceOptions = {}): Edited {
  const service = createLanguageService(options);
  service.configure({ schemas: [{ uri: "https://example.com/schema", fileMatch: ["data.*"], schema }] });
  const offset = marked.indexOf("|");
  const document = TextDocument.create(`file:///folder/data.${language}`, language, 1, marked.replace("|", ""));
  return { service, document, position: document.positionAt(Math.max(0, offset)) };
}

export async function complete(schema: unknown, marked: string, language?: string): Promise<readonly CompletionItem[]> {
  const { service, document, position } = edit(schema, marked, language);
  return (await service.doComplete(document, position)).items;
}

export const labels = async (schema: unknown, marked: string, language?: string): Promise<readonly string[]> =>
  (await complete(schema, marked, language)).map(({ label }) => label);

/** The text after an item was chosen: its snippet stays as it is. */
export async function choose(schema: unknown, marked: string, label: string, language?: string): Promise<string> {
  const { service, document, position } = edit(schema, marked, language);
  const { items } = await service.doComplete(document, position);
  const item = items.find((each) => each.label === label);
  if (!item?.textEdit) return `no ${label} among ${items.map((each) => each.label).join(", ")}`;
  return TextDocument.applyEdits(document, [item.textEdit as { range: never; newText: string }]);
}

/** What is wrong, with the text that is marked. */
export async function problems(schema: unknown, text: string, language?: string): Promise<readonly string[]> {
  const { service, document } = edit(schema, text, language);
  const found = await service.doValidation(document);
  return found.map(({ message, range }) => `${document.getText(range)}: ${message}`);
}

export async function hover(schema: unknown, marked: string, language?: string): Promise<string | undefined> {
  const { service, document, position } = edit(schema, marked, language);
  const found = await service.doHover(document, position);
  return found ? (found.contents as { readonly value: string }).value : undefined;
}
