import { dialectUris } from "argot";
import type { Possibilities, PossibleProperty } from "argot/inspect";
import {
  type CompletionItem,
  CompletionItemKind,
  CompletionItemTag,
  InsertTextFormat,
  MarkupKind,
  type Range,
} from "vscode-languageserver-types";
import type { OpenDocument } from "../open-document.js";
import { schemaName } from "../schemas/document-schemas.js";
import { type DocumentContext, usableIn } from "./context.js";
import { type CursorPlace, withoutMarked } from "./cursor.js";
import { annotationsOf, asMarkdown, documentationOf } from "./documentation.js";
import { escaped, SnippetWriter } from "./snippets.js";

/**
 * Completions at a position.
 *
 * @param context - That of the text with the marker.
 * @param document - The text without it.
 */
export function completionItems(
  context: DocumentContext,
  place: CursorPlace,
  document: OpenDocument,
): CompletionItem[] {
  const usable = usableIn(context);
  if (!usable) return [];
  if (place.of === "name") {
    const at = place.node.parent?.pointer ?? "";
    const { properties } = usable.applicability.possibilities(withoutMarked(place), at);
    return properties
      .filter(({ isPresent }) => !isPresent)
      .map((property, index) => nameItem(context, place, document, property, index));
  }
  const possible = usable.applicability.possibilities(place.part.root?.value, place.node.pointer);
  return valueItems(
    context,
    possible,
    document.rangeOf(place.replaced),
    context.ownSet && isDialectName(place) ? dialectNames : [],
  );
}

/** Whether a location is the value by which a schema names its dialect. */
const isDialectName = ({ node }: CursorPlace): boolean => node.pointer === `/${schemaName}`;

/** The names of the standard dialects. Up to draft-07 they have an empty fragment. */
const dialectNames: readonly string[] = Object.values(dialectUris).map((uri) =>
  uri.startsWith("http:") ? `${uri}#` : uri,
);

function nameItem(
  { document: { isYaml }, roles }: DocumentContext,
  { hasValue, replaced }: CursorPlace,
  document: OpenDocument,
  property: PossibleProperty,
  index: number,
): CompletionItem {
  const range = document.rangeOf(replaced);
  const writer = new SnippetWriter(isYaml, roles);
  const name = writer.name(property.name);
  const inserted = hasValue ? escaped(name) : writer.member(property) + (needsComma(document, range) ? "," : "");
  const documentation = documentationOf(roles, property.annotations);
  const isDeprecated = property.annotations.some((each) => roles.isOutdated(each));
  return {
    label: property.name,
    kind: CompletionItemKind.Property,
    detail: property.isRequired ? "must be present" : typesText(property),
    ...(documentation !== "" && { documentation: { kind: MarkupKind.Markdown, value: documentation } }),
    ...(isDeprecated && { tags: [CompletionItemTag.Deprecated] }),
    filterText: name,
    sortText: `${isDeprecated ? 2 : property.isRequired ? 0 : 1}${String(index).padStart(5, "0")}`,
    insertTextFormat: InsertTextFormat.Snippet,
    textEdit: { range, newText: inserted },
  };
}

const typesText = ({ types, values }: PossibleProperty): string =>
  types.length > 5 ? "any" : [...types, ...(values.length > 0 && types.length === 0 ? ["constant"] : [])].join(" or ");

/** Whether another member follows a name in JSON. */
function needsComma({ isYaml, text }: OpenDocument, { end }: Range): boolean {
  if (isYaml) return false;
  const next = /^\s*(?:(?:\/\/.*|\/\*[^]*?\*\/)\s*)*([^])/.exec(text.getText().slice(text.offsetAt(end)))?.[1];
  return next !== undefined && !"},:]".includes(next);
}

function valueItems(
  { document: { isYaml }, roles }: DocumentContext,
  possible: Possibilities,
  range: Range,
  proposed: readonly unknown[],
): CompletionItem[] {
  const { types, values, schemas, properties } = possible;
  const writer = new SnippetWriter(isYaml, roles);
  const annotations = schemas.filter(({ describes }) => describes).flatMap(annotationsOf);
  const documentation = documentationOf(roles, annotations);
  const described = descriptionsOf(possible, roles);
  const items = new Map<string, CompletionItem>();
  const add = (text: string, item: Partial<CompletionItem>, newText: string = escaped(text)): void => {
    if (items.has(text)) return;
    items.set(text, {
      label: text,
      kind: CompletionItemKind.Value,
      ...(documentation !== "" && { documentation: { kind: MarkupKind.Markdown, value: documentation } }),
      filterText: text,
      sortText: String(items.size).padStart(5, "0"),
      insertTextFormat: InsertTextFormat.Snippet,
      textEdit: { range, newText },
      ...item,
    });
  };
  for (const value of proposed) add(writer.text(value), {});
  for (const value of roles.valuesOf("preset", annotations)) add(writer.text(value), { detail: "default value" });
  for (const value of values) {
    const text = described.get(value);
    add(writer.text(value), {
      kind: CompletionItemKind.EnumMember,
      ...(text !== undefined && { documentation: { kind: MarkupKind.Markdown, value: text } }),
    });
  }
  for (const list of roles.valuesOf("samples", annotations))
    for (const value of Array.isArray(list) ? (list as readonly unknown[]) : [])
      add(writer.text(value), { detail: "example" });
  if (types.includes("boolean")) for (const value of [true, false]) add(writer.text(value), {});
  const isFree = types.length > 5 && values.length === 0;
  if (types.includes("null") && !isFree) add("null", {});
  if (types.includes("object") && !isFree) addObject();
  if (types.includes("array") && !isFree) add("[]", {}, isYaml ? "- $1" : "[$1]");
  if (types.includes("string") && !isFree && !isYaml && values.length === 0) add('""', {}, '"$1"');
  return [...items.values()];

  function addObject(): void {
    const required = properties.filter(({ isRequired }) => isRequired);
    // A mapping of YAML begins on its own line, where its names are proposed.
    if (!isYaml) add("{}", {}, writer.object(required));
    else if (required.length > 0)
      add(
        required.map(({ name }) => name).join(", "),
        { kind: CompletionItemKind.Struct },
        `\n\t${writer.object(required).replaceAll("\n", "\n\t")}`,
      );
  }
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
