/// <reference lib="esnext.disposable" preserve="true" />
import { DefinitionError } from "../errors/definition-error.js";
import { DisposedError } from "../errors/disposed-error.js";
import { describeValue, refuseUnknownName, refuseUnknownOptions, requireArgument } from "../errors/check-arguments.js";
import { SchemaError, type SchemaErrorCode } from "../errors/schema-error.js";
import { ownProperties } from "../json/own-properties.js";
import { canBeSchema, isObject } from "../json/types.js";
import { requireKeywords } from "../keyword/derive-dialect.js";
import type { Dialect } from "../keyword/dialect.js";
import type { Keyword } from "../keyword/keyword.js";
import { lower, type LoweredSchema } from "../lower/lower.js";
import { anonymousBase, Registry } from "../registry/registry.js";
import type { SchemaDocument, SchemaLocation } from "../registry/resource.js";
import { SchemaChecker } from "./schema-checker.js";
import { withContentsFrom, substitutionBy } from "./contents.js";
import type { CoreOptions } from "./core-options.js";
import { environmentOf } from "./environment.js";
import { jsonSchemaSource } from "./json-schema-source.js";
import { checkedLimits } from "./limits.js";
import type { Plan } from "../plan/plan.js";
import type { Tier } from "./tiers.js";
import { createValidator, type Validator } from "./validator.js";

/** A set of schema documents and dialects. Instances share no state. */
export interface Argot {
  /**
   * Adds a document, so that schemas can refer to it. The document is copied. It is checked when a schema that refers to it
   * is compiled. Documents may be added in any order.
   *
   * @param document - A schema: an object or a boolean.
   * @param uri - The URI of the document. Default: only the identifiers in the document are known.
   * @throws LimitError if the document is larger than `limits.schemaSize`.
   * @throws SchemaError if the document is not JSON, `uri` is malformed, the document has no identifier and no `uri`, or an
   *   identifier or `uri` already identifies a different schema. The document is then not added. The same document may be added
   *   again.
   * @throws DisposedError after `dispose`.
   */
  add(document: unknown, uri?: string): this;
  /**
   * Compiles a schema. Other schemas cannot refer to a schema that is given as a value.
   *
   * @param schema - An object or a boolean, or the URI of an added schema. A fragment of the URI selects a part of it.
   * @throws LimitError if the schema is larger than `limits.schemaSize`.
   * @throws SchemaError if the schema, or one that it refers to, cannot be used.
   * @throws DefinitionError if a function of a keyword returns something that it must not.
   * @throws DisposedError after `dispose`.
   */
  compile<Value = unknown>(schema: unknown): Validator<Value>;
  /**
   * Returns the plan of a schema, the intermediate representation that validators evaluate, for tools that translate it.
   *
   * @param schema - The same as for `compile`.
   * @throws LimitError, SchemaError, DefinitionError and DisposedError as `compile` does.
   */
  plan(schema: unknown): Plan;
  /**
   * Returns an instance with the same documents in which keywords have another meaning: each of `keywords` replaces the one with
   * the same `id`, in every dialect. Its value must have the same form. What is added to one of the two instances is known to both,
   * and to dispose of one is to dispose of both.
   *
   * @throws DefinitionError if one of `keywords` was not made by `defineKeyword`.
   * @throws DisposedError after `dispose`.
   */
  withKeywords(keywords: readonly Keyword[]): Argot;
  /**
   * Returns the dialect of a URI: an installed one, or the one that an added meta-schema describes. Another instance can be
   * created with it. That instance trusts the meta-schema and does not check it.
   *
   * @throws SchemaError if there is no such dialect, or it requires a vocabulary that is not installed.
   * @throws DisposedError after `dispose`.
   */
  dialect(uri: string): Dialect;
  /**
   * Returns the document that a URI leads into, and the location in it. The URI is the `absoluteKeywordLocation` of an issue,
   * or is made of the `uri` and `pointer` of a {@link SchemaError}. The document may have been added under another URI, since
   * embedded resources have identifiers of their own. The location need not exist.
   *
   * @returns `undefined` if no document is known by the URI. The document of a schema that was compiled as a value is unknown.
   * @throws DisposedError after `dispose`.
   */
  locate(uri: string): DocumentLocation | undefined;
  /**
   * Releases all documents and everything made from them. Validators and plans stay usable. Any other use of the instance
   * throws a {@link DisposedError}, except further calls of `dispose`, which have no effect. An instance that is not
   * referenced any more is garbage-collected without it.
   */
  dispose(): void;
  /** Calls `dispose`, for `using`. */
  [Symbol.dispose](): void;
}

/** A location in a document. */
export interface DocumentLocation {
  /** The normalised URI that the document was added under. */
  readonly document: string;
  /** JSON Pointer from the root of the document. */
  readonly pointer: string;
}

/**
 * Creates an Argot instance with the given dialects.
 *
 * @throws DefinitionError if there is no dialect, two dialects have the same URI, `dialect` names none of them, a dialect or
 *   vocabulary already has one of the names in `keywords`, a limit or the tier is unknown, or what must be a keyword is none.
 */
export function createArgot(given: CoreOptions): Argot {
  const options = ownProperties(given);
  refuseUnknownOptions("createArgot", given, Object.keys(optionNames));
  const { tier = "auto", regex } = options;
  const backend = options.backend && ownProperties(options.backend);
  const limits = options.limits === undefined ? undefined : checkedLimits(options.limits);
  const documents = Registry.of(environmentOf(options)).layer();
  let state: ArgotState | undefined = { registry: documents, checker: new SchemaChecker(documents, regex) };
  const currentState = (): ArgotState => {
    if (state) return state;
    throw new DisposedError("This Argot instance was disposed of. Create another one with `createArgot`.");
  };
  const dispose = (): void => {
    state = undefined;
  };
  refuseUnknownName("tier", tier, tiers);
  const decoding = options.decodingKeywords && substitutionBy(options.decodingKeywords);
  if (regex !== undefined && typeof regex !== "function") {
    const engine = "a function such as `safe` of @argot/linear-regex";
    throw new DefinitionError(`\`regex\` must be ${engine}; got ${describeValue(regex)}.`);
  }
  for (const name of ["pin", "strict"] as const) {
    if (options[name] !== undefined && typeof options[name] !== "boolean")
      throw new DefinitionError(`\`${name}\` must be true or false; got ${describeValue(options[name])}.`);
  }
  let unnamed = 0;

  return argotWith([]);

  /** @param replacements - Keywords that replace those of the dialects. */
  function argotWith(replacements: readonly Keyword[]): Argot {
    const replace = replacements.length === 0 ? undefined : substitutionBy(replacements).dialectFor;
    const decode = decoding && dialectsBy(replace, decoding.dialectFor);
    const argot: Argot = {
      add(document, uri) {
        const { registry } = currentState();
        refuseNoDocument(document, uri);
        const added = uri === undefined ? registry.addUnnamed(document, ++unnamed) : registry.add(document, uri);
        registry.refuseUnusable(added, uri !== undefined);
        return argot;
      },
      compile<Value>(schema: unknown, ...more: readonly unknown[]) {
        // `map` passes numbers and arrays.
        const [second] = more;
        if (isObject(second)) refuseUnknownOptions("compile", second, []);
        const { lowerSchema, root } = schemaOf(schema);
        const toJsonSchema = jsonSchemaSource(root);
        const validatorOf = (lowered: LoweredSchema): Validator<Value> =>
          createValidator<Value>(lowered, toJsonSchema, tier, backend, limits);
        const lowered = lowerSchema(replace);
        const validator = validatorOf(lowered);
        // Most schemas describe no content. Their validators need not keep the schema for a second lowering.
        if (!decoding?.replacesSome(lowered.keywords)) return validator;
        return withContentsFrom(validator, () => validatorOf(lowerSchema(decode)));
      },
      plan: (schema) => schemaOf(schema).lowerSchema(replace).completePlan(),
      withKeywords(keywords) {
        currentState();
        requireKeywords("withKeywords", keywords);
        const replaced = new Set(keywords.map(({ id }) => id));
        return argotWith([...replacements.filter(({ id }) => !replaced.has(id)), ...keywords]);
      },
      dialect(uri) {
        requireDocumentUri("dialect", uri);
        return currentState().registry.dialects.byUri(uri.replace(/#$/, ""), { uri: anonymousBase, pointer: "" });
      },
      locate(uri) {
        requireDocumentUri("locate", uri);
        const found = currentState().registry.locate(uri);
        return found && { document: found.document.uri, pointer: found.pointer };
      },
      dispose,
      [disposeSymbol]: dispose,
    };
    return argot;
  }

  function schemaOf(schema: unknown): FoundSchema {
    const { registry, checker } = currentState();
    if (typeof schema === "string") {
      const root = registry.resolve(schema, { uri: anonymousBase, pointer: "" }).location;
      const checkDocument = (document: SchemaDocument): void => checker.check(document);
      return {
        root,
        lowerSchema: (substituteDialect) => lower(registry, root, { checkDocument, regex, substituteDialect }),
      };
    }
    if (!canBeSchema(schema)) {
      throw new SchemaError(
        "not-json",
        { uri: anonymousBase, pointer: "" },
        "a schema must be an object or a boolean, or the URI of one",
      );
    }
    const layer = registry.layer();
    const root = layer.rootOf(layer.addUnnamed(schema, ++unnamed));
    const ownChecker = new SchemaChecker(layer, regex);
    const checkDocument = (document: SchemaDocument): void =>
      (document === root.resource.document ? ownChecker : checker).check(document);
    return {
      root,
      lowerSchema: (substituteDialect) => lower(layer, root, { checkDocument, regex, substituteDialect }),
    };
  }
}

/** Both substitutions, one after the other. */
const dialectsBy =
  (first: SubstituteDialect | undefined, second: SubstituteDialect): SubstituteDialect =>
  (dialect) =>
    second(first ? first(dialect) : dialect);

const requireDocumentUri = (subject: string, uri: unknown): void =>
  requireArgument(typeof uri === "string", subject, "a URI, as a string", uri);

/** Refuses arguments of `add` that are in the wrong order, or nothing that a schema can refer to. */
function refuseNoDocument(document: unknown, uri: unknown): void {
  const refuse = (code: SchemaErrorCode, reason: string): never => {
    throw new SchemaError(code, { uri: typeof uri === "string" ? uri : anonymousBase, pointer: "" }, reason);
  };
  if (document === null || (typeof document !== "object" && typeof document !== "boolean"))
    refuse(
      "not-json",
      `a document must be an object or a boolean; got ${describeValue(document)}. Its URI is the second argument`,
    );
  if (uri !== undefined && typeof uri !== "string")
    refuse("invalid-uri", `the URI of a document must be a string; got ${describeValue(uri)}`);
}

/** Maps a dialect to one with the same names of keywords. */
type SubstituteDialect = (dialect: Dialect) => Dialect;

/** A schema that was found. */
interface FoundSchema {
  readonly root: SchemaLocation;
  /** Lowers it, optionally with other dialects in place of its own. */
  lowerSchema(substituteDialect?: SubstituteDialect): LoweredSchema;
}

/** The state of an Argot instance, which `dispose` releases. */
interface ArgotState {
  readonly registry: Registry;
  readonly checker: SchemaChecker;
}

/** Older JavaScript engines do not have `Symbol.dispose`; any symbol will do there. */
const disposeSymbol: typeof Symbol.dispose = Symbol.dispose ?? Symbol.for("Symbol.dispose");

const optionNames: Readonly<Record<keyof CoreOptions, true>> = {
  dialects: true,
  dialect: true,
  pin: true,
  vocabularies: true,
  keywords: true,
  strict: true,
  tier: true,
  backend: true,
  limits: true,
  regex: true,
  decodingKeywords: true,
};

const tiers: readonly string[] = ["auto", "loop", "compiled", "closures"] satisfies Tier[];
