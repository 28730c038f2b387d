// The style `deepObject`: `name[property]=value`. OpenAPI leaves open how lists and objects within it are written; many descriptions
// and clients write `name[list][]=value`, `name[list][0]=value` and `name[outer][inner]=value`.
import { JsonType } from "@argot/core/keyword";
import type { ValueShape } from "../api/value-shape.js";
import { Malformed } from "./malformed.js";
import { type Pair, readArray, readScalar, type Reading } from "./read-value.js";

/** Maximum number of brackets in a name, since each is a level of the value. */
export const maxLevels = 100;

/** The texts at a name, and what is in brackets after it. */
interface Node {
  readonly texts: string[];
  readonly members: Map<string, Node>;
}

const emptyNode = (): Node => ({ texts: [], members: new Map() });

/**
 * Reads an object or a list, or says why it is malformed.
 *
 * @param pairs - Those whose decoded names begin with the name and a bracket. Values are still encoded.
 */
export function readDeepObject(pairs: readonly Pair[], name: string, shape: ValueShape, reading: Reading): unknown {
  const root = emptyNode();
  for (const [each, text] of pairs) {
    const brackets = each.slice(name.length);
    if (!/^(?:\[[^[\]]*\])+$/.test(brackets)) return new Malformed(`must be written as ${name}[property]=value`);
    const path = brackets.slice(1, -1).split("][");
    if (path.length > maxLevels) return new Malformed(`must have at most ${maxLevels} brackets in a name`);
    reading.budget.takeParts(path.length - 1);
    let node = root;
    for (const token of path) {
      const inner = node.members.get(token) ?? emptyNode();
      node.members.set(token, inner);
      node = inner;
    }
    node.texts.push(text);
  }
  return readNode(root, name, shape, reading);
}

function readNode(node: Node, name: string, shape: ValueShape, reading: Reading): unknown {
  const { texts, members } = node;
  if (members.size > 0 && texts.length > 0) return new Malformed(`must not have "${name}" with and without brackets`);
  if (shape.has(JsonType.array)) {
    if (members.size === 0) return readArray(texts, shape, reading);
    if (Array.from(members.keys()).every((each) => /^\d*$/.test(each))) return readList(node, name, shape, reading);
  }
  if (members.size === 0) {
    const [first = "", ...more] = texts;
    return more.length > 0 ? new Malformed(`must have "${name}" once`) : readScalar(first, shape, reading);
  }
  const found: [string, unknown][] = [];
  for (const [property, inner] of members) {
    const value = readNode(inner, property, shape.property(property), reading);
    if (value instanceof Malformed) return value;
    found.push([property, value]);
  }
  // `fromEntries` defines own properties with any names.
  return Object.fromEntries(found);
}

/** A list, whose items are in the order of their indices. */
function readList({ members }: Node, name: string, shape: ValueShape, reading: Reading): unknown {
  const inOrder = [...members].sort(([a], [b]) => Number(a) - Number(b));
  // Several texts without an index are several items.
  const nodes = inOrder.flatMap(([, { texts, members: inner }]): readonly Node[] =>
    inner.size > 0 ? [{ texts, members: inner }] : texts.map((text) => ({ texts: [text], members: inner })),
  );
  const items: unknown[] = [];
  for (const [i, node] of nodes.entries()) {
    const item = readNode(node, name, shape.item(i), reading);
    if (item instanceof Malformed) return item;
    items.push(item);
  }
  return items;
}
