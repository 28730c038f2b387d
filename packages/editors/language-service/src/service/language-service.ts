import {
  type Argot,
  createArgot,
  dialectUris,
  EvaluationError,
  LimitError,
  refuseUnknownOptions,
  requireArgument,
} from "argot";
import type { TextDocument } from "vscode-languageserver-textdocument";
import type { DocumentContext } from "./features/context.js";
import type { TextDiagnostic } from "./features/diagnostics.js";
import { syntaxDiagnostics, validationDiagnostics } from "./features/validation.js";
import type { LanguageServiceSettings } from "./language-service-settings.js";
import type { LanguageService } from "./language-service-type.js";
import { OpenDocument } from "./open-document.js";
import { type AnnotationRoles, RoleFinder, standardRoles } from "./schemas/annotation-roles.js";
import { AssociationTable, noCatalog } from "./schemas/associations.js";
import { isSchema, isSchemaFile, namedSchema } from "./schemas/document-schemas.js";
import type { KnownDocuments } from "./features/known-schemas.js";
import { knowsDialect } from "./schemas/knows-dialect.js";
import { type DocumentLister, OtherSchemas } from "./schemas/other-schemas.js";
import { type SchemaOrigin, type SchemaStatus, schemaStatus } from "./schemas/schema-status.js";
import { type SchemaLoader, type SchemaSet, SchemaWorkspace } from "./schemas/schema-workspace.js";
import type { ParseOptions } from "./syntax/parse-text.js";
import type { SyntaxDocument } from "./syntax/syntax-document.js";
import type {
  CodeAction,
  Color,
  ColorInformation,
  ColorPresentation,
  CompletionList,
  Diagnostic,
  DocumentLink,
  DocumentSymbol,
  FoldingRange,
  FormattingOptions,
  Hover,
  Location,
  Position,
  Range,
  SelectionRange,
  TextEdit,
  WorkspaceEdit,
} from "vscode-languageserver-types";
import { addSchemaAction, codeActions } from "./features/code-actions.js";
import { colorPresentations, colorsIn } from "./features/colors.js";
import { type DocumentCheck, problemDiagnostics } from "./features/document-check.js";
import { type DocumentLoader, pointersTo, referredPlace } from "./features/pointer-references.js";
import { schemaDocument } from "./schemas/schema-document.js";
import { withoutDisabled } from "./features/disable-comments.js";
import { formattingEdits, sortingEdits } from "./features/formatting.js";
import { completionItems } from "./features/completion/completion-items.js";
import { namingItems, yamlItems } from "./features/completion/yaml-items.js";
import { cursorPlaces } from "./features/completion/cursor.js";
import { hoverAt } from "./features/hover.js";
import { matchingSchemas, type MatchingSchema } from "./features/matching-schemas.js";
import { definitionsAt, documentLinks, referencesAt } from "./features/navigation.js";
import { renameEdit, renameRange } from "./features/rename.js";
import { documentSymbols, foldingRanges, selectionRanges } from "./features/structure.js";

/** Options for {@link createLanguageService}. */
export interface LanguageServiceOptions {
  /**
   * Creates the Argot instances, with the dialects, vocabularies and formats of a project. Schemas are added to them. Default:
   * `createArgot()`.
   */
  readonly createArgot?: () => Argot;
  /**
   * Loads a schema by its URI: returns its text or the schema, or `undefined` if there is none. For a schema that is open in the editor it
   * returns the text there. Default: nothing is loaded. The service itself fetches nothing.
   */
  readonly loadSchema?: SchemaLoader;
  /**
   * Lists the URIs of the documents in JSON and YAML of the workspace. Those that are schemas are loaded when references are looked for or
   * renamed. Default: none.
   */
  readonly listDocuments?: DocumentLister;
  /** Checks documents that schemas alone do not describe, such as descriptions of APIs. Default: none. */
  readonly checkDocument?: DocumentCheck;
  /** Roles of annotations, beside those of standard keywords: by the id of a keyword, or the name of an unknown keyword. */
  readonly annotationRoles?: AnnotationRoles;
}

/** Creates a language service. It uses neither Node nor the DOM. */
export const createLanguageService = (options: LanguageServiceOptions = {}): LanguageService => {
  refuseUnknownOptions("createLanguageService", options, Object.keys(optionNames));
  return new Service(options);
};

const noDocuments: DocumentLister = () => Promise.resolve([]);

/** The names of the standard dialects. Up to draft-07 they have an empty fragment. */
const dialectNames: readonly string[] = Object.values(dialectUris).map((uri) =>
  uri.startsWith("http:") ? `${uri}#` : uri,
);

const optionNames: Readonly<Record<keyof LanguageServiceOptions, true>> = {
  createArgot: true,
  loadSchema: true,
  listDocuments: true,
  checkDocument: true,
  annotationRoles: true,
};

const settingNames: Readonly<Record<keyof LanguageServiceSettings, true>> = {
  schemas: true,
  catalog: true,
  schemaOf: true,
  lintOptionsOf: true,
  yamlMergeKeys: true,
  yamlTags: true,
};

/** The schemas of a document that names none. */
interface AssociatedSchemas {
  readonly uris: readonly string[];
  readonly origin: SchemaOrigin;
}

class Service implements LanguageService {
  readonly #workspace: SchemaWorkspace;
  readonly #others: OtherSchemas;
  readonly #check: DocumentCheck | undefined;
  readonly #loadDocument: DocumentLoader;
  readonly #roles: RoleFinder;
  /** Knows the dialects. */
  readonly #argot: Argot;
  readonly #open = new Map<string, OpenDocument>();
  #inline = new Map<string, unknown>();
  #associations = new AssociationTable([]);
  #schemaOf: LanguageServiceSettings["schemaOf"];
  #lintOptionsOf: LanguageServiceSettings["lintOptionsOf"];
  #parseOptions: ParseOptions = {};

  constructor(options: LanguageServiceOptions) {
    const {
      createArgot: create = createArgot,
      loadSchema,
      listDocuments = noDocuments,
      checkDocument,
      annotationRoles,
    } = options;
    requireArgument(typeof create === "function", "createLanguageService", "a function as `createArgot`", create);
    this.#argot = create();
    this.#roles = new RoleFinder(this.#argot, { ...standardRoles, ...annotationRoles });
    this.#workspace = new SchemaWorkspace(
      create,
      async (uri) => (this.#inline.has(uri) ? this.#inline.get(uri) : loadSchema?.(uri)),
      this.#roles,
    );
    this.#check = checkDocument;
    this.#loadDocument = async (uri) => {
      const content = await loadSchema?.(uri);
      return content === undefined ? undefined : schemaDocument(uri, content);
    };
    this.#others = new OtherSchemas(listDocuments, async (uri) => loadSchema?.(uri), this.#argot);
  }

  configure(settings: LanguageServiceSettings): void {
    refuseUnknownOptions("configure", settings, Object.keys(settingNames));
    const { schemas = [], catalog = noCatalog, schemaOf, lintOptionsOf, yamlMergeKeys = true, yamlTags } = settings;
    requireArgument(Array.isArray(schemas), "configure", "an array of associations as `schemas`", schemas);
    requireArgument(Array.isArray(catalog?.schemas), "configure", "a catalog with `schemas` as `catalog`", catalog);
    this.#parseOptions = { mergesYamlKeys: yamlMergeKeys, yamlTags };
    this.#open.clear();
    this.#associations = new AssociationTable(schemas, catalog);
    this.#inline = new Map(schemas.flatMap(({ uri, schema }) => (schema === undefined ? [] : [[uri, schema]])));
    this.#schemaOf = schemaOf;
    this.#lintOptionsOf = lintOptionsOf;
    this.#workspace.resetAll();
  }

  resetSchema(uri: string): Promise<boolean> {
    this.#others.reset(uri);
    return this.#workspace.reset(uri);
  }

  forget(uri: string): void {
    this.#open.delete(uri);
  }

  async doValidation(text: TextDocument): Promise<TextDiagnostic[]> {
    const document = this.#read(text);
    const contexts = await this.#contexts(document);
    const found = await Promise.all(contexts.map((context) => this.#diagnosticsOf(context)));
    return withoutDisabled(document, [...syntaxDiagnostics({ document }), ...found.flat()]);
  }

  async doComplete(text: TextDocument, position: Position): Promise<CompletionList> {
    const document = this.#read(text);
    const items = new Map<string, CompletionList["items"][number]>();
    const offset = text.offsetAt(position);
    const schemaUris = [...this.#associations.uris, ...dialectNames];
    const ofYaml = document.isYaml ? yamlItems(document, offset, schemaUris) : undefined;
    if (ofYaml) return { isIncomplete: false, items: ofYaml };
    const places = cursorPlaces(document, offset);
    const contexts = await Promise.all(places.map((place) => this.#context(place.document, place.part)));
    const known = await this.#workspace.known();
    const sources = { known, schemaUris };
    for (const [i, place] of places.entries()) {
      const context = contexts[i] as DocumentContext;
      for (const item of guarded(() => completionItems(context, place, document, sources), []))
        if (!items.has(item.label)) items.set(item.label, item);
    }
    if (document.isYaml) {
      const hasSchema =
        contexts.some(({ set }) => set !== undefined) || this.#associations.schemasOf(document.uri).length > 0;
      for (const item of namingItems(document, offset, hasSchema)) items.set(item.label, item);
    }
    return { isIncomplete: false, items: [...items.values()] };
  }

  async doHover(text: TextDocument, position: Position): Promise<Hover | null> {
    const { context, offset } = await this.#at(text, position);
    return context ? guarded(() => hoverAt(context, offset), null) : null;
  }

  async findDefinition(text: TextDocument, position: Position): Promise<Location[]> {
    const { context, offset } = await this.#at(text, position);
    if (!context) return [];
    const referred = context.ownSet ? undefined : await referredPlace(context, offset, this.#loadDocument);
    const known = await this.#workspace.known();
    return referred ? [referred] : guarded(() => definitionsAt(context, known, offset), []);
  }

  async findReferences(text: TextDocument, position: Position, withDefinition: boolean = false): Promise<Location[]> {
    const { context, offset } = await this.#at(text, position);
    if (context && !context.ownSet) return pointersTo(context, offset, withDefinition);
    return context ? referencesAt(context, await this.#allSchemas(), offset, withDefinition) : [];
  }

  async findLinks(text: TextDocument): Promise<DocumentLink[]> {
    const known = await this.#workspace.known();
    return (await this.#contexts(this.#read(text))).flatMap((context) => documentLinks(context, known));
  }

  async prepareRename(text: TextDocument, position: Position): Promise<Range | undefined> {
    const { context, offset } = await this.#at(text, position);
    return context && renameRange(context, await this.#allSchemas(), offset);
  }

  async doRename(text: TextDocument, position: Position, newName: string): Promise<WorkspaceEdit | undefined> {
    const { context, offset } = await this.#at(text, position);
    return context && renameEdit(context, await this.#allSchemas(), offset, newName);
  }

  findDocumentSymbols(text: TextDocument): DocumentSymbol[] {
    return documentSymbols(this.#read(text));
  }

  getFoldingRanges(text: TextDocument): FoldingRange[] {
    return foldingRanges(this.#read(text));
  }

  getSelectionRanges(text: TextDocument, positions: readonly Position[]): SelectionRange[] {
    return selectionRanges(this.#read(text), positions);
  }

  format(text: TextDocument, options: FormattingOptions, range?: Range): TextEdit[] {
    return formattingEdits(this.#read(text), options, range);
  }

  sort(text: TextDocument, options: FormattingOptions): TextEdit[] {
    return sortingEdits(this.#read(text), options);
  }

  async findDocumentColors(text: TextDocument): Promise<ColorInformation[]> {
    return (await this.#contexts(this.#read(text))).flatMap((context) => guarded(() => colorsIn(context), []));
  }

  getColorPresentations(text: TextDocument, color: Color, range: Range): ColorPresentation[] {
    const isColor = typeof (color as Color | undefined)?.red === "number";
    requireArgument(isColor, "getColorPresentations", "a color: `{ red, green, blue, alpha }`", color);
    return colorPresentations(color, range, !this.#read(text).isYaml);
  }

  async doCodeActions(text: TextDocument, diagnostics: readonly Diagnostic[]): Promise<CodeAction[]> {
    const contexts = await this.#contexts(this.#read(text));
    return contexts.flatMap((context, part) => {
      const own = diagnostics.filter(({ data }) => (data as { readonly part?: number } | undefined)?.part === part);
      return guarded(() => [...codeActions(context, own), ...addSchemaAction(context)], []);
    });
  }

  async getSchemaStatus(text: TextDocument): Promise<SchemaStatus[]> {
    return (await this.#contexts(this.#read(text))).map(({ set, origin }) => schemaStatus(set, origin));
  }

  async getMatchingSchemas(text: TextDocument): Promise<MatchingSchema[]> {
    return (await this.#contexts(this.#read(text))).flatMap((context) => guarded(() => matchingSchemas(context), []));
  }

  async #diagnosticsOf(context: DocumentContext): Promise<readonly TextDiagnostic[]> {
    const { document, part, ownSet } = context;
    const problems = ownSet ? undefined : await this.#check?.(part.root?.value, document.uri);
    return problems ? problemDiagnostics(context, problems) : guarded(() => validationDiagnostics(context), []);
  }

  /** The schemas that are loaded, and those of the workspace. */
  async #allSchemas(): Promise<KnownDocuments> {
    return new Map([...(await this.#others.all()), ...(await this.#workspace.known())]);
  }

  /** Reads a document, once for each of its versions. */
  #read(text: TextDocument): OpenDocument {
    const isDocument = typeof (text as TextDocument | undefined)?.getText === "function";
    requireArgument(isDocument, "a language service", "a `TextDocument` with the text and its URI", text);
    const known = this.#open.get(text.uri);
    if (known?.isOf(text)) return known;
    const document = new OpenDocument(text, known, this.#parseOptions);
    this.#open.set(text.uri, document);
    return document;
  }

  async #at(
    text: TextDocument,
    position: Position,
  ): Promise<{ readonly context: DocumentContext | undefined; readonly offset: number }> {
    const document = this.#read(text);
    const isPosition = typeof (position as Position | undefined)?.line === "number";
    requireArgument(isPosition, "a language service", "a position: `{ line, character }`", position);
    const offset = text.offsetAt(position);
    const part = document.partWith(offset);
    return { context: part && (await this.#context(document, part)), offset };
  }

  #contexts(document: OpenDocument): Promise<DocumentContext[]> {
    return Promise.all(document.parsed.documents.map((part) => this.#context(document, part)));
  }

  async #context(document: OpenDocument, part: SyntaxDocument): Promise<DocumentContext> {
    const named = namedSchema(document, part);
    const base = { document, part, named, roles: this.#roles, lintOptions: {} };
    const associated = async (): Promise<AssociatedSchemas> => {
      const ofProject = await this.#schemaOf?.(document.uri);
      return ofProject === undefined
        ? { uris: this.#associations.schemasOf(document.uri), origin: "settings" }
        : { uris: [ofProject], origin: "project" };
    };
    const { uris, origin } = named ? { uris: [named.uri], origin: "document" as const } : await associated();
    const dialect = uris.find((each) => knowsDialect(this.#argot, each));
    const isOwn = uris.length === 0 ? isSchema(document, named, this.#argot) : dialect !== undefined;
    if (isOwn) return this.#schemaContext(base, dialect);
    const set = await this.#workspace.setOfAll(uris);
    if (!set || !named || set.documents.size > 0) return { ...base, set, origin, ownSet: undefined };
    // Many documents name a schema on the web that is not loaded. For a schema, the dialect may be mistyped.
    const other = await associated();
    const otherSet = await this.#workspace.setOfAll(other.uris);
    if (otherSet) return { ...base, set: otherSet, origin: other.origin, ownSet: undefined };
    return isSchemaFile(document) ? this.#schemaContext(base, undefined) : { ...base, set, origin, ownSet: undefined };
  }

  /** @param dialect - The URI of the dialect. Default: that of the instance. */
  async #schemaContext(
    base: Omit<DocumentContext, "set" | "origin" | "ownSet">,
    dialect: string | undefined,
  ): Promise<DocumentContext> {
    const { document, part } = base;
    return {
      ...base,
      set: await this.#dialectSet(dialect),
      origin: "dialect",
      ownSet: await this.#ownSet(document, part),
      lintOptions: (await this.#lintOptionsOf?.(document.uri)) ?? {},
    };
  }

  /** The schema of a dialect: of that of the instance by default. */
  #dialectSet(uri: string | undefined): Promise<SchemaSet> {
    return this.#workspace.set(uri ?? this.#argot.plan({}).resources[0]?.dialect ?? "");
  }

  #ownSet(document: OpenDocument, { root }: SyntaxDocument): Promise<SchemaSet> {
    const { uri, text } = document;
    const source = root && { text, root };
    return this.#workspace.setOf({ uri, value: root?.value, source, problem: undefined });
  }
}

/** The result of a feature, or nothing if a value cannot be evaluated. */
function guarded<Found>(find: () => Found, nothing: Found): Found {
  try {
    return find();
  } catch (error) {
    if (error instanceof EvaluationError || error instanceof LimitError) return nothing;
    throw error;
  }
}
