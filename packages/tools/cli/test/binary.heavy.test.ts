// The program as it is built: threads, signals and pipes cannot be tried in the process of the tests.
import { spawn, spawnSync } from "node:child_process";
import { once } from "node:events";
import { createWriteStream, linkSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { Readable } from "node:stream";
import { fileURLToPath } from "node:url";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { folder } from "./run.js";

const root = path.resolve(path.dirname(fileURLToPath(import.meta.url)), "../../../..");
const bin = path.join(root, "packages/tools/cli/dist/bin.js");

const shared = mkdtempSync(path.join(tmpdir(), "argot-lines-"));
/** More bytes than an input has for one thread. */
const lines = path.join(shared, "d.ndjson");
afterAll(() => rmSync(shared, { recursive: true }));

beforeAll(() => writeLines(lines, 100_000));

/** A folder with these files and `d.ndjson`. */
function folderWithLines(files: Readonly<Record<string, unknown>>): string {
  const cwd = folder(files);
  linkSync(lines, path.join(cwd, "d.ndjson"));
  return cwd;
}

const argot = (cwd: string, ...args: string[]): { code: number | null; out: string; err: string } => {
  const { status, stdout, stderr } = spawnSync(process.execPath, [bin, ...args], {
    cwd,
    encoding: "utf8",
    maxBuffer: 1 << 28,
  });
  return { code: status, out: stdout, err: stderr };
};

/** Lines of which some are invalid, torn, blank, or have a name twice. */
async function writeLines(file: string, count: number): Promise<void> {
  const out = createWriteStream(file);
  const special: Readonly<Record<number, string>> = {
    1: '{"id":"x"}',
    2: "{",
    3: "",
    4: '{"id":1,"id":2}',
    5: '{"id":12345678901234567891}',
  };
  for (let i = 0; i < count; i++) {
    const line =
      special[i % 20_000] ?? JSON.stringify({ id: i, name: `Jörg ${i}`, tags: ["a", "b"], text: "x".repeat(i % 100) });
    // oxlint-disable-next-line no-await-in-loop -- at the pace of the disk
    if (!out.write(`${line}\n`)) await once(out, "drain");
  }
  out.end();
  await once(out, "close");
}

describe("the built program", () => {
  const schema = { type: "object", properties: { id: { type: "integer", maximum: 12345678901234567000 } } };

  test.each(["pretty", "json", "github"])(
    "reports the same with one thread and with three: %s",
    (report) => {
      const cwd = folderWithLines({ "s.json": schema });
      const args = ["validate", "s.json", "d.ndjson", "-q", "--report", report, "--invalid-to", "bad.ndjson"];
      const one = argot(cwd, ...args, "--threads", "1");
      expect(one.code).toBe(2);
      expect(one.err.match(/is not JSON/g)).toHaveLength(5);
      const kept = readFileSync(path.join(cwd, "bad.ndjson"), "utf8");
      expect(argot(cwd, ...args, "--threads", "3")).toEqual(one);
      expect(readFileSync(path.join(cwd, "bad.ndjson"), "utf8") === kept).toBe(true);
    },
    120_000,
  );

  test("reports standard input as it reports the file, with one thread and with three", () => {
    const cwd = folderWithLines({ "s.json": schema });
    const args = ["validate", "s.json", "-", "--as", "ndjson", "-q", "--report", "compact", "--threads"];
    const file = argot(cwd, ...args.with(2, "d.ndjson"), "3");
    for (const threads of ["1", "3"]) {
      const { status, stdout } = spawnSync(process.execPath, [bin, ...args, threads], {
        cwd,
        input: readFileSync(path.join(cwd, "d.ndjson")),
        maxBuffer: 1 << 28,
      });
      expect({ status, text: stdout.toString() }).toEqual({
        status: 2,
        text: file.out.replaceAll("d.ndjson", "stdin"),
      });
    }
  });

  test("takes the schema of a large file from standard input, or from the project", () => {
    const cwd = folderWithLines({
      "s.json": schema,
      "argot.config.json": { data: [{ files: ["*.ndjson"], schema: "s.json" }] },
    });
    const [named, input] = [argot(cwd, "validate", "s.json", "d.ndjson", "--report", "flag"), JSON.stringify(schema)];
    expect(argot(cwd, "validate", "auto", "d.ndjson", "--report", "flag")).toEqual(named);
    const { status, stdout } = spawnSync(process.execPath, [bin, "validate", "-", "d.ndjson", "--report", "flag"], {
      cwd,
      input,
      maxBuffer: 1 << 28,
    });
    expect({ code: status, out: stdout.toString() }).toEqual({ code: named.code, out: named.out });
  });

  test("ends quietly when the reader of the output has enough", async () => {
    const cwd = folder({ "s.json": false });
    // Without a line that is not JSON: it would be reported apart from the others.
    writeFileSync(path.join(cwd, "d.ndjson"), '{ "id": 1 }\n'.repeat(200_000));
    const child = spawn(process.execPath, [bin, "validate", "s.json", "d.ndjson"], { cwd });
    let err = "";
    child.stderr.on("data", (chunk: Buffer) => (err += chunk.toString()));
    child.stdout.once("data", () => child.stdout.destroy());
    const [code] = (await once(child, "close")) as [number];
    expect({ code, err }).toEqual({ code: 2, err: "" });
  });

  describe("a thread that ends", () => {
    const problem = "argot: a thread has ended before its work was done (exit code 3): try again with --threads 1";
    const atFirstTask = 'parentPort.once("message", () => process.exit(3));';
    // When it gives the lock back, the third of the shared integers says how many batches are taken.
    const atFirstBatch =
      "const { store } = Atomics; Atomics.store = (all, ...rest) => all[2] > 0 ? process.exit(3) : store(all, ...rest);";
    // The main thread finds the lock taken until another thread has a batch, however late that starts.
    const afterOthers =
      "const { exchange } = Atomics; Atomics.exchange = (all, ...rest) => all[2] > 0 ? exchange(all, ...rest) : 1;";

    /** The arguments to validate lines in threads that do something to themselves, and the directory of the lines. */
    function validation(deed: string, main: string, ...inputs: string[]): { cwd: string; args: string[] } {
      const imports = 'import { isMainThread, parentPort } from "node:worker_threads";';
      const source = `${imports}\nif (isMainThread) { ${main} } else { ${deed} }`;
      const cwd = folderWithLines({ "s.json": schema, "end.mjs": source });
      const options = ["--report", "summary", "--threads", "2"];
      return { cwd, args: ["--import", "./end.mjs", bin, "validate", "s.json", ...inputs, ...options] };
    }

    const lossesIn = (stderr: string): string[] => stderr.split("\n").filter((line) => line.includes("thread"));

    function validatedFile(deed: string, main = ""): { code: number | null; lost: string[]; out: string } {
      const { cwd, args } = validation(deed, main, "d.ndjson");
      const { status, stdout, stderr } = spawnSync(process.execPath, args, { cwd, encoding: "utf8", timeout: 240_000 });
      return { code: status, lost: lossesIn(stderr), out: stdout };
    }

    test("while it has lines of a stream is one error", async () => {
      const { cwd, args } = validation(atFirstTask, "", "-", "--as", "ndjson");
      const child = spawn(process.execPath, args, { cwd, stdio: ["pipe", "ignore", "pipe"] });
      let stderr = "";
      child.stderr.on("data", (chunk: Buffer) => (stderr += chunk.toString()));
      // The stream has no end: the thread takes lines when it has started, however long that takes.
      function* endless(): Generator<Buffer> {
        const bytes = readFileSync(path.join(cwd, "d.ndjson"));
        while (child.exitCode === null) yield bytes;
      }
      Readable.from(endless()).pipe(child.stdin.on("error", () => {}));
      const [code] = (await once(child, "close")) as [number | null];
      expect({ code, lost: lossesIn(stderr) }).toEqual({ code: 2, lost: [problem] });
    });

    test("while it takes a batch of a file is one error", () => {
      const { code, lost } = validatedFile(atFirstBatch, afterOthers);
      expect({ code, lost }).toEqual({ code: 2, lost: [problem] });
    });

    test("before it takes a batch of a file leaves the file to the others", () => {
      expect(validatedFile(atFirstTask)).toEqual(validatedFile(""));
    });
  });

  test("says that its directory is gone, and not that a value is invalid", ({ skip }) => {
    skip(process.platform === "win32", "Windows deletes no directory in use");
    const cwd = folder({ "gone/s.json": true });
    const script = `cd gone && rm -r "${path.join(cwd, "gone")}" && exec "${process.execPath}" "${bin}" --version`;
    const { status, stderr } = spawnSync("sh", ["-c", script], { cwd, encoding: "utf8" });
    expect({ status, stderr }).toEqual({
      status: 2,
      stderr: "argot: the working directory is not there any more: change to another one\n",
    });
  });

  test("ends when it is interrupted", async () => {
    const cwd = folder({ "s.json": true });
    const child = spawn(process.execPath, [bin, "validate", "s.json", "-", "--as", "ndjson"], { cwd });
    child.stdin.write("1\n");
    // Mostly it has started by then. Before, it ends in the same way.
    await new Promise((resolve) => setTimeout(resolve, 1000));
    child.kill("SIGINT");
    const [code, signal] = (await once(child, "close")) as [number | null, string | null];
    expect({ code, signal }).toEqual({ code: null, signal: "SIGINT" });
  });

  test("checks again after a change, until it is interrupted", async () => {
    const cwd = folder({ "s.json": { $schema: "https://json-schema.org/draft/2020-12/schema", type: "strin" } });
    const child = spawn(process.execPath, [bin, "check", "s.json", "--watch", "--report", "compact"], { cwd });
    const text = { out: "", err: "" };
    child.stdout.on("data", (chunk: Buffer) => (text.out += chunk.toString()));
    child.stderr.on("data", (chunk: Buffer) => (text.err += chunk.toString()));
    await expect.poll(() => text.err).toContain("waiting for changes");
    expect(text.out).toContain("s.json: with errors");
    writeFileSync(
      path.join(cwd, "s.json"),
      '{"$schema":"https://json-schema.org/draft/2020-12/schema","type":"string"}',
    );
    await expect.poll(() => text.out).toContain("s.json: without errors");
    child.kill("SIGTERM");
    expect(await once(child, "close")).toEqual([null, "SIGTERM"]);
  });

  test("starts quickly: nothing is loaded that the command does not need", () => {
    // Most regular expressions of schemas, those of meta-schemas among them, need no other engine than that of JavaScript.
    const identified = {
      $schema: "https://json-schema.org/draft/2020-12/schema",
      $id: "https://example.com/",
      pattern: "^[a-z]+$",
    };
    const cwd = folder({ "s.json": identified, "d.json": 1 });
    const loadedBy = (...args: string[]): string[] => {
      const env = { ...process.env, NODE_DEBUG: "esm" };
      const { stderr } = spawnSync(process.execPath, [bin, ...args], { cwd, env, encoding: "utf8" });
      return [...new Set(stderr.match(/file:[^'\s]+\.[cm]?js/g))];
    };
    const size = (files: readonly string[]): number =>
      files.reduce((sum, file) => sum + statSync(fileURLToPath(file)).size, 0);
    const files = loadedBy("validate", "s.json", "d.json");
    // All that it needs, of Argot and of npm, is in files of this package: to find a file takes longer than to read it.
    const elsewhere = files.filter((file) => !/packages\/tools\/cli\/dist\//.test(file));
    expect(elsewhere).toEqual([]);
    expect(files.length).toBeLessThanOrEqual(8);
    expect(size(files)).toBeLessThan(650_000);
    // Nothing of the engine.
    expect(size(loadedBy("--version"))).toBeLessThan(110_000);
  });
});
