import { encodeFragment, pointerOf, splitFragment, tokensOf } from "@argot/core/json";
import type {
  IndexedKeyword,
  IndexedReference,
  IndexedResource,
  IndexedSchema,
} from "@argot/schema-tools/schema-index";
import type { Range, TextEdit, WorkspaceEdit } from "vscode-languageserver-types";
import { stringify } from "yaml";
import type { Extent } from "../syntax/extent.js";
import { nodeWithOffset, type SyntaxNode } from "../syntax/syntax-node.js";
import type { DocumentContext } from "./context.js";
import { type KnownDocuments, KnownSchemas } from "./known-schemas.js";
import { schemasAt } from "./navigation.js";

/** A place where a name is written, alone or at the end of a text. */
interface NamePlace {
  readonly uri: string;
  readonly pointer: string;
  readonly part: "name" | "value";
  /** The text with another name. */
  readonly renamed: (newName: string) => string;
}

/** A name that the author of a schema chose, with all places that have it. */
interface Renamable {
  readonly name: string;
  readonly places: readonly NamePlace[];
  /** Whether a new name is allowed and not taken. */
  readonly accepts: (newName: string) => boolean;
}

/** The name at an offset that can be renamed: of a definition or an anchor, or at the end of a reference to it. */
export function renameRange(context: DocumentContext, known: KnownDocuments, offset: number): Range | undefined {
  const found = renamableAt(context, known, offset);
  const node = context.part.root && nodeWithOffset(context.part.root, offset);
  if (!found || !node) return undefined;
  const { key } = node;
  const whole = key && offset <= key.end ? key : node;
  const text = context.document.parsed.text.slice(whole.start, whole.end);
  const end = whole.end - (/["']$/.test(text) ? 1 : 0);
  const start = end - found.name.length;
  // A name that is written with escapes is marked as a whole.
  return context.document.rangeOf(
    context.document.parsed.text.slice(start, end) === found.name ? { start, end } : whole,
  );
}

/**
 * Renames a definition or an anchor, with all references that lead to it or through it. `undefined` if the new name is
 * not allowed.
 */
export function renameEdit(
  context: DocumentContext,
  known: KnownDocuments,
  offset: number,
  newName: string,
): WorkspaceEdit | undefined {
  const found = renamableAt(context, known, offset);
  if (!found?.accepts(newName)) return undefined;
  const schemas = new KnownSchemas(context, known);
  const changes: Record<string, TextEdit[]> = {};
  for (const { uri, pointer, part, renamed } of found.places) {
    const { document, node } = schemas.nodeOf(uri, pointer) ?? {};
    const extent = part === "name" ? node?.key : node;
    if (!document?.source || !extent) continue;
    const { text } = document.source;
    const range = { start: text.positionAt(extent.start), end: text.positionAt(extent.end) };
    (changes[uri] ??= []).push({ range, newText: written(text.getText(), extent, renamed(newName)) });
  }
  return { changes };
}

/** A text in quotes, unless YAML has none at this place. */
function written(text: string, { start }: Extent, value: string): string {
  return /["']/.test(text[start] ?? "") ? JSON.stringify(value) : stringify(value, { lineWidth: 0 }).trimEnd();
}

function renamableAt(context: DocumentContext, known: KnownDocuments, offset: number): Renamable | undefined {
  const schemas = context.ownSet && new KnownSchemas(context, known);
  const node = context.part.root && nodeWithOffset(context.part.root, offset);
  if (!schemas || !node) return undefined;
  const anchor = anchorAt(context, schemas, node);
  if (anchor) return renamableAnchor(schemas, anchor);
  const schema = definitionAt(context, schemas, node, offset);
  return schema && renamableDefinition(schemas, schema);
}

/** The name of an anchor, and the resource that has it. */
interface Anchor {
  readonly name: string;
  readonly resource: IndexedResource;
}

/** The anchor that a node declares or refers to. */
function anchorAt({ document }: DocumentContext, schemas: KnownSchemas, node: SyntaxNode): Anchor | undefined {
  const reference = schemas.referenceAt(document.uri, node);
  if (reference) {
    const name = reference.kind === "anchor" ? reference.text : splitFragment(reference.uri ?? "").fragment;
    const [schema] = schemas.targetsOf(reference);
    return schema && name && !name.startsWith("/") ? { name, resource: schema.resource } : undefined;
  }
  for (const { keywords, resource } of schemas.index.schemas)
    for (const { pointer, identity } of keywords) {
      const name = identity?.anchor ?? identity?.dynamicAnchor;
      if (name && pointer === node.pointer && resource.document.uri === document.uri) return { name, resource };
    }
  return undefined;
}

/** An anchor. Dynamic anchors with one name replace one another in all resources, so they are renamed together. */
function renamableAnchor(schemas: KnownSchemas, { name, resource }: Anchor): Renamable {
  const isDynamic = resource.dynamicAnchors.has(name);
  const resources = schemas.index.documents
    .flatMap((document) => document.resources)
    .filter((each) => (isDynamic ? each.dynamicAnchors.has(name) : each === resource));
  const uris = new Set(resources.map(({ uri }) => uri));
  const declarations = resources.flatMap((each) => declarationsOf(schemas, each, name));
  const places: NamePlace[] = declarations.map(({ uri, pointer, text }) => ({
    uri,
    pointer,
    part: "value",
    renamed: (newName) => withEnd(text, name, newName),
  }));
  for (const { uri, reference } of schemas.references()) {
    const { resource: base, fragment } = splitFragment(reference.uri ?? "");
    const leadsHere = reference.kind === "anchor" ? isDynamic && reference.text === name : uris.has(base);
    if (!leadsHere || (reference.kind !== "anchor" && fragment !== name)) continue;
    const renamed = (newName: string): string => withEnd(reference.text, name, newName);
    places.push({ uri, pointer: reference.pointer, part: "value", renamed });
  }
  return {
    name,
    places,
    accepts: (newName) =>
      declarations.every(({ keyword, text }) => !keyword.definition.value.problem(withEnd(text, name, newName))) &&
      !/[/#]/.test(newName) &&
      resources.every(({ anchors, dynamicAnchors }) => !anchors.has(newName) && !dynamicAnchors.has(newName)),
  };
}

/** A keyword that gives an anchor to its schema. */
interface Declaration {
  readonly uri: string;
  readonly pointer: string;
  readonly keyword: IndexedKeyword;
  /** Its value, which ends with the name. */
  readonly text: string;
}

function declarationsOf(schemas: KnownSchemas, resource: IndexedResource, name: string): readonly Declaration[] {
  const { uri } = resource.document;
  return schemas.index.schemas
    .filter((schema) => schema.resource === resource)
    .flatMap(({ keywords }) => keywords)
    .flatMap((keyword) => {
      const { json, pointer, identity } = keyword;
      const isDeclaration = identity?.anchor === name || identity?.dynamicAnchor === name;
      return isDeclaration && typeof json === "string" ? [{ uri, pointer, keyword, text: json }] : [];
    });
}

/** A text with another name at its end. */
const withEnd = (text: string, name: string, newName: string): string =>
  text.endsWith(name) ? text.slice(0, text.length - name.length) + newName : text;

/** The schema at an offset whose name its author chose: a member of a keyword that holds definitions. */
function definitionAt(
  context: DocumentContext,
  schemas: KnownSchemas,
  node: SyntaxNode,
  offset: number,
): IndexedSchema | undefined {
  const reference = schemas.referenceAt(context.document.uri, node);
  const isName = node.key !== undefined && node.key.start <= offset && offset <= node.key.end;
  if (!reference && !isName) return undefined;
  const [schema] = schemasAt(context, schemas, offset);
  if (!schema?.parent || (!reference && schema.pointer !== node.pointer)) return undefined;
  return schemas.definitionHolding(schema) ? schema : undefined;
}

const tokenCount = (pointer: string): number => tokensOf(pointer)?.length ?? 0;

function renamableDefinition(schemas: KnownSchemas, schema: IndexedSchema): Renamable {
  const name = tokensOf(schema.pointer)?.at(-1) ?? "";
  const places: NamePlace[] = [
    { uri: schema.resource.document.uri, pointer: schema.pointer, part: "name", renamed: (newName) => newName },
  ];
  for (const { uri, reference } of schemas.references()) {
    const renamed = renamedReference(reference, schema);
    if (renamed) places.push({ uri, pointer: reference.pointer, part: "value", renamed });
  }
  const siblings = schemas.definitionHolding(schema)?.json;
  return {
    name,
    places,
    accepts: (newName) => typeof siblings !== "object" || siblings === null || !Object.hasOwn(siblings, newName),
  };
}

/** The text of a reference that leads to or through a definition, with the new name. */
function renamedReference(
  { text, target }: IndexedReference,
  schema: IndexedSchema,
): ((newName: string) => string) | undefined {
  if (target.kind !== "schema" || target.schema.resource.document !== schema.resource.document) return undefined;
  const { pointer } = target.schema;
  if (pointer !== schema.pointer && !pointer.startsWith(`${schema.pointer}/`)) return undefined;
  const hash = text.indexOf("#");
  const fragment = hash === -1 ? "" : decoded(text.slice(hash + 1));
  const tokens = tokensOf(fragment);
  if (!tokens || tokens.length === 0) return undefined;
  const at = tokens.length - 1 - (tokenCount(pointer) - tokenCount(schema.pointer));
  if (tokens[at] !== tokensOf(schema.pointer)?.at(-1)) return undefined;
  return (newName) => `${text.slice(0, hash)}#${encodeFragment(pointerOf(tokens.with(at, newName)))}`;
}

function decoded(fragment: string): string {
  try {
    return decodeURIComponent(fragment);
  } catch {
    return fragment;
  }
}
