// Cases about the JavaScript engine: memory, frozen prototypes, and forbidden code generation. Each runs in a process of its own.
import { execFile } from "node:child_process";
import { promisify } from "node:util";
import { type HostileCase, tierOf } from "./case.js";

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
    "values that each enter a dynamic scope of their own, with 17 anchors: growth of the heap",
    "valid invalid less than 2 MB",
    ["--expose-gc"],
    `
    const levels = Array.from({ length: 17 }, (_, i) => i);
    const members = (i) => ({ a: { $ref: i + "a" }, b: { $ref: i + "b" } });
    const looking = levels.map((i) => ({ $dynamicRef: i + "a#at" + i }));
    const resource = (i, name) => ({ $id: i + name, $dynamicAnchor: "at" + i, type: "object", properties: i < 16 ? members(i + 1) : { end: { allOf: looking } } });
    const validator = createArgot({ tier }).compile({
      $id: "https://example.com/",
      properties: members(0),
      $defs: Object.fromEntries(levels.flatMap((i) => ["a", "b"].map((name) => [i + name, resource(i, name)]))),
    });
    const valueOf = (number, end) => levels.reduce((inner, i) => ({ [number >> i & 1 ? "b" : "a"]: inner }), { end });
    let wrong = 0;
    const run = (from, count) => { for (let i = from; i < from + count; i++) if (!validator(valueOf(i, {}))) wrong++; };
    const heap = async () => { for (let i = 0; i < 3; i++) { await idle(); gc(); } return process.memoryUsage().heapUsed; };
    run(0, 2000);
    const before = await heap();
    run(2000, size);
    const grown = (await heap() - before) / 1e6;
    console.log(wrong === 0 ? "valid" : wrong + " invalid", validator(valueOf(1, 0)) ? "valid" : "invalid", grown < 2 ? "less than 2 MB" : grown.toFixed(1) + " MB");`,
    [2000, 100_000],
  ),
  inProcess(
    "memory of a compiled schema of 10 kB, before and after its use",
    "small small",
    ["--expose-gc"],
    `
    // The other tiers optimise a plan, and generate code for errors, when auto does not yet.
    const most = tier === "auto" || tier === "loop" ? { before: 100, after: 250 } : { before: 200, after: 400 };
    const text = (i) => ({ type: "string", minLength: 1, maxLength: 100 + i, description: "What this property means to the people who read the schema and write values, what it is good for, what happens when it is left out, who uses it, since when it has been there, and what else a reader may want to know who has never seen this schema before: all of this in a sentence that is as long as descriptions are, number " + i });
    const definition = (i) => ({
      type: "object",
      required: ["id", "kind"],
      properties: {
        id: { type: "integer", minimum: 0 },
        kind: { enum: ["first", "second", "kind" + i] },
        title: text(i),
        more: { type: "object", patternProperties: { "^x-": text(i) }, description: "Whatever else there is to say, of which nothing else is known" },
        list: { type: "array", items: { $ref: "#/$defs/d" + ((i + 1) % 5) }, uniqueItems: true },
        choice: { anyOf: [{ type: "null" }, { $ref: "#/$defs/d" + ((i + 5) % 5) }] },
      },
      additionalProperties: false,
    });
    const fresh = (n) => ({ title: "schema " + n, $ref: "#/$defs/d0", $defs: Object.fromEntries(Array.from({ length: 5 }, (_, i) => ["d" + i, definition(i)])) });
    if (Math.abs(JSON.stringify(fresh(0), null, 2).length - 10_000) > 1_000) throw new Error("not 10 kB");
    const value = (depth) => ({ id: depth, kind: "first", title: "a", ...(depth > 0 && { list: [value(depth - 1)], choice: value(depth - 2) }) });
    const values = Array.from({ length: 8 }, (_, i) => value(i % 5));
    const argot = createArgot({ tier });
    const use = (validator) => { for (let i = 0; i < 1_000; i++) { validator(values[i % 8]); if (i % 10 === 0) validator.validate({ id: -1, kind: "x" }); } };
    const heap = async () => { for (let i = 0; i < 3; i++) { await idle(); gc(); } return process.memoryUsage().heapUsed / 1024; };
    use(argot.compile(fresh("")));
    const start = await heap();
    const validators = Array.from({ length: size }, (_, i) => argot.compile(fresh(i)));
    const before = (await heap() - start) / size;
    for (const validator of validators) use(validator);
    const after = (await heap() - start) / size;
    const sized = (used, maximum) => used < maximum ? "small" : used.toFixed(0) + " KiB";
    console.log(sized(before, most.before), sized(after, most.after) + (validators.length === size ? "" : " lost"));`,
    [20, 40],
  ),
  inProcess(
    "memory of a large value that is validated, over that of parsing it",
    "at most a fifth",
    ["--max-old-space-size=8000"],
    `
    const schema = {
      items: {
        required: ["id"],
        properties: { id: { type: "integer" }, tags: { items: { type: "string" } }, at: { properties: { x: { type: "number" } }, additionalProperties: false } },
        unevaluatedProperties: false,
      },
    };
    const item = '{"id":12,"tags":["a","b"],"at":{"x":1.5}}';
    const value = JSON.parse("[" + (item + ",").repeat(size) + item + "]");
    const parsed = process.resourceUsage().maxRSS;
    const validator = createArgot({ tier }).compile(schema);
    if (!validator(value)) throw new Error("invalid");
    value.push({ id: "x" });
    if (validator.validate(value).errors.length !== 1) throw new Error("not one error");
    const grown = process.resourceUsage().maxRSS / parsed - 1;
    console.log(grown <= 0.2 ? "at most a fifth" : grown.toFixed(2));`,
    [50_000, 1_000_000],
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
