import { stringifyJson } from "@argot/core/json";
import type { ApplicableSchema, Possibilities } from "argot/inspect";
import {
  type CompletionItem,
  CompletionItemKind,
  InsertTextFormat,
  InsertTextMode,
  MarkupKind,
} from "vscode-languageserver-types";
import type { OpenDocument } from "../../open-document.js";
import type { UsableSchema } from "../../schemas/schema-workspace.js";
import type { DocumentContext } from "../context.js";
import { annotationsOf, asMarkdown, documentationOf } from "../documentation.js";
import { type CursorPlace, isAfterName, withoutMarked, withValue } from "./cursor.js";
import { snippetsIn } from "./default-snippets.js";
import { commaAfter } from "./name-items.js";
import { SnippetWriter } from "./snippet-writer.js";
import { closest, type Template, templateOf, Templates } from "./template.js";

/** Maximum number of values of which each is looked at by itself. */
const maxCompared = 50;

/** Collects values for a place, each once. */
class ValueList {
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

/** The values that schemas name, or ask for by their types. */
export function valueItems(
  { roles }: DocumentContext,
  { applicability }: UsableSchema,
  place: CursorPlace,
  document: OpenDocument,
): CompletionItem[] {
  const { node } = place;
  const root = place.part.root?.value;
  const possible = applicability.possibilities(root, node.pointer, closest);
  const { types, values, schemas, properties } = possible;
  const annotations = describing(schemas).flatMap(annotationsOf);
  const documentation = documentationOf(roles, annotations);
  const documented = documentation === "" ? {} : { documentation: { kind: MarkupKind.Markdown, value: documentation } };
  const described = descriptionsOf(possible, roles);
  const list = new ValueList(place, document);
  const isWanted = repetition(applicability, place);
  const add = (value: unknown, item: Partial<CompletionItem> = {}): void => {
    if (isWanted(value)) list.add(value, { ...documented, ...item });
  };
  for (const { label, description, isMarkdown, template } of snippetsIn(roles, annotations)) {
    const value = isMarkdown ? description : description === undefined ? undefined : asMarkdown(description);
    list.addTemplate(label, template, {
      kind: CompletionItemKind.Snippet,
      ...documented,
      ...(value !== undefined && { documentation: { kind: MarkupKind.Markdown, value } }),
    });
  }
  for (const value of roles.valuesOf("preset", annotations))
    if (!isEmpty(value)) add(value, { detail: "default value" });
  const bySchema = (value: unknown): string => {
    if (values.length > maxCompared || schemas.length === 1) return documentation;
    const found = applicability.schemas(withValue(place, value), node.pointer);
    return documentationOf(roles, describing(found).flatMap(annotationsOf));
  };
  for (const value of values) {
    const text = described.get(value) ?? bySchema(value);
    add(value, {
      kind: CompletionItemKind.EnumMember,
      ...(text !== "" && { documentation: { kind: MarkupKind.Markdown, value: text } }),
    });
  }
  for (const samples of roles.valuesOf("samples", annotations))
    for (const value of Array.isArray(samples) ? (samples as readonly unknown[]) : [])
      add(value, { detail: "example" });
  const isFree = types.length > 5 && values.length === 0;
  const templates = new Templates(roles, applicability, root, node.pointer);
  if (!isFree) addTypes();
  else if (list.items.length === 0 && place.style === "json") addBrackets();
  return list.items;

  function addTypes(): void {
    if (types.includes("boolean")) for (const value of [true, false]) add(value);
    if (types.includes("null")) add(null);
    if (types.includes("object")) addObject();
    if (types.includes("array")) addArray();
    const isInString = document.text.getText()[place.replaced.start] === '"';
    if (types.includes("string") && place.style === "json" && list.items.length === 0 && !isInString)
      list.addTemplate('""', { kind: "snippet", text: "", isString: true }, documented);
  }

  function addBrackets(): void {
    list.addTemplate("{}", { kind: "object", members: [] }, documented);
    list.addTemplate("[]", { kind: "array", items: [] }, documented);
  }

  function addObject(): void {
    const template = templates.ofObject(properties);
    const names = properties.filter(({ isRequired }) => isRequired).map(({ name }) => name);
    if (place.style !== "block") list.addTemplate("{}", template, documented);
    // The names of a mapping of YAML are proposed where it begins.
    else if (names.length > 0)
      list.addTemplate(names.join(", "), template, { ...documented, kind: CompletionItemKind.Struct });
    else if (place.lead.trim() !== "") list.addTemplate("item", { kind: "blank" }, documented);
  }

  function addArray(): void {
    if (place.style !== "block" || isAfterName(place))
      for (const { label, template } of templates.itemSnippets())
        list.addTemplate(
          label,
          { kind: "array", items: [template] },
          { ...documented, kind: CompletionItemKind.Snippet },
        );
    const template = templates.ofArray();
    if (place.style !== "block") list.addTemplate("[]", template, documented);
    // The items of a list of YAML are proposed where it begins.
    else if (isAfterName(place) || place.lead.trim() !== "") list.addTemplate("- item", template, documented);
  }
}

/** Whether a value is an object or array without parts, which the types propose. */
const isEmpty = (value: unknown): boolean =>
  typeof value === "object" && value !== null && Object.keys(value).length === 0;

const describing = (schemas: readonly ApplicableSchema[]): readonly ApplicableSchema[] =>
  schemas.filter(({ describes }) => describes);

/**
 * Whether a value is wanted as an item: not if the array has it already, and its schemas refuse it a second time, as where items must be
 * unique.
 */
function repetition(applicability: UsableSchema["applicability"], place: CursorPlace): (value: unknown) => boolean {
  const { node } = place;
  const array = node.parent;
  if (array?.type !== "array") return () => true;
  const present = new Set(array.children.filter((each) => each !== node).map(({ value }) => stringifyJson(value)));
  const refusedIn = (value: unknown): ReadonlySet<string> =>
    new Set(
      describing(applicability.schemas(value, array.pointer)).flatMap(({ keywords, absoluteKeywordLocation }) =>
        keywords.filter(({ valid }) => !valid).map(({ keyword = "" }) => `${absoluteKeywordLocation} ${keyword}`),
      ),
    );
  let before: ReadonlySet<string> | undefined;
  return (value) => {
    if (!present.has(stringifyJson(value))) return true;
    before ??= refusedIn(withoutMarked(place));
    const known = before;
    return [...refusedIn(withValue(place, value))].every((each) => known.has(each));
  };
}

/** Descriptions of single values in Markdown, from annotations that list them in the order of the values. */
function descriptionsOf(
  { schemas, values }: Possibilities,
  roles: DocumentContext["roles"],
): ReadonlyMap<unknown, string> {
  const found = new Map<unknown, string>();
  for (const schema of schemas) {
    const annotations = annotationsOf(schema);
    const add = (role: "valueTexts" | "valueMarkdown", write: (text: string) => string): void => {
      const [list] = roles.valuesOf(role, annotations);
      if (!Array.isArray(list) || list.length !== values.length) return;
      for (const [i, text] of list.entries()) if (typeof text === "string") found.set(values[i], write(text));
    };
    add("valueTexts", asMarkdown);
    add("valueMarkdown", (text) => text);
  }
  return found;
}
