/// <reference lib="esnext.disposable" preserve="true" />
import { describeValue, refuseUnknownName, refuseUnknownOptions, requireArgument } from "../errors/check-arguments.js";
import { DefinitionError } from "../errors/definition-error.js";
import { fromCaller } from "../errors/identity.js";
import { basicIssues } from "../issues/basic-issues.js";
import { ownProperties } from "../json/own-properties.js";
import { isObject } from "../json/types.js";
import { anonymousBase } from "../json/uri.js";
import { requireKeywords } from "../keyword/derive-dialect.js";
import type { Dialect } from "../keyword/dialect.js";
import type { Keyword } from "../keyword/keyword.js";
import type { Tolerance } from "../lower/tolerance.js";
import type { Plan } from "../plan/plan.js";
import { Registry } from "../registry/registry.js";
import type { CoreOptions } from "./core-options.js";
import { Documents, requireDocumentUri, type SubstituteDialect } from "./documents.js";
import { environmentOf } from "./environment.js";
import { jsonSchemaSource } from "./json-schema-source.js";
import { checkedLimits } from "./limits.js";
import { load, type ReadDocument } from "./load.js";
import { type Substitution, substitutionBy } from "./substitution.js";
import type { Tier } from "./tiers.js";
import { createValidator, type Validator, type ValidatorSettings } from "./validator.js";

/**
 * A set of schema documents and dialects. Instances share no state.
 *
 * @typeParam Methods - What the option `reports` adds to validators.
 */
export interface Argot<Methods = unknown> {
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
  compile<Value = unknown>(schema: unknown): Validator<Value> & Methods;
  /**
   * Compiles a schema with the documents that it refers to, and those that these refer to, which `read` gets and which are added. Documents
   * that are found missing together are read at the same time. Argot itself fetches nothing: `read` decides which URIs it gets.
   *
   * @param schema - The same as for `compile`. A URI may be that of a document that is read.
   * @param read - Returns the document of a URI, or a promise of it; `undefined` if there is none. Its result for `"argot:/order.json"` is
   *   what the relative reference `"order.json"` leads to.
   * @throws SchemaError if `read` fails, whose error is the `cause`, or there is no document. `missing` names all such documents. What has
   *   been read stays added.
   * @throws LimitError, SchemaError, DefinitionError and DisposedError as `add` and `compile` do.
   */
  load<Value = unknown>(schema: unknown, read: ReadDocument): Promise<Validator<Value> & Methods>;
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
  withKeywords(keywords: readonly Keyword[]): Argot<Methods>;
  /**
   * Returns an instance with the same dialects, documents and options for which a fault of a schema is no reason to refuse it: the fault
   * is reported, and the faulty place accepts every value. A place is the value of a keyword, or a subschema in it; a reference that leads
   * nowhere, and a keyword with a regular expression that cannot be compiled. If a dialect is not known, the one around it or the default
   * dialect counts. For editors and other tools that do what they can with a schema. Validation that must be relied on refuses such schemas.
   *
   * `compile` and `plan` still throw if there is no schema at all.
   *
   * @throws DefinitionError if an option is unknown or is no function.
   * @throws DisposedError after `dispose`.
   */
  tolerant(tolerance: Tolerance): Argot<Methods>;
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
export function createArgot<Methods = unknown>(given: CoreOptions<Methods>): Argot<Methods> {
  return fromCaller(createArgot, () => argotOf(given));
}

function argotOf<Methods>(given: CoreOptions<Methods>): Argot<Methods> {
  refuseUnknownOptions("createArgot", given, Object.keys(optionNames));
  const options = ownProperties(given);
  refuseWrongValues(options);
  const { tier = "auto", regex, backend, issues = basicIssues, reports } = options;
  const documents = new Documents(Registry.of(environmentOf(options)).layer(), regex, issues);
  const settings = {
    tier,
    backend: backend && ownProperties(backend),
    limits: options.limits === undefined ? noLimits : checkedLimits(options.limits),
    issues,
    reports,
  };
  const decoding = options.decodingKeywords && substitutionBy("decodingKeywords", options.decodingKeywords);
  return argotWith(documents, settings, decoding, []);
}

/** @param replacements - Keywords that replace those of the dialects. */
function argotWith<Methods>(
  documents: Documents,
  settings: ValidatorSettings<Methods>,
  decoding: Substitution | undefined,
  replacements: readonly Keyword[],
): Argot<Methods> {
  const replace = replacements.length === 0 ? undefined : substitutionBy("withKeywords", replacements).dialectFor;
  const decode = decoding && dialectsBy(replace, decoding.dialectFor);
  const dispose = (): void => documents.dispose();
  const argot: Argot<Methods> = {
    add(document, uri) {
      fromCaller(argot.add, () => documents.add(document, uri));
      return argot;
    },
    compile: <Value>(schema: unknown, ...more: readonly unknown[]) =>
      fromCaller(argot.compile, () => {
        // `map` passes numbers and arrays.
        const [second] = more;
        if (isObject(second)) refuseUnknownOptions("compile", second, []);
        const { lowerSchema, root } = documents.schemaOf(schema);
        const lowered = lowerSchema(replace);
        // Most schemas describe no content. Their validators need not keep the schema for a second lowering.
        const decodes = decoding?.replacesSome(lowered.keywords) ? () => lowerSchema(decode) : undefined;
        return createValidator<Value, Methods>(lowered, jsonSchemaSource(root), settings, decodes);
      }),
    load: <Value>(schema: unknown, read: ReadDocument) => load(() => argot.compile<Value>(schema), argot.add, read),
    plan: (schema) => fromCaller(argot.plan, () => documents.schemaOf(schema).lowerSchema(replace).completePlan()),
    withKeywords: (keywords) =>
      fromCaller(argot.withKeywords, () => {
        documents.requireOpen();
        requireKeywords("withKeywords", keywords);
        const replaced = new Set(keywords.map(({ id }) => id));
        const others = replacements.filter(({ id }) => !replaced.has(id));
        return argotWith(documents, settings, decoding, [...others, ...keywords]);
      }),
    tolerant: (tolerance) =>
      fromCaller(argot.tolerant, () => {
        refuseWrongTolerance(tolerance);
        return argotWith(documents.tolerant(ownProperties(tolerance)), settings, decoding, replacements);
      }),
    dialect: (uri) =>
      fromCaller(argot.dialect, () => {
        requireDocumentUri("dialect", uri);
        return documents.registry.dialects.byUri(uri.replace(/#$/, ""), { uri: anonymousBase, pointer: "" });
      }),
    locate: (uri) =>
      fromCaller(argot.locate, () => {
        requireDocumentUri("locate", uri);
        const found = documents.registry.locate(uri);
        return found && { document: found.document.uri, pointer: found.pointer };
      }),
    dispose,
    [disposeSymbol]: dispose,
  };
  return argot;
}

/** Both substitutions, one after the other. */
const dialectsBy =
  (first: SubstituteDialect | undefined, second: SubstituteDialect): SubstituteDialect =>
  (dialect) =>
    second(first ? first(dialect) : dialect);

/** Options may come from JavaScript, so their types are checked at run time. */
function refuseWrongValues(options: CoreOptions): void {
  const { tier = "auto", regex } = options;
  refuseUnknownName("tier", tier, tiers);
  if (regex !== undefined && typeof regex !== "function") {
    const engine = "a function such as `safe` of @argot/regex";
    throw new DefinitionError(`\`regex\` must be ${engine}; got ${describeValue(regex)}.`);
  }
  for (const name of ["pin", "strict"] as const)
    if (options[name] !== undefined && typeof options[name] !== "boolean")
      throw new DefinitionError(`\`${name}\` must be true or false; got ${describeValue(options[name])}.`);
  refuseNoPart("issues", options.issues, "issuesOf");
  refuseNoPart("reports", options.reports, "methodsFor");
}

function refuseWrongTolerance(tolerance: Tolerance): void {
  const names = Object.keys(toleranceNames) as (keyof Tolerance)[];
  refuseUnknownOptions("tolerant", tolerance, names);
  for (const name of names) {
    const isLeftOut = name !== "onFault" && tolerance[name] === undefined;
    requireArgument(
      isLeftOut || typeof tolerance[name] === "function",
      "tolerant",
      `a function as \`${name}\``,
      tolerance[name],
    );
  }
}

const toleranceNames: Readonly<Record<keyof Tolerance, true>> = {
  onFault: true,
  translatePattern: true,
  extendDialect: true,
};

/** Refuses an option that lacks the function that is called first, such as the namespace of a package. */
function refuseNoPart(name: "issues" | "reports", given: unknown, method: string): void {
  if (given === undefined || (isObject(given) && typeof given[method] === "function")) return;
  throw new DefinitionError(`\`${name}\` must be \`${name}\` of @argot/reports; got ${describeValue(given)}.`);
}

const noLimits: ValidatorSettings<unknown>["limits"] = ownProperties({});

/** Older JavaScript engines do not have `Symbol.dispose`; any symbol will do there. */
const disposeSymbol: typeof Symbol.dispose = Symbol.dispose ?? Symbol.for("Symbol.dispose");

const optionNames: Readonly<Record<keyof CoreOptions, true>> = {
  dialects: true,
  dialect: true,
  pin: true,
  knownVocabularies: true,
  keywords: true,
  strict: true,
  tier: true,
  backend: true,
  issues: true,
  reports: true,
  limits: true,
  regex: true,
  decodingKeywords: true,
};

const tiers: readonly string[] = ["auto", "loop", "compiled", "closures"] satisfies Tier[];
