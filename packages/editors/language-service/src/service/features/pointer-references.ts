import { pointerOf, resolveUri, splitFragment, tokensOf } from "@argot/core/json";
import type { Location } from "vscode-languageserver-types";
import { placeIn, type SchemaDocument } from "../schemas/schema-document.js";
import { nodeAt, nodeWithOffset, type SyntaxNode } from "../syntax/syntax-node.js";
import type { DocumentContext } from "./context.js";
import { nodesOf } from "./structure.js";

// References in documents that are no schemas, such as descriptions of APIs: strings that are a URI with a JSON Pointer as its fragment.

/** Loads a document that another one refers to. */
export type DocumentLoader = (uri: string) => Promise<SchemaDocument | undefined>;

/** The target of the reference at an offset; `undefined` if there is no reference, or it leads nowhere. */
export async function referredPlace(
  context: DocumentContext,
  offset: number,
  load: DocumentLoader,
): Promise<Location | undefined> {
  const { document, part } = context;
  const node = part.root && nodeWithOffset(part.root, offset);
  const target = node && node.start <= offset ? targetOf(node, document.uri) : undefined;
  if (!target || !part.root) return undefined;
  if (target.uri === document.uri) {
    const found = nodeAt(part.root, target.pointer);
    return found && { uri: document.uri, range: document.rangeOf(nameOf(found)) };
  }
  const other = await load(target.uri);
  const found = other && placeIn(other, target.pointer);
  if (!other?.source || found?.pointer !== target.pointer) return undefined;
  const { text } = other.source;
  const { start, end } = nameOf(found);
  return { uri: target.uri, range: { start: text.positionAt(start), end: text.positionAt(end) } };
}

/** The references in the document to the member whose name is at an offset, or to the target of the reference there. */
export function pointersTo({ document, part }: DocumentContext, offset: number, withDefinition: boolean): Location[] {
  const node = part.root && nodeWithOffset(part.root, offset);
  if (!node || !part.root) return [];
  const reference = targetOf(node, document.uri);
  const isName = node.key !== undefined && offset <= node.key.end;
  const pointer = isName ? node.pointer : reference?.uri === document.uri ? reference.pointer : undefined;
  if (pointer === undefined) return [];
  const definition = withDefinition ? nodeAt(part.root, pointer) : undefined;
  const references = [...nodesOf(part.root)].filter((each) => {
    const target = targetOf(each, document.uri);
    return target?.uri === document.uri && target.pointer === pointer;
  });
  return [...(definition ? [nameOf(definition)] : []), ...references].map((each) => ({
    uri: document.uri,
    range: document.rangeOf(each),
  }));
}

const nameOf = (node: SyntaxNode): Pick<SyntaxNode, "start" | "end"> =>
  node.key ?? { start: node.start, end: Math.min(node.start + 1, node.end) };

function targetOf({ value }: SyntaxNode, base: string): { readonly uri: string; readonly pointer: string } | undefined {
  if (typeof value !== "string" || !/^[^#\s]*#\//.test(value)) return undefined;
  const { resource, fragment = "" } = splitFragment(resolveUri(value, base));
  const tokens = tokensOf(decoded(fragment));
  return tokens && { uri: resource, pointer: pointerOf(tokens) };
}

function decoded(fragment: string): string {
  try {
    return decodeURIComponent(fragment);
  } catch {
    return fragment;
  }
}
