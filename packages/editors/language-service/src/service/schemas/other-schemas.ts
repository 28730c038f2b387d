import type { Argot } from "argot";
import { isSchemaFile, schemaName } from "./document-schemas.js";
import { type SchemaDocument, schemaDocument } from "./schema-document.js";
import { knowsDialect } from "./knows-dialect.js";
import type { SchemaLoader } from "./schema-workspace.js";

/** Returns the URIs of the documents of a workspace. */
export type DocumentLister = () => Promise<readonly string[]>;

/** The schemas of a workspace, whether or not a document uses them. They are read when they are first needed. */
export class OtherSchemas {
  readonly #list: DocumentLister;
  readonly #load: SchemaLoader;
  readonly #argot: Pick<Argot, "dialect">;
  readonly #documents = new Map<string, Promise<SchemaDocument | undefined>>();

  constructor(list: DocumentLister, load: SchemaLoader, argot: Pick<Argot, "dialect">) {
    this.#list = list;
    this.#load = load;
    this.#argot = argot;
  }

  /** Forgets a document that has changed. */
  reset(uri: string): void {
    this.#documents.delete(uri);
  }

  /** All schemas by their URIs. */
  async all(): Promise<ReadonlyMap<string, SchemaDocument>> {
    const documents = await Promise.all((await this.#list()).map((uri) => this.#document(uri)));
    return new Map(documents.flatMap((document) => (document ? [[document.uri, document]] : [])));
  }

  #document(uri: string): Promise<SchemaDocument | undefined> {
    let document = this.#documents.get(uri);
    if (!document) this.#documents.set(uri, (document = this.#loaded(uri)));
    return document;
  }

  async #loaded(uri: string): Promise<SchemaDocument | undefined> {
    // A file that cannot be read has no references.
    const content = await this.#load(uri).catch(() => undefined);
    if (typeof content !== "string" || !(isSchemaFile({ uri }) || content.includes(schemaName))) return undefined;
    const document = schemaDocument(uri, content);
    const { value } = document;
    if (document.problem !== undefined || typeof value !== "object" || value === null) return undefined;
    const dialect = (value as Readonly<Record<string, unknown>>)[schemaName];
    const isSchema = typeof dialect === "string" ? knowsDialect(this.#argot, dialect) : isSchemaFile({ uri });
    return isSchema ? document : undefined;
  }
}
