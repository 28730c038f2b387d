// Where the time of importing goes: `npm run bench -- import`. Each file is loaded in fresh processes, in turn with the others, once by
// `import` and once phase by phase. Prints a table of medians.
import { execFileSync } from "node:child_process";
import { readFileSync, statSync } from "node:fs";
import { pathToFileURL } from "node:url";
import { SourceTextModule, SyntheticModule } from "node:vm";
import { fileOf } from "./packages.js";
import { median } from "./statistics.js";
import { table } from "./tables.js";

const rounds = 21;

/** Milliseconds of each phase of loading one file. */
interface Phases {
  /** Reading the file and decoding its text. */
  readonly read: number;
  /** Parsing the text. The bodies of functions are parsed without making code of them. */
  readonly parse: number;
  /** Running the top level: functions, classes and definitions are made. */
  readonly run: number;
}

/** Loads a file that imports nothing but modules of Node, phase by phase, in this process. */
async function phasesOf(file: string): Promise<Phases> {
  const start = performance.now();
  const text = readFileSync(file, "utf8");
  const wasRead = performance.now();
  const module = new SourceTextModule(text, { identifier: file });
  const wasParsed = performance.now();
  await module.link(builtIn);
  const wasLinked = performance.now();
  await module.evaluate();
  return { read: wasRead - start, parse: wasParsed - wasRead, run: performance.now() - wasLinked };
}

/** A module of Node. */
async function builtIn(specifier: string): Promise<SyntheticModule> {
  const exported = (await import(specifier)) as Record<string, unknown>;
  return new SyntheticModule(Object.keys(exported), function () {
    for (const [name, value] of Object.entries(exported)) this.setExport(name, value);
  });
}

/** Milliseconds that `import` takes in this process. */
async function timeOfImport(file: string): Promise<number> {
  const start = performance.now();
  await import(pathToFileURL(file).href);
  return performance.now() - start;
}

/** The result of this program for one job, in a process of its own. */
function inFreshProcess(job: string, file: string): unknown {
  const command = [...process.execArgv, import.meta.filename, job, file];
  const output = execFileSync(process.execPath, command, { encoding: "utf8" });
  return JSON.parse(output);
}

const [, , job, file = ""] = process.argv;
if (job === "import") process.stdout.write(JSON.stringify(await timeOfImport(file)));
else if (job === "phases") process.stdout.write(JSON.stringify(await phasesOf(file)));
else {
  /** Ajv is many files of CommonJS, which have no such phases. */
  const files: readonly { readonly name: string; readonly file: string; readonly hasPhases: boolean }[] = [
    { name: "argot", file: fileOf("argot", "dist/node/index.js"), hasPhases: true },
    { name: "argot, for bundlers", file: fileOf("argot", "dist/index.js"), hasPhases: true },
    { name: "argot/loop", file: fileOf("argot", "dist/loop.js"), hasPhases: true },
    { name: "Ajv, 2020-12", file: fileOf("ajv", "dist/2020.js"), hasPhases: false },
  ];
  const imports = files.map((): number[] => []);
  const phases = files.map((): Phases[] => []);
  for (let round = 0; round < rounds; round++)
    for (const [i, each] of files.entries()) {
      imports[i]?.push(inFreshProcess("import", each.file) as number);
      if (each.hasPhases) phases[i]?.push(inFreshProcess("phases", each.file) as Phases);
    }
  const rows = files.map(({ name, file: path, hasPhases }, i) => {
    const medianOf = (phase: keyof Phases): string =>
      hasPhases ? median((phases[i] ?? []).map((each) => each[phase])).toFixed(1) : "–";
    const size = hasPhases ? (statSync(path).size / 1000).toFixed(0) : "–";
    return [name, size, median(imports[i] ?? []).toFixed(1), medianOf("read"), medianOf("parse"), medianOf("run")];
  });
  process.stdout.write(`${table(["milliseconds", "kB", "import", "read", "parse", "run"], rows)}\n`);
}
