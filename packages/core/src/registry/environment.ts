import type { SizeLimit } from "../json/snapshot.js";
import type { Dialect } from "../keyword/dialect.js";
import type { Vocabulary } from "../keyword/vocabulary.js";
import type { RefuseOrReport } from "./fault.js";

/** The installed dialects and vocabularies, and the rules for documents. */
export interface Environment {
  /** The installed dialects by URI, including aliases. */
  readonly dialects: ReadonlyMap<string, Dialect>;
  /** The installed vocabularies by URI. */
  readonly vocabularies: ReadonlyMap<string, Vocabulary>;
  /** Adds the keywords that all dialects of the instance have. */
  readonly withAddedKeywords: (dialect: Dialect) => Dialect;
  /** The dialect of documents without `$schema`. */
  readonly defaultDialect: Dialect;
  /** Whether every schema must use the default dialect. */
  readonly pinned: boolean;
  /** The limit for the size of untrusted documents. */
  readonly sizeLimit: SizeLimit | undefined;
  /** Reports errors in documents, whose places are left open. `undefined` if errors are thrown. */
  readonly leaveOpen: RefuseOrReport | undefined;
}
