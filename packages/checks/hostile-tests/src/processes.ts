// Cases about the JavaScript engine: memory, frozen prototypes, and forbidden code generation. Each runs in a process of its own.
import { execFile } from "node:child_process";
import { promisify } from "node:util";
import type { HostileCase } from "./case.js";

/** The built library, which Node can load. */
const library = import.meta.resolve("argot");

/** Runs a program that knows `createArgot` and `tier`, and returns what it prints. */
async function ran(flags: readonly string[], tier: string, size: number, program: string): Promise<string> {
  const text = `
    import { createArgot } from ${JSON.stringify(library)};
    const tier = ${JSON.stringify(tier)}, size = ${size};
    const idle = () => new Promise((resolve) => setTimeout(resolve, 10));
    ${program}`;
  const { stdout } = await promisify(execFile)(process.execPath, [...flags, "--input-type=module", "-e", text]);
  return stdout.trim();
}

/** A case whose program knows the name of the tier. */
const inProcess = (
  name: string,
  expected: string,
  flags: readonly string[],
  program: string,
  sizes?: readonly [number, number],
): HostileCase => ({
  name,
  expected,
  ...(sizes && { sizes }),
  inProcesses: true,
  run: (make, size) => ran(flags, tierOf(make), size, program),
});

/** The tier of a `Make` function, which has it as a property. */
const tierOf = (make: object): string => (make as { tier?: string }).tier ?? "auto";

export const processes: readonly HostileCase[] = [
  inProcess(
    "unreferenced validators are collected",
    "collected",
    ["--expose-gc"],
    `
    const argot = createArgot({ tier });
    const held = [];
    (() => {
      for (let i = 0; i < size; i++) {
        const validator = argot.compile({ const: i, properties: { a: { minimum: i } } });
        for (let j = 0; j < 400; j++) validator({ a: j });
        held.push(new WeakRef(validator));
      }
    })();
    for (let i = 0; i < 20 && held.some((each) => each.deref()); i++) { await idle(); gc(); }
    const left = held.filter((each) => each.deref()).length;
    console.log(left === 0 ? "collected" : left + " left");`,
    [20, 200],
  ),
  inProcess(
    "distinct schemas, compiled and dropped: growth of the heap",
    "less than 2 MB",
    ["--expose-gc"],
    `
    const argot = createArgot({ tier });
    const run = (from, n) => { for (let i = from; i < from + n; i++) argot.compile({ $id: "urn:x:" + i, properties: { ["p" + i]: { minimum: i } } })({ ["p" + i]: i }); };
    run(0, 500); await idle(); gc();
    const before = process.memoryUsage().heapUsed;
    run(500, size); await idle(); gc(); await idle(); gc();
    const grown = (process.memoryUsage().heapUsed - before) / 1e6;
    console.log(grown < 2 ? "less than 2 MB" : grown.toFixed(1) + " MB");`,
    [500, 20_000],
  ),
  inProcess(
    "code generation is forbidden",
    "as usual",
    ["--disallow-code-generation-from-strings"],
    `
    let result;
    try {
      const validator = createArgot({ tier }).compile({ properties: { a: { minimum: 1 } }, required: ["a"] });
      let wrong = 0;
      for (let i = 0; i < 2000; i++) {
        if (!validator({ a: 1 }) || validator({ a: 0 }) || validator({})) wrong++;
        if (validator.validate({ a: 0 }).errors.length !== 1) wrong++;
      }
      result = wrong === 0 ? "as usual" : wrong + " wrong";
    } catch (error) { result = tier === "compiled" && error instanceof EvalError ? "as usual" : error.name; }
    console.log(result);`,
  ),
  inProcess(
    "frozen prototypes of JavaScript, and properties with names that they have",
    "true false false true",
    [],
    `
    for (const { prototype } of [Object, Array, Function, Error, Map, Set]) Object.freeze(prototype);
    const validator = createArgot({ tier }).compile({
      properties: { constructor: { type: "integer" }, toString: { const: { valueOf: 1 } } },
      required: ["constructor"],
      additionalProperties: false,
    });
    const values = [{ constructor: 1 }, { constructor: "x" }, { hasOwnProperty: 1, constructor: 1 }, { constructor: 1, toString: { valueOf: 1 } }];
    console.log(values.map((value) => validator.validate(value).valid && validator(value)).join(" "));`,
  ),
  inProcess(
    "references to a network and to a file: nothing is fetched",
    "SchemaError SchemaError",
    [],
    `
    globalThis.fetch = () => { throw new Error("fetched"); };
    const names = [];
    for (const $ref of ["https://example.com/schema", "file:///etc/passwd"])
      try { createArgot({ tier }).compile({ $ref }); names.push("compiled"); } catch (error) { names.push(error.name); }
    console.log(names.join(" "));`,
  ),
];
