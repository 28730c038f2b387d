// How tests check the examples in documents: by running them, and with the TypeScript compiler.
import { execFile } from "node:child_process";
import { mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import { createRequire } from "node:module";
import path from "node:path";
import { promisify } from "node:util";
import { expect, onTestFinished, vi } from "vitest";
import { type Block, type Check, dependents, fileOf, homeOf } from "./blocks.js";

const run = promisify(execFile);
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

/** What the compiler reports about blocks of one package, as `document+line.ts(line of the block,column): error: message`. */
export async function diagnosticsOf(checked: readonly Block[]): Promise<string[]> {
  const [first] = checked;
  if (!first) return [];
  // The imports of the files are found from this folder of the package.
  const temp = path.join(homeOf(first), "temp");
  await mkdir(temp, { recursive: true });
  const folder = await mkdtemp(path.join(temp, "blocks-"));
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
