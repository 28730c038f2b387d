import type { Argot, Dialect } from "argot";
import type { OpenApiVersion } from "../dialects/document-dialect.js";
import type { DocumentSet } from "./document-set.js";

/** An added document, the documents that it refers to, and the Argot instance with all of them. */
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
