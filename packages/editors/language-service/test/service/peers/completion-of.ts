// What three services propose at a cursor: Argot, and those that editors have for JSON and YAML.
import type { CompletionItem, TextEdit } from "vscode-languageserver-types";
import { getLanguageService as jsonService } from "vscode-json-languageservice";
import { createLanguageService, TextDocument } from "../../../src/service/index.js";
import { yamlService } from "./yaml-service.js";

/** A document with a cursor, and the schema for it. */
export interface Cursor {
  /** Default: none. */
  readonly schema?: unknown;
  readonly text: TextDocument;
  readonly offset: number;
}

/** The proposals of a service. */
export type CompletionOf = (cursor: Cursor) => Promise<readonly CompletionItem[]>;

// For yaml-language-server, texts with one version are one text.
let versions = 0;

/** A document; `|` is the cursor. */
export function cursorIn(marked: string, language: string, schema?: unknown): Cursor {
  const offset = marked.indexOf("|");
  const text = TextDocument.create(`file:///folder/data.${language}`, language, ++versions, marked.replace("|", ""));
  return { text, offset, ...(schema !== undefined && { schema }) };
}

/** The text after an item was chosen, with its snippet as it is. */
export const textAfter = ({ text }: Cursor, item: CompletionItem): string =>
  TextDocument.applyEdits(text, [item.textEdit as TextEdit]);

/** Each service gets a copy of the schema, since yaml-language-server changes what it gets. */
const associations = (schema: unknown): { uri: string; fileMatch: string[]; schema: object }[] =>
  schema === undefined
    ? []
    : [
        {
          uri: "https://example.com/schema",
          fileMatch: ["data.json", "data.yaml"],
          schema: structuredClone(schema as object),
        },
      ];

export const argotCompletion: CompletionOf = async ({ schema, text, offset }) => {
  const service = createLanguageService();
  service.configure({ schemas: associations(schema) });
  return (await service.doComplete(text, text.positionAt(offset))).items;
};

/** vscode-json-languageservice, by which VS Code completes JSON. */
export const jsonCompletion: CompletionOf = async ({ schema, text, offset }) => {
  const service = jsonService({});
  service.configure({ schemas: associations(schema) });
  const found = await service.doComplete(text, text.positionAt(offset), service.parseJSONDocument(text));
  return found?.items ?? [];
};

/** yaml-language-server, by which most editors complete YAML. */
export const yamlCompletion: CompletionOf = async ({ schema, text, offset }) => {
  const service = yamlService({
    schemaRequestService: () => Promise.reject(new Error("Nothing is loaded")),
    workspaceContext: { resolveRelativePath: (path) => path },
  });
  service.configure({ completion: true, indentation: "  ", schemas: associations(schema) });
  return (await service.doComplete(text, text.positionAt(offset), false)).items;
};
