import { type Argot, createArgot, EvaluationError, LimitError, refuseUnknownOptions, requireArgument } from "argot";
import type { TextDocument } from "vscode-languageserver-textdocument";
import type { DocumentContext, SchemaLintOptions } from "./features/context.js";
import type { TextDiagnostic } from "./features/diagnostics.js";
import { syntaxDiagnostics, validationDiagnostics } from "./features/validation.js";
import { OpenDocument } from "./open-document.js";
import { type AnnotationRoles, RoleFinder, standardRoles } from "./schemas/annotation-roles.js";
import {
  associationsIn,
  AssociationTable,
  type SchemaAssociation,
  type SchemaCatalog,
} from "./schemas/associations.js";
import { isSchema, isSchemaFile, namedSchema } from "./schemas/document-schemas.js";
import { knowsDialect } from "./schemas/knows-dialect.js";
import { type SchemaOrigin, type SchemaStatus, schemaStatus } from "./schemas/schema-status.js";
import { type SchemaLoader, type SchemaSet, SchemaWorkspace } from "./schemas/schema-workspace.js";
import type { ParseOptions } from "./syntax/parse-text.js";
import type { SyntaxDocument } from "./syntax/syntax-document.js";
import type {
  CodeAction,
  CompletionList,
  Diagnostic,
  DocumentLink,
  DocumentSymbol,
  FoldingRange,
  Hover,
  Location,
  Position,
  Range,
  SelectionRange,
  WorkspaceEdit,
} from "vscode-languageserver-types";
import { addSchemaAction, codeActions } from "./features/code-actions.js";
import { completionItems } from "./features/completion.js";
import { cursorPlaces } from "./features/cursor.js";
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
  /** Roles of annotations, beside those of standard keywords: by the id of a keyword, or the name of an unknown keyword. */
  readonly annotationRoles?: AnnotationRoles;
}

/** Settings of a service, which may change. */
export interface LanguageServiceSettings {
  /** Assigns schemas to documents. Of several that match, the last one counts. */
  readonly schemas?: readonly SchemaAssociation[];
  /** A catalog in the form of SchemaStore. `schemas` takes precedence over it. */
  readonly catalog?: SchemaCatalog;
  /**
   * Finds the URI of the schema of a document in the configuration of a project. It takes precedence over `schemas`.
   */
  readonly schemaOf?: (documentUri: string) => Promise<string | undefined>;
  /**
   * Returns how the project configures the check of a document that is a schema. Default: each rule has its own
   * severity.
   */
  readonly lintOptionsOf?: (documentUri: string) => Promise<SchemaLintOptions>;
  /**
   * Whether the key `<<` of YAML merges mappings, as in most programs. Otherwise it does in documents that begin with `%YAML 1.1`, since
   * YAML 1.2 has no such keys. Default: `true`.
   */
  readonly yamlMergeKeys?: boolean;
  /**
   * The tags of programs that documents of YAML may have, such as `!Ref`; others are errors. A value with such a tag may stand for any
   * other, so no schema applies to it. Default: all.
   */
  readonly yamlTags?: readonly string[];
}

/**
 * Helps to write JSON, JSON with comments, JSON5 and YAML, by JSON Schemas of every dialect, and to write the schemas.
 * Documents may have syntax errors. Results have the types of the Language Server Protocol.
 */
export interface LanguageService {
  /** Sets the associations of schemas. Schemas stay loaded. */
  configure(settings: LanguageServiceSettings): void;
  /** Forgets a schema that has changed, and everything made from it. Returns whether it was in use. */
  resetSchema(uri: string): Promise<boolean>;
  /** Forgets a document that was closed. */
  forget(uri: string): void;
  /** Diagnostics of a document. After syntax errors, the first one is the issue to correct first. */
  doValidation(document: TextDocument): Promise<TextDiagnostic[]>;
  /** Completions at a position: names with snippets of their values, and values. */
  doComplete(document: TextDocument, position: Position): Promise<CompletionList>;
  /** The texts of schemas about the value at a position; if all alternatives fail, of the best match. */
  doHover(document: TextDocument, position: Position): Promise<Hover | null>;
  /** Where the value or the reference at a position is defined. A dynamic reference has several definitions. */
  findDefinition(document: TextDocument, position: Position): Promise<Location[]>;
  /** The references to the schema at a position, in all schemas that are loaded. */
  findReferences(document: TextDocument, position: Position, withDefinition?: boolean): Promise<Location[]>;
  /** The links of a document. */
  findLinks(document: TextDocument): Promise<DocumentLink[]>;
  /** The name at a position that `doRename` renames. */
  prepareRename(document: TextDocument, position: Position): Promise<Range | undefined>;
  /**
   * Renames the definition or the anchor at a position, with all references to it. Dynamic anchors with one name are renamed together.
   * `undefined` if there is none, or if it may not have the new name: another one has it, or it is no name of an anchor.
   */
  doRename(document: TextDocument, position: Position, newName: string): Promise<WorkspaceEdit | undefined>;
  /** The members and items of a document. */
  findDocumentSymbols(document: TextDocument): DocumentSymbol[];
  /** What can be folded. */
  getFoldingRanges(document: TextDocument): FoldingRange[];
  /** The ranges around positions, from the innermost outward. */
  getSelectionRanges(document: TextDocument, positions: readonly Position[]): SelectionRange[];
  /** Corrections for diagnostics of `doValidation`. */
  doCodeActions(document: TextDocument, diagnostics: readonly Diagnostic[]): Promise<CodeAction[]>;
  /** Which schema each document of a text has, and why; for a status bar. */
  getSchemaStatus(document: TextDocument): Promise<SchemaStatus[]>;
  /** All schemas that apply to the values of a document, with the ranges of the values. */
  getMatchingSchemas(document: TextDocument): Promise<MatchingSchema[]>;
}

/** Creates a language service. It uses neither Node nor the DOM. */
export const createLanguageService = (options: LanguageServiceOptions = {}): LanguageService => {
  refuseUnknownOptions("createLanguageService", options, Object.keys(optionNames));
  return new Service(options);
};

const optionNames: Readonly<Record<keyof LanguageServiceOptions, true>> = {
  createArgot: true,
  loadSchema: true,
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

/** A schema that is not named by its document. */
interface AssociatedSchema {
  readonly uri: string | undefined;
  readonly origin: SchemaOrigin;
}

class Service implements LanguageService {
  readonly #workspace: SchemaWorkspace;
  readonly #roles: RoleFinder;
  /** Knows the dialects. */
  readonly #argot: Argot;
  readonly #open = new Map<string, OpenDocument>();
  #inline = new Map<string, unknown>();
  #associations = new AssociationTable([]);
  #schemaOf: LanguageServiceSettings["schemaOf"];
  #lintOptionsOf: LanguageServiceSettings["lintOptionsOf"];
  #parseOptions: ParseOptions = {};

  constructor({ createArgot: create = createArgot, loadSchema, annotationRoles }: LanguageServiceOptions) {
    requireArgument(typeof create === "function", "createLanguageService", "a function as `createArgot`", create);
    this.#argot = create();
    this.#roles = new RoleFinder(this.#argot, { ...standardRoles, ...annotationRoles });
    this.#workspace = new SchemaWorkspace(
      create,
      async (uri) => (this.#inline.has(uri) ? this.#inline.get(uri) : loadSchema?.(uri)),
      this.#roles,
    );
  }

  configure(settings: LanguageServiceSettings): void {
    refuseUnknownOptions("configure", settings, Object.keys(settingNames));
    const { schemas = [], catalog, schemaOf, lintOptionsOf, yamlMergeKeys = true, yamlTags } = settings;
    requireArgument(Array.isArray(schemas), "configure", "an array of associations as `schemas`", schemas);
    this.#parseOptions = { mergesYamlKeys: yamlMergeKeys, yamlTags };
    this.#open.clear();
    this.#associations = new AssociationTable([...(catalog ? associationsIn(catalog) : []), ...schemas]);
    this.#inline = new Map(schemas.flatMap(({ uri, schema }) => (schema === undefined ? [] : [[uri, schema]])));
    this.#schemaOf = schemaOf;
    this.#lintOptionsOf = lintOptionsOf;
    this.#workspace.resetAll();
  }

  resetSchema(uri: string): Promise<boolean> {
    return this.#workspace.reset(uri);
  }

  forget(uri: string): void {
    this.#open.delete(uri);
  }

  async doValidation(text: TextDocument): Promise<TextDiagnostic[]> {
    const document = this.#read(text);
    const contexts = await this.#contexts(document);
    return [
      ...syntaxDiagnostics({ document }),
      ...contexts.flatMap((context) => guarded(() => validationDiagnostics(context), [])),
    ];
  }

  async doComplete(text: TextDocument, position: Position): Promise<CompletionList> {
    const document = this.#read(text);
    const items = new Map<string, CompletionList["items"][number]>();
    const places = cursorPlaces(document, text.offsetAt(position));
    const contexts = await Promise.all(places.map((place) => this.#context(place.document, place.part)));
    for (const [i, place] of places.entries()) {
      const context = contexts[i] as DocumentContext;
      for (const item of guarded(() => completionItems(context, place, document), []))
        if (!items.has(item.label)) items.set(item.label, item);
    }
    return { isIncomplete: false, items: [...items.values()] };
  }

  async doHover(text: TextDocument, position: Position): Promise<Hover | null> {
    const { context, offset } = await this.#at(text, position);
    return context ? guarded(() => hoverAt(context, offset), null) : null;
  }

  async findDefinition(text: TextDocument, position: Position): Promise<Location[]> {
    const { context, offset } = await this.#at(text, position);
    const known = await this.#workspace.known();
    return context ? guarded(() => definitionsAt(context, known, offset), []) : [];
  }

  async findReferences(text: TextDocument, position: Position, withDefinition: boolean = false): Promise<Location[]> {
    const { context, offset } = await this.#at(text, position);
    return context ? referencesAt(context, await this.#workspace.known(), offset, withDefinition) : [];
  }

  async findLinks(text: TextDocument): Promise<DocumentLink[]> {
    const known = await this.#workspace.known();
    return (await this.#contexts(this.#read(text))).flatMap((context) => documentLinks(context, known));
  }

  async prepareRename(text: TextDocument, position: Position): Promise<Range | undefined> {
    const { context, offset } = await this.#at(text, position);
    return context && renameRange(context, await this.#workspace.known(), offset);
  }

  async doRename(text: TextDocument, position: Position, newName: string): Promise<WorkspaceEdit | undefined> {
    const { context, offset } = await this.#at(text, position);
    return context && renameEdit(context, await this.#workspace.known(), offset, newName);
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
    const associated = async (): Promise<AssociatedSchema> => {
      const ofProject = await this.#schemaOf?.(document.uri);
      return ofProject === undefined
        ? { uri: this.#associations.schemaOf(document.uri), origin: "settings" }
        : { uri: ofProject, origin: "project" };
    };
    const { uri, origin } = named ? { uri: named.uri, origin: "document" as const } : await associated();
    const isOwn = uri === undefined ? isSchema(document, named, this.#argot) : knowsDialect(this.#argot, uri);
    if (isOwn) return this.#schemaContext(base, uri);
    const set = uri === undefined ? undefined : await this.#workspace.set(uri);
    if (!set || !named || set.documents.size > 0) return { ...base, set, origin, ownSet: undefined };
    // Many documents name a schema on the web that is not loaded. For a schema, the dialect may be mistyped.
    const other = await associated();
    if (other.uri === undefined && isSchemaFile(document)) return this.#schemaContext(base, undefined);
    return other.uri === undefined
      ? { ...base, set, origin, ownSet: undefined }
      : { ...base, set: await this.#workspace.set(other.uri), origin: other.origin, ownSet: undefined };
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
