import { refuseUnknownOptions, requireArgument } from "@argot/core/json";
import { autocompletion, type Completion, type CompletionSource, snippet } from "@codemirror/autocomplete";
import { type Action, type Diagnostic, linter, type LintSource } from "@codemirror/lint";
import type { ChangeSpec, EditorState, Extension, Text } from "@codemirror/state";
import { type EditorView, hoverTooltip, type HoverTooltipSource } from "@codemirror/view";
import { type LanguageService, TextDocument } from "@argot/language-service";

/**
 * The methods of a language service that an editor uses. For a service in a worker, implement them by calls of the
 * worker.
 */
export type ArgotService = Pick<LanguageService, "doValidation" | "doComplete" | "doHover" | "doCodeActions">;

/** The document of an editor. */
export interface ArgotOptions {
  /** The service. Several editors may share it. */
  readonly service: ArgotService;
  /** The URI of the document: schemas are found by it. */
  readonly uri: string;
  /** The language: `"json"`, `"jsonc"`, `"json5"` or `"yaml"`. */
  readonly language: string;
  /** Shows Markdown in a new element. Default: as plain text. */
  readonly renderMarkdown?: (markdown: string) => HTMLElement;
  /** Options for CodeMirror's linter, such as the `delay` after the last key. Default: those of CodeMirror. */
  readonly lint?: LintConfig;
}

/** Options for CodeMirror's linter. */
export type LintConfig = NonNullable<Parameters<typeof linter>[1]>;

/** Validation with quick fixes, completion and hover for an editor. */
export function argotExtension(options: ArgotOptions): Extension {
  refuseUnknownOptions("argotExtension", options, Object.keys(optionNames));
  const { service, uri, language } = options;
  const isService = typeof (service as ArgotService | undefined)?.doValidation === "function";
  requireArgument(isService, "argotExtension", "a service, which `createLanguageService` makes, as `service`", service);
  for (const [name, value] of Object.entries({ uri, language }))
    requireArgument(typeof value === "string", "argotExtension", `a string as \`${name}\``, value);
  return [
    linter(lintSource(options), options.lint),
    autocompletion({ override: [completionSource(options)] }),
    hoverTooltip(hoverSource(options)),
  ];
}

const optionNames: Readonly<Record<keyof ArgotOptions, true>> = {
  service: true,
  uri: true,
  language: true,
  renderMarkdown: true,
  lint: true,
};

type Found<Method extends keyof ArgotService> = Awaited<ReturnType<ArgotService[Method]>>;
type CodeAction = Found<"doCodeActions">[number];
type TextEdit = NonNullable<Found<"doComplete">["items"][number]["additionalTextEdits"]>[number];
type ServiceDiagnostic = Pick<Found<"doCodeActions">[number]["diagnostics"] & {}, number>[number];

/** Maximum number of diagnostics of a document that have quick fixes. To find some, the document is evaluated once more. */
const maxFixed = 20;

/** Finds diagnostics, and quick fixes for them. */
export const lintSource =
  ({ service, ...options }: ArgotOptions): LintSource =>
  async ({ state }) => {
    const document = documentOf(state, options);
    const found = await service.doValidation(document);
    const actions = found.length === 0 ? [] : await service.doCodeActions(document, found.slice(0, maxFixed));
    return found.map((diagnostic): Diagnostic => {
      const { range, message, severity = 1, code, tags = [] } = diagnostic;
      const fixes = actions.filter(({ diagnostics = [] }) => diagnostics.some((each) => isSame(each, diagnostic)));
      const [mark] = tags.flatMap((tag) => tagClasses[tag - 1] ?? []);
      return {
        from: document.offsetAt(range.start),
        to: document.offsetAt(range.end),
        message,
        severity: severities[severity - 1] ?? "error",
        source: `argot(${String(code)})`,
        ...(mark !== undefined && { markClass: mark }),
        ...(fixes.length > 0 && { actions: fixes.map((fix) => quickFix(state, document, fix)) }),
      };
    });
  };

/** Classes of the texts of diagnostics with tags, in the order of the tags in the protocol. */
const tagClasses = ["cm-argot-unnecessary", "cm-argot-deprecated"] as const;

/** Whether two diagnostics are the same, even if one is a copy from a worker. */
const isSame = (a: ServiceDiagnostic, b: ServiceDiagnostic): boolean =>
  a === b || (a.message === b.message && JSON.stringify(a.range) === JSON.stringify(b.range));

/** A quick fix. It has no effect if the text has changed since. */
const quickFix = ({ doc }: EditorState, document: TextDocument, { title, edit }: CodeAction): Action => ({
  name: title,
  apply: (view) => {
    if (!view.state.doc.eq(doc)) return;
    view.dispatch({ changes: changesOf(document, edit?.changes?.[document.uri] ?? []) });
  },
});

const changesOf = (document: TextDocument, edits: readonly TextEdit[]): ChangeSpec =>
  edits.map(({ range, newText }) => ({
    from: document.offsetAt(range.start),
    to: document.offsetAt(range.end),
    insert: newText,
  }));

/** Finds completions. */
export const completionSource =
  ({ service, ...options }: ArgotOptions): CompletionSource =>
  async ({ state, pos }) => {
    const document = documentOf(state, options);
    const { items } = await service.doComplete(document, document.positionAt(pos));
    const [first] = items;
    if (!first?.textEdit || !("range" in first.textEdit)) return null;
    // The text before the cursor decides which completions match. The rest of the word after it is replaced as well.
    const rest = Math.max(0, document.offsetAt(first.textEdit.range.end) - pos);
    return {
      from: document.offsetAt(first.textEdit.range.start),
      options: items.map((item, i): Completion => {
        const { label, detail, documentation, textEdit, filterText, sortText = "", additionalTextEdits = [] } = item;
        const info = typeof documentation === "object" ? documentation.value : documentation;
        return {
          label: filterText ?? label,
          displayLabel: label,
          ...(detail !== undefined && { detail }),
          ...(info !== undefined && { info: () => rendered(options, info) }),
          // The service has sorted them.
          boost: sortText === "" ? 0 : Math.max(-99, 50 - i),
          apply: (view: EditorView, completion: Completion, from: number, to: number) => {
            const changes = view.state.changes(changesOf(document, additionalTextEdits));
            const [start, end] = [changes.mapPos(from), changes.mapPos(to + rest)];
            if (!changes.empty) view.dispatch({ changes });
            snippet(templateOf(textEdit?.newText ?? label))(view, completion, start, end);
          },
        };
      }),
    };
  };

/** Finds hover texts. */
export const hoverSource =
  ({ service, ...options }: ArgotOptions): HoverTooltipSource =>
  async ({ state }, pos) => {
    const document = documentOf(state, options);
    const found = await service.doHover(document, document.positionAt(pos));
    const markdown =
      found && typeof found.contents === "object" && "value" in found.contents ? found.contents.value : "";
    if (!found?.range || markdown === "") return null;
    return {
      pos: document.offsetAt(found.range.start),
      end: document.offsetAt(found.range.end),
      create: () => ({ dom: rendered(options, markdown) }),
    };
  };

const severities = ["error", "warning", "info", "hint"] as const;

/** The versions of documents, one for each text. */
const versions = new WeakMap<Text, number>();
let lastVersion = 0;

function documentOf({ doc }: EditorState, { uri, language }: Omit<ArgotOptions, "service" | "lint">): TextDocument {
  const version = versions.get(doc) ?? ++lastVersion;
  versions.set(doc, version);
  return TextDocument.create(uri, language, version, doc.toString());
}

/** Converts a snippet of the Language Server Protocol to one of CodeMirror, which has no choices. */
function templateOf(newText: string): string {
  return newText
    .replaceAll(/\$\{(\d+)\|((?:[^|\\]|\\.)*)\|\}/g, (_, place: string, choices: string) => {
      const [first = ""] = choices.split(/(?<!\\),/);
      return `\${${place}:${first.replaceAll(/\\(.)/g, "$1")}}`;
    })
    .replaceAll(/(?<!\\)\$(\d+)/g, "${$1}")
    .replaceAll(/\\([$}\\])/g, "$1");
}

function rendered({ renderMarkdown }: Omit<ArgotOptions, "service">, markdown: string): HTMLElement {
  if (renderMarkdown) return renderMarkdown(markdown);
  const element = document.createElement("div");
  element.style.whiteSpace = "pre-wrap";
  element.textContent = markdown;
  return element;
}
