import { Composer, type CST, type Document, isAlias, isMap, isScalar, isSeq, type ParsedNode, Parser } from "yaml";
import type { ParsedText, SyntaxDocument, SyntaxProblem } from "./syntax-document.js";
import { OpenValue, SourceValue } from "./source-value.js";
import type { Extent, SyntaxName } from "./extent.js";
import { SyntaxNode } from "./syntax-node.js";

/** Maximum number of nodes that the aliases of a text may repeat. */
const maxRepeated = 100_000;

/** Maximum depth of a document. */
const maxDepth = 256;

/** The key that merges the members of another mapping, in YAML 1.1. */
const mergeKey = "<<";

/**
 * Reads YAML 1.2 by its core schema, as far as possible: any number of documents, and every text.
 *
 * @param mergesKeys - Whether `<<` merges. It does in documents that name YAML 1.1.
 * @param tags - The tags of programs that documents may have. Default: all.
 */
export function readYaml(text: string, mergesKeys: boolean, tags: readonly string[] | undefined): ParsedText {
  const problems: SyntaxProblem[] = [];
  const tokens = [...new Parser().parse(text)];
  const deep = tooDeep(tokens);
  if (deep !== undefined) {
    problems.push({ message: `This nests more than ${maxDepth} levels deep`, start: deep, end: deep + 1 });
    return { language: "yaml", text, documents: [], problems, comments: [] };
  }
  const composer = new Composer({ schema: "core", resolveKnownTags: false, uniqueKeys: false, intAsBigInt: true });
  const documents = Array.from(composer.compose(tokens, false, text.length) as Iterable<Document.Parsed>, (document) =>
    new DocumentReader(document, text, problems, mergesKeys, tags).read(),
  );
  return { language: "yaml", text, documents, problems, comments: [] };
}

/** The offset of the first value that nests too deep. The library recurses. */
function tooDeep(tokens: readonly CST.Token[]): number | undefined {
  const pending = tokens.map((token) => ({ token, depth: 0 }));
  for (let next = pending.pop(); next; next = pending.pop()) {
    const { token, depth } = next;
    if (depth > maxDepth) return token.offset;
    if (token.type === "document" && token.value) pending.push({ token: token.value, depth });
    if (!("items" in token)) continue;
    for (const { key, value } of token.items as CST.CollectionItem[]) {
      if (key) pending.push({ token: key, depth: depth + 1 });
      if (value) pending.push({ token: value, depth: depth + 1 });
    }
  }
  return undefined;
}

/** A node of the library that is not read yet. */
interface Waiting {
  readonly from: ParsedNode | null;
  readonly parent: OpenValue | undefined;
  readonly key: SyntaxName | undefined;
  /** Its offset if it is empty. */
  readonly at: number;
}

class DocumentReader {
  readonly #document: Document.Parsed;
  readonly #text: string;
  readonly #problems: SyntaxProblem[];
  readonly #anchors = new Map<string, OpenValue>();
  /** The number of values within anchored values. */
  readonly #sizes = new Map<SourceValue, number>();
  #repeated = 0;

  readonly #mergesKeys: boolean;
  readonly #tags: readonly string[] | undefined;
  readonly #tagged: Extent[] = [];

  constructor(
    document: Document.Parsed,
    text: string,
    problems: SyntaxProblem[],
    mergesKeys: boolean,
    tags: readonly string[] | undefined,
  ) {
    this.#tags = tags;
    this.#mergesKeys = mergesKeys || document.directives.yaml.version === "1.1";
    this.#document = document;
    this.#text = text;
    this.#problems = problems;
  }

  read(): SyntaxDocument {
    const { errors, warnings, contents, range } = this.#document;
    for (const { message, pos, code } of [...errors, ...warnings]) {
      const isTag = code === "TAG_RESOLVE_FAILED" && message.startsWith("Unresolved tag");
      if (!isTag || !this.#isKnown(this.#text.slice(...pos))) this.#refuse(message, { start: pos[0], end: pos[1] });
    }
    const extent = { start: range[0], end: range[2] };
    // A document that consists of comments has no value.
    if (contents === null || (isScalar(contents) && contents.source === "" && contents.range[0] === contents.range[1]))
      return { root: undefined, ...extent };
    return { root: this.#readTree(contents), ...extent, tagged: this.#tagged };
  }

  /** Whether a tag may be there: one of YAML, whose value is that of the node, or one of a program. */
  #isKnown(tag: string): boolean {
    return tag.startsWith("!!") || this.#tags === undefined || this.#tags.includes(tag);
  }

  #readTree(contents: ParsedNode): SyntaxNode {
    let root: OpenValue | undefined;
    const pending: Waiting[] = [{ from: contents, parent: undefined, key: undefined, at: 0 }];
    for (let next = pending.pop(); next; next = pending.pop()) {
      const { from, parent, key } = next;
      const extent = from ? this.#extentOf(from) : { start: next.at, end: next.at };
      const source = this.#valueOf(from, extent, parent);
      parent?.add(source, extent.start, key);
      const node = new OpenValue(source, extent.start, parent);
      root ??= node;
      const inside: Waiting[] = [];
      if (isSeq<ParsedNode>(from))
        inside.push(...from.items.map((item) => ({ from: item, parent: node, key: undefined, at: extent.end })));
      else if (isMap<ParsedNode, ParsedNode | null>(from)) inside.push(...this.#membersOf(from.items, node));
      if (from && !isAlias(from) && from.anchor !== undefined) this.#anchors.set(from.anchor, node);
      if (from && !isAlias(from) && isOfProgram(from.tag)) this.#tagged.push(extent);
      pending.push(...inside.reverse());
    }
    const { source, start } = root as OpenValue;
    if (this.#mergesKeys) mergeIn(source);
    return new SyntaxNode(source, start, undefined, 0);
  }

  #valueOf(from: ParsedNode | null, extent: Extent, parent: OpenValue | undefined): SourceValue {
    const length = extent.end - extent.start;
    if (!from) return new SourceValue("null", length, null, true);
    if (isSeq(from)) return new SourceValue("array", length, []);
    if (isMap(from)) return new SourceValue("object", length, {});
    if (isAlias(from)) return this.#aliasOf(from.source, extent, parent);
    const { value, source } = from;
    const scalar = this.#scalarOf(value, extent);
    if (scalar === null) return new SourceValue("null", length, null, value === null && (source ?? "") === "");
    const type = typeof scalar === "bigint" ? "number" : (typeof scalar as "string" | "number" | "boolean");
    return new SourceValue(type, length, scalar);
  }

  #scalarOf(value: unknown, extent: Extent): unknown {
    if (typeof value === "number" && !Number.isFinite(value)) this.#refuse("JSON has no such number", extent);
    if (typeof value === "bigint" && Number.isSafeInteger(Number(value))) return Number(value);
    const isScalarValue = value === null || ["string", "number", "bigint", "boolean"].includes(typeof value);
    return isScalarValue ? value : this.#text.slice(extent.start, extent.end);
  }

  #aliasOf(source: string, extent: Extent, parent: OpenValue | undefined): SourceValue {
    const length = extent.end - extent.start;
    const refuse = (message: string): SourceValue => {
      this.#refuse(message, extent);
      return new SourceValue("null", length, null);
    };
    const anchor = this.#anchors.get(source);
    if (!anchor) return refuse(`There is no anchor &${source} before this alias`);
    for (let around = parent; around; around = around.outer)
      if (around === anchor) return refuse(`This alias is inside its own value, &${source}`);
    const { source: target, path } = anchor;
    this.#repeated += this.#sizeOf(target);
    if (this.#repeated > maxRepeated) return refuse("The aliases of this text repeat too much");
    return new SourceValue(target.type, length, target.value, false, { target, path });
  }

  /** The number of values in a value, those that aliases repeat included. */
  #sizeOf(root: SourceValue): number {
    const known = this.#sizes.get(root);
    if (known !== undefined) return known;
    let size = 0;
    const pending = [root];
    for (let next = pending.pop(); next; next = pending.pop()) {
      size += next.alias ? (this.#sizes.get(next.alias.target) ?? 1) : 1;
      pending.push(...next.parts);
    }
    this.#sizes.set(root, size);
    return size;
  }

  #membersOf(
    items: readonly { readonly key: ParsedNode | null; readonly value: ParsedNode | null }[],
    parent: OpenValue,
  ): Waiting[] {
    const seen = new Set<string>();
    return items.map(({ key, value }) => {
      const extent = key ? this.#extentOf(key) : { start: parent.start, end: parent.start };
      const name = this.#nameOf(key, extent);
      if (seen.has(name)) this.#refuse(`The name ${JSON.stringify(name)} is here twice`, extent);
      seen.add(name);
      const colon = this.#text.indexOf(":", extent.end);
      const isNear = colon !== -1 && this.#text.slice(extent.end, colon).trim() === "";
      return { from: value, parent, key: { ...extent, name }, at: isNear ? colon + 1 : extent.end };
    });
  }

  #nameOf(key: ParsedNode | null, at: Extent): string {
    const text = this.#text.slice(at.start, at.end);
    if (!key || !isScalar(key)) {
      this.#refuse("A name must be a string", at);
      return text;
    }
    const { value, source } = key;
    return typeof value === "string" ? value : (source ?? text);
  }

  /** For the library, an indented value ends after its line break. */
  #extentOf({ range: [start, end] }: ParsedNode): Extent {
    return { start, end: start + this.#text.slice(start, end).trimEnd().length };
  }

  #refuse(message: string, { start, end }: Extent): void {
    // The library shows the place in its messages.
    this.#problems.push({ message: (message.split("\n")[0] as string).replace(/ at line \d+.*$/, ""), start, end });
  }
}

/** Whether a tag is one of a program, and no tag of YAML. */
const isOfProgram = (tag: string | undefined): boolean => tag !== undefined && !tag.startsWith("tag:yaml.org,2002:");

/** Applies the merge keys in all objects of a value: inner objects first, and anchored ones before their aliases. */
function mergeIn(root: SourceValue): void {
  const found: SourceValue[] = [];
  const pending = [root];
  for (let next = pending.pop(); next; next = pending.pop()) {
    found.push(next);
    pending.push(...next.parts);
  }
  for (const each of found.reverse()) if (each.type === "object" && !each.alias) each.merge(mergeKey);
}
