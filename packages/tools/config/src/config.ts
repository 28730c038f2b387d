import type { ArgotOptions, Dialect, Vocabulary } from "argot";

/** What a project may say. JSON can say all of it but what is a function or an object of a package. */
export interface Config {
  /** The schema of the file, for editors. */
  readonly $schema?: string;
  /**
   * The dialect of schemas without `$schema`: a short name or the URI of a standard dialect; a package that exports a
   * dialect, as `name` or `name#export`; a path, which begins with a dot, to a module that does or to a meta-schema, which
   * ends in `.json`, `.yaml` or `.yml`; or a dialect itself. 2020-12, when not said.
   */
  readonly dialect?: string | Dialect;
  /** Whether a schema that declares another dialect is refused. Needs `dialect`. False, when not said. */
  readonly pin?: boolean;
  /**
   * Vocabularies for meta-schemas to list in `$vocabulary`: packages or modules that export them, as for `dialect`, or
   * vocabularies themselves.
   */
  readonly vocabularies?: readonly (string | Vocabulary)[];
  /**
   * Files with schemas that may refer to one another: paths and patterns, relative to the configuration's folder. A pattern
   * that begins with `!` excludes.
   */
  readonly schemas?: readonly string[];
  /** What `format` means. Dialects say it themselves, when not said. */
  readonly formats?: NonNullable<ArgotOptions["formats"]>;
  /** Whether and how the keywords of content assert. They annotate, when not said. */
  readonly content?: NonNullable<ArgotOptions["content"]>;
  /** Whether a schema with a member that is no keyword is refused, unless it begins with `x-`. False, when not said. */
  readonly strict?: boolean;
}

/** The configuration as it is: for editors and compilers, which then know what may stand in it. */
export const defineConfig = (config: Config): Config => config;
