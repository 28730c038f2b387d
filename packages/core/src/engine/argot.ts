/// <reference lib="esnext.disposable" preserve="true" />
import { DefinitionError } from "../errors/definition-error.js";
import { DisposedError } from "../errors/disposed-error.js";
import { SchemaError } from "../errors/schema-error.js";
import { ownProperties } from "../json/own-properties.js";
import type { Dialect } from "../keyword/dialect.js";
import { Loop } from "../loop/evaluate.js";
import { lower, type LoweredSchema } from "../lower/lower.js";
import { anonymousBase, Registry } from "../registry/registry.js";
import type { SchemaDocument } from "../registry/resource.js";
import { SchemaChecker } from "./schema-checker.js";
import { withContentsFrom, substituteKeywords } from "./contents.js";
import type { CoreOptions } from "./core-options.js";
import { environmentOf } from "./environment.js";
import { checkedLimits, limitsEvaluation } from "./limits.js";
import type { Plan } from "../plan/plan.js";
import type { Tier } from "./tiers.js";
import { createValidator, type Validator } from "./validator.js";

/** Schemas that know one another. Instances share nothing. */
export interface Argot {
  /**
   * Makes a document known, so that schemas can refer to it. It is copied, and checked when a schema that refers to it
   * is compiled. Documents may be added in any order.
   *
   * @param document - A schema.
   * @param uri - The URI to know it by; without one, only the identifiers in the document are known.
   * @throws LimitError when the document is larger than `limits.schemaSize`.
   * @throws SchemaError when the document is not JSON, the URI is none, or it names another document already.
   */
  add(document: unknown, uri?: string): this;
  /**
   * Compiles a schema: an object or a boolean, or the URI of one that was added (with a fragment, of a part of it).
   * A schema that is given as a value is not made known to others.
   *
   * @throws LimitError when it is larger than `limits.schemaSize`.
   * @throws SchemaError when it cannot be used, naming the place and the reason.
   */
  compile<Value = unknown>(schema: unknown): Validator<Value>;
  /**
   * The plan of a schema: its meaning, for those who translate it, such as into a module. Validators are made of the same
   * plan. Takes what `compile` takes.
   *
   * @throws SchemaError when it cannot be used, naming the place and the reason.
   */
  plan(schema: unknown): Plan;
  /**
   * The dialect that a URI names: one of those given, or one that a meta-schema describes which was added. With it another
   * Argot can be made that has it as its own. Like any dialect given to an Argot, its meta-schema is trusted there: what is
   * wrong with it shows where it is compiled here.
   *
   * @throws SchemaError when the URI names none, or one that needs a vocabulary that is not installed.
   */
  dialect(uri: string): Dialect;
  /**
   * The document that a URI leads into, and where in it: for the `absoluteKeywordLocation` of an error, or the `uri` and
   * `pointer` of a {@link SchemaError}. A resource may have an identifier of its own and stand anywhere in a document, which
   * may have been added under another URI. Whether anything stands there is not said.
   *
   * @returns `undefined` where no document is known by the URI, as for a schema that was compiled as a value.
   */
  locate(uri: string): DocumentLocation | undefined;
  /**
   * Lets go of all documents that were added and of what was made of them. Validators and plans stay as they are; everything else
   * that this Argot is asked for throws a {@link DisposedError} from now on. Once more changes nothing. An Argot that nobody
   * holds any more is collected without it.
   */
  dispose(): void;
  /** The same, for `using`. */
  [Symbol.dispose](): void;
}

/** A place in a document, as its author wrote it. */
export interface DocumentLocation {
  /** The URI that the document was added under, in normal form. */
  readonly document: string;
  /** JSON Pointer from the root of the document. */
  readonly pointer: string;
}

/**
 * Makes an Argot of chosen dialects.
 *
 * @throws DefinitionError when there is no dialect, two have one URI, `dialect` names none of them, or one of `decodingKeywords` is no
 *   keyword.
 */
export function createArgot(given: CoreOptions): Argot {
  const options = ownProperties(given);
  const { tier = "auto", regex } = options;
  const backend = options.backend && ownProperties(options.backend);
  const limits = options.limits && checkedLimits(options.limits);
  const documents = Registry.of(environmentOf(options)).layer();
  let knowledge: ArgotState | undefined = { registry: documents, checker: new SchemaChecker(documents, regex) };
  const known = (): ArgotState => {
    if (knowledge) return knowledge;
    throw new DisposedError("This Argot was disposed of. Make another with `createArgot`, or dispose of it later.");
  };
  const dispose = (): void => {
    knowledge = undefined;
  };
  if (!tiers.includes(tier))
    throw new DefinitionError(`There is no tier ${JSON.stringify(tier)}; there are ${tiers.join(", ")}.`);
  // Counting is the loop's.
  const counted = limits && limitsEvaluation(limits) ? limits : undefined;
  const decided: Tier = counted ? "loop" : tier;
  const inContents = options.decodingKeywords && substituteKeywords(options.decodingKeywords);
  let unnamed = 0;

  const argot: Argot = {
    add(document, uri) {
      const { registry } = known();
      if (uri === undefined) registry.addUnnamed(document, ++unnamed);
      else registry.add(document, uri);
      return argot;
    },
    compile<Value>(schema: unknown) {
      const reading = readingOf(schema);
      const validatorOf = (lowered: LoweredSchema): Validator<Value> =>
        createValidator<Value>(lowered, new Loop(lowered.plan, counted), decided, backend);
      const validator = validatorOf(reading());
      return inContents ? withContentsFrom(validator, () => validatorOf(reading(inContents))) : validator;
    },
    plan: (schema) => readingOf(schema)().completePlan(),
    dialect: (uri) => known().registry.dialect(uri.replace(/#$/, ""), { uri: anonymousBase, pointer: "" }),
    locate(uri) {
      const found = known().registry.locate(uri);
      return found && { document: found.document.uri, pointer: found.pointer };
    },
    dispose,
    [disposal]: dispose,
  };
  return argot;

  /** Lowers a schema, as it is or as if it were written in other dialects. */
  function readingOf(schema: unknown): (substituteDialect?: (dialect: Dialect) => Dialect) => LoweredSchema {
    const { registry, checker } = known();
    if (typeof schema === "string") {
      const root = registry.resolve(schema, { uri: anonymousBase, pointer: "" }).location;
      const checkDocument = (document: SchemaDocument): void => checker.check(document);
      return (substituteDialect) => lower(registry, root, { checkDocument, regex, substituteDialect });
    }
    if (typeof schema !== "boolean" && (typeof schema !== "object" || schema === null || Array.isArray(schema))) {
      throw new SchemaError(
        "not-json",
        { uri: anonymousBase, pointer: "" },
        "a schema must be an object or a boolean, or a URI that names one",
      );
    }
    const layer = registry.layer();
    const root = layer.rootOf(layer.addUnnamed(schema, ++unnamed));
    const owner = new SchemaChecker(layer, regex);
    const checkDocument = (document: SchemaDocument): void =>
      (document === root.resource.document ? owner : checker).check(document);
    return (substituteDialect) => lower(layer, root, { checkDocument, regex, substituteDialect });
  }
}

/** What an Argot instance knows until it is disposed of. */
interface ArgotState {
  readonly registry: Registry;
  readonly checker: SchemaChecker;
}

/** Older hosts have no such symbol; there it can be any. */
const disposal: typeof Symbol.dispose = Symbol.dispose ?? Symbol.for("Symbol.dispose");

const tiers: readonly string[] = ["auto", "loop", "compiled", "closures"] satisfies Tier[];
