// A session of an editor with the server, over any connection. The editor is a client library of the protocol.
import { once } from "node:events";
import { mkdirSync, mkdtempSync, realpathSync, rmSync, writeFileSync } from "node:fs";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import path from "node:path";
import { pathToFileURL } from "node:url";
import {
  CancellationTokenSource,
  CodeActionRequest,
  CompletionRequest,
  ConfigurationRequest,
  DefinitionRequest,
  type Diagnostic,
  DidChangeTextDocumentNotification,
  DidOpenTextDocumentNotification,
  DocumentDiagnosticRequest,
  DocumentSymbolRequest,
  HoverRequest,
  InitializedNotification,
  InitializeRequest,
  type Position,
  type ProtocolConnection,
  RegistrationRequest,
  RenameRequest,
  ShutdownRequest,
} from "vscode-languageserver-protocol/node";

const schema = `{
  "$schema": "https://json-schema.org/draft/2020-12/schema",
  "title": "Order",
  "type": "object",
  "properties": {
    "status": { "description": "Where the order is.", "enum": ["open", "sent", "paid"] },
    "pay": {
      "oneOf": [
        { "title": "Card", "properties": { "by": { "const": "card" }, "number": { "type": "string" } }, "required": ["by", "number"] },
        { "title": "Cash", "properties": { "by": { "const": "cash" } }, "required": ["by"] }
      ]
    },
    "items": { "type": "array", "items": { "$ref": "#/$defs/item" } }
  },
  "required": ["status"],
  "additionalProperties": false,
  "$defs": { "item": { "type": "object", "properties": { "name": { "type": "string" }, "count": { "minimum": 1 } }, "required": ["name"] } }
}
`;

const config = `{ "data": [{ "files": ["orders/*"], "schema": "order.schema.json" }] }\n`;

/** Runs the session, and returns what was asked and answered, one line each. */
export async function runSession(connection: ProtocolConnection): Promise<readonly string[]> {
  const folder = realpathSync(mkdtempSync(path.join(tmpdir(), "argot-session-")));
  try {
    writeFileSync(path.join(folder, "order.schema.json"), schema);
    writeFileSync(path.join(folder, "argot.config.json"), config);
    mkdirSync(path.join(folder, "orders"));
    return await new Session(connection, pathToFileURL(folder).href).run();
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

class Session {
  readonly #connection: ProtocolConnection;
  readonly #folder: string;
  readonly #lines: string[] = [];
  #version = 1;

  constructor(connection: ProtocolConnection, folder: string) {
    this.#connection = connection;
    this.#folder = folder;
  }

  async run(): Promise<readonly string[]> {
    const connection = this.#connection;
    connection.onRequest(ConfigurationRequest.type, ({ items }) =>
      items.map(({ section }) => (section === "argot" ? { validate: true, download: true, catalog: "" } : null)),
    );
    connection.onRequest(RegistrationRequest.type, () => {});
    connection.onRequest("workspace/diagnostic/refresh", () => null);
    connection.listen();
    const { capabilities, serverInfo } = await connection.sendRequest(InitializeRequest.type, {
      processId: null,
      rootUri: this.#folder,
      workspaceFolders: [{ uri: this.#folder, name: "orders" }],
      capabilities: {
        textDocument: { diagnostic: {}, completion: { completionItem: { snippetSupport: true } } },
        workspace: {
          configuration: true,
          workspaceFolders: true,
          didChangeConfiguration: { dynamicRegistration: true },
          didChangeWatchedFiles: { dynamicRegistration: true },
          diagnostics: { refreshSupport: true },
        },
      },
    });
    this.#say("initialize", `${serverInfo?.name}: ${Object.keys(capabilities).toSorted().join(", ")}`);
    await connection.sendNotification(InitializedNotification.type, {});

    const json = `${this.#folder}/orders/1.json`;
    await this.#open(json, "json", '{ "status": "opne", "pay": { "by": "card", "number": 5 } }');
    const diagnostics = await this.#diagnose(json);
    await this.#complete(json, { line: 0, character: 14 });
    await this.#hover(json, { line: 0, character: 4 });
    await this.#definition(json, { line: 0, character: 45 });
    const actions = await connection.sendRequest(CodeActionRequest.type, {
      textDocument: { uri: json },
      range: diagnostics[0]?.range ?? { start: { line: 0, character: 0 }, end: { line: 0, character: 0 } },
      context: { diagnostics },
    });
    this.#say("codeAction", (actions ?? []).map(({ title }) => title).join(" | "));
    await this.#change(json, '{ "status": "open", }');
    await this.#complete(json, { line: 0, character: 20 });
    await this.#diagnose(json);

    const yaml = `${this.#folder}/orders/2.yaml`;
    await this.#open(yaml, "yaml", "status: sent\nitems:\n  - name: tea\n    count: 0\n  - \n");
    await this.#diagnose(yaml);
    await this.#complete(yaml, { line: 4, character: 4 });
    const symbols = await connection.sendRequest(DocumentSymbolRequest.type, { textDocument: { uri: yaml } });
    this.#say("documentSymbol", (symbols ?? []).map(({ name }) => name).join(", "));

    const schemaUri = `${this.#folder}/order.schema.json`;
    await this.#open(schemaUri, "json", schema);
    await this.#change(
      schemaUri,
      schema.replace('"requred"', '"required"').replace('"const": "cash"', '"cosnt": "cash"'),
    );
    await this.#diagnose(schemaUri);
    const rename = await connection.sendRequest(RenameRequest.type, {
      textDocument: { uri: schemaUri },
      position: { line: 16, character: 15 },
      newName: "line",
    });
    this.#say("rename", `${rename?.changes?.[schemaUri]?.length ?? 0} places`);

    await this.#cancel();
    await connection.sendRequest(ShutdownRequest.type);
    return this.#lines;
  }

  async #open(uri: string, languageId: string, text: string): Promise<void> {
    this.#say("open", this.#short(uri));
    await this.#connection.sendNotification(DidOpenTextDocumentNotification.type, {
      textDocument: { uri, languageId, version: 1, text },
    });
  }

  async #change(uri: string, text: string): Promise<void> {
    this.#say("change", this.#short(uri));
    await this.#connection.sendNotification(DidChangeTextDocumentNotification.type, {
      textDocument: { uri, version: ++this.#version },
      contentChanges: [{ text }],
    });
  }

  async #diagnose(uri: string): Promise<Diagnostic[]> {
    const report = await this.#connection.sendRequest(DocumentDiagnosticRequest.type, { textDocument: { uri } });
    const items = report.kind === "full" ? report.items : [];
    for (const { range, message, code } of items)
      this.#say(
        "diagnostic",
        `${range.start.line + 1}:${range.start.character + 1} ${String(code)}: ${message as string}`,
      );
    if (items.length === 0) this.#say("diagnostic", "none");
    return items;
  }

  async #complete(uri: string, position: Position): Promise<void> {
    const found = await this.#connection.sendRequest(CompletionRequest.type, { textDocument: { uri }, position });
    const items = Array.isArray(found) ? found : (found?.items ?? []);
    this.#say("completion", items.map(({ label }) => label).join(", "));
  }

  async #hover(uri: string, position: Position): Promise<void> {
    const found = await this.#connection.sendRequest(HoverRequest.type, { textDocument: { uri }, position });
    this.#say("hover", JSON.stringify((found?.contents as { readonly value: string } | undefined)?.value));
  }

  async #definition(uri: string, position: Position): Promise<void> {
    const found = await this.#connection.sendRequest(DefinitionRequest.type, { textDocument: { uri }, position });
    const places = (Array.isArray(found) ? found : []) as readonly { uri: string; range: { start: Position } }[];
    this.#say("definition", places.map((each) => `${this.#short(each.uri)}:${each.range.start.line + 1}`).join(", "));
  }

  /** Cancels a request that waits for a schema, which is never sent. */
  async #cancel(): Promise<void> {
    const schemas = createServer().listen(0, "127.0.0.1");
    await once(schemas, "listening");
    const { port } = schemas.address() as AddressInfo;
    const uri = `${this.#folder}/3.json`;
    await this.#open(uri, "json", `{ "$schema": "http://127.0.0.1:${port}/schema" }`);
    const source = new CancellationTokenSource();
    const pending = this.#connection
      .sendRequest(DocumentDiagnosticRequest.type, { textDocument: { uri } }, source.token)
      .then(
        () => "answered",
        ({ message }: Error) => message,
      );
    await once(schemas, "request");
    source.cancel();
    this.#say("cancel", await pending);
    schemas.close().closeAllConnections();
  }

  #short(uri: string): string {
    return uri.replace(`${this.#folder}/`, "");
  }

  #say(what: string, text: string): void {
    this.#lines.push(`${what.padEnd(14)} ${text}`);
  }
}
