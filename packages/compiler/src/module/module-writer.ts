import {
  type Application,
  applicationsOf,
  type BlockId,
  type CustomFunction,
  type Pattern,
  type Plan,
} from "@argot/core/plan";
import { verdictPlan } from "../analysis/verdict-plan.js";
import type { DeclaredName } from "../code/expression.js";
import { legible, quote } from "../code/quote.js";
import { emit, type Emitted } from "../emit/emit.js";
import type { ModuleBindings } from "./bindings.js";
import { customFunctionsOf } from "./custom-functions.js";
import { isIdentifier } from "./export-names.js";
import { fallbackPlan } from "./fallback-plan.js";
import { entriesOf, type JoinedPlan } from "./join-plans.js";
import { ModuleError } from "./module-error.js";
import type { ModuleLimits } from "./module-limits.js";
import { planFunction } from "./plan-function.js";
import { notNeeded, runtimeCode, sharedRuntime } from "./runtime-code.js";
import { labelsOf } from "./runtime-labels.js";
import type { SchemaSource } from "./schema-source.js";
import { jsonText, valueText } from "./value-text.js";

/** What a module has. */
export interface ModuleWriterSettings {
  /** Whether functions have `validate`. */
  readonly hasErrors: boolean;
  readonly limits: ModuleLimits;
  /** What the module imports the declarations of core from; `undefined` if it has them. */
  readonly runtime: string | undefined;
  /** The schemas that the functions give as JSON Schema, in the order of the functions. */
  readonly sources: readonly (SchemaSource | undefined)[];
}

/**
 * Writes the text of a module. Top-level names begin with `$`, so that they differ from the names of core's declarations.
 */
export class ModuleWriter implements ModuleBindings {
  readonly #imports = new Map<string, string>();
  readonly #patterns = new Map<string, DeclaredName>();
  readonly #texts = new Map<string, string>();
  /** Names of runtime helpers that emitted code calls as properties of `r`. */
  readonly #leaves = new Set<string>();
  /** Names of other declarations of core that the module uses. */
  readonly #needed = new Set<string>();
  /** What plans in the module need of the declarations. */
  readonly #labels = new Set<string>();
  /** Declarations that functions of the module share. */
  readonly #shared: string[] = [];
  readonly #functions: string[] = [];
  readonly #hasErrors: boolean;
  readonly #limits: ModuleLimits;
  readonly #runtime: string | undefined;
  readonly #sources: ModuleWriterSettings["sources"];

  constructor({ hasErrors, limits, runtime, sources }: ModuleWriterSettings) {
    this.#sources = sources;
    this.#hasErrors = hasErrors;
    this.#limits = limits;
    this.#runtime = runtime;
  }

  pattern({ source, flags, foreign }: Pattern): DeclaredName {
    if (foreign) throw new ModuleError("a regular expression of another engine cannot be written as a module");
    const expression = `new RegExp(${quote(source)}, ${quote(flags)})`;
    const name = this.#patterns.get(expression) ?? `$p${this.#patterns.size + 1}`;
    this.#patterns.set(expression, name);
    return name;
  }

  customFunction({ module, name }: CustomFunction<unknown>): string {
    if (!module) throw new ModuleError(unknownExport(name));
    const imported = isIdentifier(module.name) ? module.name : quote(module.name);
    return numbered(this.#imports, `${legible(module.specifier)}\n${imported}`, "$h");
  }

  text(text: string): string {
    return numbered(this.#texts, legible(text), "$t");
  }

  /** For plans with messages, which show a pattern as the schema has it. The `source` of a `RegExp` may be written differently. */
  readonly #forMessages: ModuleBindings = {
    pattern: (pattern) => {
      const name = this.pattern(pattern);
      const { source, flags } = pattern;
      if (new RegExp(source, flags).source === source) return name;
      return `{source:${quote(source)},flags:${quote(flags)},test:(text)=>${name}.test(text)}`;
    },
    customFunction: (called) => this.customFunction(called),
    text: (text) => this.text(text),
  };

  /** Adds the function of a plan. */
  add(plan: Plan): void {
    this.#addFunction(this.#verdict(plan), () => {
      const explained = withoutAnnotations(plan);
      // Every value is valid.
      if (explained.blocks.every(({ rules }) => rules.length === 0)) return this.#named(notNeeded);
      return `${this.#explainers(explained)}(${explained.entry.target})`;
    });
  }

  /** Adds the functions of plans that share blocks. */
  addJoined({ plan, entries }: JoinedPlan): void {
    this.#shared.push(`const $v = ${this.#verdict(plan, entriesOf)};`);
    if (this.#hasErrors) this.#shared.push(`const $e = ${this.#explainers(withoutAnnotations(plan))};`);
    // Two schemas may share one verdict function, but each has its own issues.
    for (const [i, target] of entries.entries()) this.#addFunction(`$v[${i}]`, () => `$e(${target})`);
  }

  #addFunction(verdict: string, explainer: () => string): void {
    const { depth = Infinity, steps = Infinity } = this.#limits;
    let text = verdict;
    if (depth < Infinity || steps < Infinity)
      text = `${this.#named("withLimits")}(${text}, { depth: ${depth}, steps: ${steps} })`;
    if (this.#hasErrors) {
      const explained = explainer();
      const flatten = explained === notNeeded ? notNeeded : this.#named("flatList");
      const source = this.#sources.at(this.#functions.length);
      text = `${this.#named("withErrors")}(${text}, ${explained}, ${flatten}${source ? `, ${this.#jsonSchema(source)}` : ""})`;
    }
    this.#functions.push(text);
  }

  /** A function that gives a schema as JSON Schema, a new copy each time. */
  #jsonSchema({ dialect, schema }: SchemaSource): string {
    return `${this.#named("jsonSchemaOf")}(${quote(dialect)}, () => (${valueText(schema)}))`;
  }

  /** Makes, from the number of a block, the function that says what is wrong with a value. */
  #explainers(explained: Plan): string {
    this.#addLabels(explained);
    const { errors } = this.#limits;
    const limit = errors === undefined ? "" : `, (failed) => ${this.#named("limitFailures")}(failed, ${errors})`;
    return `${this.#named("explainers")}(${planFunction(explained, this.#forMessages)}${limit})`;
  }

  /** The name of a declaration of core, which the module needs. */
  #named(name: string): string {
    this.#needed.add(name);
    return name;
  }

  #addLabels(plan: Plan): void {
    for (const label of labelsOf(plan)) this.#labels.add(label);
  }

  /**
   * The expression of the verdict function of a plan, or of a list of such functions.
   *
   * @param entriesIn - Returns the blocks of the functions in the list.
   */
  #verdict(plan: Plan, entriesIn?: (plan: Plan) => readonly BlockId[]): string {
    const functions = customFunctionsOf(plan);
    for (const { name, module, argument } of functions) {
      if (!module) throw new ModuleError(unknownExport(name));
      if (argument !== undefined && jsonText(argument) === undefined) throw new ModuleError(argumentNotJson(name));
    }
    const decided = verdictPlan(plan);
    const emitted = emit(decided, { declaredNames: this, entries: entriesIn?.(decided) });
    for (const leaf of emitted.leaves) this.#leaves.add(leaf);
    const left = fallbackPlan(decided, emitted);
    if (left) this.#addLabels(left);
    // Dynamic applications, which the scope resolves.
    const applications = new Map(
      applicationsIn(decided).map((each) => [each, jsonText({ target: each.target, dynamic: each.dynamic }) as string]),
    );
    const constants = this.#constants(emitted, functions, applications);
    const hasConstants = constants.length > 0;
    const parameters = [...(hasConstants ? ["c"] : []), ...(left ? ["L"] : [])].join(", ");
    const args = [
      ...(hasConstants ? [`[${constants.join(", ")}]`] : []),
      ...(left ? [`${this.#named("fallback")}(${planFunction(left, this)})`] : []),
    ].join(", ");
    return `((${parameters}) => {\n${emitted.source}})(${args})`;
  }

  /** The text of the module, which exports its functions with these names. */
  code(names: readonly string[]): string {
    const imports = Array.from(this.#imports, ([key, local]) => {
      const [specifier, imported] = key.split("\n");
      return `import { ${imported} as ${local} } from ${specifier};`;
    });
    const needed = [...this.#leaves, ...this.#needed];
    const runtime =
      this.#runtime === undefined ? runtimeCode(needed, this.#labels) : sharedRuntime(this.#runtime, needed);
    const leaves = [...this.#leaves].toSorted();
    const exported = names.map((name, i) => `$${i + 1} as ${name}`);
    if (names.length === 1) exported.push("$1 as default");
    return [
      "// Made by Argot from JSON Schema. Do not edit.",
      ...imports,
      ...runtime,
      ...(leaves.length > 0 ? [`const r = { ${leaves.join(", ")} };`] : []),
      ...Array.from([...this.#patterns, ...this.#texts], ([expression, name]) => `const ${name} = ${expression};`),
      ...this.#shared,
      ...this.#functions.map((expression, i) => `const $${i + 1} = ${expression};`),
      `export { ${exported.join(", ")} };\n`,
    ].join("\n");
  }

  /**
   * The constants of emitted code: custom functions, their arguments, and applications.
   *
   * @param applications - Their texts.
   */
  #constants(
    { constants }: Emitted,
    functions: readonly CustomFunction<unknown>[],
    applications: ReadonlyMap<unknown, string>,
  ): string[] {
    const byCall = new Map<unknown, CustomFunction<unknown>>(functions.map((each) => [each.call, each]));
    return constants.map((value) => {
      const called = byCall.get(value);
      return called ? this.customFunction(called) : (applications.get(value) ?? (jsonText(value) as string));
    });
  }
}

function numbered(names: Map<string, string>, key: string, prefix: string): string {
  const name = names.get(key) ?? `${prefix}${names.size + 1}`;
  names.set(key, name);
  return name;
}

/** The applications of a plan. */
const applicationsIn = ({ blocks }: Plan): readonly Application[] =>
  blocks.flatMap(({ rules }) => rules.flatMap(({ constraint }) => applicationsOf(constraint)));

/** The plan without annotations, which issues do not contain. */
function withoutAnnotations(plan: Plan): Plan {
  const blocks = plan.blocks.map((block) => {
    const rules = block.rules.filter(({ constraint }) => constraint.op !== "nothing");
    return { ...block, rules: rules.map((rule) => ({ ...rule, annotation: undefined })) };
  });
  return { ...plan, blocks };
}

const unknownExport = (name: string): string =>
  `The keyword ${name} cannot be written as a module: it calls a function, and its definition does not say which module exports ` +
  `this function. Add it to the definition: importFrom: { specifier: "my-keywords", name: "myTest" }.`;

const argumentNotJson = (name: string): string =>
  `The keyword ${name} cannot be written as a module: its function is called with an argument that is not JSON. Let its shape be one that reads plain JSON.`;
