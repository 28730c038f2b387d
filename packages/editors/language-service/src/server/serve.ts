// The server without Node: the host provides connections and files.
import {
  type CancellationToken,
  type CodeAction,
  CodeActionKind,
  type Connection,
  DidChangeConfigurationNotification,
  DidChangeWatchedFilesNotification,
  DocumentDiagnosticReportKind,
  ErrorCodes,
  type FormattingOptions,
  type InitializeParams,
  type InitializeResult,
  LSPErrorCodes,
  MessageType,
  ResponseError,
  ShowMessageNotification,
  type TextDocumentIdentifier,
  TextDocuments,
  TextDocumentSyncKind,
} from "vscode-languageserver";
import { type LanguageService, TextDocument } from "../service/index.js";
import type { Project, ServerHost } from "./host.js";
import { allSettingsIn, type ServerSettings, settingsIn } from "./settings.js";
import { Workspace } from "./workspace.js";

export { jsonProject } from "./json-project.js";
export type { Project, ServerHost, ServerSettings };

/** The pause after a change before diagnostics are pushed, in milliseconds. */
const pushDelay = 150;

/** Files that configure a project. */
const projectFile = /\/(?:argot\.config\.\w+|argot\.lock\.json|package\.json)$/;

/** The name of the section of the settings. */
const section = "argot";

/** The kind of the action that sorts members. Editors offer it among the actions for a whole document. */
const sortKind = `${CodeActionKind.Source}.sort`;
/** The sections that are read: also those with the schemas of other extensions. */
const sections = [section, "json", "yaml"] as const;

/** The request for the {@link SchemaStatus} of the documents of a text, by `{ uri }`. */
const schemaStatusRequest = "argot/schemaStatus";

/** Serves an editor over a connection, which must not listen yet. It returns at once. */
export function serve(connection: Connection, host: ServerHost): void {
  new Server(connection, host).listen();
}

class Server {
  readonly #connection: Connection;
  readonly #documents = new TextDocuments(TextDocument);
  readonly #workspace: Workspace;
  #capabilities: InitializeParams["capabilities"] = {};
  #pushTimer: ReturnType<typeof setTimeout> | undefined;
  /** Settings of the start, for editors that support no requests for settings. */
  #initial: unknown;

  constructor(connection: Connection, host: ServerHost) {
    this.#connection = connection;
    this.#workspace = new Workspace(host, (uri) => this.#documents.get(uri)?.getText());
  }

  listen(): void {
    const connection = this.#connection;
    connection.onInitialize((params) => this.#initialize(params));
    connection.onInitialized(() => this.#initialized());
    connection.onDidChangeConfiguration(({ settings }) => this.#configure(settings));
    connection.onDidChangeWatchedFiles(async ({ changes }) => {
      if (changes.some(({ uri }) => projectFile.test(uri))) this.#workspace.reload();
      await Promise.all(changes.map(({ uri }) => this.#workspace.resetSchema(uri)));
      await this.#refresh();
    });
    this.#documents.onDidChangeContent(async ({ document }) => {
      // Other documents may use it as their schema.
      const isSchema = await this.#workspace.resetSchema(document.uri);
      if (isSchema || !this.#pulls) await this.#refresh();
    });
    this.#documents.onDidClose(async ({ document: { uri } }) => {
      await this.#workspace.forget(uri);
      if (!this.#pulls) await connection.sendDiagnostics({ uri, diagnostics: [] });
    });
    this.#provide();
    this.#documents.listen(connection);
    connection.listen();
  }

  /** Answers requests. */
  #provide(): void {
    const connection = this.#connection;
    connection.languages.diagnostics.on(async ({ textDocument }, token) => ({
      kind: DocumentDiagnosticReportKind.Full,
      items: await this.#answer(textDocument, token, [], (service, document) => this.#diagnosticsOf(service, document)),
    }));
    connection.onCompletion(({ textDocument, position }, token) =>
      this.#answer(textDocument, token, null, (service, document) => service.doComplete(document, position)),
    );
    connection.onHover(({ textDocument, position }, token) =>
      this.#answer(textDocument, token, null, (service, document) => service.doHover(document, position)),
    );
    connection.onDefinition(({ textDocument, position }, token) =>
      this.#answer(textDocument, token, null, (service, document) => service.findDefinition(document, position)),
    );
    connection.onReferences(({ textDocument, position, context }, token) =>
      this.#answer(textDocument, token, null, (service, document) =>
        service.findReferences(document, position, context.includeDeclaration),
      ),
    );
    connection.onPrepareRename(({ textDocument, position }, token) =>
      this.#answer(
        textDocument,
        token,
        null,
        async (service, document) => (await service.prepareRename(document, position)) ?? null,
      ),
    );
    connection.onRenameRequest(({ textDocument, position, newName }, token) =>
      this.#answer(
        textDocument,
        token,
        null,
        async (service, document) => (await service.doRename(document, position, newName)) ?? null,
      ),
    );
    connection.onDocumentLinks(({ textDocument }, token) =>
      this.#answer(textDocument, token, null, (service, document) => service.findLinks(document)),
    );
    connection.onDocumentSymbol(({ textDocument }, token) =>
      this.#answer(textDocument, token, null, (service, document) => service.findDocumentSymbols(document)),
    );
    connection.onFoldingRanges(({ textDocument }, token) =>
      this.#answer(textDocument, token, null, (service, document) => service.getFoldingRanges(document)),
    );
    connection.onRequest(schemaStatusRequest, (identifier: TextDocumentIdentifier, token: CancellationToken) =>
      this.#answer(identifier, token, [], (service, document) => service.getSchemaStatus(document)),
    );
    connection.onSelectionRanges(({ textDocument, positions }, token) =>
      this.#answer(textDocument, token, null, (service, document) => service.getSelectionRanges(document, positions)),
    );
    this.#provideEdits();
  }

  /** Answers requests for what changes a document. */
  #provideEdits(): void {
    const connection = this.#connection;
    connection.onDocumentFormatting(({ textDocument, options }, token) =>
      this.#answer(textDocument, token, null, (service, document) => service.format(document, options)),
    );
    connection.onDocumentRangeFormatting(({ textDocument, options, range }, token) =>
      this.#answer(textDocument, token, null, (service, document) => service.format(document, options, range)),
    );
    connection.onDocumentColor(({ textDocument }, token) =>
      this.#answer(textDocument, token, [], (service, document) => service.findDocumentColors(document)),
    );
    connection.onColorPresentation(({ textDocument, color, range }, token) =>
      this.#answer(textDocument, token, [], (service, document) =>
        service.getColorPresentations(document, color, range),
      ),
    );
    connection.onCodeAction(({ textDocument, context }, token) =>
      this.#answer(textDocument, token, null, async (service, document) => [
        ...(await service.doCodeActions(document, context.diagnostics)),
        ...sortActions(service, document, context.only),
      ]),
    );
  }

  /** Answers a request about a document, unless it was cancelled or the document is closed. */
  async #answer<Answer, Nothing>(
    { uri }: TextDocumentIdentifier,
    token: CancellationToken,
    nothing: Nothing,
    find: (service: LanguageService, document: TextDocument) => Answer | Promise<Answer>,
  ): Promise<Answer | Nothing> {
    // Gives a cancellation that has already arrived the chance to be read first.
    await new Promise((resolve) => setTimeout(resolve));
    if (token.isCancellationRequested) throw cancelled();
    const document = this.#documents.get(uri);
    if (!document) return nothing;
    const service = await this.#workspace.serviceFor(uri);
    if (token.isCancellationRequested) throw cancelled();
    // A schema may take long to load; a cancelled request does not wait for it.
    const cancellation = new Promise<never>((_, reject) => token.onCancellationRequested(() => reject(cancelled())));
    try {
      return await Promise.race([find(service, document), cancellation]);
    } catch (error) {
      throw error instanceof ResponseError
        ? error
        : new ResponseError(ErrorCodes.InternalError, (error as Error).message);
    }
  }

  #initialize({ capabilities, workspaceFolders, rootUri, initializationOptions }: InitializeParams): InitializeResult {
    this.#capabilities = capabilities;
    this.#initial = initializationOptions;
    this.#workspace.setFolders(workspaceFolders?.map(({ uri }) => uri) ?? (rootUri ? [rootUri] : []));
    this.#workspace.setSettings(settingsIn(initializationOptions));
    return {
      serverInfo: { name: "argot" },
      capabilities: {
        textDocumentSync: TextDocumentSyncKind.Incremental,
        completionProvider: { triggerCharacters: ['"', ":", " "] },
        hoverProvider: true,
        definitionProvider: true,
        referencesProvider: true,
        renameProvider: { prepareProvider: true },
        documentLinkProvider: {},
        documentSymbolProvider: true,
        foldingRangeProvider: true,
        documentFormattingProvider: true,
        documentRangeFormattingProvider: true,
        colorProvider: true,
        selectionRangeProvider: true,
        codeActionProvider: { codeActionKinds: [CodeActionKind.QuickFix, CodeActionKind.RefactorRewrite, sortKind] },
        ...(this.#pulls && {
          diagnosticProvider: { identifier: "argot", interFileDependencies: true, workspaceDiagnostics: false },
        }),
        workspace: { workspaceFolders: { supported: true, changeNotifications: true } },
      },
    };
  }

  async #initialized(): Promise<void> {
    const { workspace } = this.#capabilities;
    const { client } = this.#connection;
    if (workspace?.didChangeConfiguration?.dynamicRegistration)
      await client.register(DidChangeConfigurationNotification.type, { section: [...sections] });
    if (workspace?.didChangeWatchedFiles?.dynamicRegistration)
      await client.register(DidChangeWatchedFilesNotification.type, {
        watchers: [{ globPattern: "**/*.{json,jsonc,json5,yaml,yml}" }, { globPattern: "**/argot.config.*" }],
      });
    if (workspace?.workspaceFolders)
      this.#connection.workspace.onDidChangeWorkspaceFolders(async () => {
        const folders = await this.#connection.workspace.getWorkspaceFolders();
        this.#workspace.setFolders((folders ?? []).map(({ uri }) => uri));
        await this.#refresh();
      });
    await this.#configure(undefined);
  }

  /** Requests the settings from the editor if it supports this; otherwise uses those that it sends. */
  async #configure(sent: unknown): Promise<void> {
    const [own, json, yaml] = this.#capabilities.workspace?.configuration
      ? ((await this.#connection.workspace.getConfiguration(sections.map((each) => ({ section: each })))) as unknown[])
      : sections.map((each) => (sent as Readonly<Record<string, unknown>> | undefined)?.[each]);
    this.#workspace.setSettings(allSettingsIn(this.#initial, own, json, yaml));
    const problems = await this.#workspace.problems();
    const { type } = ShowMessageNotification;
    await Promise.all(
      problems.map((message) => this.#connection.sendNotification(type, { type: MessageType.Warning, message })),
    );
    await this.#refresh();
  }

  /** Whether the editor requests diagnostics. Otherwise they are pushed. */
  get #pulls(): boolean {
    return this.#capabilities.textDocument?.diagnostic !== undefined;
  }

  /** Updates the diagnostics after a change. */
  async #refresh(): Promise<void> {
    if (!this.#pulls) {
      clearTimeout(this.#pushTimer);
      this.#pushTimer = setTimeout(() => void this.#push(), pushDelay);
    } else if (this.#capabilities.workspace?.diagnostics?.refreshSupport)
      await this.#connection.languages.diagnostics.refresh();
  }

  async #push(): Promise<void> {
    for (const document of this.#documents.all()) {
      const { uri, version } = document;
      // One document after the other: the first are shown early.
      // oxlint-disable-next-line no-await-in-loop
      const diagnostics = await this.#diagnosticsOf(await this.#workspace.serviceFor(uri), document).catch(() => []);
      // oxlint-disable-next-line no-await-in-loop
      await this.#connection.sendDiagnostics({ uri, version, diagnostics });
    }
  }

  async #diagnosticsOf(service: LanguageService, document: TextDocument): ReturnType<LanguageService["doValidation"]> {
    return this.#workspace.settings.validate === false ? [] : service.doValidation(document);
  }
}

/** The action that sorts the members of a document, if the editor asks for such actions. */
function sortActions(
  service: LanguageService,
  document: TextDocument,
  only: readonly string[] | undefined,
): CodeAction[] {
  if (!only?.some((kind) => sortKind === kind || sortKind.startsWith(`${kind}.`))) return [];
  const edits = service.sort(document, indentationOf(document.getText()));
  const title = "Sort the members by their names";
  return edits.length === 0 ? [] : [{ title, kind: sortKind, edit: { changes: { [document.uri]: edits } } }];
}

/** How the first indented line is indented. */
function indentationOf(text: string): FormattingOptions {
  const [, indent = "  "] = /\n([ \t]+)\S/.exec(text) ?? [];
  return { tabSize: indent.length, insertSpaces: !indent.startsWith("\t") };
}

const cancelled = (): ResponseError => new ResponseError(LSPErrorCodes.RequestCancelled, "The request was cancelled");
