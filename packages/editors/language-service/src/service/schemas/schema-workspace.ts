import { encodeFragment, splitFragment } from "@argot/core/json";
import { SchemaIndex } from "@argot/schema-tools/schema-index";
import { type Argot, dialectUris, SchemaError, type Validator } from "argot";
import { AnnotatedValidator, Applicability } from "argot/inspect";
import type { RoleFinder } from "./annotation-roles.js";
import { knowsDialect } from "./knows-dialect.js";
import { withGuessedDialect } from "./guessed-dialect.js";
import { withLaterKeywords } from "./later-keywords.js";
import { type SchemaDocument, schemaDocument } from "./schema-document.js";
import { translatePattern } from "./translate-pattern.js";

/** Loads a schema: returns its text, or the schema itself, or `undefined` if there is none. */
export type SchemaLoader = (uri: string) => Promise<unknown>;

/** A schema and all documents that it refers to. */
export interface SchemaSet {
  /** The URI of the schema, perhaps with a fragment. */
  readonly uri: string;
  /** The schemas of which all hold: usually that one. */
  readonly uris: readonly string[];
  /** Has the documents. */
  readonly argot: Argot;
  readonly documents: ReadonlyMap<string, SchemaDocument>;
  /** The URIs that references lead to and that nobody knows. */
  readonly missing: ReadonlySet<string>;
  /** The schema, or the reason why there is none. */
  readonly usable: UsableSchema | SchemaProblem;
  /** What is wrong in the documents. The places accept every value. */
  readonly faults: readonly SchemaFault[];
  /** Finds the document of a URI, and the location in it. */
  readonly locate: Argot["locate"];
}

/** A schema that is used whatever is wrong in it. */
type TolerantSchema = Pick<SchemaSet, "usable" | "faults" | "locate">;

/** What is wrong in a schema that is used all the same. */
export interface SchemaFault extends SchemaProblem {
  /** Whether it is read as what was meant, so that nothing is left open. */
  readonly isTranslated: boolean;
}

/** A schema that can evaluate values. */
export interface UsableSchema {
  readonly validator: Validator;
  readonly applicability: Applicability;
  /** Finds issues and deprecated parts. */
  readonly deprecations: AnnotatedValidator;
  /** Finds strings that are colours. */
  readonly colors: AnnotatedValidator;
}

/** Why a schema, or a place in it, cannot be used. */
export interface SchemaProblem {
  readonly message: string;
  /** The URI of the error in a schema, if it is known. */
  readonly at: string | undefined;
}

/** Whether a schema can be used. */
export const isUsable = (schema: UsableSchema | SchemaProblem): schema is UsableSchema => "validator" in schema;

/** Maximum number of documents that one schema may refer to. */
const maxDocuments = 1000;

/** Loads schemas with all that they refer to, and keeps them until a document changes. */
export class SchemaWorkspace {
  readonly #createArgot: () => Argot;
  readonly #load: SchemaLoader;
  readonly #roles: RoleFinder;
  readonly #documents = new Map<string, Promise<SchemaDocument | undefined>>();
  readonly #sets = new Map<string, Promise<SchemaSet>>();

  constructor(createArgot: () => Argot, load: SchemaLoader, roles: RoleFinder) {
    this.#createArgot = createArgot;
    this.#load = load;
    this.#roles = roles;
  }

  /** Forgets a document, and the schemas that refer to it, even if it was missing. Returns whether there were any. */
  async reset(uri: string): Promise<boolean> {
    this.#documents.delete(uri);
    const sets = await Promise.all(Array.from(this.#sets, async ([key, set]) => [key, await set] as const));
    const changed = sets.filter(([, { documents, missing }]) => documents.has(uri) || missing.has(uri));
    for (const [key] of changed) this.#sets.delete(key);
    return changed.length > 0;
  }

  /** Forgets everything. */
  resetAll(): void {
    this.#documents.clear();
    this.#sets.clear();
  }

  /** All documents that were loaded. */
  async known(): Promise<ReadonlyMap<string, SchemaDocument>> {
    const documents = await Promise.all(this.#documents.values());
    return new Map(
      documents.flatMap((document) => (document?.problem === undefined && document ? [[document.uri, document]] : [])),
    );
  }

  /** The schema of a URI, with all documents that it refers to. */
  set(uri: string): Promise<SchemaSet> {
    return this.#kept(uri, () => this.#makeSet(uri, undefined));
  }

  /** Several schemas as one, of which all hold. Those that are nowhere are left out, unless none is left. */
  async setOfAll(uris: readonly string[]): Promise<SchemaSet | undefined> {
    const sets = await Promise.all(uris.map((uri) => this.set(uri)));
    const found = sets.filter(({ documents }) => documents.size > 0);
    if (found.length < 2) return found[0] ?? sets.at(-1);
    const all = found.map(({ uri }) => uri);
    const uri = `argot:all?${encodeURIComponent(JSON.stringify(all))}`;
    const value = { $schema: dialectUris["2020-12"], allOf: all.map((each) => ({ $ref: each })) };
    return this.#kept(uri, () => this.#makeSet(uri, { uri, value, source: undefined, problem: undefined }, all));
  }

  /** The same for a schema that is being edited. The result is not kept. */
  setOf(document: SchemaDocument): Promise<SchemaSet> {
    return this.#makeSet(document.uri, document);
  }

  #kept(uri: string, make: () => Promise<SchemaSet>): Promise<SchemaSet> {
    let set = this.#sets.get(uri);
    if (!set) this.#sets.set(uri, (set = make()));
    return set;
  }

  async #makeSet(uri: string, edited: SchemaDocument | undefined, uris: readonly string[] = [uri]): Promise<SchemaSet> {
    const argot = this.#createArgot();
    const documents = new Map<string, SchemaDocument>();
    const missing = new Set<string>();
    const pending = new Set([splitFragment(uri).resource]);
    // The iteration visits elements that are added during it.
    for (const each of pending) {
      // The instance knows the meta-schemas of its dialects.
      if (edited?.uri !== each && argot.locate(each)) continue;
      // Which documents are needed is known one after the other.
      // oxlint-disable-next-line no-await-in-loop
      const document = edited?.uri === each ? edited : await this.#document(each);
      if (!document) {
        missing.add(each);
        continue;
      }
      documents.set(each, document);
      add(argot, document);
      if (pending.size > maxDocuments) continue;
      for (const other of missingFrom(document, argot)) pending.add(other);
    }
    let tolerant: TolerantSchema | undefined;
    const read = (): TolerantSchema => (tolerant ??= this.#read(argot, uri, documents));
    return {
      uri,
      uris,
      argot,
      documents,
      missing,
      get usable() {
        return read().usable;
      },
      get faults() {
        return read().faults;
      },
      locate: (each) => read().locate(each),
    };
  }

  /** Reads a schema and all documents. What is wrong in them is left open. */
  #read(argot: Argot, uri: string, documents: ReadonlyMap<string, SchemaDocument>): TolerantSchema {
    const faults: SchemaFault[] = [];
    const tolerant = argot.tolerant({
      onFault: ({ error, translation }) =>
        faults.push({ ...problemOf(error), isTranslated: translation !== undefined }),
      translatePattern,
      extendDialect: (dialect) => withLaterKeywords(dialect, argot),
    });
    for (const document of documents.values()) {
      const { problem, value } = document;
      if (problem !== undefined) faults.push({ ...unreadable(document.uri, problem), isTranslated: false });
      const refused = value === undefined ? undefined : add(tolerant, document);
      if (refused) faults.push({ ...refused, isTranslated: false });
    }
    return { usable: this.#usable(tolerant, uri, documents), faults, locate: tolerant.locate };
  }

  #usable(argot: Argot, uri: string, documents: ReadonlyMap<string, SchemaDocument>): UsableSchema | SchemaProblem {
    const { resource } = splitFragment(uri);
    const document = documents.get(resource);
    if (document?.problem !== undefined && document.value === undefined) return unreadable(resource, document.problem);
    if (!document && !argot.locate(uri)) return { message: `The schema ${uri} is not there`, at: undefined };
    try {
      const roles = this.#roles;
      const validator: Validator = argot.compile(uri);
      // Created at first use, since only some features need it. The values of texts never change.
      let applicability: Applicability | undefined;
      let deprecations: AnnotatedValidator | undefined;
      let colors: AnnotatedValidator | undefined;
      const options = { immutableValues: true };
      return {
        validator,
        get applicability() {
          return (applicability ??= new Applicability(argot.plan(uri), options));
        },
        get deprecations() {
          return (deprecations ??= new AnnotatedValidator(argot.plan(uri), (each) => roles.isOutdated(each), options));
        },
        get colors() {
          return (colors ??= new AnnotatedValidator(argot.plan(uri), (each) => roles.isColor(each), options));
        },
      };
    } catch (error) {
      const { message, at } = problemOf(error);
      return { message: `The schema cannot be used: ${message}`, at };
    }
  }

  #document(uri: string): Promise<SchemaDocument | undefined> {
    let document = this.#documents.get(uri);
    if (!document) this.#documents.set(uri, (document = this.#loaded(uri)));
    return document;
  }

  async #loaded(uri: string): Promise<SchemaDocument | undefined> {
    try {
      const content = await this.#load(uri);
      return content === undefined ? undefined : schemaDocument(uri, content);
    } catch (error) {
      return { uri, value: undefined, source: undefined, problem: (error as Error).message };
    }
  }
}

/** Adds a document. Returns why it cannot be added. */
function add(argot: Argot, { uri, value }: SchemaDocument): SchemaProblem | undefined {
  try {
    argot.add(withGuessedDialect(value), uri);
    return undefined;
  } catch (error) {
    return problemOf(error);
  }
}

const unreadable = (uri: string, problem: string): SchemaProblem => ({
  message: `The schema ${uri} cannot be read: ${problem}`,
  at: uri,
});

/** The URIs of documents that a document refers to and the instance lacks. */
function missingFrom({ uri, value }: SchemaDocument, argot: Argot): readonly string[] {
  if (typeof value !== "object" || value === null) return [];
  const { documents, schemas } = new SchemaIndex([{ uri, value }], argot);
  const referred = schemas.flatMap(({ keywords }) =>
    keywords.flatMap(({ references }) =>
      references.flatMap((reference) =>
        reference.target.kind === "nothing" && reference.target.missesDocument ? (reference.uri ?? []) : [],
      ),
    ),
  );
  const dialects = documents.flatMap(({ resources }) =>
    resources.flatMap(({ declaredDialect }) => declaredDialect ?? []),
  );
  const unknown = dialects.filter((each) => !knowsDialect(argot, each));
  return [...referred, ...unknown].flatMap((each) => {
    const { resource } = splitFragment(each);
    return argot.locate(resource) ? [] : [resource];
  });
}

function problemOf(error: unknown): SchemaProblem {
  if (!(error instanceof SchemaError)) return { message: (error as Error).message, at: undefined };
  const at = `${error.uri}#${encodeFragment(error.pointer)}`;
  return error.code === "unresolvable-reference" && error.reference !== undefined
    ? { message: `${error.reference} is not there`, at }
    : { message: error.message, at };
}
