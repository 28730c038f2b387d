import type { Argot, Dialect } from "argot";
import type { OpenApiVersion } from "../dialects/document-dialect.js";
import type { DocumentSet } from "./document-set.js";

/** A document that was added: with the documents that it refers to, and an Argot instance that has them. */
export interface OpenedDocument {
  readonly version: OpenApiVersion;
  readonly documents: DocumentSet;
  /** The dialect of schemas that name no other one. */
  readonly dialect: Dialect;
  /** The dialect of the documents themselves. */
  readonly documentDialect: Dialect;
  readonly argot: Argot;
  /** Compiles a regular expression by the engine of the instance. It throws if it cannot be used. */
  readonly compilePattern: (source: string) => unknown;
}
