// The examples in the documents run and give the values that they state. Their types, and those of adapters, are heavy tests.
import ts from "typescript";
import { describe, expect, test } from "vitest";
import {
  type Block,
  blocksOf,
  blocksOfAllDocuments,
  type Check,
  isOfAdapter,
  moduleOf,
  statementsIn,
} from "./blocks.js";
import { statedValues, named } from "./check-blocks.js";

const blocks = blocksOfAllDocuments().filter((block) => !isOfAdapter(block));
const runnable = blocks.filter(({ notRun }) => notRun === undefined);

test("there are examples", () => expect(runnable.length).toBeGreaterThan(0));

test.each(named(runnable))("%s gives the values it states", async (_name, block) => {
  const { actual, expected } = await statedValues(block);
  expect(actual).toEqual(expected);
  // Each line must have been reached.
  expect(actual).toHaveLength(statementsIn(block));
});

const skipped = blocks.filter(({ notRun }) => notRun !== undefined);
test.each(named(skipped))("%s is not run for a reason", (_name, { notRun }) => expect(notRun).not.toBe(""));

describe("a block", () => {
  const block = (source: string): Block => blocksOf("some.md", `Text.\n\n\`\`\`ts\n${source}\n\`\`\`\n`)[0] as Block;

  test("has its position in the document", () => {
    expect(blocksOf("some.md", "\n- item\n\n  ```ts no-run: needs a server\n  a;\n  ```\n")).toEqual([
      { name: "some.md:4", source: "a;\n", notRun: "needs a server" },
    ]);
    expect(blocksOf("some.md", "```tsx\na;\n```\n```json\n{}\n```\n")).toEqual([]);
  });
  test("exports the values of its expressions", async () => {
    const source = "const a = { b: 1 };\n\na.b + 1; // -> 3\na; // -> { b: 1 }";
    expect(statementsIn(block(source))).toBe(2);
    const options = { module: ts.ModuleKind.ESNext, target: ts.ScriptTarget.ES2023 };
    const script = encodeURIComponent(ts.transpile(moduleOf(block(source)), options));
    const { checks } = (await import(`data:text/javascript,${script}`)) as { checks: readonly Check[] };
    expect(checks).toEqual([
      { line: 3, actual: "2", expected: "3" },
      { line: 4, actual: '{"b":1}', expected: '{"b":1}' },
    ]);
  });
});
