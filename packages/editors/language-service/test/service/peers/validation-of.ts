// What is wrong in a document, by the services that editors have for JSON and YAML.
import type { Diagnostic } from "vscode-languageserver-types";
import { getLanguageService as jsonService } from "vscode-json-languageservice";
import type { TextDocument } from "../../../src/service/index.js";
import type { SchemaStore } from "./schema-store.js";
import { yamlService } from "./yaml-service.js";

/** The errors of a document: vscode-json-languageservice for JSON, yaml-language-server for YAML. */
export function peerValidation(store: SchemaStore): (document: TextDocument) => Promise<readonly string[]> {
  const load = (uri: string): Promise<string> => {
    const text = store.load(uri);
    return text === undefined ? Promise.reject(new Error(`${uri} is not there`)) : Promise.resolve(text);
  };
  const schemas = store.catalog.schemas.map(({ url, fileMatch = [] }) => ({ uri: url, fileMatch: [...fileMatch] }));
  const json = jsonService({ schemaRequestService: load });
  json.configure({ schemas, validate: true, allowComments: true });
  const yaml = yamlService({
    schemaRequestService: load,
    workspaceContext: { resolveRelativePath: (path) => path },
  });
  yaml.configure({ validate: true, schemas });
  return async (document) => {
    const found: readonly Diagnostic[] =
      document.languageId === "yaml"
        ? await yaml.doValidation(document, false)
        : await json.doValidation(document, json.parseJSONDocument(document), {
            comments: "ignore",
            trailingCommas: "ignore",
            schemaRequest: "ignore",
          });
    return found
      .filter(({ severity = 1 }) => severity === 1 || document.languageId !== "yaml")
      .map(({ message }) => (typeof message === "string" ? message : message.value));
  };
}
