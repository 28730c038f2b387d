import { type AST, ParseError, parseTOML } from "toml-eslint-parser";
import type { Extent } from "./positions.js";
import { Fault } from "./source-error.js";
import type { Node, Parsed } from "./tree.js";

/** An object or array under construction, and its positions. */
interface Place {
  readonly value: Record<string, unknown> | unknown[];
  readonly node: Node;
}

/**
 * Reads a TOML 1.0 text, and finds the positions of its values. Dates and times become strings, as they are written.
 *
 * @throws Fault for text that is not TOML, or has no value in JSON.
 */
export function readToml(text: string): Parsed {
  const program = parsed(text);
  const builder = new ValueBuilder({ start: 0, end: text.trimEnd().length });
  for (const entry of program.body[0].body) {
    if (entry.type === "TOMLKeyValue") builder.addKeyValue(builder.root, entry);
    else builder.addTable(entry);
  }
  const { value, node } = builder.root;
  return { value, tree: { root: node, duplicates: [] } };
}

/** Builds the value of a document from its entries, several of which may add to one table. */
class ValueBuilder {
  readonly root: Place;
  /** The objects and arrays so far. */
  readonly #places = new Map<Node, Place>();

  constructor(extent: Extent) {
    this.root = this.#newTable({ ...extent });
  }

  addTable({ resolvedKey, key, body, range }: AST.TOMLTable): void {
    let place = this.root;
    let keyIndex = -1;
    resolvedKey.forEach((token, i) => {
      if (typeof token === "string") keyIndex += 1;
      const name = typeof token === "string" ? key.keys.at(keyIndex) : undefined;
      const makeArray = typeof resolvedKey.at(i + 1) === "number";
      place = this.#partOf(place, token, { name: name && extentOf(name), at: extentOf({ range }), makeArray });
    });
    for (const entry of body) this.addKeyValue(place, entry);
  }

  addKeyValue(to: Place, { key, value }: AST.TOMLKeyValue): void {
    const names = [...key.keys];
    const last = names.pop();
    if (!last) return;
    let place = to;
    for (const name of names) {
      place = this.#partOf(place, nameOf(name), { name: extentOf(name), at: extentOf(value), makeArray: false });
    }
    const node: Node = { ...extentOf(value), name: extentOf(last) };
    this.#put(place, nameOf(last), node, this.#valueOf(value, node));
  }

  /** The table or array under a name or index, which is created if it is not there. */
  #partOf(
    place: Place,
    token: string | number,
    { name, at, makeArray }: { readonly name: Extent | undefined; readonly at: Extent; readonly makeArray: boolean },
  ): Place {
    const { parts } = place.node;
    const existing = typeof token === "number" ? (parts as Node[]).at(token) : (parts as Map<string, Node>).get(token);
    const known = existing && this.#places.get(existing);
    if (known) return known;
    const node: Node = { ...at, name, parts: makeArray ? [] : new Map() };
    return this.#put(place, token, node, makeArray ? [] : {});
  }

  #put({ value: object, node: owner }: Place, token: string | number, node: Node, value: unknown): Place {
    if (typeof token === "number") (owner.parts as Node[])[token] = node;
    else (owner.parts as Map<string, Node>).set(token, node);
    // Assignment to "__proto__" would set the prototype.
    const member = { __proto__: null, value, writable: true, enumerable: true, configurable: true };
    Object.defineProperty(object, token, member);
    const place = { value: value as Place["value"], node };
    if (typeof value === "object" && value !== null) this.#places.set(node, place);
    return place;
  }

  #valueOf(from: AST.TOMLContentNode, node: Node): unknown {
    switch (from.type) {
      case "TOMLArray": {
        const parts: Node[] = from.elements.map(extentOf);
        node.parts = parts;
        return from.elements.map((element, i) => this.#valueOf(element, parts[i] as Node));
      }
      case "TOMLInlineTable": {
        const place = this.#newTable(node);
        for (const entry of from.body) this.addKeyValue(place, entry);
        return place.value;
      }
      default:
        return scalarOf(from);
    }
  }

  #newTable(node: Node): Place {
    node.parts = new Map();
    const place: Place = { value: {}, node };
    this.#places.set(node, place);
    return place;
  }
}

function parsed(text: string): AST.TOMLProgram {
  try {
    return parseTOML(text);
  } catch (error) {
    if (error instanceof RangeError) throw new Fault("too-deep", { start: 0, end: 0 }, "this nests too deep");
    if (!(error instanceof ParseError)) throw error;
    const start = Math.min(error.index, text.length);
    const reason = error.message.replace(/\.$/, "").replace(/^[A-Z](?=[a-z])/, (first) => first.toLowerCase());
    throw new Fault("syntax", { start, end: Math.min(start + 1, text.length) }, reason);
  }
}

function scalarOf(from: AST.TOMLValue): unknown {
  switch (from.kind) {
    case "string":
    case "boolean":
      return from.value;
    case "integer":
      return Number.isSafeInteger(Number(from.bigint)) ? Number(from.bigint) : from.bigint;
    case "float":
      if (Number.isFinite(from.value)) return from.value;
      throw new Fault("not-json", extentOf(from), `JSON has no number ${from.number}`);
    default:
      return from.datetime;
  }
}

const nameOf = (name: AST.TOMLBare | AST.TOMLQuoted): string => (name.type === "TOMLBare" ? name.name : name.value);

const extentOf = ({ range: [start, end] }: { readonly range: readonly [number, number] }): Extent => ({ start, end });
