import type { ArgotOptions, Dialect, Limits, RegexEngine, Tier, Vocabulary } from "argot";

/** The settings of a project. All can be written in JSON, except functions and objects of packages. */
export interface Config {
  /** The schema of the file, for editors. */
  readonly $schema?: string;
  /**
   * The dialect of schemas without `$schema`. One of:
   * - a short name or the URI of a standard dialect;
   * - a package that exports a dialect, as `name` or `name#export`;
   * - the path of a module that exports a dialect, or of a meta-schema in `.json`, `.yaml` or `.yml`; it begins with a dot;
   * - a dialect itself.
   *
   * Default: 2020-12.
   */
  readonly dialect?: string | Dialect;
  /** Whether schemas that declare another dialect are refused. Requires `dialect`. Default: `false`. */
  readonly pin?: boolean;
  /**
   * Vocabularies that meta-schemas may list in `$vocabulary`: packages or modules that export them, as for `dialect`, or
   * vocabularies themselves. Default: none.
   */
  readonly vocabularies?: readonly (string | Vocabulary)[];
  /**
   * Files with schemas that may refer to one another: paths and patterns, relative to the folder of the configuration. A
   * pattern that begins with `!` excludes files. Default: none.
   */
  readonly schemas?: readonly string[];
  /**
   * The schemas of files with data, for editors and `argot validate`. Of several entries that match a file, the last
   * one counts. Default: none.
   */
  readonly data?: readonly DataEntry[];
  /** What `format` does. Default: each dialect decides. */
  readonly formats?: NonNullable<ArgotOptions["formats"]>;
  /** What the content keywords do. Default: `"annotate"`. */
  readonly contentKeywords?: NonNullable<ArgotOptions["contentKeywords"]>;
  /** Whether schemas with unknown keywords are refused. Names that begin with `x-` are allowed. Default: `false`. */
  readonly strict?: boolean;
  /** Limits for the work of schemas and values. Default: none. */
  readonly limits?: Limits;
  /**
   * The engine for regular expressions: `"safe"`, `"linear"` or `"javascript"`, or an engine itself. Default: `"javascript"`; on the
   * command line `"safe"`.
   */
  readonly regex?: RegexName | RegexEngine;
  /** How verdicts are reached. Default: `"auto"`. */
  readonly tier?: Tier;
  /** Schemas of other hosts. Default: none may be fetched. */
  readonly remote?: RemoteConfig;
  /** The rules of `argot check`. Default: each rule has its own severity. */
  readonly check?: CheckConfig;
}

/** Files with data, and the schema for them. */
export interface DataEntry {
  /** Paths and patterns of files, relative to the folder of the configuration. A pattern that begins with `!` excludes files. */
  readonly files: readonly string[];
  /** The path of the schema, relative to the folder of the configuration, or the URI of a schema that is known. */
  readonly schema: string;
}

/** The configuration of schemas of other hosts. */
export interface RemoteConfig {
  /**
   * Hosts that schemas may be fetched from, when a command is allowed to fetch: a name, with a port if it is not the usual one, for https;
   * `http://localhost:8080` for http.
   */
  readonly hosts?: readonly string[];
}

/** Whether findings of a rule of `argot check` are reported, and whether they are errors. */
export type RuleSeverity = "off" | "warn" | "error";

/** Severities by the codes of rules. */
export type RuleSeverities = Readonly<Record<string, RuleSeverity>>;

/** The configuration of `argot check`. */
export interface CheckConfig {
  /** The severities of rules in all files. */
  readonly rules?: RuleSeverities;
  /** Other severities in some files. Of several that apply, the last one counts. */
  readonly overrides?: readonly CheckOverride[];
  /** Names of unknown keywords that are not reported, such as those of an editor. Default: none; names that begin with `x-` never are. */
  readonly allowedKeywords?: readonly string[];
  /**
   * Rules of the project, by their codes: files with schemas that every schema object must be valid against, relative to the folder of the
   * configuration. The description of such a schema is what the rule says.
   */
  readonly ownRules?: Readonly<Record<string, string>>;
}

/** Severities of rules in some files. */
export interface CheckOverride {
  /** Patterns of files, relative to the folder of the configuration. */
  readonly files: readonly string[];
  /** The severities of rules in these files. */
  readonly rules: RuleSeverities;
}

/** The name of an engine for regular expressions, which is an export of `@argot/regex`. */
export type RegexName = "safe" | "linear" | "javascript";

/** Returns the configuration unchanged. It gives editors and compilers the type of the settings. */
export const defineConfig = (config: Config): Config => config;
