import { stringifyJson } from "@argot/core/json";
import type { CompletionItem } from "vscode-languageserver-types";
import type { OpenDocument } from "../../open-document.js";
import { schemaName } from "../../schemas/document-schemas.js";
import type { SyntaxNode } from "../../syntax/syntax-node.js";
import { nodesOf } from "../structure.js";
import type { CursorPlace } from "./cursor.js";
import { nameItem } from "./name-items.js";

/** Maximum number of different names or values. */
const maxProposals = 200;

/** The names that objects like the one at a place have. A document in JSON may also name its schema. */
export function namesInDocument(place: CursorPlace, document: OpenDocument): CompletionItem[] {
  const { parent } = place.node;
  if (!parent) return [];
  const present = new Set(parent.children.map(({ key }) => key?.name));
  const names = new Set(
    alike(parent).flatMap(({ children }) =>
      children.flatMap(({ key }) => (key && !present.has(key.name) ? key.name : [])),
    ),
  );
  if (!parent.parent && place.style === "json" && !present.has(schemaName)) names.add(schemaName);
  return [...names].slice(0, maxProposals).map((name) => nameItem(place, document, name, () => ({ kind: "blank" })));
}

/** The values that places like this one have: scalars as they are, objects and arrays without what is in them. */
export function valuesInDocument({ node, style }: CursorPlace): readonly unknown[] {
  const found = new Map<string, unknown>();
  for (const { type, value, isMissing } of alike(node)) {
    if (isMissing || value === node.value || (style === "block" && (type === "object" || type === "array"))) continue;
    for (const each of type === "boolean" ? [true, false] : [type === "object" ? {} : type === "array" ? [] : value])
      found.set(stringifyJson(each), each);
  }
  return [...found.values()].slice(0, maxProposals);
}

/** The values of members with the same name, or the items of arrays that are alike. */
function alike(node: SyntaxNode): readonly SyntaxNode[] {
  const { key, parent } = node;
  if (!parent) return [node];
  if (!key) return alike(parent).flatMap(({ type, children }) => (type === "array" ? children : []));
  return [...nodesOf(node.root)].filter((each) => each.key?.name === key.name);
}
