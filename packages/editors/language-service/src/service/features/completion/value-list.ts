import { type CompletionItem, CompletionItemKind, InsertTextFormat, InsertTextMode } from "vscode-languageserver-types";
import type { OpenDocument } from "../../open-document.js";
import { type CursorPlace, isAfterName } from "./cursor.js";
import { commaAfter } from "./name-items.js";
import { SnippetWriter } from "./snippet-writer.js";
import { type Template, templateOf } from "./template.js";

/** Collects values for a place, each once. */
export class ValueList {
  readonly #items = new Map<string, CompletionItem>();
  readonly #place: CursorPlace;
  readonly #document: OpenDocument;
  readonly #comma: string;

  constructor(place: CursorPlace, document: OpenDocument) {
    this.#place = place;
    this.#document = document;
    this.#comma = place.style === "json" ? commaAfter(document, place.replaced.end) : "";
  }

  get items(): CompletionItem[] {
    return [...this.#items.values()];
  }

  /** Adds a value by its text. */
  add(value: unknown, item: Partial<CompletionItem> = {}): void {
    this.addTemplate(new SnippetWriter(this.#place.style).text(value), templateOf(value), item);
  }

  addTemplate(text: string, template: Template, item: Partial<CompletionItem> = {}): void {
    const { style, indent, lead, replaced } = this.#place;
    const label = (lead.trimStart() + text).replaceAll("\n", "↵");
    if (this.#items.has(label)) return;
    const writer = new SnippetWriter(style);
    const isBelow = writer.isBlock(template) && isAfterName(this.#place);
    const inner = lead.trim() === "" ? indent : "  ";
    const written = isBelow ? writer.after(template, indent) : writer.write(template, inner);
    this.#items.set(label, {
      label,
      kind: CompletionItemKind.Value,
      filterText: label,
      sortText: String(this.#items.size).padStart(5, "0"),
      insertTextFormat: InsertTextFormat.Snippet,
      insertTextMode: InsertTextMode.adjustIndentation,
      textEdit: { range: this.#document.rangeOf(replaced), newText: lead + written + this.#comma },
      ...item,
    });
  }
}

/** Items for values that are known without a schema. Of objects and arrays, only the brackets are proposed. */
export function proposedItems(
  place: CursorPlace,
  document: OpenDocument,
  values: readonly unknown[],
): CompletionItem[] {
  const list = new ValueList(place, document);
  for (const value of values) {
    if (Array.isArray(value)) list.addTemplate("[]", { kind: "array", items: [] });
    else if (typeof value === "object" && value !== null) list.addTemplate("{}", { kind: "object", members: [] });
    else list.add(value);
  }
  return list.items;
}
