import type { Format } from "../../inputs/format.js";
import type { ReportChoice } from "../../reports/report-names.js";
import type { SchemaOptions } from "../../schemas/schema-documents.js";
import type { KeepOptions } from "./kept-values.js";
import type { Language } from "./language.js";
import type { ValidateReportName } from "./report-names.js";

/** The schema argument that means: the schema that the project has for each file, or that `$schema` of each value names. */
export const schemaOfData = "auto";

/** Options of `argot validate`. */
export interface ValidateOptions extends SchemaOptions, KeepOptions {
  readonly reports: readonly ReportChoice<ValidateReportName>[];
  /** The format of all data. Default: the one that the name says. */
  readonly as?: Format | undefined;
  readonly quiet: boolean;
  readonly maxErrors?: number | undefined;
  /** The language of messages. */
  readonly lang: Language;
  /** Whether to warn of regular expressions that may take long in JavaScript. */
  readonly warnExponential: boolean;
  /** Maximum number of threads for large NDJSON. */
  readonly threads: number;
  /** Whether to run again after changes, until the program is interrupted. */
  readonly watch: boolean;
}

/** The files that a run writes. */
export const writtenBy = ({ reports, validTo, invalidTo }: ValidateOptions): readonly string[] =>
  [...reports.map(({ file }) => file), validTo, invalidTo].flatMap((file) => file ?? []);
