// The examples in the documents compile, run and give the values that they state.
import { execFile } from "node:child_process";
import { mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import { createRequire } from "node:module";
import path from "node:path";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";
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

const run = promisify(execFile);
/** The native compiler: the JavaScript one takes several times as long. */
const compiler = path.join(
  path.dirname(createRequire(import.meta.url).resolve("typescript-7/package.json")),
  "bin/tsc",
);

const blocks = blocksOfAllDocuments();
const runnable = blocks.filter(({ notRun }) => notRun === undefined);

test("there are examples", () => expect(runnable.length).toBeGreaterThan(0));

test.each(named(runnable))("%s gives the values it states", async (_name, block) => {
  const asserted = vi.spyOn(console, "assert").mockImplementation((holds) => expect(holds).toBe(true));
  onTestFinished(() => asserted.mockRestore());
  const { checks } = (await import(fileOf(block))) as { checks: readonly Check[] };
  const values = (side: "actual" | "expected"): unknown[] => checks.map((check) => [check.line, parsed(check[side])]);
  expect(values("actual")).toEqual(values("expected"));
  // Each line must have been reached.
  expect(checks).toHaveLength(statementsIn(block));
});

const skipped = blocks.filter(({ notRun }) => notRun !== undefined);
test.each(named(skipped))("%s is not run for a reason", (_name, { notRun }) => expect(notRun).not.toBe(""));

test("all examples are well typed", async () => {
  expect(await diagnosticsOf(blocks)).toEqual([]);
});

test("an example that is not well typed is found", async () => {
  const wrong: Block = { name: "some.md:1", source: 'const n: number = "1";\nexport { n };\n', notRun: undefined };
  expect(await diagnosticsOf([wrong])).toEqual([
    "some.md+1.ts(1,7): error TS2322: Type 'string' is not assignable to type 'number'.",
  ]);
});

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

function named(some: readonly Block[]): [string, Block][] {
  return some.map((block) => [block.name, block]);
}

const parsed = (json: string): unknown => (json === "undefined" ? undefined : JSON.parse(json));

/** What the compiler reports about blocks, as `document+line.ts(line of the block,column): error: message`. */
async function diagnosticsOf(checked: readonly Block[]): Promise<string[]> {
  // The imports of the files are found from this folder of the package.
  await mkdir(new URL("../temp", import.meta.url), { recursive: true });
  const folder = await mkdtemp(fileURLToPath(new URL("../temp/blocks-", import.meta.url)));
  const paths = Object.fromEntries(Object.entries(dependents).map(([name, file]) => [name, [file]]));
  const config = { extends: "../../tsconfig.json", compilerOptions: { paths }, include: ["*.ts"] };
  try {
    await writeFile(path.join(folder, "tsconfig.json"), JSON.stringify(config));
    await Promise.all(checked.map((block) => writeFile(path.join(folder, path.basename(fileOf(block))), block.source)));
    const { stdout } = await run(process.execPath, [compiler, "-p", folder, "--pretty", "false"], {
      cwd: folder,
    }).catch((error: { stdout: string }) => error);
    return stdout.split("\n").filter((line) => line !== "");
  } finally {
    await rm(folder, { recursive: true });
  }
}
