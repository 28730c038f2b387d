// Pollution of `Object.prototype`: every object then inherits the added properties.
import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { compileModule } from "argot/module";
import { type HostileCase, type Make, outcome } from "./case.js";
import { examples, optionsOfArgots } from "./pollution-examples.js";

const packages = path.join(import.meta.dirname, "../../..");

/** The packages that take part in a validation. */
const runtime = [
  ..."core compiler argot dialects".split(" "),
  ...readdirSync(path.join(packages, "vocabularies")).map((name) => `vocabularies/${name}`),
];

/**
 * Names that JavaScript itself reads from objects: to set them breaks every program. `for…of` calls `return` of an iterator when
 * it ends early.
 */
const ofTheLanguage: ReadonlySet<string> = new Set(["return"]);

const isSource = (name: string): boolean => name.endsWith(".ts") && !name.endsWith(".test.ts");

/** Indices, which reads past the end of arrays and texts find in the prototype. */
const indices: readonly string[] = [...Array.from({ length: 41 }, (_, i) => i), 100, 1000, 2 ** 32 - 2, -1].map(String);

/** Every identifier in the sources of Argot, such as names of members of plans, options and records. */
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

/** The names of members of a value and of all values in it, maps and sets included. */
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

/** A compiled schema. */
interface Compiled {
  (value: unknown): boolean;
  validate(value: unknown, options?: object): { readonly errors: unknown };
}

const asText = (value: unknown): string => JSON.stringify(value).replaceAll(/argot:\/\d+/g, "argot:/");
const resultOf = (validator: Compiled, value: unknown): string =>
  outcome(() => `${validator(value)} ${asText(validator.validate(value).errors)}`);

/** All results for the examples. */
function resultsOf(compiled: readonly Compiled[], more: (validator: Compiled, value: unknown) => string): string[] {
  return compiled.flatMap((validator, i) => {
    const values = examples[i % examples.length]?.slice(1) ?? [];
    return values.map((value) => `${resultOf(validator, value)} ${more(validator, value)}`);
  });
}

const compileAll = (make: Make, kinds = optionsOfArgots): Compiled[] =>
  kinds.flatMap((options) => {
    const argot = make(options);
    return examples.map(([schema]) => argot.compile(schema));
  });

/** Modules have no further results. */
const nothing = (): string => "";

/** Further results of validators. */
const moreResults = (validator: Compiled, value: unknown): string => {
  const { annotations, output, validate } = validator as ReturnType<ReturnType<Make>["compile"]>;
  return outcome(() =>
    asText([annotations(value).list, output(value, "basic"), output(value, "list"), validate(value, {}).valid]),
  );
};

/** Runs an action while `Object.prototype` has these properties. */
function polluted<T>(names: Iterable<string>, value: unknown, action: () => T): T {
  const added = [...names];
  const member = Object.assign(Object.create(null) as object, {
    value,
    enumerable: true,
    configurable: true,
    writable: true,
  });
  // oxlint-disable-next-line eslint/no-extend-native -- the subject of the test
  for (const name of added) Object.defineProperty(Object.prototype, name, member);
  try {
    return action();
  } finally {
    for (const name of added) Reflect.deleteProperty(Object.prototype, name);
  }
}

/** Values of the added properties, which code could take for values of own properties. */
const pollutants: Readonly<Record<string, unknown>> = {
  "an object": {},
  "a function": () => false,
  true: true,
  false: false,
  "a text": "x",
  "a number": 1,
  "an array": [],
};

const inherited = new Set(Object.getOwnPropertyNames(Object.prototype));
const isPollutable = (name: string): boolean => !inherited.has(name) && !ofTheLanguage.has(name);

/** Names for pollution: first those of members of plans and results, then indices, then all others. */
function pollutableNames(make: Make): readonly string[] {
  const argot = make({ formats: "assert", contentKeywords: "assert" });
  const records = examples.flatMap(([schema, ...values]) => {
    const validator = argot.compile(schema);
    return [argot.plan(schema), ...values.map((value) => validator.validate(value))];
  });
  return [...new Set([...membersWithin(records), ...indices, ...namesInSources()])].filter(isPollutable);
}

/** The first result that differs from that without pollution; "the same results" if none does. */
function compared(expected: readonly string[], action: () => readonly string[], with_: string): string {
  let found: readonly string[];
  try {
    found = action();
  } catch (error) {
    return `${with_}: ${String(error)}`;
  }
  const other = found.findIndex((each, i) => each !== expected[i]);
  return other < 0 ? "the same results" : `${with_}: ${expected[other]} became ${found[other]}`;
}

const same = "the same results";

/** When `Object.prototype` is polluted: before schemas are compiled, or after. */
type When = "before" | "after";

/** Compares the results with and without pollution, for groups of names with each of the values. */
function pollutedResults(
  make: Make,
  when: When,
  kinds: typeof optionsOfArgots,
  groups: readonly (readonly string[])[],
  values: readonly string[],
): string {
  const compiled = compileAll(make, kinds);
  const expected = resultsOf(compiled, moreResults);
  for (const what of values) {
    for (const group of groups) {
      const action = (): string[] =>
        polluted(group, pollutants[what], () =>
          resultsOf(when === "after" ? compiled : compileAll(make, kinds), moreResults),
        );
      const result = compared(expected, action, `${group.slice(0, 3).join(", ")} being ${what}`);
      if (result !== same) return result;
    }
  }
  return same;
}

/** The text of a module with all schemas. */
const moduleText = (make: Make): string =>
  compileModule(make(), Object.fromEntries(examples.map(([schema], i) => [`f${i}`, schema])), { errors: true }).code;

/** The functions of such a module. */
async function loaded(code: string): Promise<Compiled[]> {
  const functions = (await import(`data:text/javascript,${encodeURIComponent(code)}`)) as Record<string, Compiled>;
  return examples.map((_, i) => functions[`f${i}`] as Compiled);
}

/** The numbers of values with which names are added. */
const valueCounts = [3, Object.keys(pollutants).length] as const;

export const pollution: readonly HostileCase[] = [
  ...(["after", "before"] as const).flatMap((when): HostileCase[] => [
    {
      name: `Object.prototype polluted with every name in Argot's sources, ${when} compiling`,
      sizes: valueCounts,
      expected: same,
      run: (make, size) =>
        pollutedResults(make, when, optionsOfArgots, [pollutableNames(make)], Object.keys(pollutants).slice(0, size)),
    },
    {
      name: `Object.prototype polluted with one of these names at a time, ${when} compiling`,
      sizes: [20, 200],
      expected: same,
      run: (make, size) => {
        const single = pollutableNames(make).slice(0, size);
        return pollutedResults(
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
    name: "modules, with pollution by all of these names and by one at a time",
    tiers: ["compiled"],
    sizes: [20, 200],
    expected: same,
    run: async (make, size) => {
      const names = pollutableNames(make);
      const compiled = await loaded(moduleText(make));
      const expected = resultsOf(compiled, nothing);
      for (const group of [names, ...names.slice(0, size).map((name) => [name])]) {
        const action = (): string[] => polluted(group, true, () => resultsOf(compiled, nothing));
        const result = compared(expected, action, group.slice(0, 3).join(", "));
        if (result !== same) return result;
      }
      return same;
    },
  },
  {
    name: "modules written with pollution by all of these names",
    tiers: ["compiled"],
    sizes: valueCounts,
    expected: same,
    run: async (make, size) => {
      const expected = resultsOf(await loaded(moduleText(make)), nothing);
      const names = pollutableNames(make);
      for (const [what, value] of Object.entries(pollutants).slice(0, size)) {
        const code = polluted(names, value, () => moduleText(make));
        // oxlint-disable-next-line no-await-in-loop -- the first difference is reported
        const functions = await loaded(code);
        const result = compared(expected, () => resultsOf(functions, nothing), `names being ${what}`);
        if (result !== same) return result;
      }
      return same;
    },
  },
];
