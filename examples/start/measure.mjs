// What it costs a program to check its options when it starts, in time of the processor beyond that of an empty program. Each row is a
// program of its own, which is started many times, in turn with the others; the least time counts.
//   node examples/start/measure.mjs [schema.json] [number of starts]
import { execFileSync } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { createRequire } from "node:module";
import { compileSchema } from "@argot/cli";

const [schemaFile = path.join(import.meta.dirname, "options.schema.json"), starts = "20"] = process.argv.slice(2);
const schema = path.resolve(schemaFile);
const folder = mkdtempSync(path.join(tmpdir(), "argot-start-"));
const write = (name, code) => {
  writeFileSync(path.join(folder, name), code);
  return path.join(folder, name);
};
// A program in another folder finds packages by their URLs.
const { resolve } = createRequire(import.meta.url);
const ajvClass = JSON.parse(readFileSync(schema, "utf8")).$schema?.includes("2020-12") ? "ajv/dist/2020.js" : "ajv";
const options = `{ stats: "verbose" }`;
const read = `import { readFileSync } from "node:fs";\nconst schema = JSON.parse(readFileSync(${JSON.stringify(schema)}, "utf8"));\n`;
const used = `const { user, system } = process.cpuUsage();\nprocess.stdout.write(String((user + system) / 1000));\n`;
const check = `if (!isValid(${options})) throw new Error("the options are refused");\n`;

/** Code that makes `isValid`, by how it is made. */
const programs = {
  "an empty program": "",
  "module, made by argot compile": `import isValid from "./options.mjs";\n${check}`,
  "argot, compiled at start": `import { createArgot } from ${JSON.stringify(import.meta.resolve("argot"))};\n${read}const isValid = createArgot().compile(schema);\n${check}`,
  "Ajv, compiled at start": `import { createRequire } from "node:module";\nconst Ajv = createRequire(import.meta.url)(${JSON.stringify(resolve(ajvClass))}).default;\n${read}const isValid = new Ajv({ strict: false, formats: {} }).compile(schema);\n${check}`,
};

const least = ({ times }) => Math.min(...times);

try {
  const module = await compileSchema(schema);
  write("options.mjs", module.code);
  const files = Object.entries(programs).map(([name, code]) => ({
    name,
    file: write(`${name.replace(/\W+/g, "-")}.mjs`, code + used),
    times: [],
  }));
  // In turn, so that what else the machine does is the same for all.
  for (let i = 0; i < Number(starts); i++)
    for (const { file, times } of files) {
      times.push(Number(execFileSync(process.execPath, [file], { encoding: "utf8" })));
    }
  const [empty] = files.map(least);
  for (const each of files.slice(1)) console.log(`${each.name}: ${(least(each) - empty).toFixed(1)} ms`);
} finally {
  rmSync(folder, { recursive: true });
}
