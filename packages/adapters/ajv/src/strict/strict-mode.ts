// The checks of schemas that Ajv makes beyond the specification: its options `strict…`, and what it refuses while it generates code.
import { resolveUri, splitFragment } from "@argot/core/json";
import { isObject } from "@argot/core/keyword";
import { isBefore, type KeywordPlace } from "../errors/keyword-groups.js";
import { escapedToken } from "../errors/schema-path.js";
import { isDataReference } from "../keywords/data-reference.js";
import { type Format, isAsyncFormat } from "../keywords/format.js";
import type { Logger } from "../options.js";
import { memberAt } from "../schemas/member-at.js";
import { isInlined } from "../schemas/referred-schemas.js";
import { normalizeId } from "../schemas/schema-store.js";
import type { AnySchema, JSONType } from "../types.js";
import { alternativesByTag } from "./discriminator-check.js";
import { keywordChecks, type StrictOptions } from "./keyword-checks.js";
import type { SchemaContext, SchemaRoot, StrictChecks, SubschemaMode } from "./schema-context.js";
import { checkTypes, namedTypes } from "./type-checks.js";

/** A document that references may lead to. */
interface StrictDocument {
  readonly schema: AnySchema;
  readonly baseId: string;
  readonly meta?: boolean;
}

/** The functions that strict mode needs. */
export interface StrictSettings {
  readonly options: StrictOptions;
  readonly logger: Logger;
  readonly formats: Readonly<Record<string, Format | undefined>>;
  /** The positions of a keyword in the order: one in each of its groups. */
  placesOf(name: string): readonly KeywordPlace[];
  /** Whether a name is that of a keyword. */
  isKeyword(name: string): boolean;
  /** Whether a name is that of a keyword that validates. */
  isRule(name: string): boolean;
  /** Whether a keyword was added to the instance, perhaps in place of one of the specification. */
  isAdded(name: string): boolean;
  /** The schema of a macro in a schema object; `undefined` if a keyword is not a macro. */
  macroOf(schema: object, keyword: string): unknown;
  /** The document with an identifier or key; `undefined` if there is none, or it is a meta-schema of a draft. */
  documentAt(id: string): StrictDocument | undefined;
  /** The document with a key that has a fragment. */
  documentOfKey(key: string): StrictDocument | undefined;
  /** The schema with an identifier or an anchor in a document. */
  partAt(document: AnySchema, uri: string): unknown;
}

/** A keyword of a schema, at its position in the order of keywords. */
interface PlacedRule extends KeywordPlace {
  readonly name: string;
}

/** Checks schemas, each once. Like Ajv, it follows references, and ignores other definitions. */
export type StrictMode = Pick<SchemaChecks, "check">;

/** Creates the checks for an instance. */
export const strictMode = (settings: StrictSettings): StrictMode => new SchemaChecks(settings);

class SchemaChecks {
  readonly #settings: StrictSettings;
  /** The schemas that were checked, by document. */
  #checked = new WeakMap<object, Set<unknown>>();
  /** Whether names are those of keywords that validate. */
  readonly #known = new Map<string, boolean>();
  readonly #checks: StrictChecks;
  /** The remaining steps; the last one is the next. */
  #waiting: (() => void)[] = [];
  /** The steps that a step adds, in order. */
  #next: (() => void)[] = [];

  constructor(settings: StrictSettings) {
    this.#settings = settings;
    this.#checks = {
      refuse: (mode, problem) => this.#refuse(mode, problem),
      isAlwaysValid: (schema) => this.#isAlwaysValid(schema),
      visit: (at, schema, tokens, mode) => this.#visit(at, schema, tokens, mode),
      next: (action) => void this.#next.push(action),
    };
  }

  /**
   * Checks a document and what it refers to.
   *
   * @throws Error for the first problem whose option is `true`. With `"log"`, it is logged.
   */
  check(document: AnySchema, baseId: string, isMeta: boolean): void {
    this.#waiting = [];
    this.#next = [];
    this.#checkDocument(document, baseId, isMeta);
    try {
      this.#takeSteps();
    } catch (error) {
      // What was refused is refused again.
      this.#checked = new WeakMap();
      throw error;
    }
  }

  #takeSteps(): void {
    this.#flush();
    for (let step = this.#waiting.pop(); step; step = this.#waiting.pop()) {
      step();
      this.#flush();
    }
  }

  #flush(): void {
    this.#waiting.push(...this.#next.reverse());
    this.#next = [];
  }

  #refuse(mode: boolean | "log" | undefined, problem: string): void {
    if (!mode) return;
    if (mode === true) throw new Error(`strict mode: ${problem}`);
    this.#settings.logger.warn(`strict mode: ${problem}`);
  }

  #checkDocument(document: AnySchema, baseId: string, isMeta: boolean): void {
    const isAsync = isObject(document) && document["$async"] === true;
    this.#checkFunction(document, { document, baseId, isAsync, isMeta }, baseId);
  }

  /** Checks a schema that Ajv compiles to a function of its own, once for a document. */
  #checkFunction(schema: unknown, root: SchemaRoot, baseId: string): void {
    if (!isObject(schema) || !isObject(root.document)) return;
    const checked = this.#checked.get(root.document) ?? new Set();
    this.#checked.set(root.document, checked);
    if (checked.has(schema)) return;
    checked.add(schema);
    const at = { schema, root, path: "#", baseId, types: [], defined: new Set<string>(), isAlternative: false };
    this.#checks.next(() => this.#enter(at, true));
  }

  #visit(
    at: SchemaContext,
    schema: unknown,
    tokens: readonly (string | number)[],
    { toPart = false, isAlternative = false, types }: SubschemaMode = {},
  ): void {
    if (!isObject(schema)) return;
    const id = schema[this.#settings.options.schemaId];
    this.#checks.next(() => {
      if (toPart) at.defined = new Set();
      this.#enter({
        schema,
        root: at.root,
        get path() {
          return tokens.reduce<string>((outer, token) => `${outer}/${escapedToken(String(token))}`, at.path);
        },
        baseId: typeof id === "string" ? resolved(at.baseId, id) : at.baseId,
        types: types ?? (toPart ? [] : at.types),
        defined: at.defined,
        isAlternative: at.isAlternative || isAlternative,
      });
    });
  }

  #enter(at: SchemaContext, isTop = false): void {
    const { options, logger } = this.#settings;
    const { schema, root } = at;
    const { $ref: reference } = schema;
    this.#checkNames(schema);
    const isAlone = reference !== undefined && !this.#hasRules(schema, "$ref");
    if (reference !== undefined && options.ignoreKeywordsWithRef && !isAlone)
      logger.warn(`$ref: keywords ignored in schema at path "${at.path}"`);
    if (!this.#hasRules(schema)) return;
    if (isTop && schema["default"] !== undefined && options.useDefaults)
      this.#refuse(options.strictSchema, "default is ignored in the schema root");
    if (!isTop && schema["$async"] && !root.isAsync) throw new Error("async schema in sync schema");
    const types = namedTypes(schema);
    if (reference !== undefined && (options.ignoreKeywordsWithRef || isAlone)) return this.#follow(at);
    const rules = this.#rulesOf(schema);
    if (options.strictTypes && !root.isMeta) checkTypes(at, types, typesOfRules(rules), options, this.#checks);
    let group: number | undefined;
    for (const rule of rules) {
      if (options.useDefaults && rule.group !== group) this.#checks.next(() => this.#checkDefaults(at, rule.type));
      group = rule.group;
      this.#checks.next(() => this.#checkKeyword(at, rule.name, rule.type));
    }
  }

  /**
   * The validating keywords of a schema, in the order in which Ajv evaluates them: once for each type that they are
   * about.
   */
  #rulesOf(schema: Readonly<Record<string, unknown>>): readonly PlacedRule[] {
    const rules: PlacedRule[] = [];
    for (const name of Object.keys(schema))
      if (schema[name] !== undefined && this.#isRule(name))
        for (const { group, position, type } of this.#settings.placesOf(name))
          rules.push({ name, group, position, type });
    return rules.sort((a, b) => (isBefore(a, b) ? -1 : 1));
  }

  #checkKeyword(at: SchemaContext, name: string, type: JSONType | undefined): void {
    const { options, macroOf, isAdded } = this.#settings;
    if (options.$data && isDataReference(at.schema[name])) return;
    const macro = macroOf(at.schema, name);
    if (macro !== undefined) return this.#visit(at, macro, [name], { isAlternative: true });
    if (isAdded(name)) return;
    if (name === "$ref") return this.#follow(at);
    if (name === "format") return this.#checkFormat(at, type);
    if (name === "discriminator") {
      const follow = (schema: object): unknown => this.#referredBy(at, schema as Record<string, unknown>);
      const { oneOf } = at.schema as { oneOf: readonly unknown[] };
      for (const i of alternativesByTag(at, follow).values()) this.#visit(at, oneOf[i], ["oneOf", i]);
      return;
    }
    keywordChecks[name]?.(at, this.#checks, options);
  }

  #isAlwaysValid(schema: unknown): boolean {
    if (!isObject(schema)) return schema !== false;
    this.#checkNames(schema);
    return !this.#hasRules(schema);
  }

  #hasRules(schema: object, except?: string): boolean {
    for (const name of Object.keys(schema)) if (name !== except && this.#isRule(name)) return true;
    return false;
  }

  #isRule(name: string): boolean {
    let isRule = this.#known.get(name);
    if (isRule === undefined) this.#known.set(name, (isRule = this.#settings.isRule(name)));
    return isRule;
  }

  #checkNames(schema: object): void {
    const { options, isKeyword } = this.#settings;
    if (!options.strictSchema) return;
    for (const name of Object.keys(schema))
      if (!isKeyword(name)) this.#refuse(options.strictSchema, `unknown keyword: "${name}"`);
  }

  #checkDefaults({ schema, isAlternative }: SchemaContext, type: JSONType | undefined): void {
    if (!isAlternative) return;
    const parts =
      type === "object"
        ? schema["properties"]
        : type === "array" && Array.isArray(schema["items"])
          ? schema["items"]
          : {};
    for (const [name, part] of Object.entries(parts ?? {}))
      if (isObject(part) && part["default"] !== undefined)
        this.#refuse(this.#settings.options.strictSchema, `default is ignored for: data${accessOf(name, type)}`);
  }

  /** @throws Error for an unknown format, or one that returns promises. */
  #checkFormat({ schema, root, path }: SchemaContext, type: JSONType | undefined): void {
    const { options, formats, logger } = this.#settings;
    if (!options.validateFormats || root.isMeta) return;
    const name = String(schema["format"]);
    const format = formats[name];
    if (format) {
      const isOf = typeof format === "object" && !(format instanceof RegExp) ? (format.type ?? "string") : "string";
      if (isOf === type && isAsyncFormat(format) && !root.isAsync) throw new Error("async format in sync schema");
      return;
    }
    const problem = `unknown format "${name}" ignored in schema at path "${path}"`;
    if (options.strictSchema !== false) throw new Error(problem);
    logger.warn(problem);
  }

  /** Checks the schema that a reference leads to. */
  #follow(at: SchemaContext): void {
    const reference = String(at.schema["$ref"]);
    if ((reference === "#" || reference === "#/") && at.baseId === at.root.baseId) return;
    const target = this.#resolve(at.root, resolved(at.baseId, reference));
    if (!target) return;
    const { schema, root, baseId } = target;
    if (isInlined(schema, this.#settings.options.inlineRefs)) {
      if (isObject(schema)) this.#checks.next(() => this.#enter({ ...at, schema, path: reference, types: [] }));
      else this.#checks.next(() => this.#checkNames(Object(schema)));
      return;
    }
    const isAsync = isObject(schema) && schema["$async"] === true;
    if (isAsync && !at.root.isAsync) throw new Error("async schema referenced by sync schema");
    this.#checkFunction(schema, { ...root, isAsync }, baseId);
  }

  /** The schema that a URI leads to. Its document is checked first. */
  #resolve(from: SchemaRoot, uri: string): { schema: unknown; root: SchemaRoot; baseId: string } | undefined {
    const { documentAt, documentOfKey, partAt } = this.#settings;
    const keyed = documentOfKey(uri);
    const { resource, fragment = "" } = keyed ? { resource: uri } : splitFragment(uri);
    let root = from;
    const found = keyed ?? (resource === "" || resource === from.baseId ? undefined : documentAt(resource));
    if (found) {
      const { schema: document, baseId, meta = false } = found;
      root = { document, baseId, isAsync: isObject(document) && document["$async"] === true, isMeta: meta };
      if (fragment !== "" || !isInlined(document, this.#settings.options.inlineRefs))
        this.#checkDocument(document, baseId, meta);
      if (fragment === "") return { schema: document, root, baseId };
    }
    const isPointer = fragment.startsWith("/") && (found !== undefined || resource === "" || resource === from.baseId);
    const schema = isPointer ? memberAt(root.document, fragment) : partAt(root.document, uri);
    return schema === undefined
      ? undefined
      : { schema, root, baseId: isPointer ? root.baseId : resource || root.baseId };
  }

  /** The target of an object that consists of a reference only; other objects themselves. */
  #referredBy(at: SchemaContext, schema: Readonly<Record<string, unknown>>): unknown {
    const { $ref } = schema;
    if (typeof $ref !== "string" || this.#hasRules(schema, "$ref")) return schema;
    return this.#resolve(at.root, resolved(at.baseId, $ref))?.schema;
  }
}

/** The keywords that are about single types, with these. */
function typesOfRules(rules: readonly PlacedRule[]): (readonly [string, readonly JSONType[]])[] {
  const found = new Map<string, JSONType[]>();
  for (const { name, type } of rules) if (type !== undefined) found.set(name, [...(found.get(name) ?? []), type]);
  return [...found];
}

const resolved = (base: string, reference: string): string => {
  const id = normalizeId(reference);
  return base === "" ? id : resolveUri(id, base);
};

/** The access of a member, as code. */
function accessOf(name: string, type: JSONType | undefined): string {
  if (type === "array") return `[${name}]`;
  return /^[a-z$_][a-z$_0-9]*$/i.test(name) ? `.${name}` : `[${JSON.stringify(name)}]`;
}
