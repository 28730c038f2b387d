import { createLanguageService, type LanguageService, TextDocument } from "@argot/language-service";
import { createArgot, dialectUris, type Vocabulary } from "argot/loop";
import type { Diagnostic, Position } from "vscode-languageserver-types";
import { documentUri, type NamedText } from "../state/playground-state.js";
import { argotOptions } from "./project.js";
import type { EngineInput, Requests } from "./protocol.js";

type LanguageRequest = Omit<Requests["language"]["takes"], "input">;

/** The language service, for the documents of the last input. */
export class LanguageHost {
  #service: LanguageService | undefined;
  #key = "";
  #schemas: readonly NamedText[] = [];
  #version = 0;

  /** Calls a method of the service. */
  async handle(
    input: EngineInput,
    vocabularies: readonly Vocabulary[],
    { document, method, argument }: LanguageRequest,
  ): Promise<unknown> {
    const service = this.#serviceFor(input, vocabularies);
    this.#version += 1;
    const text = TextDocument.create(document.uri, document.languageId, this.#version, document.text);
    switch (method) {
      case "doValidation":
        return service.doValidation(text);
      case "doComplete":
        return service.doComplete(text, argument as Position);
      case "doHover":
        return service.doHover(text, argument as Position);
      case "doCodeActions":
        return service.doCodeActions(text, argument as Diagnostic[]);
    }
  }

  #serviceFor(input: EngineInput, vocabularies: readonly Vocabulary[]): LanguageService {
    const { data, schemas, ...options } = input;
    const key = JSON.stringify([options, schemas, data.name]);
    if (this.#service && this.#key === key) return this.#service;
    this.#key = key;
    this.#schemas = schemas;
    const service = createLanguageService({
      createArgot: () => createArgot(argotOptions(options, vocabularies)),
      loadSchema: async (uri) => this.#schemas.find((schema) => namesOf(schema).includes(uri))?.text,
    });
    const schemaUris = new Set(schemas.map(documentUri));
    service.configure({
      schemaOf: async (uri) => (schemaUris.has(uri) ? dialectUris[options.dialect] : documentUri(schemas[0])),
    });
    return (this.#service = service);
  }
}

/** The URIs that a document is known by: its own, and the identifier in its text. */
function namesOf(document: NamedText): readonly string[] {
  const [, id] = /(?:"\$?id"|^\$?id)\s*:\s*["']?([^"'\s]+)/m.exec(document.text) ?? [];
  return [documentUri(document), ...(id === undefined ? [] : [id.replace(/#$/, "")])];
}
