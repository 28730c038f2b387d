import { refuseUnknownOptions, requireArgument } from "@argot/core/json";
import { type LanguageService, TextDocument } from "@argot/language-service";
import type * as monacoEditor from "monaco-editor";

type Model = monacoEditor.editor.ITextModel;

/** Options for `register`. */
export interface MonacoOptions {
  /** The service. */
  readonly service: LanguageService;
  /** The ids of the languages. Default: `["json", "yaml"]`. */
  readonly languages?: readonly string[];
  /** The pause after a change before it is validated, in milliseconds. Default: 200. */
  readonly delay?: number;
}

/** The owner of the markers. */
const owner = "argot";

/**
 * Adds validation with quick fixes, completion and hover to all models of some languages, those that exist and those to come.
 *
 * @param monaco - The namespace of the editor.
 * @returns An object that removes them.
 */
export function registerArgot(monaco: typeof monacoEditor, options: MonacoOptions): monacoEditor.IDisposable {
  const isMonaco = typeof (monaco as typeof monacoEditor | undefined)?.editor?.getModels === "function";
  requireArgument(isMonaco, "registerArgot", "the namespace `monaco` of monaco-editor", monaco);
  refuseUnknownOptions("registerArgot", options, ["service", "languages", "delay"] satisfies (keyof MonacoOptions)[]);
  const { service, languages = ["json", "yaml"], delay = 200 } = options;
  const isService = typeof (service as LanguageService | undefined)?.doValidation === "function";
  requireArgument(isService, "registerArgot", "a service, which `createLanguageService` makes, as `service`", service);
  const models = new Map<Model, monacoEditor.IDisposable>();
  const add = (model: Model): void => {
    if (!models.has(model)) models.set(model, validated(monaco, model, service, { languages, delay }));
  };
  const remove = (model: Model): void => {
    models.get(model)?.dispose();
    models.delete(model);
  };
  for (const model of monaco.editor.getModels()) add(model);
  const registered = [
    monaco.editor.onDidCreateModel(add),
    monaco.editor.onWillDisposeModel(remove),
    ...languages.flatMap((language) => [
      monaco.languages.registerCompletionItemProvider(language, {
        triggerCharacters: ['"', ":", " "],
        provideCompletionItems: async (model, { lineNumber, column }) => {
          const position = { line: lineNumber - 1, character: column - 1 };
          const { items } = await service.doComplete(documentOf(model), position);
          return { suggestions: items.flatMap((item) => suggestionOf(monaco, item) ?? []) };
        },
      }),
      monaco.languages.registerHoverProvider(language, {
        provideHover: async (model, { lineNumber, column }) => {
          const found = await service.doHover(documentOf(model), { line: lineNumber - 1, character: column - 1 });
          if (!found || typeof found.contents !== "object" || !("value" in found.contents)) return null;
          return { contents: [{ value: found.contents.value }], ...(found.range && { range: rangeOf(found.range) }) };
        },
      }),
      monaco.languages.registerCodeActionProvider(language, {
        provideCodeActions: async (model, _range, { markers }) => ({
          actions: await quickFixes(service, model, markers),
          dispose: () => undefined,
        }),
      }),
    ]),
  ];
  return {
    dispose() {
      for (const each of registered) each.dispose();
      for (const model of models.keys()) remove(model);
    },
  };
}

/** The corrections of some markers. Markers of the editor have no data, so the diagnostics are found again by their places. */
async function quickFixes(
  service: LanguageService,
  model: Model,
  markers: readonly monacoEditor.editor.IMarkerData[],
): Promise<monacoEditor.languages.CodeAction[]> {
  const own = markers.filter(({ source }) => source === owner);
  if (own.length === 0) return [];
  const document = documentOf(model);
  const versionId = model.getVersionId();
  const markerOf = ({
    message,
    range,
  }: Pick<Diagnostic, "message" | "range">): monacoEditor.editor.IMarkerData | undefined =>
    own.find((each) => each.message === message && isSameRange(each, rangeOf(range)));
  const diagnostics = (await service.doValidation(document)).filter((each) => markerOf(each));
  const actions = await service.doCodeActions(document, diagnostics);
  return actions
    .filter(({ kind }) => kind === "quickfix")
    .map(({ title, kind, edit, isPreferred, diagnostics: corrected = [] }) => ({
      title,
      kind: kind ?? "quickfix",
      diagnostics: (corrected as readonly Diagnostic[]).flatMap((each) => markerOf(each) ?? []),
      edit: {
        edits: (edit?.changes?.[document.uri] ?? []).map(({ range, newText }) => ({
          resource: model.uri,
          versionId,
          textEdit: { range: rangeOf(range), text: newText },
        })),
      },
      ...(isPreferred !== undefined && { isPreferred }),
    }));
}

const isSameRange = (one: monacoEditor.IRange, other: monacoEditor.IRange): boolean =>
  one.startLineNumber === other.startLineNumber &&
  one.startColumn === other.startColumn &&
  one.endLineNumber === other.endLineNumber &&
  one.endColumn === other.endColumn;

/** Validates a model after each change. */
function validated(
  monaco: typeof monacoEditor,
  model: Model,
  service: LanguageService,
  { languages, delay }: Required<Omit<MonacoOptions, "service">>,
): monacoEditor.IDisposable {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const validate = async (): Promise<void> => {
    if (!languages.includes(model.getLanguageId())) return;
    const version = model.getVersionId();
    const found = await service.doValidation(documentOf(model));
    if (model.isDisposed() || model.getVersionId() !== version) return;
    monaco.editor.setModelMarkers(
      model,
      owner,
      found.map(({ range, message, severity = 1, code, tags }) => ({
        ...rangeOf(range),
        message,
        // The protocol numbers them in the opposite order.
        severity: [8, 4, 2, 1][severity - 1] as monacoEditor.MarkerSeverity,
        code: String(code),
        source: owner,
        ...(tags && { tags }),
      })),
    );
  };
  const later = (): void => {
    clearTimeout(timer);
    timer = setTimeout(() => void validate(), delay);
  };
  const listener = model.onDidChangeContent(later);
  void validate();
  return {
    dispose() {
      clearTimeout(timer);
      listener.dispose();
      service.forget(model.uri.toString());
    },
  };
}

const documentOf = (model: Model): TextDocument =>
  TextDocument.create(model.uri.toString(), model.getLanguageId(), model.getVersionId(), model.getValue());

type Diagnostic = Awaited<ReturnType<LanguageService["doValidation"]>>[number];
type Range = Diagnostic["range"];

const rangeOf = ({ start, end }: Range): monacoEditor.IRange => ({
  startLineNumber: start.line + 1,
  startColumn: start.character + 1,
  endLineNumber: end.line + 1,
  endColumn: end.character + 1,
});

type Item = Awaited<ReturnType<LanguageService["doComplete"]>>["items"][number];

/** Kinds of completions as the protocol numbers them. */
const protocolKinds = { property: 10 };

function suggestionOf(
  { languages: { CompletionItemInsertTextRule, CompletionItemKind } }: typeof monacoEditor,
  { label, kind, textEdit, detail, documentation, filterText, sortText, tags, additionalTextEdits }: Item,
): monacoEditor.languages.CompletionItem | undefined {
  if (!textEdit || !("range" in textEdit)) return undefined;
  return {
    label,
    kind: kind === protocolKinds.property ? CompletionItemKind.Property : CompletionItemKind.Value,
    insertText: textEdit.newText,
    insertTextRules: CompletionItemInsertTextRule.InsertAsSnippet,
    range: rangeOf(textEdit.range),
    ...(detail !== undefined && { detail }),
    ...(documentation !== undefined && {
      documentation: typeof documentation === "string" ? documentation : { value: documentation.value },
    }),
    ...(filterText !== undefined && { filterText }),
    ...(sortText !== undefined && { sortText }),
    ...(tags && { tags }),
    ...(additionalTextEdits && {
      additionalTextEdits: additionalTextEdits.map((each) => ({ range: rangeOf(each.range), text: each.newText })),
    }),
  };
}
