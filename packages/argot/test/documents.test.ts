// What the documents show is true: their examples compile, run, and give the values they state.
import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import ts from "typescript";
import { describe, expect, onTestFinished, test, vi } from "vitest";
import {
  type Block,
  blocksOf,
  blocksOfAllDocuments,
  type Check,
  dependents,
  fileOf,
  moduleOf,
  statementsIn,
} from "./blocks.js";

const blocks = blocksOfAllDocuments();
const runnable = blocks.filter(({ notRun }) => notRun === undefined);

test("there are examples", () => expect(runnable.length).toBeGreaterThan(0));

test.each(named(runnable))("%s gives the values it states", async (_name, block) => {
  const asserted = vi.spyOn(console, "assert").mockImplementation((holds) => expect(holds).toBe(true));
  onTestFinished(() => asserted.mockRestore());
  const { checks } = (await import(fileOf(block))) as { checks: readonly Check[] };
  const values = (side: "actual" | "expected"): unknown[] => checks.map((check) => [check.line, parsed(check[side])]);
  expect(values("actual")).toEqual(values("expected"));
  // A line that was not reached proves nothing.
  expect(checks).toHaveLength(statementsIn(block));
});

const skipped = blocks.filter(({ notRun }) => notRun !== undefined);
test.each(named(skipped))("%s is not run for a reason", (_name, { notRun }) => expect(notRun).not.toBe(""));

test("all examples are well typed", { timeout: 60_000 }, () => {
  expect(diagnosticsOf(blocks)).toEqual([]);
});

describe("a block", () => {
  const block = (source: string): Block => blocksOf("some.md", `Text.\n\n\`\`\`ts\n${source}\n\`\`\`\n`)[0] as Block;

  test("knows where it stands", () => {
    expect(blocksOf("some.md", "\n- item\n\n  ```ts no-run: needs a server\n  a;\n  ```\n")).toEqual([
      { name: "some.md:4", source: "a;\n", notRun: "needs a server" },
    ]);
    expect(blocksOf("some.md", "```tsx\na;\n```\n```json\n{}\n```\n")).toEqual([]);
  });
  test("says what its expressions are", async () => {
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

function named(some: readonly Block[]): [string, Block][] {
  return some.map((block) => [block.name, block]);
}

const parsed = (json: string): unknown => (json === "undefined" ? undefined : JSON.parse(json));

/** What the compiler says about blocks, as `document:line of the block: message`. */
function diagnosticsOf(checked: readonly Block[]): string[] {
  const sources = new Map(checked.map((block) => [fileOf(block), block]));
  const config = fileURLToPath(new URL("../tsconfig.json", import.meta.url));
  const { options } = ts.parseJsonConfigFileContent(
    ts.readConfigFile(config, (file) => readFileSync(file, "utf8")).config,
    ts.sys,
    fileURLToPath(new URL("..", import.meta.url)),
  );
  options.paths = Object.fromEntries(Object.entries(dependents).map(([name, file]) => [name, [file]]));
  const host = ts.createCompilerHost(options);
  const { fileExists, readFile } = host;
  host.fileExists = (file) => sources.has(file) || fileExists(file);
  host.readFile = (file) => sources.get(file)?.source ?? readFile(file);
  const program = ts.createProgram([...sources.keys()], options, host);
  return [...sources].flatMap(([file, { name }]) => {
    const source = program.getSourceFile(file);
    return [...program.getSyntacticDiagnostics(source), ...program.getSemanticDiagnostics(source)].map((each) => {
      const line = source && each.start !== undefined ? source.getLineAndCharacterOfPosition(each.start).line + 1 : 0;
      return `${name}, line ${line} of the block: ${ts.flattenDiagnosticMessageText(each.messageText, " ")}`;
    });
  });
}
