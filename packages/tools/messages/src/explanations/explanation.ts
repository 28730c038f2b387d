/** The origin of a report: the validation of a value, an exception by its class, or a rule of `@argot/schema-tools/lint`. */
export type Origin =
  | "issue"
  | "rule"
  | "SchemaError"
  | "ConfigError"
  | "BundleError"
  | "InlineError"
  | "SourceError"
  | "ContentError"
  | "RegistryError"
  | "ConfluentError"
  | "exception";

/** An example that causes the explained report. */
export type Example = ValueExample | SchemaExample | ProgramExample | CommandExample;

/** A value that is invalid, and one that is valid. */
export interface ValueExample {
  /** The schema. */
  readonly schema: unknown;
  /** A value that is invalid. */
  readonly value: unknown;
  /** A value that is valid. */
  readonly corrected: unknown;
  /** The corrected schema, if the schema is wrong and not the value. */
  readonly correctedSchema?: unknown;
  /** The dialect of the schema, such as `draft-04`, or `openapi-3.0`. Default: `2020-12`. */
  readonly dialect?: string;
}

/** A schema that cannot be used or has a fault, and one without. */
export interface SchemaExample {
  /** A schema that is reported. */
  readonly schema: unknown;
  /** A schema that is not. */
  readonly corrected: unknown;
  /** Options of `createArgot`. Default: none. */
  readonly options?: Readonly<Record<string, unknown>>;
}

/** A program that throws, or whose default export is a list of issues. */
export interface ProgramExample {
  /** The text of an ES module that imports packages of Argot. */
  readonly program: string;
}

/** A command that reports it. */
export interface CommandExample {
  /** The arguments of `argot`. */
  readonly command: readonly string[];
  /** The texts of files by their names. */
  readonly files: Readonly<Record<string, string>>;
  /** The texts of files with which the command succeeds. */
  readonly corrected: Readonly<Record<string, string>>;
}

/** The text about something that can be reported. */
export interface ExplanationText {
  /** What it means. */
  readonly meaning: string;
  /** What usually leads to it. */
  readonly cause: string;
  /** What to do. */
  readonly correction: string;
  /** An example; absent if no example can cause it. */
  readonly example?: Example;
}

/** Explains something that Argot reports. The texts are sentences. */
export interface Explanation extends ExplanationText {
  /** The message id of issues, the code of an exception or its class, or the code of a rule. */
  readonly id: string;
  /** The same as people write it: the id without what all ids of its kind begin with, such as `contains#atLeast`. */
  readonly code: string;
  /** Its origin. */
  readonly origin: Origin;
  /** What Argot says about the example. Recorded from a run of the example. */
  readonly says: string;
}
