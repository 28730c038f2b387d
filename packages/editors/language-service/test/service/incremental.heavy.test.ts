// Texts are read anew where they changed. The result must be that of reading everything.
import {
  array,
  assert,
  constantFrom,
  type Arbitrary,
  jsonValue,
  nat,
  oneof,
  property,
  record,
  string,
} from "fast-check";
import { expect, test } from "vitest";
import { nodesOf } from "../../src/service/features/structure.js";
import { parseText } from "../../src/service/syntax/parse-text.js";
import type { DocumentLanguage, ParsedText } from "../../src/service/syntax/syntax-document.js";
import type { SyntaxNode } from "../../src/service/syntax/syntax-node.js";
import { changeBetween } from "../../src/service/syntax/text-change.js";

/** All that a text was read as, with all places. */
function described({ documents, problems, comments }: ParsedText): unknown {
  const nodes: unknown[] = [];
  const pending = documents.flatMap(({ root }) => root ?? []);
  for (let node: SyntaxNode | undefined = pending.pop(); node; node = pending.pop()) {
    const { type, start, end, key, index, isMissing, value, pointer, children } = node;
    const found = children.map((child) => node?.part(child.token)?.start);
    nodes.push({
      type,
      start,
      end,
      key,
      index,
      isMissing,
      value,
      pointer,
      found,
      isSelfContained: node.source.isSelfContained,
    });
    pending.push(...children);
  }
  return { nodes, problems, comments, extents: documents.map(({ start, end }) => [start, end]) };
}

/** The objects and arrays in the value of a text. */
const containersIn = ({ documents }: ParsedText): readonly unknown[] =>
  documents
    .flatMap(({ root }) => (root ? [...nodesOf(root)] : []))
    .flatMap(({ value }) => (typeof value === "object" && value !== null ? [value] : []));

const languages = ["json", "jsonc", "json5"] as const satisfies readonly DocumentLanguage[];

/** What is typed: parts of the grammar, of strings, of comments, and lines of several systems. */
const typed: Arbitrary<string> = oneof(
  constantFrom(...Array.from("\"'{}[],:\\/*0x1.-e+ \n\t\r")),
  constantFrom(
    "\r\n",
    "//",
    "/*",
    "*/",
    "// c\n",
    "/* c */",
    '\\"',
    "\uD83D",
    "\uDE00",
    "\u{1F600}",
    "\uFEFF",
    "\u2028",
    "\0",
  ),
  constantFrom(
    "null",
    "true",
    '"a"',
    '"a":',
    '"a": 1,',
    '{"a": 1}',
    "[1, 2]",
    "[{}]",
    "[[",
    "}}",
    '"__proto__": {}',
    "",
  ),
  string({ maxLength: 4 }),
);

interface Edit {
  readonly at: number;
  readonly removed: number;
  readonly inserted: string;
}

const edit: Arbitrary<Edit> = record({ at: nat(), removed: oneof(nat(3), nat(60)), inserted: typed });

const applied = (text: string, { at, removed, inserted }: Edit): string => {
  const start = at % (text.length + 1);
  return text.slice(0, start) + inserted + text.slice(start + removed);
};

/** Texts with brackets in strings, comments, several lines, names twice. */
const text: Arbitrary<string> = oneof(
  record({ value: jsonValue({ maxDepth: 5 }), indent: nat(2) }).map(({ value, indent }) =>
    JSON.stringify(value, undefined, indent),
  ),
  record({ value: jsonValue({ maxDepth: 5 }), end: constantFrom("\n", "\r\n") }).map(({ value, end }) =>
    `// first\n${JSON.stringify({ a: [value, value], b: { c: [], d: value, e: [[], {}] } }, undefined, 1)}/* last */`
      .replaceAll("\n", end)
      .replaceAll(",", ", /* [{ */"),
  ),
  array(typed, { maxLength: 40 }).map((parts) => parts.join("")),
  array(constantFrom('{"a":[', '"b":{}', "[]", "{}", "]}", ",", '"x"', '"k":', " "), { maxLength: 40 }).map((parts) =>
    parts.join(""),
  ),
);

test("a text that was edited is read as if it were new", () => {
  let kept = 0;
  assert(
    property(
      text,
      array(edit, { minLength: 1, maxLength: 6 }),
      constantFrom(...languages),
      (first, edits, language) => {
        let current = parseText(first, language);
        for (const change of edits) {
          const next = applied(current.text, change);
          const before = new Set(containersIn(current));
          const after = parseText(next, language, current);
          expect(described(after)).toEqual(described(parseText(next, language)));
          if (containersIn(after).some((each) => before.has(each))) kept++;
          current = after;
        }
      },
    ),
    { numRuns: 400 },
  );
  // Otherwise the test compares nothing.
  expect(kept).toBeGreaterThan(300);
});

test("the text outside of a change is equal, and its ends differ", () => {
  assert(
    property(string(), edit, nat(2), (part, each, times) => {
      const before = part.repeat(10 ** (times * 2));
      const after = applied(before, each);
      const { start, endBefore, endAfter } = changeBetween(before, after);
      expect(before.slice(0, start) + after.slice(start, endAfter) + before.slice(endBefore)).toBe(after);
      expect(start).toBeLessThanOrEqual(Math.min(endBefore, endAfter));
      const [removed, added] = [before.slice(start, endBefore), after.slice(start, endAfter)];
      expect(removed === added).toBe(before === after);
      expect(removed === "" || added === "" || (removed[0] !== added[0] && removed.at(-1) !== added.at(-1))).toBe(true);
    }),
    { numRuns: 150 },
  );
});

test("a keystroke in a large text reads only what is around it", () => {
  const entry = (i: number): unknown => ({
    id: i,
    name: `entry ${i}`,
    tags: ["a", "b"],
    at: { x: i, y: [1, { z: 2 }] },
  });
  const large = JSON.stringify({ entries: Array.from({ length: 3000 }, (_, i) => entry(i)), last: true }, undefined, 2);
  const before = parseText(large, "json");
  const at = large.indexOf('"entry 1500"') + 3;
  const after = parseText(`${large.slice(0, at)}x${large.slice(at)}`, "json", before);
  const entries = ({ documents }: ParsedText): readonly SyntaxNode[] => documents[0]?.root?.children[0]?.children ?? [];
  const fresh = entries(after).filter(({ value }, i) => value !== entries(before)[i]?.value);
  expect(fresh.map(({ pointer }) => pointer)).toEqual(["/entries/1500"]);
  expect(fresh[0]?.part("at")?.value).toBe(entries(before)[1500]?.part("at")?.value);
});
