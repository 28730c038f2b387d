// An AsyncAPI document: its version, its documents, and the dialects of its schemas.
import { isObject, type JsonObject } from "@argot/core/keyword";
import {
  type Argot,
  type ArgotOptions,
  createArgot,
  defineDialect,
  refuseUnknownOptions,
  type Dialect,
  type FormatsOption,
  openApiFormats,
} from "argot";
import { documentsOf } from "../document/add-documents.js";
import type { DocumentSet, KnownDocument } from "../document/document-set.js";

/** Options for `openAsyncApi`. */
export interface AsyncOptions extends Pick<ArgotOptions, "limits" | "regex" | "tier"> {
  /** The URI of the document, which references are resolved against. Default: `openapi:/` and the name of the text, if any. */
  readonly uri?: string;
  /** Other documents that references lead to, by their URIs, which may be relative to that of the document. Nothing is fetched. */
  readonly documents?: Readonly<Record<string, unknown>>;
  /** What `format` does, as for `openDocument`. Default: `"annotate"`. */
  readonly formats?: FormatsOption;
}

const optionNames: readonly string[] = [
  "uri",
  "documents",
  "formats",
  "limits",
  "regex",
  "tier",
] satisfies (keyof AsyncOptions)[];

/** A document and those that it refers to, with an Argot instance for each dialect of its schemas. */
export class AsyncDocument {
  readonly documents: DocumentSet;
  readonly #options: AsyncOptions;
  readonly #instances = new Map<Dialect, Argot>();

  /**
   * @throws DocumentError if it is not a document of AsyncAPI 3.
   * @throws DefinitionError if there is no such option.
   */
  constructor(given: unknown, options: AsyncOptions) {
    refuseUnknownOptions("openAsyncApi", options, optionNames);
    this.documents = documentsOf(given, options);
    this.#options = options;
    requireVersion(this.documents);
  }

  /** The root of the document. */
  get json(): JsonObject {
    return this.documents.entry.value as JsonObject;
  }

  /** The instance whose schemas are in a dialect, unless they name another one. Made when it is first needed. */
  argotOf(dialect: Dialect): Argot {
    const known = this.#instances.get(dialect);
    if (known) return known;
    const { formats = "annotate", limits, regex, tier } = this.#options;
    // The documents are not schemas, only parts of them are.
    const within = defineDialect({ ...dialect, metaSchema: undefined, check: undefined, extendMetaSchema: undefined });
    const argot = createArgot({
      dialects: [within],
      dialect: within.uri,
      formats: formats === "assert" ? openApiFormats : formats,
      ...(limits && { limits }),
      ...(regex && { regex }),
      ...(tier && { tier }),
    });
    for (const { value, base } of this.documents.all) argot.add(value, base);
    this.#instances.set(dialect, argot);
    return argot;
  }

  /** Adds a document made from others, such as a merged schema. */
  add(document: KnownDocument): void {
    this.documents.add(document);
    for (const argot of this.#instances.values()) argot.add(document.value, document.base);
  }
}

function requireVersion(documents: DocumentSet): void {
  const { entry } = documents;
  const { value } = entry;
  const given = isObject(value) && Object.hasOwn(value, "asyncapi") ? value["asyncapi"] : undefined;
  if (typeof given === "string" && /^3\.[01]\.\d+$/.test(given)) return;
  const path = given === undefined ? [] : ["asyncapi"];
  const reason =
    given === undefined
      ? 'must have the property "asyncapi" with a version such as "3.0.0"'
      : `must be a version such as "3.0.0", is ${JSON.stringify(given)}`;
  throw documents.error("unknown-dialect", { document: entry, path }, reason);
}
