import { DefinitionError } from "../errors/definition-error.js";
import { SchemaError } from "../errors/schema-error.js";
import type { Dialect, Vocabulary } from "../keyword/dialect.js";
import { lower } from "../lower/lower.js";
import { anonymousBase, type Installed, Registry } from "../registry/registry.js";
import type { Place } from "../registry/resource.js";
import { SchemaChecker } from "./check.js";
import type { Plan } from "../plan/ops.js";
import type { Backend, Tier } from "./tiers.js";
import { createValidator, type Validator } from "./validator.js";

/** What an Argot is made of. */
export interface CoreOptions {
  /** The dialects that `$schema` may name. */
  readonly dialects: readonly Dialect[];
  /** The dialect of schemas without `$schema`: the URI of one of `dialects`. The first of them, when not said. */
  readonly dialect?: string;
  /** Vocabularies for meta-schemas to list in `$vocabulary`, besides those of `dialects`. */
  readonly vocabularies?: readonly Vocabulary[];
  /** How verdicts are reached. `"auto"`, when not said; without a backend it is `"loop"`. */
  readonly tier?: Tier;
  /** Compiles plans, where there is one. */
  readonly backend?: Backend;
}

/** Schemas that know one another. Instances share nothing. */
export interface Argot {
  /**
   * Makes a document known, so that schemas can refer to it. It is copied, and checked when a schema that refers to it
   * is compiled. Documents may be added in any order.
   *
   * @param document - A schema.
   * @param uri - The URI to know it by; without one, only the identifiers in the document are known.
   * @throws SchemaError when the document is not JSON, the URI is none, or it names another document already.
   */
  add(document: unknown, uri?: string): this;
  /**
   * Compiles a schema: an object or a boolean, or the URI of one that was added (with a fragment, of a part of it).
   * A schema that is given as a value is not made known to others.
   *
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
   * The document that a URI leads into, and where in it: for the `absoluteKeywordLocation` of an error, or the `uri` and
   * `pointer` of a {@link SchemaError}. A resource may have an identifier of its own and stand anywhere in a document, which
   * may have been added under another URI. Whether anything stands there is not said.
   *
   * @returns `undefined` where no document is known by the URI, as for a schema that was compiled as a value.
   */
  locate(uri: string): DocumentPlace | undefined;
}

/** A place in a document, as its author wrote it. */
export interface DocumentPlace {
  /** The URI that the document was added under, in normal form. */
  readonly document: string;
  /** JSON Pointer from the root of the document. */
  readonly pointer: string;
}

/**
 * Makes an Argot of chosen dialects.
 *
 * @throws DefinitionError when there is no dialect, or `dialect` names none of them.
 */
export function createArgot(options: CoreOptions): Argot {
  const registry = Registry.of(install(options)).layer();
  const checker = new SchemaChecker(registry);
  const { tier = "auto", backend } = options;
  if (!tiers.includes(tier))
    throw new DefinitionError(`There is no tier ${JSON.stringify(tier)}; there are ${tiers.join(", ")}.`);
  let anonymous = 0;
  const nextUri = (): string => `${anonymousBase}${++anonymous}`;

  const argot: Argot = {
    add(document, uri = nextUri()) {
      registry.add(document, uri);
      return argot;
    },
    compile: <Value>(schema: unknown) => createValidator<Value>(argot.plan(schema), tier, backend),
    plan(schema) {
      if (typeof schema === "string") return lower(registry, find(schema), (document) => checker.check(document));
      if (typeof schema !== "boolean" && (typeof schema !== "object" || schema === null || Array.isArray(schema))) {
        throw new SchemaError(
          "not-json",
          { uri: anonymousBase, pointer: "" },
          "a schema must be an object or a boolean, or a URI that names one",
        );
      }
      const own = registry.layer();
      const root = own.rootOf(own.add(schema, nextUri()));
      const owner = new SchemaChecker(own);
      return lower(own, root, (document) => (document === root.resource.document ? owner : checker).check(document));
    },
    locate(uri) {
      const found = registry.locate(uri);
      return found && { document: found.document.uri, pointer: found.pointer };
    },
  };
  return argot;

  function find(uri: string): Place {
    return registry.resolve(uri, { uri: anonymousBase, pointer: "" }).place;
  }
}

const tiers: readonly string[] = ["auto", "loop", "compiled", "assembled"] satisfies Tier[];

function install({ dialects, dialect, vocabularies = [] }: CoreOptions): Installed {
  const [first] = dialects;
  if (!first) throw new DefinitionError("createArgot needs at least one dialect.");
  const byUri = new Map(dialects.flatMap((each) => [each.uri, ...each.aliases].map((uri) => [uri, each])));
  const fallback = dialect === undefined ? first : byUri.get(dialect.replace(/#$/, ""));
  if (!fallback)
    throw new DefinitionError(`The dialect ${dialect} is not among those given: ${[...byUri.keys()].join(", ")}.`);
  const all = [...dialects.flatMap((each) => each.vocabularies), ...vocabularies];
  return { dialects: byUri, vocabularies: new Map(all.map((each) => [each.uri, each])), fallback };
}
