import type { AST } from "@eslint-community/regexpp";

/** Ranges of code points, in ascending order, which do not touch. Both ends belong to a range. */
export type Ranges = readonly (readonly [from: number, to: number])[];

/** A part of an expression that consumes one character. */
export type CharacterNode = AST.Character | AST.CharacterSet | AST.CharacterClass;

const last = 0x10ffff;

/**
 * The characters that a node may consume. Properties of characters, such as `\p{L}`, count as every character: the result has all
 * characters that the node consumes, and perhaps more.
 */
export const charactersOf = (node: CharacterNode): Ranges => merged(most(node));

type Range = readonly [from: number, to: number];

/** At least the characters of a node. */
function most(node: CharacterNode | AST.CharacterClassElement | AST.ExpressionCharacterClass): readonly Range[] {
  if (node.type === "CharacterClass")
    return node.negate ? complement(merged(node.elements.flatMap(least))) : node.elements.flatMap(most);
  return known(node) ?? [[0, last]];
}

/** At most the characters of an element. */
const least = (node: AST.CharacterClassElement): readonly Range[] => known(node) ?? [];

/** The characters of an element; `undefined` if they are unknown. */
function known(node: AST.CharacterSet | AST.CharacterClassElement | AST.ExpressionCharacterClass): Ranges | undefined {
  if (node.type === "Character") return [[node.value, node.value]];
  if (node.type === "CharacterClassRange") return [[node.min.value, node.max.value]];
  if (node.type !== "CharacterSet") return undefined;
  const ranges = named[node.kind];
  return ranges && "negate" in node && node.negate ? complement(ranges) : ranges;
}

const lineEnds: Ranges = [
  [0x0a, 0x0a],
  [0x0d, 0x0d],
  [0x2028, 0x2029],
];

const named: Readonly<Record<AST.CharacterSet["kind"], Ranges | undefined>> = {
  any: complement(lineEnds),
  digit: [[0x30, 0x39]],
  // Section 12.2 and 12.3 of ECMA-262.
  space: [
    [0x09, 0x0d],
    [0x20, 0x20],
    [0xa0, 0xa0],
    [0x1680, 0x1680],
    [0x2000, 0x200a],
    [0x2028, 0x2029],
    [0x202f, 0x202f],
    [0x205f, 0x205f],
    [0x3000, 0x3000],
    [0xfeff, 0xfeff],
  ],
  word: [
    [0x30, 0x39],
    [0x41, 0x5a],
    [0x5f, 0x5f],
    [0x61, 0x7a],
  ],
  property: undefined,
};

function merged(ranges: readonly Range[]): Ranges {
  const result: [number, number][] = [];
  for (const [from, to] of ranges.toSorted((a, b) => a[0] - b[0])) {
    const before = result.at(-1);
    if (before && from <= before[1] + 1) before[1] = Math.max(before[1], to);
    else result.push([from, to]);
  }
  return result;
}

function complement(ranges: Ranges): Ranges {
  const result: [number, number][] = [];
  let from = 0;
  for (const [start, end] of ranges) {
    if (start > from) result.push([from, start - 1]);
    from = end + 1;
  }
  if (from <= last) result.push([from, last]);
  return result;
}

/** Characters that the same nodes consume. */
export interface CharacterGroups {
  /** For each node, the numbers of the groups that it consumes. */
  readonly groupsOf: readonly (readonly number[])[];
  /** One character of each group. */
  readonly examples: readonly number[];
}

/**
 * Divides all characters into groups, of which each node consumes all or none.
 *
 * @param maxSize - Maximum number of pairs of a node and a range between two borders that it consumes.
 * @returns `undefined` if there are more.
 */
export function groupCharacters(nodes: readonly Ranges[], maxSize: number): CharacterGroups | undefined {
  const borders = [...new Set(nodes.flat().flatMap(([from, to]) => [from, to + 1]))].toSorted((a, b) => a - b);
  const consumers: number[][] = borders.map(() => []);
  const indexOf = new Map(borders.map((border, i) => [border, i]));
  let size = 0;
  for (const [node, ranges] of nodes.entries())
    for (const [from, to] of ranges) {
      const [start, end] = [indexOf.get(from) as number, indexOf.get(to + 1) as number];
      size += end - start;
      if (size > maxSize) return undefined;
      for (let i = start; i < end; i++) consumers[i]?.push(node);
    }
  const groupsOf: number[][] = nodes.map(() => []);
  const examples: number[] = [];
  const seen = new Set<string>();
  for (const [i, each] of consumers.entries()) {
    const key = each.join();
    if (each.length === 0 || seen.has(key)) continue;
    seen.add(key);
    for (const node of each) groupsOf.at(node)?.push(examples.length);
    examples.push(borders[i] as number);
  }
  return { groupsOf, examples };
}
