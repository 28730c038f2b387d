import { describeValue, requireArgument } from "../errors/check-arguments.js";
import { DisposedError } from "../errors/disposed-error.js";
import { SchemaError, type SchemaErrorCode } from "../errors/schema-error.js";
import type { IssueMaker } from "../issues/issue-maker.js";
import { canBeSchema } from "../json/types.js";
import { anonymousBase } from "../json/uri.js";
import type { Dialect } from "../keyword/dialect.js";
import { lower, type LoweredSchema } from "../lower/lower.js";
import type { OpenPlaces } from "../lower/open-places.js";
import type { RegexEngine } from "../lower/pattern.js";
import { refuserOf, reportOnce, type Tolerance } from "../lower/tolerance.js";
import type { Registry } from "../registry/registry.js";
import type { SchemaDocument, SchemaLocation } from "../registry/resource.js";
import { SchemaChecker } from "./schema-checker.js";

/** Maps a dialect to one with the same names of keywords. */
export type SubstituteDialect = (dialect: Dialect) => Dialect;

/** A schema that was found. */
export interface FoundSchema {
  readonly root: SchemaLocation;
  /** Lowers it, optionally with other dialects in place of its own. */
  lowerSchema(substituteDialect?: SubstituteDialect): LoweredSchema;
}

/** What `dispose` releases. */
interface OpenDocuments {
  readonly registry: Registry;
  readonly checker: SchemaChecker;
}

/** The documents of an instance, and of those that were made from it. */
export class Documents {
  readonly #regex: RegexEngine | undefined;
  readonly #issues: IssueMaker;
  readonly #tolerance: Tolerance | undefined;
  #open: OpenDocuments | undefined;
  #unnamed = 0;

  constructor(registry: Registry, regex: RegexEngine | undefined, issues: IssueMaker, tolerance?: Tolerance) {
    this.#regex = regex;
    this.#issues = issues;
    this.#tolerance = tolerance;
    this.#open = { registry, checker: new SchemaChecker(registry, regex, issues, tolerance) };
  }

  /** The same documents, with errors reported, whose places are left open. */
  tolerant(tolerance: Tolerance): Documents {
    const reported = reportOnce(tolerance);
    const registry = this.registry.tolerant(refuserOf(reported), tolerance.extendDialect ?? ((dialect) => dialect));
    const copy = new Documents(registry, this.#regex, this.#issues, reported);
    copy.#unnamed = this.#unnamed;
    return copy;
  }

  /** @throws DisposedError after `dispose`. */
  get registry(): Registry {
    return this.requireOpen().registry;
  }

  /** @throws DisposedError after `dispose`. */
  requireOpen(): OpenDocuments {
    if (this.#open) return this.#open;
    throw new DisposedError("This Argot instance was disposed of. Create another one with `createArgot`.");
  }

  dispose(): void {
    this.#open = undefined;
  }

  add(document: unknown, uri: string | undefined): void {
    const { registry } = this.requireOpen();
    refuseNoDocument(document, uri);
    const added = uri === undefined ? registry.addUnnamed(document, ++this.#unnamed) : registry.add(document, uri);
    registry.refuseUnusable(added, uri !== undefined);
  }

  /** Finds an added schema by its URI, or reads one that is given as a value. */
  schemaOf(schema: unknown): FoundSchema {
    const { registry, checker } = this.requireOpen();
    if (typeof schema === "string") {
      if (/^\s*[{[]/.test(schema)) throw noSchema("; a text has to be parsed first, by `JSON.parse` or `parseJson`");
      const root = registry.resolve(schema, { uri: anonymousBase, pointer: "" }).location;
      return this.#found(registry, root, (document) => checker.check(document));
    }
    if (!canBeSchema(schema)) throw noSchema("");
    const layer = registry.layer();
    const root = layer.rootOf(layer.addUnnamed(schema, ++this.#unnamed));
    const ownChecker = new SchemaChecker(layer, this.#regex, this.#issues, this.#tolerance);
    return this.#found(layer, root, (document) =>
      (document === root.resource.document ? ownChecker : checker).check(document),
    );
  }

  #found(
    registry: Registry,
    root: SchemaLocation,
    checkDocument: (document: SchemaDocument) => OpenPlaces | undefined,
  ): FoundSchema {
    const regex = this.#regex;
    const tolerance = this.#tolerance;
    return {
      root,
      lowerSchema: (substituteDialect) => lower(registry, root, { checkDocument, regex, substituteDialect, tolerance }),
    };
  }
}

const noSchema = (hint: string): SchemaError =>
  new SchemaError(
    "not-json",
    { uri: anonymousBase, pointer: "" },
    `a schema must be an object or a boolean, or the URI of one${hint}`,
  );

export const requireDocumentUri = (subject: string, uri: unknown): void =>
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
