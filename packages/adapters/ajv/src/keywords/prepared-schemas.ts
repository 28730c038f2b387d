// In the files for Node, loaded when it is first called, with the part `ajv-keywords`.
import {
  all,
  custom,
  customAt,
  defineKeyword,
  isObject,
  json,
  JsonType,
  type Keyword,
  schema as schemaShape,
} from "@argot/core/keyword";
import { typesOf } from "@argot/core/internal";
import { alternatives, byName, plain } from "../schemas/keyword-values.js";
import { containsItself, setOwn } from "../schemas/to-json.js";
import { escapedToken } from "../errors/schema-path.js";
import type { AnySchema, AnySchemaObject } from "../types.js";
import {
  contextOf,
  type CustomResult,
  CustomRule,
  type KeywordLocation,
  type PreparedDocument,
  type PreparedLocation,
  type RunRule,
} from "./custom-rule.js";
import { isDataReference } from "./data-reference.js";
import { DataCustomRule } from "./data-rule.js";
import type { KeywordDefinition } from "./keyword-definition.js";
import { isUsed } from "../errors/keyword-groups.js";
import { selectKeywords } from "./select-keywords.js";
import type { AddedKeyword, KeywordTable } from "./keyword-table.js";

/** A keyword with a function, in one schema object. */
type KeywordRule = CustomRule | DataCustomRule;

/** The schemas of macros, by schema object and keyword. */
export type MacroSchemas = WeakMap<object, Map<string, unknown>>;

/** The members of an instance that keywords are checked with. */
interface KeywordInstance {
  readonly opts: { readonly validateSchema: boolean | "log"; readonly $data?: boolean };
  readonly logger: { error(...args: unknown[]): unknown };
  validateSchema(schema: AnySchema, throwOrLogError: boolean): unknown;
}

/**
 * Turns schemas with keywords of an instance into schemas that Argot compiles. The value of a keyword with a function
 * becomes the number of a rule, and a macro becomes its schema.
 */
export type PreparedSchemas = Readonly<
  Pick<
    Preparation,
    | "replaces"
    | "readsPositions"
    | "changesLast"
    | "prepare"
    | "ruleOf"
    | "ruleAt"
    | "modifies"
    | "modifying"
    | "keywords"
  >
>;

/**
 * Creates the conversion for an instance.
 *
 * @param macros - Receives the schemas of macros.
 * @param receiver - What functions have as `this`.
 */
export const preparedSchemas = (
  instance: KeywordInstance,
  table: KeywordTable,
  macros: MacroSchemas,
  run: RunRule,
  receiver: () => unknown,
): PreparedSchemas => new Preparation(instance, table, macros, run, receiver);

class Preparation {
  /** Whether some keyword has a value of its own for the engine. */
  readonly replaces: boolean;
  /** Whether a function reads the locations of values. */
  readsPositions = false;
  /** Whether some function changes values while they are validated. */
  changesLast = false;
  readonly #instance: KeywordInstance;
  readonly #table: KeywordTable;
  /** The keywords that implement others. */
  readonly #implementations: readonly AddedKeyword[];
  readonly #macros: MacroSchemas;
  readonly #run: RunRule;
  readonly #receiver: () => unknown;
  /** The objects that contain the one that is copied. */
  readonly #within = new Set<object>();
  readonly #rules: (KeywordRule | Error)[] = [];
  readonly #bySchema = new WeakMap<object, Map<string, KeywordRule>>();

  constructor(
    instance: KeywordInstance,
    table: KeywordTable,
    macros: MacroSchemas,
    run: RunRule,
    receiver: () => unknown,
  ) {
    this.#instance = instance;
    this.#table = table;
    this.#implementations = [...table.added.values()].filter(({ definition }) => definition?.implements);
    this.replaces = [...table.added.values()].some(({ definition }) => definition?.macro ?? hasFunction(definition));
    this.#macros = macros;
    this.#run = run;
    this.#receiver = receiver;
  }

  /** The JSON of a schema. */
  prepare(document: PreparedDocument): unknown {
    return this.#copy(document.schema, { document, path: "#", isAlternative: false });
  }

  /** The rule of a keyword in a schema object. */
  ruleOf(schema: object, keyword: string): KeywordRule | undefined {
    return this.#bySchema.get(schema)?.get(keyword);
  }

  /** The keywords that change values, by name. */
  modifying(): string[] {
    return [...this.#table.added.values()].filter(({ definition }) => definition?.modifying).map(({ name }) => name);
  }

  /** Whether some keyword changes values. */
  get modifies(): boolean {
    return this.modifying().length > 0;
  }

  /** The rule with the number that is the prepared value of a keyword. */
  ruleAt(handle: unknown): KeywordRule | undefined {
    const rule = typeof handle === "number" ? this.#rules.at(handle) : undefined;
    return rule instanceof Error ? undefined : rule;
  }

  /** The added keywords as keywords of Argot, by name, in the order in which Ajv evaluates them. */
  keywords(): Map<string, Keyword> {
    const { hasSelect } = this.#table;
    const found = this.#table.inOrder().map((added): [string, Keyword] => {
      const select = hasSelect ? selectKeywords.get(added.name) : undefined;
      return [added.name, select ?? this.#keyword(added)];
    });
    return new Map(found);
  }

  #keyword({ name, definition, types }: AddedKeyword): Keyword {
    const common = {
      id: `argot:keyword/ajv/${encodeURIComponent(name)}`,
      appliesTo: types.reduce((bits, type) => bits | JsonType[type], 0) || JsonType.any,
    };
    if (definition?.macro) return defineKeyword({ ...common, value: schemaShape, lower: ({ value }) => all([value]) });
    return defineKeyword({
      ...common,
      value: json,
      annotation: "value",
      predicate: hasFunction(definition) ? (_, context) => this.#predicate(name, context.json) : () => undefined,
    });
  }

  #predicate(name: string, handle: unknown): ReturnType<typeof custom> | undefined {
    const rule = typeof handle === "number" ? this.#rules.at(handle) : undefined;
    if (rule instanceof Error) throw rule;
    if (!rule) throw new Error(`keyword "${name}" stands where no schema is expected`);
    if (!rule.readsPosition)
      return custom({ call: (value) => this.#verdictOf(rule, value), argument: undefined, name });
    return customAt(name, (value, position, see) => this.#run(rule, value, position(), see));
  }

  #verdictOf(rule: KeywordRule, value: unknown): boolean {
    const { valid } = rule.run(value, undefined, this.#receiver()) as CustomResult;
    return valid;
  }

  /** @param names - Whether the members of an object have names of users, which are not keywords. */
  #copy(schema: unknown, at: PreparedLocation, names = false): unknown {
    if (Array.isArray(schema))
      return schema.map((each: unknown, i) => this.#copy(each, { ...at, path: `${at.path}/${i}` }));
    if (!isObject(schema)) return schema;
    if (this.#within.has(schema)) throw new TypeError(containsItself);
    this.#within.add(schema);
    const copy = this.#copyMembers(schema, at, names);
    this.#within.delete(schema);
    return copy;
  }

  #copyMembers(schema: Record<string, unknown>, at: PreparedLocation, names: boolean): unknown {
    const copy: Record<string, unknown> = {};
    const implementing = names ? [] : this.#implementing(schema).map((name) => [name, undefined] as const);
    for (const [name, value] of [...Object.entries(schema), ...implementing]) {
      if (value === undefined && Object.hasOwn(schema, name)) continue;
      const definition = names ? undefined : this.#table.added.get(name)?.definition;
      const location = { ...at, parentSchema: schema };
      if (definition && !hasFunction(definition)) this.#checkUse(name, definition, value, location);
      const replaced =
        definition && (definition.macro || hasFunction(definition))
          ? this.#replace(name, definition, value, location)
          : !names && plain.has(name)
            ? value
            : this.#copy(value, within(at, name, !names && alternatives.has(name)), !names && byName.has(name));
      setOwn(copy, name, replaced);
    }
    return copy;
  }

  /**
   * Keywords that the schema lacks although it has keywords that these implement. A schema with such keywords only
   * accepts all values, as in Ajv.
   */
  #implementing(schema: Readonly<Record<string, unknown>>): string[] {
    const names = this.#implementations.flatMap(({ name, definition }) =>
      schema[name] === undefined && definition?.implements?.some((each) => schema[each] !== undefined) ? [name] : [],
    );
    const hasOthers = (): boolean =>
      schema["type"] !== undefined || this.#table.groups.some((group) => isUsed(group, schema));
    return names.length > 0 && hasOthers() ? names : [];
  }

  #replace(name: string, definition: KeywordDefinition, value: unknown, location: KeywordLocation): unknown {
    const { parentSchema: schema, document } = location;
    if (definition.macro) {
      const meant = definition.macro.call(this.#instance, value, schema, contextOf(this.#instance, location));
      if (this.#instance.opts.validateSchema !== false) this.#instance.validateSchema(meant, true);
      const known = this.#macros.get(schema) ?? new Map<string, unknown>();
      this.#macros.set(schema, known.set(name, meant));
      return this.#copy(meant, within(location, name, true));
    }
    const rule = this.#make(name, definition, value, location, isAsync(document.schema));
    if (!(rule instanceof Error)) {
      this.readsPositions ||= rule.readsPosition;
      this.changesLast ||= rule.changesLast;
      const known = this.#bySchema.get(schema) ?? new Map<string, KeywordRule>();
      this.#bySchema.set(schema, known.set(name, rule));
    }
    return this.#rules.push(rule) - 1;
  }

  /** @throws Error if a keyword lacks one that its definition requires beside it. */
  #checkUse(
    name: string,
    definition: KeywordDefinition,
    value: unknown,
    { parentSchema, path }: KeywordLocation,
  ): void {
    const missing = definition.dependencies?.some((each) => !Object.hasOwn(parentSchema, each));
    if (missing)
      throw new Error(`parent schema must have dependencies of ${name}: ${definition.dependencies?.join(",")}`);
    const problem = problemWith(name, definition, value, path);
    if (problem !== undefined && this.#instance.opts.validateSchema !== "log") throw new Error(problem);
    if (problem !== undefined) this.#instance.logger.error(problem);
    const isInData = this.#instance.opts.$data && definition.$data && isDataReference(value);
    if (!isInData) refuseWrongType(name, definition, value);
  }

  /** Whether a keyword is the last of a schema in the order of keywords. */
  #isLast(name: string, schema: AnySchemaObject): boolean {
    const present = this.#table.groups.flatMap(({ names }) => names.filter((each) => schema[each] !== undefined));
    return present.at(-1) === name;
  }

  /** An error is thrown when a schema with the keyword is compiled. */
  #make(
    name: string,
    definition: KeywordDefinition,
    value: unknown,
    location: KeywordLocation,
    isWithinAsync: boolean,
  ): KeywordRule | Error {
    try {
      const use = { name, definition, value, location };
      if (this.#instance.opts.$data && definition.$data && isDataReference(value)) {
        const { compile, ...rest } = definition;
        // As in Ajv, a function of the value comes first.
        const served = rest.validate ? rest : { ...rest, compile };
        return new DataCustomRule(this.#instance, { ...use, definition: served }, value.$data);
      }
      this.#checkUse(name, definition, value, location);
      if (definition.async && !isWithinAsync) throw new Error("async keyword in sync schema");
      const isLast = this.#isLast(name, location.parentSchema);
      return new CustomRule(this.#instance, use, isLast);
    } catch (error) {
      return error instanceof Error ? error : new Error(String(error));
    }
  }
}

/** The location of a member of a schema, or of the value of a keyword. */
const within = (
  { document, path, isAlternative }: PreparedLocation,
  name: string,
  inAlternative: boolean,
): PreparedLocation => ({
  document,
  path: `${path}/${escapedToken(name)}`,
  isAlternative: isAlternative || inAlternative,
});

/** Whether the function of a schema returns a promise. */
const isAsync = (schema: unknown): boolean => isObject(schema) && schema["$async"] === true;

/** @throws Error if the value of a keyword does not have the type of its definition. */
function refuseWrongType(name: string, { schemaType }: KeywordDefinition, value: unknown): void {
  const types = [schemaType ?? []].flat();
  const bits = types.reduce((set, type) => set | JsonType[type], 0);
  if (bits !== 0 && (typesOf(value) & bits) === 0) throw new Error(`${name} value must be ${JSON.stringify(types)}`);
}

/** The errors of the value of a keyword by the schema of its definition. */
function problemWith(
  name: string,
  { validateSchema }: KeywordDefinition,
  value: unknown,
  path: string,
): string | undefined {
  if (!validateSchema || validateSchema(value)) return undefined;
  const problems = validateSchema.errors?.map(({ instancePath, message }) => `data${instancePath} ${message}`);
  return `keyword "${name}" value is invalid at path "${path}": ${problems?.join(", ")}`;
}

const hasFunction = (definition: KeywordDefinition | undefined): boolean =>
  definition !== undefined && Boolean(definition.validate ?? definition.compile);
