// Pollution of `Object.prototype`: every object then inherits the added properties.
import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import type { ArgotOptions } from "argot";
import { compileModule } from "argot/module";
import { allTiers, type HostileCase, type Make, outcome, tierOf } from "./case.js";
import { examples, optionsOfArgots } from "./pollution-examples.js";

const packages = path.join(import.meta.dirname, "../../..");

/** The packages that take part in a validation. */
const runtime = [
  ..."core reports compiler argot dialects".split(" "),
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

const compileAll = (make: Make, options: ArgotOptions = {}): Compiled[] => {
  const argot = make(options);
  return examples.map(([schema]) => argot.compile(schema));
};

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

const sourceNames = namesInSources();

/** Names for pollution: first those of members of plans and results, then indices, then all others. */
function pollutableNames(make: Make): readonly string[] {
  const argot = make({ formats: "assert", contentKeywords: "assert" });
  const records = examples.flatMap(([schema, ...values]) => {
    const validator = argot.compile(schema);
    return [argot.plan(schema), ...values.map((value) => validator.validate(value))];
  });
  return [...new Set([...membersWithin(records), ...indices, ...sourceNames])].filter(isPollutable);
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

/** What pollution is tried with: the kind of the value, and the options of the Argot instance. */
type Trial = readonly [kind: string, options: ArgotOptions | undefined];

/** Compares the results with and without pollution, for groups of names in each trial. */
function pollutedResults(
  make: Make,
  when: When,
  groups: readonly (readonly string[])[],
  trials: readonly Trial[],
): string {
  for (const [kind, options] of trials) {
    const compiled = compileAll(make, options);
    const expected = resultsOf(compiled, moreResults);
    for (const group of groups) {
      const action = (): string[] =>
        polluted(group, pollutants[kind], () =>
          resultsOf(when === "after" ? compiled : compileAll(make, options), moreResults),
        );
      const result = compared(expected, action, `${group.slice(0, 3).join(", ")} being ${kind}`);
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

const tiers: readonly string[] = allTiers;

/** A number of elements, others in each tier, so that all tiers together try more of them. */
const shareOf = <T>(make: Make, all: readonly T[], count: number): readonly T[] =>
  Array.from({ length: count }, (_, i) => all[(tiers.indexOf(tierOf(make)) * count + i) % all.length] as T);

const kinds = Object.keys(pollutants);

/** Each kind of value with each of the options. */
const trials: readonly Trial[] = optionsOfArgots.flatMap((_, i) =>
  kinds.map((kind, j): Trial => [kind, optionsOfArgots[(i + j) % optionsOfArgots.length]]),
);

/** The number of names that are added alone, one after the other. */
const mostSingleNames = 200;
const singleNames = (make: Make, count: number): readonly (readonly string[])[] =>
  shareOf(make, pollutableNames(make).slice(0, mostSingleNames), count).map((name) => [name]);

export const pollution: readonly HostileCase[] = [
  ...(["after", "before"] as const).flatMap((when): HostileCase[] => [
    {
      name: `Object.prototype polluted with every name in Argot's sources, ${when} compiling`,
      sizes: [1, trials.length],
      expected: same,
      run: (make, size) => pollutedResults(make, when, [pollutableNames(make)], shareOf(make, trials, size)),
    },
    {
      name: `Object.prototype polluted with one of these names at a time, ${when} compiling`,
      sizes: [6, mostSingleNames],
      expected: same,
      run: (make, size) =>
        pollutedResults(make, when, singleNames(make, size), [
          ["true", {}],
          ["an object", {}],
        ]),
    },
  ]),
  {
    name: "modules, with pollution by all of these names and by one at a time",
    tiers: ["compiled"],
    sizes: [20, mostSingleNames],
    expected: same,
    run: async (make, size) => {
      const names = pollutableNames(make);
      const compiled = await loaded(moduleText(make));
      const expected = resultsOf(compiled, nothing);
      for (const group of [names, ...singleNames(make, size)]) {
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
    sizes: [1, kinds.length],
    expected: same,
    run: async (make, size) => {
      const expected = resultsOf(await loaded(moduleText(make)), nothing);
      const names = pollutableNames(make);
      for (const what of kinds.slice(0, size)) {
        const code = polluted(names, pollutants[what], () => moduleText(make));
        // oxlint-disable-next-line no-await-in-loop -- the first difference is reported
        const functions = await loaded(code);
        const result = compared(expected, () => resultsOf(functions, nothing), `names being ${what}`);
        if (result !== same) return result;
      }
      return same;
    },
  },
];
