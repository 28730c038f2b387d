import type { PossibleProperty } from "argot/inspect";
import {
  type CompletionItem,
  CompletionItemKind,
  CompletionItemTag,
  InsertTextFormat,
  InsertTextMode,
  MarkupKind,
  type TextEdit,
} from "vscode-languageserver-types";
import type { OpenDocument } from "../../open-document.js";
import type { UsableSchema } from "../../schemas/schema-workspace.js";
import type { DocumentContext } from "../context.js";
import { documentationOf } from "../documentation.js";
import { type CursorPlace, withoutComments, withoutMarked } from "./cursor.js";
import { SnippetWriter } from "./snippet-writer.js";
import { constant, type Template } from "./template.js";
import { closest, Templates } from "./templates.js";

/** The properties that may be added at a place, each with a first value. */
export function nameItems(
  { roles }: DocumentContext,
  { applicability }: UsableSchema,
  place: CursorPlace,
  document: OpenDocument,
): CompletionItem[] {
  const value = withoutMarked(place);
  const at = place.node.parent?.pointer ?? "";
  const templates = new Templates(roles, applicability, value, at);
  return applicability
    .possibilities(value, at, closest)
    .properties.filter(({ isPresent, annotations }) => !isPresent && !roles.isHidden(annotations))
    .map((property, index) => {
      const documentation = documentationOf(roles, property.annotations);
      const isDeprecated = property.annotations.some((each) => roles.isOutdated(each));
      return {
        ...nameItem(place, document, property.name, () => templates.ofProperty(property)),
        detail: property.isRequired ? "must be present" : typesText(property),
        ...(documentation !== "" && { documentation: { kind: MarkupKind.Markdown, value: documentation } }),
        ...(isDeprecated && { tags: [CompletionItemTag.Deprecated] }),
        sortText: `${isDeprecated ? 2 : property.isRequired ? 0 : 1}${String(index).padStart(5, "0")}`,
      };
    });
}

/** A name, with a value unless there is one already. */
export function nameItem(
  { hasValue, replaced, style, lead, indent, node, document: marked }: CursorPlace,
  document: OpenDocument,
  name: string,
  valueOf: () => Template,
): CompletionItem {
  const writer = new SnippetWriter(style);
  const written = writer.name(constant(name));
  const text = hasValue ? written : writer.member([constant(name), valueOf()], indent).trimEnd();
  const needsSpace = style === "block" && text.endsWith(":");
  const edits = style === "json" && !hasValue ? commaBefore(marked, document, node) : [];
  return {
    label: name.replaceAll("\n", "↵"),
    kind: CompletionItemKind.Property,
    filterText: written,
    insertTextFormat: InsertTextFormat.Snippet,
    insertTextMode: InsertTextMode.adjustIndentation,
    textEdit: {
      range: document.rangeOf(replaced),
      newText:
        lead +
        text +
        (needsSpace ? " " : "") +
        (style === "json" && !hasValue ? commaAfter(document, replaced.end) : ""),
    },
    ...(edits.length > 0 && { additionalTextEdits: edits }),
  };
}

const typesText = ({ types, values }: PossibleProperty): string =>
  types.length > 5 ? "any" : [...types, ...(values.length > 0 && types.length === 0 ? ["constant"] : [])].join(" or ");

/** The comma that JSON needs before what follows. */
export function commaAfter({ text }: OpenDocument, offset: number): string {
  const next = withoutComments(text.getText().slice(offset)).trimStart()[0];
  return next === undefined || "},:]".includes(next) ? "" : ",";
}

/** Adds the comma that a member before the marker lacks. */
function commaBefore(
  marked: OpenDocument,
  document: OpenDocument,
  { parent, index, whole }: CursorPlace["node"],
): TextEdit[] {
  const before = parent?.children[index - 1];
  if (!before || withoutComments(marked.parsed.text.slice(before.end, whole.start)).includes(",")) return [];
  const position = document.text.positionAt(before.end);
  return [{ range: { start: position, end: position }, newText: "," }];
}
