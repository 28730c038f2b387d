// The engine itself refuses to generate code from texts, as in a page with a strict Content Security Policy.
import { execFile } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import os from "node:os";
import path from "node:path";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";
import { rolldown } from "rolldown";
import { afterAll, beforeAll, expect, test } from "vitest";
import { madeModules } from "../../../../scripts/lib/made-modules.mjs";

const run = promisify(execFile);
const folder = mkdtempSync(path.join(os.tmpdir(), "argot-rjsf-"));
const file = path.join(folder, "page.mjs");

beforeAll(async () => {
  const bundle = await rolldown({
    input: fileURLToPath(new URL("page.ts", import.meta.url)),
    platform: "node",
    plugins: [madeModules()],
    resolve: { conditionNames: ["@argot/source", "import", "default"] },
    transform: { define: { "process.env.NODE_ENV": '"production"' } },
    logLevel: "silent",
  });
  await bundle.write({ file });
  await bundle.close();
});
afterAll(() => rmSync(folder, { recursive: true }));

const page = (...args: string[]): Promise<{ stdout: string }> =>
  run(process.execPath, ["--disallow-code-generation-from-strings", file, ...args]);

test("a form is rendered, and its data are validated", async () => {
  const { stdout } = await page();
  expect(JSON.parse(stdout)).toEqual({
    fields: expect.arrayContaining(['id="form_name"']),
    errors: ["'Full name' is missing"],
  });
});

test("the engine refuses generated code", async () => {
  await expect(page("compiled")).rejects.toThrow(/Code generation from strings disallowed/);
});
