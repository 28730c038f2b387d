// Worker threads, which run the built program, with a module made ahead.
import { spawnSync } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { fileURLToPath, pathToFileURL } from "node:url";
import { createArgot, DefinitionError, stringifyJson } from "argot";
import { compileModule } from "argot/module";
import { afterAll, expect, test } from "vitest";
import { validateLines } from "../src/index.js";
import { startLineWorkers } from "../src/workers.js";

const here = path.dirname(fileURLToPath(import.meta.url));
const folder = mkdtempSync(path.join(tmpdir(), "argot-stream-"));
afterAll(() => rmSync(folder, { recursive: true }));

const schema = { type: "object", properties: { id: { type: "integer" }, name: { type: "string" } }, required: ["id"] };

function moduleFile(name: string, options: { errors: boolean }, schemas: Record<string, unknown>): string {
  const file = path.join(folder, name);
  writeFileSync(file, compileModule(createArgot(), schemas, options).code);
  return file;
}

/** Lines of which some are invalid, torn, blank, or have a name twice. */
function lines(count: number): string {
  const special: Readonly<Record<number, string>> = {
    1: '{"name":1}',
    2: "{",
    3: "",
    4: '{"id":1,"id":2}',
    5: '{"id":12345678901234567891}',
  };
  const line = (i: number): string => special[i % 5000] ?? JSON.stringify({ id: i, name: `Jörg ${i}` });
  return Array.from({ length: count }, (_, i) => line(i)).join("\n");
}

/** The results of lines in worker threads: a text for each. */
function inWorkers(module: string, threads: number, input: string, last?: number): string[] {
  const args = [
    path.join(here, "print-results.mjs"),
    module,
    String(threads),
    ...(last === undefined ? [] : [`${last}`]),
  ];
  const options = { input, encoding: "utf8", maxBuffer: 1 << 28, timeout: 240_000 } as const;
  const { status, stdout, stderr } = spawnSync(process.execPath, args, options);
  expect({ status, stderr }).toEqual({ status: 0, stderr: "" });
  return stdout.trimEnd().split("\n");
}

test.each([1, 2, 4])("%d threads give the results of one validator, in order", async (threads) => {
  const module = moduleFile("row.mjs", { errors: true }, { isRow: schema });
  const input = lines(40_000);
  const expected: string[] = [];
  for await (const { bytes: _, ...each } of validateLines(new Blob([input]).stream(), createArgot().compile(schema)))
    expected.push(stringifyJson(each));
  expect(expected).toHaveLength(40_000 - 8);
  const actual = inWorkers(module, threads, input);
  // A list of so many differences would take long to print.
  expect(actual.findIndex((text, i) => text !== expected[i])).toBe(-1);
  expect(actual).toHaveLength(expected.length);
});

test("a program may take some of the results only, and ends", () => {
  const module = moduleFile("row.mjs", { errors: true }, { isRow: schema });
  expect(inWorkers(module, 2, lines(40_000), 10)).toHaveLength(9);
});

test("a module that cannot be used is refused at once", async () => {
  await expect(startLineWorkers(path.join(folder, "none.mjs"))).rejects.toThrow(
    /none\.mjs cannot be loaded .*argot compile/,
  );
  const plain = moduleFile("plain.mjs", { errors: false }, { isRow: schema });
  await expect(startLineWorkers(plain)).rejects.toThrow(
    /has no `validate`\. Compile the module with the option `errors`/,
  );
  const two = pathToFileURL(moduleFile("two.mjs", { errors: true }, { isRow: schema, isAny: true }));
  await expect(startLineWorkers(two)).rejects.toThrow(/has no single schema\. Give the name/);
  await expect(startLineWorkers(two, { name: "isRo" })).rejects.toThrow(/has no function isRo/);
  await expect(startLineWorkers(two, { threads: 0 })).rejects.toThrow(DefinitionError);
});

test("what browsers load imports nothing of Node", () => {
  const seen = new Set<string>();
  const visit = (file: string): void => {
    if (seen.has(file)) return;
    seen.add(file);
    for (const [, specifier = ""] of readFileSync(file, "utf8").matchAll(/(?:from|import) *"([^"]+)"/g)) {
      expect(specifier).not.toMatch(/^node:|tinypool/);
      if (specifier.startsWith(".")) visit(path.resolve(path.dirname(file), specifier));
    }
  };
  visit(path.join(here, "../dist/index.js"));
  visit(path.join(here, "../dist/lines.js"));
  expect(seen.size).toBeGreaterThan(3);
});
