// Every public function of every package refuses what it cannot use by an error of Argot that says what to do: options that it does not
// know, missing arguments, and values of the wrong kind. The functions are found in the packages; one with options needs a row here.
import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { describe, expect, test } from "vitest";
import { createArgot } from "../src/index.js";

type AnyFunction = (...args: readonly unknown[]) => unknown;

const packages = path.join(import.meta.dirname, "../..");

interface Manifest {
  readonly name: string;
  readonly private?: boolean;
  readonly exports?: Readonly<Record<string, string | Readonly<Record<string, unknown>>>>;
}

/** The entry points of the public packages: the names that people import, and the files. */
function* entryPoints(folder: string): Generator<readonly [specifier: string, file: string]> {
  for (const entry of readdirSync(folder, { withFileTypes: true })) {
    if (entry.isDirectory() && !["node_modules", "dist", "src", "temp", "test"].includes(entry.name))
      yield* entryPoints(path.join(folder, entry.name));
    if (entry.name !== "package.json") continue;
    const manifest = JSON.parse(readFileSync(path.join(folder, entry.name), "utf8")) as Manifest;
    if (manifest.private === true) continue;
    for (const [subpath, target] of Object.entries(manifest.exports ?? {})) {
      const source = typeof target === "object" ? target["@argot/source"] : undefined;
      if (typeof source === "string" && source.endsWith(".ts"))
        yield [path.posix.join(manifest.name, subpath), path.join(folder, source)];
    }
  }
}

/** What does not check its arguments, and why not. */
const exempt: readonly (readonly [name: RegExp, reason: string])[] = [
  [/^@argot\/ajv/, "refuses what Ajv refuses, as Ajv does"],
  [/^@argot\/cli/, "a program"],
  [/^@argot\/language-service\/server/, "programs, which take connections of other packages"],
  [/^@argot\/testing\/suite /, "gives paths to Node, whose errors say what is needed"],
  [/^(?:@argot\/core\/runtime|@argot\/reports\/module-runtime|argot\/runtime) /, "called by generated code"],
  [/^@argot\/core\/internal /, "not for others"],
  [/^@argot\/core\/plan /, "reads plans, in loops"],
  [/^@argot\/algebra\/languages /, "reads patterns of plans"],
  [/^@argot\/compiler/, "gets plans of the engine; `compileModule` checks what people give"],
  [/^@argot\/format is[A-Z]/, "called with each text that has a format"],
  [/^@argot\/content (?:octetsOf|contentOf)$/, "called by generated code"],
  [/^@argot\/source-text SourceText$/, "made by functions that parse"],
  [/^@argot\/schema-tools\/schema-index trialContext$/, "tries keywords, in loops"],
  [/^@argot\/stream\/lines /, "a part of the command line's pipeline"],
  [/^@argot\/openapi\/keywords /, "called while dialects are defined, by @argot/openapi"],
  [/^@argot\/core\/json (?!parseJson|stringifyJson)/, "reads locations and values, in loops"],
  [
    /^(?:@argot\/core|argot)\/keyword (?:all|among|and|branch|custom|customAt|decoded|decoding|has|innerMessage|is|items|keywordsIn|match|member|members|multipleOf|namedBy|names|not|nothing|or|some|test|typeNames|typesOf|unique|when)$/,
    "makes a part of a plan; what a keyword returns is checked as a whole",
  ],
  [/^(?:@argot\/core|argot)\/keyword typedKeyword$/, "takes what TypeScript has checked"],
  [/ (?:hasMessageId|identified|isInstance|isObject|ownProperties)$/, "a test of a value, which is false for others"],
  [/ (?:requireArgot|requireArgument|requirePlan|refuseUnknownName|refuseUnknownOptions)$/, "is such a check"],
  [/ (?:parseJson|stringifyJson)$/, "throws what `JSON.parse` and `JSON.stringify` throw"],
];

const schema = { type: "object", required: ["a"], properties: { a: { type: "string" } } };
const argot = createArgot();
const validator = argot.compile(schema);
const plan = argot.plan(schema);
const { errors } = validator.validate({});
const { keywords } = argot.dialect("https://json-schema.org/draft/2020-12/schema");
const [keyword] = [...keywords.values()].map((each) => each.keyword);
const info = { title: "A", version: "1" };
const api = { openapi: "3.1.0", info, paths: { "/a": { get: { operationId: "getA" } } } };
const channels = { a: { messages: { b: { payload: schema } } } };
const asyncApi = { asyncapi: "3.0.0", info, channels };
const source = { text: "{}", value: {}, line: () => "{}" };
const span = { start: { line: 1, column: 1, offset: 0 }, end: { line: 1, column: 2, offset: 1 } };
const call = (): undefined => undefined;
const document = { uri: "https://example.com/a", value: schema };
const everything = { expression: { op: "and", of: [] }, has: () => true };
const registry = { byId: call, byGuid: call, bySubject: call };
const service = { doValidation: call, doComplete: call, doHover: call, doCodeActions: call };
const monaco = { editor: { getModels: () => [] } };
const codec = { decode: call, encode: call };
const connection = { registerScalarFunction: call };
const annotations = { contentEncoding: "base64" };
const profileRow = { source: "https://example.com", date: "2026-11-27" };
const otherKeywords = { treatment: "accepted", ...profileRow };
const profile = { name: "a", title: "A", keywords: {}, otherKeywords, shapes: [], limits: [] };
async function* nothing(): AsyncGenerator<Uint8Array> {}

/** Adds options to those that a function needs. Values that are no options take their place. */
const added = (needed: object, options: unknown): unknown =>
  Object.getPrototypeOf(options ?? 1) === Object.prototype ? { ...needed, ...(options as object) } : options;

type Call = (called: AnyFunction, options: unknown) => unknown;

/** Functions with options: an option that is mistyped, the one that was meant, and a call. */
const withOptions: Readonly<Record<string, readonly [mistyped: string, meant: string, call: Call]>> = {
  "@argot/web-editors/codemirror argotExtension": [
    "lnt",
    "lint",
    (called, options) => called(added({ service, uri: "a", language: "json" }, options)),
  ],
  "@argot/schema-tools/confluent confluentChanges": ["befor", "before", (called, options) => called({}, {}, options)],
  "@argot/algebra counterexamples": ["cout", "count", (called, options) => called(everything, options)],
  "@argot/algebra differences": ["maxstep", "maxSteps", (called, options) => called(everything, everything, options)],
  "@argot/algebra examples": ["sed", "seed", (called, options) => called(everything, options)],
  "@argot/algebra flaws": ["maxstep", "maxSteps", (called, options) => called(everything, options)],
  "@argot/algebra mutations": ["maxstep", "maxSteps", (called, options) => called(everything, 1, options)],
  "@argot/schema-tools/inline inline": [
    "maxCharacter",
    "maxCharacters",
    (called, options) =>
      called(make("@argot/schema-tools/schema-index SchemaIndex", [document], argot), document.uri, options),
  ],
  "@argot/schema-tools/merge merge": [
    "maxCharacter",
    "maxCharacters",
    (called, options) =>
      called(make("@argot/schema-tools/schema-index SchemaIndex", [document], argot), document.uri, options),
  ],
  "@argot/schema-tools/upgrade upgrade": [
    "unchangd",
    "unchanged",
    (called, options) => called([], added({ argot }, options)),
  ],
  "@argot/models checkProfile": ["argto", "argot", (called, options) => called(schema, profile, options)],
  "@argot/models toProfile": ["recursionDept", "recursionDepth", (called, options) => called(schema, profile, options)],
  "@argot/mcp convertTool": [
    "recursionDept",
    "recursionDepth",
    (called, options) => called({ inputSchema: schema }, profile, options),
  ],
  "@argot/algebra satisfiable": ["maxstep", "maxSteps", (called, options) => called(everything, options)],
  "@argot/config argotOf": ["strickt", "strict", (called, options) => called({ options: {}, schemas: [] }, options)],
  "@argot/config loadConfig": ["fil", "file", (called, options) => called(options)],
  "@argot/stream/confluent createCodec": ["latestfor", "latestFor", (called, options) => called(registry, options)],
  "@argot/stream/confluent createRegistryClient": [
    "retrys",
    "retries",
    (called, options) => called("http://a", options),
  ],
  "@argot/stream/confluent/kafkajs eachMessage": [
    "delete",
    "deleted",
    (called, options) => called(codec, added({ valid: call, failed: call }, options)),
  ],
  "@argot/content contentAssertion": ["lenent", "lenient", (called, options) => called(options)],
  "argot decode": ["maxSise", "maxSize", (called, options) => called("YQ==", annotations, options)],
  "argot encode": ["mediaType", "mediaTypes", (called, options) => called("a", annotations, options)],
  "@argot/core createArgot": ["dialct", "dialect", (called, options) => called(options)],
  "argot/inspect AnnotatedValidator": [
    "imutableValues",
    "immutableValues",
    (called, options) => called(plan, call, options),
  ],
  "argot/inspect Applicability": ["immutableValue", "immutableValues", (called, options) => called(plan, options)],
  "@argot/schema-tools/declarations declarations": ["nam", "name", (called, options) => called(plan, options)],
  "@argot/stream/duckdb registerFunctions": ["maxbytes", "maxBytes", (called, options) => called(connection, options)],
  "@argot/fastify createValidatorFactory": ["chagnes", "changes", (called, options) => called(options)],
  "@argot/language-service createLanguageService": ["loadSchma", "loadSchema", (called, options) => called(options)],
  "@argot/schema-tools/lint lint": [
    "severites",
    "severities",
    (called, options) => called({ schemas: [] }, added({ index: {}, argot }, options)),
  ],
  "@argot/mcp createJsonSchemaValidator": ["maxCharacter", "maxCharacters", (called, options) => called(options)],
  "@argot/models createErrorText": ["maxCharacter", "maxCharacters", (called, options) => called(argot, {}, options)],
  "@argot/web-editors/monaco registerArgot": [
    "dely",
    "delay",
    (called, options) => called(monaco, added({ service }, options)),
  ],
  "@argot/nats startValidation": ["maxInflight", "maxInFlight", (called, options) => called({}, options)],
  "@argot/nats watchSchemas": ["onRefuse", "onRefused", (called, options) => called({ watch: call }, options)],
  "@argot/openapi openDocument": ["format", "formats", (called, options) => called(api, options)],
  "@argot/openapi problemsOf": ["maxIssue", "maxIssues", (called, options) => called(api, options)],
  "@argot/openapi/middleware/express openApi": [
    "basepath",
    "basePath",
    (called, options) => called({ route: call }, options),
  ],
  "@argot/openapi/middleware/fastify openApi": [
    "basepath",
    "basePath",
    (called, options) => called({}, added({ api: { route: call } }, options)),
  ],
  "@argot/openapi/middleware/hono openApi": [
    "undescibed",
    "undescribed",
    (called, options) => called({ route: call }, options),
  ],
  "@argot/openapi/asyncapi asyncProblemsOf": ["document", "documents", (called, options) => called(asyncApi, options)],
  "@argot/openapi/asyncapi openAsyncApi": ["format", "formats", (called, options) => called(asyncApi, options)],
  "@argot/rjsf createFormValidator": ["message", "messages", (called, options) => called(options)],
  "@argot/schema-tools/schema-tests runTests": [
    "covrage",
    "coverage",
    (called, options) => called([], added({ argot, uri: "a:b", readData: call }, options)),
  ],
  "@argot/source-text codeFrame": ["bfore", "before", (called, options) => called(source, span, options)],
  "@argot/source-text compactIssues": ["maxIssue", "maxIssues", (called, options) => called(errors, options)],
  "@argot/source-text locate": ["schema", "schemas", (called, options) => called(errors[0], options)],
  "@argot/source-text parseJsonText": ["nam", "name", (called, options) => called("1", options)],
  "@argot/source-text parseJsoncText": ["nam", "name", (called, options) => called("1", options)],
  "@argot/source-text parseSource": ["langage", "language", (called, options) => called("1", options)],
  "@argot/source-text renderIssues": ["maxIssue", "maxIssues", (called, options) => called(errors, options)],
  "@argot/source-text/json5 parseJson5Text": ["firstline", "firstLine", (called, options) => called("1", options)],
  "@argot/source-text/toml parseTomlText": ["firstline", "firstLine", (called, options) => called("a = 1", options)],
  "@argot/source-text/yaml parseYamlDocuments": ["firstline", "firstLine", (called, options) => called("1", options)],
  "@argot/source-text/yaml parseYamlText": ["firstline", "firstLine", (called, options) => called("1", options)],
  "@argot/stream createLineStream": ["maxByte", "maxBytes", (called, options) => called(validator, options)],
  "@argot/stream createTextValidator": ["maxError", "maxErrors", (called, options) => called(validator, options)],
  "@argot/stream routeLines": [
    "onProgres",
    "onProgress",
    (called, options) => called(nothing(), validator, {}, options),
  ],
  "@argot/stream validateLines": ["maxByte", "maxBytes", (called, options) => called(nothing(), validator, options)],
  "@argot/stream/workers startLineWorkers": ["thread", "threads", (called, options) => called("a.mjs", options)],
  "@argot/testing argotWith": ["teir", "tier", (called, options) => called({ a: keyword }, options)],
  "@argot/testing cases": ["hold", "holds", (called, options) => called(keyword, options)],
  "@argot/testing/invariants invariantsOf": ["run", "runs", (called, options) => called(keyword, options)],
  "@argot/transform createTransform": [
    "coercetypes",
    "coerceTypes",
    (called, options) => called(argot, schema, options),
  ],
  "@argot/transform planTransform": ["useDefault", "useDefaults", (called, options) => called(plan, options)],
  "argot createArgot": ["formts", "formats", (called, options) => called(options)],
  "argot/loop createArgot": ["teir", "tier", (called, options) => called(options)],
  "argot/module compileModule": ["error", "errors", (called, options) => called(argot, { main: schema }, options)],
};

const wrongKinds: readonly (readonly [what: string, value: unknown])[] = [
  ["undefined", undefined],
  ["null", null],
  ["a number", 1],
  ["a string", "x"],
  ["an array", []],
  ["an array of an empty object", [{}]],
  ["an object", {}],
  ["a function", () => undefined],
  ["a symbol", Symbol("x")],
  ["true", true],
  ["a Map", new Map()],
];

/** The name of an error of Argot. A function that needs something says so in a sentence. */
const typed =
  /^(?:Bundle|Change|Config|Configuration|Confluent|Content|Conversion|Definition|Document|Evaluation|LinearRegex|Operation|Plan|Profile|Registry|Schema|Source|TestFile|Validation)Error$/;
const crash =
  /is not (?:a function|iterable|defined|a constructor)|Cannot (?:read|destructure|convert|use)|undefined \(|of (?:undefined|null)|Invalid array length/;

/** Waits for a result. Generators begin with their first value. */
async function finished(result: unknown): Promise<void> {
  const awaited = await result;
  if (Object.prototype.toString.call(awaited) === "[object AsyncGenerator]") await (awaited as AsyncGenerator).next();
}

/** Calls a function to its end, and returns what is wrong with the error that it throws. */
async function complaint(run: () => unknown): Promise<string | undefined> {
  try {
    await finished(run());
    return undefined;
  } catch (error) {
    const { name, message } = error as Error;
    return typed.test(name) && !crash.test(message) && message.length > 15 ? undefined : `${name}: ${message}`;
  }
}

/** Public functions by the first of their names. What several entry points export is there once. */
const functions = new Map<string, AnyFunction>();
const seen = new Set<unknown>();
for (const [specifier, file] of entryPoints(packages)) {
  // oxlint-disable-next-line no-await-in-loop -- modules that others import
  const exported = (await import(file)) as Readonly<Record<string, unknown>>;
  for (const [name, value] of Object.entries(exported)) {
    if (typeof value !== "function" || seen.has(value)) continue;
    seen.add(value);
    const isClass = /^class\b/.test(Function.prototype.toString.call(value));
    if (isClass && value.prototype instanceof Error) continue;
    const construct: AnyFunction = (...args) => Reflect.construct(value, args);
    const key = `${specifier} ${name}`;
    if (exempt.some(([each]) => each.test(key))) continue;
    functions.set(key, isClass ? construct : (value as AnyFunction));
  }
}

/** The sources of the packages. */
function* sources(folder: string): Generator<string> {
  for (const entry of readdirSync(folder, { recursive: true, withFileTypes: true }))
    if (entry.isFile() && /(?<!\.test|\.d)\.ts$/.test(entry.name) && /[/\\]src(?:[/\\]|$)/.test(entry.parentPath))
      if (!/[/\\]node_modules[/\\]/.test(entry.parentPath)) yield path.join(entry.parentPath, entry.name);
}

test("every public function that has options has a row", () => {
  const named = new Set<string | undefined>();
  for (const file of sources(packages))
    for (const [, name] of readFileSync(file, "utf8").matchAll(/refuseUnknownOptions\(\s*"(\w+)"/g)) named.add(name);
  const having = [...functions.keys()].filter((key) => named.has(key.split(" ").at(-1)));
  expect(having.length).toBeGreaterThan(20);
  expect(having.filter((key) => !Object.hasOwn(withOptions, key))).toEqual([]);
  expect(Object.keys(withOptions).filter((key) => !functions.has(key))).toEqual([]);
});

describe("a mistyped option is refused, and the one that was meant is named", () => {
  test.each(Object.entries(withOptions))("%s", async (key, [mistyped, meant, row]) => {
    const run = async (): Promise<unknown> => finished(row(functions.get(key) as AnyFunction, { [mistyped]: 1 }));
    await expect(run()).rejects.toMatchObject({
      name: "DefinitionError",
      message: expect.stringContaining(`has no option "${mistyped}"; did you mean "${meant}"?`),
    });
  });
});

describe("options that are no object are refused", () => {
  const noObjects = wrongKinds.filter(([, value]) => Object.prototype.toString.call(value) !== "[object Object]");

  test.each(Object.entries(withOptions))("%s", async (key, [, , row]) => {
    for (const [what, value] of noObjects) {
      if (value === undefined || value instanceof Map) continue;
      // oxlint-disable-next-line no-await-in-loop -- one after the other
      await expect(async () => finished(row(functions.get(key) as AnyFunction, value)), what).rejects.toMatchObject({
        name: "DefinitionError",
        message: expect.stringMatching(/must be an object|needs an API/),
      });
    }
  });
});

describe("missing arguments, and such of the wrong kind, are refused by an error of Argot", () => {
  test.each([...functions])("%s", async (_key, called) => {
    expect(await complaint(() => called()), "no arguments").toBeUndefined();
    for (const [what, value] of wrongKinds) {
      // oxlint-disable-next-line no-await-in-loop -- one after the other
      expect(await complaint(() => called(value)), what).toBeUndefined();
    }
  });
});

type Made = Readonly<Record<string, unknown>>;
const make = (key: string, ...args: readonly unknown[]): Made => (functions.get(key) as AnyFunction)(...args) as Made;
const member = (from: unknown, name: string, ...args: readonly unknown[]): Made =>
  ((from as Made)[name] as AnyFunction).call(from, ...args) as Made;

/** Objects that functions return: how to make one, and what of its methods is not called here. */
const objects: Readonly<Record<string, readonly [made: () => unknown, others?: readonly string[]]>> = {
  "an Argot instance": [() => createArgot()],
  "a validator": [() => createArgot().compile(schema)],
  "the Standard Schema of a validator": [() => createArgot().compile(schema)["~standard"]],
  "an Applicability": [() => make("argot/inspect Applicability", plan)],
  "an AnnotatedValidator": [() => make("argot/inspect AnnotatedValidator", plan, call)],
  "an API": [() => make("@argot/openapi openDocument", api)],
  "an operation": [() => member(make("@argot/openapi openDocument", api), "operation", "getA")],
  "an API of AsyncAPI": [() => make("@argot/openapi/asyncapi openAsyncApi", asyncApi)],
  "a message": [
    () => {
      const channel = member(make("@argot/openapi/asyncapi openAsyncApi", asyncApi), "channel", "a");
      return (channel["messages"] as ReadonlyMap<string, unknown>).get("b");
    },
  ],
  "an index": [
    () => make("@argot/schema-tools/schema-index SchemaIndex", [], argot),
    ["isFalse", "meaningOf", "schemaAt"],
  ],
  "sources of schemas": [() => make("@argot/source-text SchemaSources", createArgot())],
  "a text": [() => make("@argot/source-text parseSource", "{}"), ["spanOf", "line"]],
  "a coverage": [() => make("@argot/schema-tools/schema-tests SchemaCoverage")],
  "a codec": [() => make("@argot/stream/confluent createCodec", registry)],
  "a transform": [() => ({ transform: make("@argot/transform createTransform", argot, schema) })],
  "a validator of texts": [() => ({ validate: make("@argot/stream createTextValidator", validator) })],
  "a validator for MCP": [() => make("@argot/mcp createJsonSchemaValidator")],
  "a language service": [() => make("@argot/language-service createLanguageService")],
};

/** The names of the methods of an object. */
function methodsOf(object: object): string[] {
  const names = new Set<string>();
  for (
    let each: object | null = object;
    each !== null && !builtIn.has(each);
    each = Object.getPrototypeOf(each) as object
  )
    for (const name of Object.getOwnPropertyNames(each)) {
      const { value } = Object.getOwnPropertyDescriptor(each, name) ?? {};
      if (typeof value === "function" && name !== "constructor") names.add(name);
    }
  return [...names];
}
const builtIn: ReadonlySet<object> = new Set([Object.prototype, Function.prototype]);

describe("methods refuse what they cannot use", () => {
  test.each(Object.entries(objects))("%s", async (_what, [made, others = []]) => {
    const methods = methodsOf(made() as object).filter((name) => !others.includes(name));
    expect(methods).not.toEqual([]);
    for (const method of methods) {
      const run = (...args: readonly unknown[]): Promise<string | undefined> =>
        complaint(() => member(made(), method, ...args));
      // oxlint-disable-next-line no-await-in-loop -- one after the other
      expect(await run(), `${method}()`).toBeUndefined();
      for (const [kind, value] of wrongKinds) {
        // oxlint-disable-next-line no-await-in-loop -- one after the other
        expect(await run(value), `${method}(${kind})`).toBeUndefined();
      }
    }
  });
});
