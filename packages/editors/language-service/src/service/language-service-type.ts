import type { TextDocument } from "vscode-languageserver-textdocument";
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
import type { SchemaStatus } from "./schemas/schema-status.js";
import type { TextDiagnostic } from "./features/diagnostics.js";
import type { MatchingSchema } from "./features/matching-schemas.js";
import type { LanguageServiceSettings } from "./language-service-settings.js";

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
  /** The references to the schema at a position, in all schemas that are loaded or in the workspace. */
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
  /**
   * The edits that format a document: all of it, or of JSON a part. None for JSON5, and for YAML that is not valid.
   */
  format(document: TextDocument, options: FormattingOptions, range?: Range): TextEdit[];
  /** The edits that sort the members of all objects by their names. Comments stay with their members. None if there are syntax errors. */
  sort(document: TextDocument, options: FormattingOptions): TextEdit[];
  /** The colours of a document: strings that have the format `color` or `color-hex` by their schemas. */
  findDocumentColors(document: TextDocument): Promise<ColorInformation[]>;
  /** How a colour may be written in place of the one at a range. */
  getColorPresentations(document: TextDocument, color: Color, range: Range): ColorPresentation[];
  /** Corrections for diagnostics of `doValidation`. */
  doCodeActions(document: TextDocument, diagnostics: readonly Diagnostic[]): Promise<CodeAction[]>;
  /** Which schema each document of a text has, and why; for a status bar. */
  getSchemaStatus(document: TextDocument): Promise<SchemaStatus[]>;
  /** All schemas that apply to the values of a document, with the ranges of the values. */
  getMatchingSchemas(document: TextDocument): Promise<MatchingSchema[]>;
}
