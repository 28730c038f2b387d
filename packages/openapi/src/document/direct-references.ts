// References that lead through other references, such as "#/components/schemas/Dog/properties/name" where Dog is a reference. JSON
// Pointer does not follow references, but many tools do, so documents rely on it.
import { encodeFragment, pointerOf, resolveUri, splitFragment, tokensOf, valueAt } from "@argot/core/json";
import { isObject, type Json } from "@argot/core/keyword";
import { type DocumentPart, DocumentSet, type KnownDocument } from "./document-set.js";

/** Maximum number of references that one leads through. They may lead in circles. */
const maxReferences = 100;

/** Maximum depth at which references are looked for. */
const maxDepth = 1000;

/** The same documents, with each reference that leads through others replaced by one that leads to its target. */
export function withDirectReferences(documents: DocumentSet): DocumentSet {
  const changed = documents.all.map((document) => {
    const edits = editsOf(documents, document);
    return edits.size > 0 ? { ...document, value: edited(document.value, edits) } : document;
  });
  if (changed.every((document, i) => document === documents.all.at(i))) return documents;
  const entry = changed.find(({ uri }) => uri === documents.entry.uri) as KnownDocument;
  return new DocumentSet(
    entry,
    changed.filter((each) => each !== entry),
  );
}

/** The new texts of references, by their paths. */
type Edits = Map<string, Edits | string>;

function editsOf(documents: DocumentSet, document: KnownDocument): Edits {
  const edits: Edits = new Map();
  const pending: Value[] = [{ json: document.value, outer: undefined, token: "", depth: 0 }];
  for (let next = pending.pop(); next; next = pending.pop()) {
    const { json, depth } = next;
    // A schema with an identifier has its own base URI.
    if (typeof json !== "object" || json === null || depth > maxDepth || hasText(json, "$id")) continue;
    if (hasText(json, "$ref")) {
      const direct = directReference(documents, json.$ref, document);
      if (direct !== undefined) addEdit(edits, [...pathOf(next), "$ref"], direct);
    }
    for (const [token, inner] of Object.entries(json))
      if (typeof inner === "object") pending.push({ json: inner, outer: next, token, depth: depth + 1 });
  }
  return edits;
}

/** A value in a document. */
interface Value {
  readonly json: unknown;
  readonly outer: Value | undefined;
  readonly token: string;
  readonly depth: number;
}

function pathOf(value: Value): readonly string[] {
  const path: string[] = [];
  for (let each = value; each.outer; each = each.outer) path.push(each.token);
  return path.reverse();
}

const hasText = <Name extends string>(json: object, name: Name): json is Readonly<Record<Name, string>> =>
  Object.hasOwn(json, name) && typeof (json as Readonly<Record<string, unknown>>)[name] === "string";

/** The reference to where a reference leads through others; `undefined` if it leads through none, or nowhere. */
function directReference(documents: DocumentSet, reference: string, document: KnownDocument): string | undefined {
  if (!reference.includes("#/")) return undefined;
  const { resource, fragment = "" } = splitFragment(resolveUri(reference, document.base));
  const first = documents.documentOf(resource);
  const tokens = tokensOf(fragment);
  if (!first || !tokens || valueAt(first.value, tokens) !== undefined) return undefined;
  const found = targetOf(documents, reference, document, { left: maxReferences });
  if (!found) return undefined;
  return `${found.document === document ? "" : found.document.base}#${encodeFragment(pointerOf(found.path))}`;
}

/** The part that a reference leads to, where objects without the next name of its pointer stand for what they refer to. */
function targetOf(
  documents: DocumentSet,
  reference: string,
  from: KnownDocument,
  budget: { left: number },
): DocumentPart | undefined {
  const { resource, fragment = "" } = splitFragment(resolveUri(reference, from.base));
  const first = documents.documentOf(resource);
  const tokens = tokensOf(fragment);
  if (!first || !tokens) return undefined;
  let document = first;
  let json = document.value;
  let path: string[] = [];
  for (const token of tokens) {
    let inner = valueAt(json, [token]);
    while (inner === undefined) {
      if (!isObject(json) || !hasText(json, "$ref") || budget.left-- <= 0) return undefined;
      const target = targetOf(documents, json.$ref, document, budget);
      if (!target) return undefined;
      ({ document, json } = target);
      path = [...target.path];
      inner = valueAt(json, [token]);
    }
    json = inner;
    path.push(token);
  }
  return { document, path, json: json as Json };
}

function addEdit(edits: Edits, path: readonly string[], text: string): void {
  let at = edits;
  for (const token of path.slice(0, -1)) {
    const inner = (at.get(token) as Edits | undefined) ?? new Map<string, Edits | string>();
    at.set(token, inner);
    at = inner;
  }
  at.set(path.at(-1) as string, text);
}

/** A value with edits. What has none is shared. */
function edited(json: unknown, edits: Edits): unknown {
  const change = (token: string, value: unknown): unknown => {
    const edit = edits.get(token);
    return edit === undefined ? value : typeof edit === "string" ? edit : edited(value, edit);
  };
  if (Array.isArray(json)) return json.map((value: unknown, i) => change(String(i), value));
  if (!isObject(json)) return json;
  // `fromEntries` defines own properties with any names.
  return Object.fromEntries(Object.entries(json).map(([token, value]) => [token, change(token, value)]));
}
