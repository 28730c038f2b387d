import { array, assert, constantFrom, json, property } from "fast-check";
import { expect, test } from "vitest";
import { jsonFinder, shortJsonFinder } from "./find-in-json.js";
import { readJson } from "./json.js";
import { type Node, nodeAt, tokensOf } from "./tree.js";

/** The position of a node, without its parts. */
const positionOf = (node: Node | undefined): unknown =>
  node && { start: node.start, end: node.end, name: node.name && { ...node.name } };

function pointersIn(node: Node, pointer = ""): string[] {
  const { parts = [] } = node;
  const inside = parts instanceof Map ? [...parts] : parts.map((part, i): [string, Node] => [String(i), part]);
  return [
    pointer,
    ...inside.flatMap(([name, part]) =>
      pointersIn(part, `${pointer}/${name.replaceAll("~", "~0").replaceAll("/", "~1")}`),
    ),
  ];
}

/** The positions at all pointers of a text, and at some that lead to nothing, by each finder and by the reader of all positions. */
function positionsIn(text: string): { found: unknown[]; expected: unknown } {
  const { root, duplicates } = readJson(text);
  const pointers = [...pointersIn(root), "/", "/a", "/0", "/01", "/-1", "/a/b", "/length", "/\\u0061"];
  const finders = [jsonFinder(text), shortJsonFinder(text), shortJsonFinder(text, duplicates.length === 0)];
  return {
    found: finders.map((each) => pointers.map((pointer) => [pointer, positionOf(each(tokensOf(pointer)))])),
    expected: pointers.map((pointer) => [pointer, positionOf(nodeAt(root, pointer))]),
  };
}

test("finds what the reader of all positions finds", () => {
  const space = array(constantFrom(" ", "\n", "\r", "\t"), { maxLength: 2 });
  assert(
    property(json(), space, (text, gaps) => {
      const gap = gaps.join("");
      // Between tokens only: names and texts are found by their quotes.
      const spaced = gap + text.replace(/"(?:[^"\\]|\\.)*"|[{}[\]:,]/g, (token) => gap + token + gap);
      const { found, expected } = positionsIn(spaced);
      expect(found).toEqual([expected, expected, expected]);
    }),
    { numRuns: 150 },
  );
});

test.each([
  '{"a":1,"b":{"a":2},"a":[3,{"a":4}]}',
  '{"\\u0061":1,"a\\"b":2,"a\\\\":3,"\\\\u0061":4}',
  '{"":{"":[[],{}]},"a/b":1,"m~n":2}',
  '["\\\\","\\"]",{"}":"]"}]',
  " [ ] ",
  "-1.5e3",
  '"a"',
])("%s", (text) => {
  const { found, expected } = positionsIn(text);
  expect(found).toEqual([expected, expected, expected]);
});

test.each(["", "[", '{"a', '{"a":', '["\\', "{,", "[1 2"])("%j, which is no JSON, does not hang", (text) => {
  const find = shortJsonFinder(text);
  expect(() => find(["a", "0"])).not.toThrow();
  expect(() => find(["0"])).not.toThrow();
});
