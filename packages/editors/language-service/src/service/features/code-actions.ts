import { stringifyJson } from "@argot/core/json";
import type { Edit } from "@argot/schema-tools/lint";
import { type CodeAction, CodeActionKind, type Diagnostic, type TextEdit } from "vscode-languageserver-types";
import { schemaName } from "../schemas/document-schemas.js";
import { nodeAt, type SyntaxNode } from "../syntax/syntax-node.js";
import { type DocumentContext, usableIn } from "./context.js";
import { SnippetWriter } from "./completion/snippet-writer.js";
import type { DiagnosticData } from "./diagnostics.js";

/** Corrections for diagnostics. */
export function codeActions(context: DocumentContext, diagnostics: readonly Diagnostic[]): CodeAction[] {
  return diagnostics.flatMap((diagnostic) => {
    const data = diagnostic.data as DiagnosticData | undefined;
    const node = data && context.part.root && nodeAt(context.part.root, data.pointer);
    if (!data || !node) return [];
    const action = (title: string, edits: TextEdit[], isPreferred = false): CodeAction[] =>
      edits.length === 0
        ? []
        : [
            {
              title,
              kind: CodeActionKind.QuickFix,
              diagnostics: [diagnostic],
              isPreferred,
              edit: { changes: { [context.document.uri]: edits } },
            },
          ];
    const { suggestion, missing, isForbidden, fix } = data;
    return [
      ...(suggestion === undefined
        ? []
        : action(
            `Change to ${JSON.stringify(suggestion)}`,
            [replacement(context, node, suggestion, diagnostic)],
            true,
          )),
      ...(missing
        ? action(`Add ${missing.map((name) => JSON.stringify(name)).join(", ")}`, additions(context, node, missing))
        : []),
      ...(isForbidden ? action(`Remove ${JSON.stringify(node.token)}`, removal(context, node)) : []),
      ...(fix?.[0]
        ? action(
            titleOf(context, fix[0]),
            fix.flatMap((edit) => editsOf(context, edit)),
          )
        : []),
    ];
  });
}

/** What the first edit of a fix does. */
function titleOf({ part }: DocumentContext, edit: Edit): string {
  if (edit.op === "add-first") return `Add ${JSON.stringify(edit.name)}`;
  if (edit.op === "rename") return `Change to ${JSON.stringify(edit.name)}`;
  const at = part.root && nodeAt(part.root, edit.pointer);
  return `${edit.op === "remove" ? "Remove" : "Change"} ${JSON.stringify(at?.token)}`;
}

/** An edit of a fix, as edits of the text. */
function editsOf(context: DocumentContext, edit: Edit): TextEdit[] {
  const { document, part } = context;
  const at = part.root && nodeAt(part.root, edit.pointer);
  if (!at) return [];
  switch (edit.op) {
    case "remove":
      return removal(context, at);
    case "add-first":
      return insertion(context, at, [[edit.name, edit.value]], "first");
    case "rename": {
      const newText = new SnippetWriter(document.isYaml ? "block" : "json").text(edit.name);
      return at.key ? [{ range: document.rangeOf(at.key), newText }] : [];
    }
    case "replace":
      // Every JSON text is YAML.
      return [{ range: document.rangeOf(at), newText: stringifyJson(edit.value) }];
  }
}

/** Adds the name of its schema to a document, if an association has one. */
export function addSchemaAction({ document, part, named, set }: DocumentContext): CodeAction[] {
  const { root } = part;
  if (named || set?.uris.length !== 1 || document.isYaml || root?.type !== "object") return [];
  const title = `Name the schema by ${JSON.stringify(schemaName)}`;
  const edits = insertion({ document }, root, [[schemaName, set.uri]], "first");
  return [{ title, kind: CodeActionKind.RefactorRewrite, edit: { changes: { [document.uri]: edits } } }];
}

function replacement({ document }: DocumentContext, node: SyntaxNode, text: string, { range }: Diagnostic): TextEdit {
  const newText = new SnippetWriter(document.isYaml ? "block" : "json").text(text);
  const key = node.key && document.rangeOf(node.key);
  const isName =
    key !== undefined && key.start.line === range.start.line && key.start.character === range.start.character;
  return { range: isName ? key : document.rangeOf(node), newText };
}

/** Adds members, each with its first possible value. */
function additions(context: DocumentContext, node: SyntaxNode, names: readonly string[]): TextEdit[] {
  const { part, roles } = context;
  const usable = usableIn(context);
  if (!usable || node.type !== "object") return [];
  const { properties } = usable.applicability.possibilities(part.root?.value, node.pointer);
  const members = names.map((name): [string, unknown] => {
    const property = properties.find((each) => each.name === name);
    const [preset] = property ? roles.valuesOf("preset", property.annotations) : [];
    return [name, preset ?? property?.values[0] ?? emptyOf(property?.types[0])];
  });
  return insertion(context, node, members, "last");
}

const emptyOf = (type: string | undefined): unknown =>
  type === "object"
    ? {}
    : type === "array"
      ? []
      : type === "string"
        ? ""
        : type === "boolean"
          ? false
          : type === "number" || type === "integer"
            ? 0
            : null;

/** Inserts members into an object, in the style of its text. */
function insertion(
  { document }: Pick<DocumentContext, "document">,
  node: SyntaxNode,
  members: readonly (readonly [string, unknown])[],
  where: "first" | "last",
): TextEdit[] {
  const { children } = node;
  const neighbour = where === "first" ? children[0] : children.at(-1);
  const text = document.text.getText();
  const isFlow = !document.isYaml || text[node.start] === "{";
  const written = members.map(([name, value]) => `${isFlow ? JSON.stringify(name) : name}: ${JSON.stringify(value)}`);
  const at = (offset: number, newText: string): TextEdit[] => [
    { range: document.rangeOf({ start: offset, end: offset }), newText },
  ];
  if (!neighbour) return isFlow ? at(node.start + 1, ` ${written.join(", ")} `) : [];
  const { start, end } = neighbour.whole;
  const before = text.slice(text.lastIndexOf("\n", start - 1) + 1, start);
  const isOnOwnLine = before.trim() === "" && text.lastIndexOf("\n", start - 1) >= node.start - 1;
  const separator = isFlow ? (isOnOwnLine ? `,\n${before}` : ", ") : `\n${" ".repeat(before.length)}`;
  return where === "first"
    ? at(start, written.map((each) => each + separator).join(""))
    : at(end, written.map((each) => separator + each).join(""));
}

/** Removes a member or an item, with the comma or the line that belongs to it. */
function removal({ document }: DocumentContext, node: SyntaxNode): TextEdit[] {
  const { parent } = node;
  if (!parent) return [];
  const text = document.text.getText();
  const siblings = parent.children;
  const index = siblings.indexOf(node);
  const next = siblings[index + 1];
  const previous = siblings[index - 1];
  const { start, end } = node.whole;
  const extent = next
    ? { start, end: next.whole.start }
    : previous
      ? { start: previous.whole.end, end }
      : { start, end: document.isYaml ? end : start + text.slice(start, parent.end).search(/\s*[}\]]$/) };
  // An item of a YAML list begins with its dash.
  if (document.isYaml && parent.type === "array" && text[parent.start] !== "[") return [];
  return [{ range: document.rangeOf(extent), newText: "" }];
}
