import type { FindingReportOptions } from "../../reports/finding-reports.js";
import type { SchemaOptions } from "../../schemas/schema-documents.js";
import type { Mode } from "./changes.js";

/** Options of `argot diff`. */
export interface DiffOptions extends SchemaOptions, FindingReportOptions {
  readonly mode: Mode;
  /** Whether the new version is compared with all others, rather than with the last before it. */
  readonly transitive: boolean;
  /** Whether what cannot be decided counts as compatible. */
  readonly allowUnknown: boolean;
  /** Whether to list compatible changes too. */
  readonly all: boolean;
  /** The rules of the registry whose verdict is shown beside the result: `confluent`, or none. */
  readonly rules: "confluent" | undefined;
}
