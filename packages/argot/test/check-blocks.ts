// How tests check the examples in documents: by running them, and with the TypeScript compiler.
import { execFile } from "node:child_process";
import { mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import { createRequire } from "node:module";
import path from "node:path";
import { promisify } from "node:util";
import { expect, onTestFinished, vi } from "vitest";
import { type Block, type Check, dependents, fileOf, homeOf, isOfAdapter } from "./blocks.js";

const run = promisify(execFile);
const root = path.join(import.meta.dirname, "../../..");
/** The native compiler: the JavaScript one takes several times as long. */
const compiler = path.join(
  path.dirname(createRequire(import.meta.url).resolve("typescript-7/package.json")),
  "bin/tsc",
);

export function named(some: readonly Block[]): [string, Block][] {
  return some.map((block) => [block.name, block]);
}

/** Runs a block: the values of its lines, and those that the lines state. Failed calls of `console.assert` throw. */
export async function statedValues(block: Block): Promise<Record<"actual" | "expected", readonly unknown[]>> {
  const asserted = vi.spyOn(console, "assert").mockImplementation((holds) => expect(holds).toBe(true));
  onTestFinished(() => asserted.mockRestore());
  const { checks } = (await import(fileOf(block))) as { checks: readonly Check[] };
  const values = (side: "actual" | "expected"): unknown[] => checks.map((check) => [check.line, parsed(check[side])]);
  return { actual: values("actual"), expected: values("expected") };
}

const parsed = (json: string): unknown => (json === "undefined" ? undefined : JSON.parse(json));

/**
 * What the compiler reports about blocks, as `document+line.ts(line of the block,column): error: message`. It checks them in one program,
 * which knows the DOM if one of them is of an adapter.
 */
export async function diagnosticsOf(checked: readonly Block[]): Promise<string[]> {
  const homes = [...new Set(checked.map(homeOf))];
  // The imports of a file are found from a folder of its package.
  const folders = new Map(await Promise.all(homes.map(async (home) => [home, await folderIn(home)] as const)));
  const [folder = ""] = folders.values();
  const files = checked.map((block) => path.join(folders.get(homeOf(block)) ?? "", path.basename(fileOf(block))));
  const config = {
    extends: path.join(root, "tsconfig.base.json"),
    compilerOptions: {
      noEmit: true,
      lib: ["es2023", "esnext.disposable", ...(checked.some(isOfAdapter) ? ["dom", "dom.iterable"] : [])],
      customConditions: ["@argot/source"],
      declaration: false,
      isolatedDeclarations: false,
      paths: Object.fromEntries(Object.entries(dependents).map(([name, file]) => [name, [file]])),
    },
    files,
  };
  try {
    await writeFile(path.join(folder, "tsconfig.json"), JSON.stringify(config));
    await Promise.all(checked.map(({ source }, i) => writeFile(files[i] as string, source)));
    const { stdout } = await run(process.execPath, [compiler, "-p", folder, "--pretty", "false"]).catch(
      (error: { stdout: string }) => error,
    );
    return stdout.split("\n").flatMap((line) => (line === "" ? [] : [line.replace(/^[^( ]*\//, "")]));
  } finally {
    await Promise.all([...folders.values()].map((each) => rm(each, { recursive: true })));
  }
}

async function folderIn(home: string): Promise<string> {
  const temp = path.join(home, "temp");
  await mkdir(temp, { recursive: true });
  return mkdtemp(path.join(temp, "blocks-"));
}
