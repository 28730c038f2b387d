// `Object.prototype` with more on it than there should be: what every object then seems to have.
import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { compileModule } from "argot/module";
import { type HostileCase, type Make, outcome } from "./case.js";

const packages = path.join(import.meta.dirname, "../../..");

/** The packages that take part in a validation. */
const runtime = [
  ..."core compiler argot dialects".split(" "),
  ...readdirSync(path.join(packages, "vocabularies")).map((name) => `vocabularies/${name}`),
];

/**
 * Names that JavaScript itself looks for in objects: who sets them breaks every program. An iterator that is left before its
 * end is asked for `return`.
 */
const ofTheLanguage: ReadonlySet<string> = new Set(["return"]);

const isSource = (name: string): boolean => name.endsWith(".ts") && !name.endsWith(".test.ts");

/** Every name that stands in the sources of Argot: of members of plans, options, records and all else. */
function namesInSources(): ReadonlySet<string> {
  const names = new Set<string>();
  for (const name of runtime) {
    const folder = path.join(packages, name, "src");
    for (const file of readdirSync(folder, { recursive: true, encoding: "utf8" }).filter(isSource)) {
      const code = readFileSync(path.join(folder, file), "utf8").replaceAll(/\/\*[^]*?\*\/|\/\/.*$/gm, "");
      for (const [found] of code.matchAll(/[\p{ID_Start}$_][\p{ID_Continue}$]*/gu)) names.add(found);
    }
  }
  return names;
}

/** The names of members of a value and of all in it, maps and sets included. */
function membersWithin(root: unknown): ReadonlySet<string> {
  const names = new Set<string>();
  const seen = new Set<unknown>();
  const pending = [root];
  while (pending.length > 0) {
    const value = pending.pop();
    if (typeof value !== "object" || value === null || seen.has(value)) continue;
    seen.add(value);
    if (value instanceof Map || value instanceof Set) pending.push(...value.values());
    else if (Array.isArray(value)) pending.push(...(value as unknown[]));
    else
      for (const [name, each] of Object.entries(value)) {
        names.add(name);
        pending.push(each);
      }
  }
  return names;
}

const text = { type: "string" };

/** Schemas that together use every op, and values that hold and do not. */
const questions: readonly (readonly [schema: object | boolean, ...values: readonly unknown[]])[] = [
  [false, 1],
  [{ type: ["integer", "null"], title: "T", unknown: 1 }, 1, 1.5, null],
  [{ minimum: 2, exclusiveMaximum: 9, multipleOf: 2 }, 4, 3, 12],
  [{ minLength: 2, maxLength: 3, pattern: "^a+$" }, "aa", "ab", "a"],
  [{ format: "email" }, "a@b.example", "a"],
  [{ enum: ["red", "green", { a: 1 }] }, "red", "gren", { a: 1 }],
  [{ const: { a: [1] } }, { a: [1] }, { a: [2] }],
  [{ items: { type: "integer" }, prefixItems: [text], uniqueItems: true, minItems: 1 }, ["a", 1], [1], ["a", 1, 1], []],
  [{ contains: { const: 1 }, minContains: 2, maxContains: 3 }, [1, 1], [1], [1, 1, 1, 1]],
  [{ properties: { name: text }, required: ["name"], additionalProperties: false }, { name: "a" }, { nam: "a" }, {}],
  [{ patternProperties: { "^x": text }, propertyNames: { maxLength: 2 } }, { x: "a" }, { x: 1 }, { xyz: "a" }],
  [{ minProperties: 1, dependentRequired: { a: ["b"] }, dependentSchemas: { c: { required: ["d"] } } }, { a: 1 }, {}],
  [{ allOf: [{ minimum: 1 }, { maximum: 3 }], not: { const: 2 } }, 1, 2, 4],
  [{ anyOf: [text, { type: "object", required: ["k"] }] }, "a", { j: 1 }, 1],
  [
    {
      oneOf: [
        { properties: { k: { const: "a" }, n: text }, required: ["k", "n"] },
        { properties: { k: { const: "b" } }, required: ["k"] },
      ],
    },
    { k: "b" },
    { k: "a" },
    { k: "c" },
  ],
  [{ if: { minimum: 5 }, then: { multipleOf: 5 }, else: { multipleOf: 2 } }, 10, 7, 3],
  [
    { allOf: [{ properties: { a: true } }], anyOf: [{ properties: { b: text } }, true], unevaluatedProperties: false },
    { a: 1, b: "" },
    { b: 1 },
  ],
  [{ prefixItems: [true], contains: text, unevaluatedItems: { type: "integer" } }, [1, "a", 2], [1, "a", null]],
  [
    { $defs: { tree: { properties: { child: { $ref: "#/$defs/tree" } }, required: ["v"] } }, $ref: "#/$defs/tree" },
    { v: 1, child: { v: 2 } },
    { v: 1, child: {} },
  ],
  [
    {
      $id: "https://example.com/list",
      $dynamicAnchor: "node",
      properties: { next: { $dynamicRef: "#node" } },
      unevaluatedProperties: false,
    },
    { next: { next: {} } },
    { next: { other: 1 } },
  ],
  [
    { contentMediaType: "application/json", contentEncoding: "base64", contentSchema: { type: "object" } },
    "e30=",
    "MQ==",
    "?",
  ],
  [
    {
      $schema: "http://json-schema.org/draft-07/schema#",
      items: [text],
      additionalItems: false,
      dependencies: { a: ["b"] },
    },
    ["a"],
    [1],
    ["a", 1],
  ],
  [{ $schema: "http://json-schema.org/draft-04/schema#", id: "urn:x:four", minimum: 1, exclusiveMinimum: true }, 2, 1],
  [
    {
      $schema: "http://json-schema.org/draft-03/schema#",
      properties: { a: { required: true, extends: { type: "string" } } },
      disallow: ["array"],
    },
    { a: "" },
    {},
    [],
  ],
  [
    { $schema: "https://json-schema.org/v1", type: "object", propertyNames: { pattern: "^[a-z]+$" } },
    { a: 1 },
    { A: 1 },
  ],
];

/** As it is, asserting everything that can be, and with limits. */
const argots: readonly Parameters<Make>[0][] = [
  {},
  { formats: "assert", contentKeywords: "assert" },
  { limits: { errors: 9 } },
];

/** What can be asked of a compiled schema. */
interface Compiled {
  (value: unknown): boolean;
  validate(value: unknown, options?: object): { readonly errors: unknown };
}

const asText = (value: unknown): string => JSON.stringify(value).replaceAll(/argot:\/\d+/g, "argot:/");
const told = (validator: Compiled, value: unknown): string =>
  outcome(() => `${validator(value)} ${asText(validator.validate(value).errors)}`);

/** All answers about the questions. */
function answersOf(compiled: readonly Compiled[], more: (validator: Compiled, value: unknown) => string): string[] {
  return compiled.flatMap((validator, i) => {
    const values = questions[i % questions.length]?.slice(1) ?? [];
    return values.map((value) => `${told(validator, value)} ${more(validator, value)}`);
  });
}

const compileAll = (make: Make, kinds = argots): Compiled[] =>
  kinds.flatMap((options) => {
    const argot = make(options);
    return questions.map(([schema]) => argot.compile(schema));
  });

/** Modules say no more than that. */
const nothing = (): string => "";

/** What validators say besides. */
const alsoTold = (validator: Compiled, value: unknown): string => {
  const { annotations, output, validate } = validator as ReturnType<ReturnType<Make>["compile"]>;
  return outcome(() =>
    asText([annotations(value).list, output(value, "basic"), output(value, "list"), validate(value, {}).valid]),
  );
};

/** Runs while all objects seem to have these members. */
function polluted<T>(names: Iterable<string>, value: unknown, action: () => T): T {
  const added = [...names];
  const member = Object.assign(Object.create(null) as object, {
    value,
    enumerable: true,
    configurable: true,
    writable: true,
  });
  // oxlint-disable-next-line eslint/no-extend-native -- this is what it is about.
  for (const name of added) Object.defineProperty(Object.prototype, name, member);
  try {
    return action();
  } finally {
    for (const name of added) Reflect.deleteProperty(Object.prototype, name);
  }
}

/** What could be mistaken for a member that is there. */
const pollutants: Readonly<Record<string, unknown>> = {
  true: true,
  false: false,
  "a text": "x",
  "a number": 1,
  "an array": [],
  "an object": {},
  "a function": () => false,
};

const inherited = new Set(Object.getOwnPropertyNames(Object.prototype));
const isPollutable = (name: string): boolean => !inherited.has(name) && !ofTheLanguage.has(name);

/** Names of members of plans and of what is told, before all others. */
function pollutableNames(make: Make): readonly string[] {
  const argot = make({ formats: "assert", contentKeywords: "assert" });
  const records = questions.flatMap(([schema, ...values]) => {
    const validator = argot.compile(schema);
    return [argot.plan(schema), ...values.map((value) => validator.validate(value))];
  });
  return [...new Set([...membersWithin(records), ...namesInSources()])].filter(isPollutable);
}

/** The first answer that is another one than without pollution; "the same answers" where there is none. */
function compared(expected: readonly string[], ask: () => readonly string[], with_: string): string {
  let found: readonly string[];
  try {
    found = ask();
  } catch (error) {
    return `${with_}: ${String(error)}`;
  }
  const other = found.findIndex((each, i) => each !== expected[i]);
  return other < 0 ? "the same answers" : `${with_}: ${expected[other]} became ${found[other]}`;
}

const same = "the same answers";

/** When objects come to have more on their prototype: before schemas are compiled, or after. */
type When = "before" | "after";

/** Asks with these names and each of these values. */
function pollutedAnswers(
  make: Make,
  when: When,
  kinds: typeof argots,
  groups: readonly (readonly string[])[],
  values: readonly string[],
): string {
  const compiled = compileAll(make, kinds);
  const expected = answersOf(compiled, alsoTold);
  for (const what of values) {
    for (const group of groups) {
      const ask = (): string[] =>
        polluted(group, pollutants[what], () =>
          answersOf(when === "after" ? compiled : compileAll(make, kinds), alsoTold),
        );
      const came = compared(expected, ask, `${group.slice(0, 3).join(", ")} being ${what}`);
      if (came !== same) return came;
    }
  }
  return same;
}

/** A module of all schemas, as its text. */
const moduleText = (make: Make): string =>
  compileModule(make(), Object.fromEntries(questions.map(([schema], i) => [`f${i}`, schema])), { errors: true }).code;

/** The functions of such a module. */
async function loaded(code: string): Promise<Compiled[]> {
  const functions = (await import(`data:text/javascript,${encodeURIComponent(code)}`)) as Record<string, Compiled>;
  return questions.map((_, i) => functions[`f${i}`] as Compiled);
}

export const pollution: readonly HostileCase[] = [
  ...(["after", "before"] as const).flatMap((when): HostileCase[] => [
    {
      name: `every name that stands in Argot's sources on Object.prototype, ${when} compiling`,
      answer: same,
      ask: (make) => pollutedAnswers(make, when, argots, [pollutableNames(make)], Object.keys(pollutants)),
    },
    {
      name: `so many of these names one at a time, ${when} compiling`,
      sizes: [20, 200],
      answer: same,
      ask: (make, size) => {
        const single = pollutableNames(make).slice(0, size);
        return pollutedAnswers(
          make,
          when,
          [{}],
          single.map((name) => [name]),
          ["true", "an object"],
        );
      },
    },
  ]),
  {
    name: "modules, asked under all of these names and so many of them one at a time",
    sizes: [20, 200],
    answer: same,
    ask: async (make, size) => {
      const names = pollutableNames(make);
      const compiled = await loaded(moduleText(make));
      const expected = answersOf(compiled, nothing);
      for (const group of [names, ...names.slice(0, size).map((name) => [name])]) {
        const ask = (): string[] => polluted(group, true, () => answersOf(compiled, nothing));
        const came = compared(expected, ask, group.slice(0, 3).join(", "));
        if (came !== same) return came;
      }
      return same;
    },
  },
  {
    name: "modules written under all of these names",
    answer: same,
    ask: async (make) => {
      const expected = answersOf(await loaded(moduleText(make)), nothing);
      const names = pollutableNames(make);
      for (const [what, value] of Object.entries(pollutants)) {
        const code = polluted(names, value, () => moduleText(make));
        // oxlint-disable-next-line no-await-in-loop -- what differs first is told.
        const functions = await loaded(code);
        const came = compared(expected, () => answersOf(functions, nothing), `names being ${what}`);
        if (came !== same) return came;
      }
      return same;
    },
  },
];
