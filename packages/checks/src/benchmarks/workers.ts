import { spawn } from "node:child_process";
import path from "node:path";
import { fileURLToPath } from "node:url";
import type { ColdAnswer, ColdJob, WarmAnswer, WarmJob } from "./jobs.js";

const here = path.dirname(fileURLToPath(import.meta.url));

function run<Answer>(worker: string, job: unknown, flags: readonly string[]): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const child = spawn(process.execPath, [...flags, path.join(here, worker)]);
    let output = "";
    let errors = "";
    child.stdout.setEncoding("utf8").on("data", (text: string) => (output += text));
    child.stderr.setEncoding("utf8").on("data", (text: string) => (errors += text));
    child.on("error", reject);
    // A child that ends early closes its input. Its exit code reports the failure.
    child.stdin.on("error", () => {});
    child.on("close", (code) => {
      try {
        if (code !== 0) throw new Error(errors.trim());
        resolve(JSON.parse(output) as Answer);
      } catch (error) {
        reject(new Error(`${worker} ended with ${String(code)}`, { cause: error }));
      }
    });
    child.stdin.end(JSON.stringify(job));
  });
}

const forbidden = "--disallow-code-generation-from-strings";

/** @param noeval - Whether code generation is forbidden in the process. */
export function runWarm(job: WarmJob, noeval = false): Promise<WarmAnswer> {
  return run("warm-worker.js", job, ["--expose-gc", ...(noeval ? [forbidden] : [])]);
}

export function runCold(job: ColdJob): Promise<ColdAnswer> {
  return run("cold-worker.js", job, []);
}
