// The real packages do their main job with Ajv, and with @argot/ajv in its place, and give the same.
import { execFile } from "node:child_process";
import { readdirSync } from "node:fs";
import path from "node:path";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";
import { expect, test } from "vitest";

const folder = path.dirname(fileURLToPath(import.meta.url));
const run = promisify(execFile);

/** What a program prints. */
const outputOf = async (program: string, ...before: readonly string[]): Promise<unknown> => {
  const { stdout } = await run(process.execPath, [...before, path.join(folder, "run.mjs"), program], { cwd: folder });
  return JSON.parse(stdout) as unknown;
};

const programs = readdirSync(path.join(folder, "programs")).map((file) => path.basename(file, ".mjs"));

test.each(programs)("%s", async (program) => {
  const [theirs, ours] = await Promise.all([
    outputOf(program),
    outputOf(program, "--require", path.join(folder, "in-place-of-ajv.cjs")),
  ]);
  expect(JSON.stringify(theirs)).toMatch(/must|should|Invalid|Config/);
  expect(ours).toEqual(theirs);
});
