import { Composer, type CST, type Document, isAlias, isMap, isScalar, isSeq, type ParsedNode, Parser } from "yaml";
import type { Extent } from "./positions.js";
import { Fault } from "./source-error.js";
import type { Node, Parsed } from "./tree.js";

/** Maximum depth of a document. The library recurses and could exhaust the stack beyond it. */
const deepest = 256;
/** Maximum number of nodes that aliases may expand to, for each alias, those in its value included. */
const mostAliases = 1000;

/**
 * Reads a YAML 1.2 document by its core schema, and finds the positions of its values.
 *
 * @throws Fault for text that is not YAML, has several documents, or no value in JSON.
 */
export function readYaml(text: string): Parsed {
  const [first, second] = documentsOf(text);
  if (!first) return { value: null, tree: { root: { start: 0, end: 0 }, duplicates: [] } };
  const parsed = parsedDocument(first, text);
  if (second) throw new Fault("syntax", { start: second.range[0], end: second.range[0] }, severalDocuments);
  return parsed;
}

/**
 * Reads YAML 1.2 documents by its core schema, and finds the positions of their values. A text without documents has none.
 *
 * @throws Fault for text that is not YAML, or has no value in JSON.
 */
export const readYamlDocuments = (text: string): Parsed[] =>
  documentsOf(text).map((each) => parsedDocument(each, text));

function documentsOf(text: string): Document.Parsed[] {
  const tokens = [...new Parser().parse(text)];
  refuseDepth(tokens);
  // `addMember` compares the names. The library would take time quadratic in their number.
  const composer = new Composer({ schema: "core", resolveKnownTags: false, uniqueKeys: false, intAsBigInt: true });
  return [...composer.compose(tokens, false, text.length)] as Document.Parsed[];
}

function parsedDocument(document: Document.Parsed, text: string): Parsed {
  const [error] = document.errors;
  if (error) throw new Fault("syntax", { start: error.pos[0], end: error.pos[1] }, lowered(error.message));
  const [warning] = document.warnings;
  if (warning) throw new Fault("not-json", { start: warning.pos[0], end: warning.pos[1] }, lowered(warning.message));
  const root = document.contents ? treeOf(document.contents, text) : { start: 0, end: 0 };
  return { value: valueOf(document, root), tree: { root, duplicates: [] } };
}

const severalDocuments = "a second document begins here; one is read at a time";

function refuseDepth(tokens: readonly CST.Token[]): void {
  const pending = tokens.map((token) => ({ token, depth: 0 }));
  for (let next = pending.pop(); next; next = pending.pop()) {
    const { token, depth } = next;
    if (depth > deepest)
      throw new Fault(
        "too-deep",
        { start: token.offset, end: token.offset },
        `this nests more than ${deepest} levels deep`,
      );
    if (token.type === "document" && token.value) pending.push({ token: token.value, depth });
    if (!("items" in token)) continue;
    for (const { key, value } of token.items as CST.CollectionItem[]) {
      if (key) pending.push({ token: key, depth: depth + 1 });
      if (value) pending.push({ token: value, depth: depth + 1 });
    }
  }
}

function valueOf(document: Document.Parsed, root: Node): unknown {
  try {
    return document.toJS({ maxAliasCount: mostAliases });
  } catch (error) {
    if (!(error instanceof ReferenceError)) throw error;
    throw new Fault("too-many-aliases", root, "the aliases of this text expand to too many nodes");
  }
}

interface Waiting {
  readonly from: ParsedNode | null;
  readonly to: Node;
}

/** Visits nodes in the order of the text, because an alias refers to the last anchor before it. */
function treeOf(contents: ParsedNode, text: string): Node {
  // For the library, an indented value ends after its line break.
  const extentOf = ({ range: [start, end] }: ParsedNode): Extent => ({
    start,
    end: start + text.slice(start, end).trimEnd().length,
  });
  const root: Node = extentOf(contents);
  const anchors = new Map<string, Node>();
  const pending: Waiting[] = [{ from: contents, to: root }];
  for (let next = pending.pop(); next; next = pending.pop()) {
    const { from, to } = next;
    if (isAlias(from)) {
      to.parts = partsOfAlias(from.source, to, anchors.get(from.source));
      continue;
    }
    if (from?.anchor !== undefined) anchors.set(from.anchor, to);
    const inside: Waiting[] = [];
    if (isSeq<ParsedNode>(from)) {
      inside.push(...from.items.map((item) => ({ from: item, to: extentOf(item) })));
      to.parts = inside.map((each) => each.to);
    } else if (isMap<ParsedNode, ParsedNode | null>(from)) {
      const parts = new Map<string, Node>();
      for (const { key, value } of from.items) {
        const name = extentOf(key);
        // A name without a value has the value null, at the end of the name.
        const member = { ...(value ? extentOf(value) : { start: name.end, end: name.end }), name };
        addMember(parts, nameOf(key, name), member);
        inside.push({ from: value, to: member });
      }
      to.parts = parts;
    } else if (isScalar(from)) {
      refuseOtherValues(from.value, to);
      from.value = exactNumber(from.value);
    }
    pending.push(...inside.reverse());
  }
  return root;
}

function partsOfAlias(source: string, at: Extent, target: Node | undefined): Node["parts"] {
  if (!target) throw new Fault("syntax", at, `there is no anchor &${source} before this alias`);
  if (target.start <= at.start && at.end <= target.end)
    throw new Fault("not-json", at, `this alias is inside its own value, &${source}`);
  return target.parts;
}

function addMember(parts: Map<string, Node>, name: string, member: Node & { readonly name: Extent }): void {
  if (parts.has(name)) throw new Fault("duplicate-name", member.name, `the name ${JSON.stringify(name)} is here twice`);
  parts.set(name, member);
}

function nameOf(key: ParsedNode, at: Extent): string {
  if (isScalar(key)) {
    const { value, source } = key;
    // A number or boolean is the name as it is written, unless JSON would write it differently.
    if (typeof value === "string") return value;
    if (["number", "bigint", "boolean"].includes(typeof value) && String(value) === source) return source;
  }
  throw new Fault("not-json", at, "a name must be a string; put it in quotes");
}

function refuseOtherValues(value: unknown, at: Extent): void {
  if (typeof value === "number" && !Number.isFinite(value))
    throw new Fault("not-json", at, `JSON has no number ${String(value)}`);
}

/** An integer as a number, if no digit is lost. */
const exactNumber = (value: unknown): unknown =>
  typeof value === "bigint" && Number.isSafeInteger(Number(value)) ? Number(value) : value;

/** A message of the library as a clause, as all reasons are. */
const lowered = (message: string): string => message.replace(/^[A-Z](?=[a-z])/, (first) => first.toLowerCase());
