import { parseJson } from "@argot/core/json";
import { type MemberNode, parse, type ValueNode } from "@humanwhocodes/momoa";
import type { Extent } from "./positions.js";
import { Fault } from "./source-error.js";
import type { Duplicate, Node, Parsed } from "./tree.js";

/**
 * Reads a JSON5 text, and finds the positions of its values.
 *
 * @throws Fault for text that is not JSON5, or has no value in JSON.
 */
export function readJson5(text: string): Parsed {
  const duplicates: Duplicate<Extent>[] = [];
  const root: Node = { start: 0, end: 0 };
  return { value: valueOf(parsed(text), root), tree: { root, duplicates } };

  /** The value of a node, whose position is added to `to`. It recurses no deeper than the parser. */
  function valueOf(from: ValueNode, to: Node): unknown {
    Object.assign(to, extentOf(from));
    switch (from.type) {
      case "Object": {
        const parts = new Map<string, Node>();
        to.parts = parts;
        // A name such as `__proto__` is a name like others.
        return Object.fromEntries(from.members.map((member) => memberOf(member, parts)));
      }
      case "Array": {
        const parts: Node[] = [];
        to.parts = parts;
        return from.elements.map(({ value }) => {
          const part: Node = { start: 0, end: 0 };
          parts.push(part);
          return valueOf(value, part);
        });
      }
      case "Number":
        return numberOf(text.slice(to.start, to.end), from.value, to);
      case "NaN":
      case "Infinity":
        throw new Fault("not-json", to, `JSON has no number ${text.slice(to.start, to.end)}`);
      case "Null":
        return null;
      case "String":
      case "Boolean":
        return from.value;
      default:
        throw new Fault("syntax", to, "this is no value");
    }
  }

  function memberOf({ name: nameNode, value }: MemberNode, parts: Map<string, Node>): [string, unknown] {
    const name = nameNode.type === "String" ? nameNode.value : nameNode.name;
    const extent = extentOf(nameNode);
    const first = parts.get(name)?.name;
    if (first) duplicates.push({ name, first, second: extent });
    const part: Node = { start: 0, end: 0, name: extent };
    parts.set(name, part);
    return [name, valueOf(value, part)];
  }
}

function parsed(text: string): ValueNode {
  try {
    return parse(text, { mode: "json5", ranges: true }).body;
  } catch (error) {
    if (error instanceof RangeError) throw new Fault("too-deep", { start: 0, end: 0 }, "this nests too deep");
    const { offset = 0, message } = error as Error & { readonly offset?: number };
    throw new Fault("syntax", { start: offset, end: Math.min(offset + 1, text.length) }, reasonOf(message));
  }
}

/** A message of the library without the position, as a clause. */
const reasonOf = (message: string): string =>
  message
    .replace(/\s*\(\d+:\d+\)\.?$/, "")
    .replace(/\.$/, "")
    .replace(/^[A-Z](?=[a-z])/, (first) => first.toLowerCase());

const extentOf = ({ range }: { readonly range?: readonly [number, number] | undefined }): Extent => ({
  start: range?.[0] ?? 0,
  end: range?.[1] ?? 0,
});

/** The number of a numeral. Integers that a JavaScript number would round are BigInts. */
function numberOf(text: string, value: number, at: Extent): unknown {
  if (Number.isSafeInteger(value)) return value;
  const [, sign, hexadecimal] = /^([+-]?)(0x[\da-f]+)$/i.exec(text) ?? [];
  if (hexadecimal !== undefined) return sign === "-" ? -BigInt(hexadecimal) : BigInt(hexadecimal);
  // As JSON writes it.
  const numeral = text
    .replace(/^\+/, "")
    .replace(/^(-?)\./, "$10.")
    .replace(/\.(?!\d)/, "");
  try {
    return parseJson(numeral);
  } catch (error) {
    throw new Fault("not-json", at, (error as Error).message);
  }
}
