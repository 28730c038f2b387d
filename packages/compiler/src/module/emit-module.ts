import { declarations } from "./runtime-text.js";
import {
  type BlockId,
  ruleOf,
  type Application,
  applicationsOf,
  type CustomFunction,
  mapApplications,
  ownProperties,
  type Pattern,
  type Plan,
  targetsOf,
} from "@argot/core/plan";
import { verdictPlan } from "../analysis/verdict-plan.js";
import type { SurroundingName } from "../code/expression.js";
import { legible, quote } from "../code/quote.js";
import { emit, type Emitted } from "../emit/emit.js";
import { jsonExpression, type Names, planFunction } from "./expression.js";
import { hostFunctionsOf } from "./custom-functions.js";
import { entriesOf, join, type JoinedPlan } from "./join.js";
import { ModuleError } from "./module-error.js";
import { typesText } from "./types-text.js";

/** A schema of a module: its meaning, and the name that its function is exported under. */
export interface ModuleSchema {
  /** A JavaScript identifier. */
  readonly name: string;
  /** The whole plan, as it was lowered. */
  readonly plan: Plan;
}

/** How a module is to be. */
export interface ModuleOptions {
  /** Whether each function also has `validate`, which says what is wrong. The module becomes larger, not slower. */
  readonly errors?: boolean;
  /** How the URI of a resource is written in the module, which shows it in locations; as it is, when not said. */
  readonly uri?: (uri: string) => string;
}

/** The text of an ES module, and of its declarations for TypeScript. */
export interface EmittedModule {
  /** The module: JavaScript, for a file that ends in `.js` or `.mjs`. */
  readonly code: string;
  /** Its declarations, for a file beside it that ends in `.d.ts` or `.d.mts`. */
  readonly types: string;
}

/**
 * Writes schemas as an ES module that decides verdicts without anything else: for each schema a function is exported
 * under its name and, where there is one schema only, as the default. The same plans give the same text.
 *
 * @throws ModuleError when a name is not one that an export can have, or a plan calls a function that no module exports.
 */
export function emitModule(schemas: readonly ModuleSchema[], options: ModuleOptions = {}): EmittedModule {
  const { errors = false, uri = (each: string) => each } = ownProperties(options);
  checkNames(schemas.map(({ name }) => name));
  const module = new ModuleText();
  const plans = schemas.map(({ plan }): Plan => {
    // No error names the dialect.
    const resources = plan.resources.map((resource) => ({ ...resource, dialect: undefined, uri: uri(resource.uri) }));
    return { ...plan, resources };
  });
  const joined = join(plans);
  if (joined) module.addJoined(joined, errors);
  else for (const plan of plans) module.add(plan, errors);
  const names = schemas.map(({ name }) => name);
  return { code: module.code(names), types: typesText(names, errors) };
}

/** A module while it is written. Names at its top begin with `$`, where they are not those of core's declarations. */
class ModuleText implements Names {
  readonly #imports = new Map<string, string>();
  readonly #patterns = new Map<string, SurroundingName>();
  readonly #texts = new Map<string, string>();
  readonly #leaves = new Set<string>();
  readonly #needed = new Set<string>();
  /** What functions of the module share. */
  readonly #shared: string[] = [];
  readonly #functions: string[] = [];

  pattern({ source, flags, foreign }: Pattern): SurroundingName {
    if (foreign) throw new ModuleError("a regular expression of another engine cannot be written as a module");
    const expression = `new RegExp(${quote(source)}, ${quote(flags)})`;
    const name = this.#patterns.get(expression) ?? `$p${this.#patterns.size + 1}`;
    this.#patterns.set(expression, name);
    return name;
  }

  /** Names for a plan that messages are made of: they show a source as the schema has it, and engines write some in another way. */
  readonly #shown: Names = {
    pattern: (pattern) => {
      const name = this.pattern(pattern);
      const { source, flags } = pattern;
      if (new RegExp(source, flags).source === source) return name;
      return `{source:${quote(source)},flags:${quote(flags)},test:(text)=>${name}.test(text)}`;
    },
    host: (call) => this.host(call),
    text: (text) => this.text(text),
  };

  host({ module, name }: CustomFunction<unknown>): string {
    if (!module) throw new ModuleError(unknownHome(name));
    const imported = isIdentifier(module.name) ? module.name : quote(module.name);
    return numbered(this.#imports, `${legible(module.specifier)}\n${imported}`, "$h");
  }

  text(text: string): string {
    return numbered(this.#texts, legible(text), "$t");
  }

  /** Adds the function of a plan. */
  add(plan: Plan, errors: boolean): void {
    const verdict = this.#verdict(plan);
    if (errors) this.#needed.add("withErrors");
    this.#functions.push(
      errors ? `withErrors(${verdict}, ${planFunction(explainedPlan(plan), this.#shown)})` : verdict,
    );
  }

  /** Adds the functions of plans that share blocks. */
  addJoined({ plan, entries }: JoinedPlan, errors: boolean): void {
    this.#shared.push(`const $v = ${this.#verdict(plan, entriesOf)};`);
    if (errors) {
      this.#needed.add("withErrors");
      this.#shared.push(`const $e = ${planFunction(explainedPlan(plan), this.#shown)};`);
    }
    for (const [i, target] of entries.entries()) {
      const planOf = `() => ({ ...$e(), entry: { target: ${target}, keywordPath: [] } })`;
      // Two schemas may come down to one function; what is wrong is told of each in its own way.
      this.#functions.push(errors ? `withErrors($v[${i}], ${planOf})` : `$v[${i}]`);
    }
  }

  /** The expression of the verdict function of a plan, or of a list of them, where blocks to begin with are named. */
  #verdict(plan: Plan, entriesIn?: (plan: Plan) => readonly BlockId[]): string {
    const hosts = hostFunctionsOf(plan);
    for (const { name, module, argument } of hosts) {
      if (!module) throw new ModuleError(unknownHome(name));
      if (argument !== undefined && jsonExpression(argument) === undefined)
        throw new ModuleError(
          `The keyword ${name} cannot be written as a module: its function is called with an argument that is not JSON. Let its shape be one that reads plain JSON.`,
        );
    }
    const decided = verdictPlan(plan);
    const emitted = emit(decided, { surroundings: this, entries: entriesIn?.(decided) });
    for (const leaf of emitted.leaves) this.#leaves.add(leaf);
    const left = handedOver(decided, emitted);
    if (left) this.#needed.add("fallback");
    const constants = this.#constants(decided, emitted, hosts);
    const parameters = [constants === "[]" ? "" : "c", left ? "L" : ""].filter((each) => each !== "").join(", ");
    const given = [constants === "[]" ? "" : constants, left ? `fallback(${planFunction(left, this)})` : ""];
    return `((${parameters}) => {\n${emitted.source}})(${given.filter((each) => each !== "").join(", ")})`;
  }

  /** The module, with its functions exported under these names. */
  code(names: readonly string[]): string {
    const imports = Array.from(this.#imports, ([key, local]) => {
      const [specifier, imported] = key.split("\n");
      return `import { ${imported} as ${local} } from ${specifier};`;
    });
    const used = withNeeds([...this.#leaves, ...this.#needed]);
    const leaves = [...this.#leaves].toSorted();
    const exported = names.map((name, i) => `$${i + 1} as ${name}`);
    if (names.length === 1) exported.push("$1 as default");
    return [
      "// Made by Argot from JSON Schema. Do not edit.",
      ...imports,
      ...declarations.filter(({ name }) => used.has(name)).map(({ text }) => text),
      ...(leaves.length > 0 ? [`const r = { ${leaves.join(", ")} };`] : []),
      ...Array.from([...this.#patterns, ...this.#texts], ([expression, name]) => `const ${name} = ${expression};`),
      ...this.#shared,
      ...this.#functions.map((expression, i) => `const $${i + 1} = ${expression};`),
      `export { ${exported.join(", ")} };\n`,
    ].join("\n");
  }

  #constants(plan: Plan, { constants }: Emitted, hosts: readonly CustomFunction<unknown>[]): string {
    const applications = new Set<unknown>(
      plan.blocks.flatMap(({ rules }) => rules.flatMap(({ constraint }) => applicationsOf(constraint))),
    );
    const calls = new Map<unknown, CustomFunction<unknown>>(hosts.map((host) => [host.call, host]));
    const texts = constants.map((value) => {
      const host = calls.get(value);
      if (host) return this.host(host);
      const { target, dynamic } = ownProperties(
        applications.has(value) ? (value as Application) : {},
      ) as Partial<Application>;
      return jsonExpression(target === undefined ? value : { target, dynamic }) as string;
    });
    return `[${texts.join(", ")}]`;
  }
}

function numbered(names: Map<string, string>, key: string, prefix: string): string {
  const name = names.get(key) ?? `${prefix}${names.size + 1}`;
  names.set(key, name);
  return name;
}

/** What emitted code may ask the loop, if anything: the blocks that it hands over, and what these reach. */
function handedOver(plan: Plan, { usesLoop, leftToLoop }: Emitted): Plan | undefined {
  if (!usesLoop) return undefined;
  const reached = new Set(leftToLoop);
  // A set iterates over what is added to it on the way.
  for (const id of reached)
    for (const { constraint } of plan.blocks[id]?.rules ?? [])
      for (const application of applicationsOf(constraint))
        for (const target of targetsOf(plan, application)) reached.add(target);
  // Only a dynamic reference can lead back to where it stands; then the loop says where that is.
  const places = plan.blocks.some(({ rules }) =>
    rules.some(({ constraint }) => applicationsOf(constraint).some(({ dynamic }) => dynamic !== undefined)),
  );
  const blocks = plan.blocks.map((block) => {
    const rules = block.rules.map(({ appliesTo, constraint }) => ruleOf(appliesTo, mapApplications(constraint, slim)));
    return reached.has(block.id) ? { ...block, pointer: places ? block.pointer : "", rules } : (undefined as never);
  });
  // The loop never comes to what is missing.
  return { ...plan, blocks };
}

/** An application without what only locations need. */
function slim(application: Application): Application {
  const { keywordPath: _, ...rest } = application;
  return rest as Application;
}

/** The plan without what no error speaks of: annotations. */
function explainedPlan(plan: Plan): Plan {
  const blocks = plan.blocks.map((block) => {
    const requirements = block.rules.filter(({ constraint }) => constraint.op !== "nothing");
    return { ...block, rules: requirements.map((rule) => ({ ...rule, note: undefined })) };
  });
  return { ...plan, blocks };
}

/** Declarations and all that they need. */
function withNeeds(names: readonly string[]): ReadonlySet<string> {
  const used = new Set(names);
  for (const name of used) for (const need of byName.get(name)?.needs ?? []) used.add(need);
  return used;
}

const byName = new Map(declarations.map((each) => [each.name, each]));

const unknownHome = (name: string): string =>
  `The keyword ${name} calls a function of which it is not known where it is exported, so that no module can import it. ` +
  `Say it in the keyword's definition: importFrom: { specifier: "my-keywords", name: "myTest" }.`;

function checkNames(names: readonly string[]): void {
  const seen = new Set<string>();
  for (const name of names) {
    if (!isIdentifier(name)) throw new ModuleError(`${JSON.stringify(name)} is not a name that a function can have.`);
    if (seen.has(name)) throw new ModuleError(`Two schemas of the module have the name ${name}.`);
    seen.add(name);
  }
}

const isIdentifier = (name: string): boolean =>
  /^[\p{ID_Start}$_][\p{ID_Continue}$]*$/u.test(name) && !reserved.has(name);

/** What no declaration in a module can be called. */
const reserved = new Set(
  (
    "arguments await break case catch class const continue debugger default delete do else enum eval export extends " +
    "false finally for function if implements import in instanceof interface let new null package private protected " +
    "public return static super switch this throw true try typeof var void while with yield"
  ).split(" "),
);
