import type { ConfigLocation } from "./config-error.js";
import type { Config } from "./config.js";
import type { FoundConfig } from "./find.js";
import type { ProjectDialect } from "./resolve-dialect.js";
import type { ProjectVocabulary } from "./resolve-vocabularies.js";
import type { SchemaFile } from "./schema-files.js";

/** A setting with its value and location. A list gives one setting for each of its items. */
export interface Setting {
  /** The name of the setting. */
  readonly name: Exclude<keyof Config, "$schema">;
  /**
   * The URI of a dialect or vocabulary, the path of a file, or the value itself. Objects with functions are replaced by the
   * names of their members.
   */
  readonly value: unknown;
  /** The location in the configuration; absent if the setting has its default. */
  readonly location?: ConfigLocation;
  /** The file of the dialect or vocabulary, if there is one. */
  readonly origin?: string;
}

/** The resolved names of a configuration. */
export interface Resolved {
  readonly dialect: ProjectDialect;
  readonly vocabularies: readonly ProjectVocabulary[];
  readonly schemas: readonly SchemaFile[];
}

/** All settings, in the order in which they are shown. */
export function settingsOf(config: Config, found: FoundConfig | undefined, resolved: Resolved): readonly Setting[] {
  const file = found?.file ?? "";
  const plain = (name: Setting["name"], value: unknown): Setting =>
    found && config[name] !== undefined
      ? { name, value, location: { file, pointer: `${found.pointer}/${name}` } }
      : { name, value };
  const each = (name: Setting["name"], items: readonly Setting[]): readonly Setting[] =>
    items.length > 0 ? items : [plain(name, [])];
  const { dialect, vocabularies, schemas } = resolved;
  return [
    { ...plain("dialect", dialect.uri), ...originIn(dialect.file) },
    plain("pin", config.pin ?? false),
    ...each(
      "vocabularies",
      vocabularies.map(({ vocabulary, pointer, file: origin }) => ({
        name: "vocabularies",
        value: vocabulary.uri,
        location: { file, pointer },
        ...originIn(origin),
      })),
    ),
    ...each(
      "schemas",
      schemas.map((schema) => ({ name: "schemas", value: schema.file, location: { file, pointer: schema.pointer } })),
    ),
    ...each(
      "data",
      (config.data ?? []).map((entry, i) => ({
        name: "data",
        value: entry,
        location: { file, pointer: `${found?.pointer}/data/${i}` },
      })),
    ),
    plain("formats", shown(config.formats) ?? "as the dialect decides"),
    plain("contentKeywords", shown(config.contentKeywords) ?? "annotate"),
    plain("strict", config.strict ?? false),
    plain("limits", config.limits ?? "none"),
    plain("regex", typeof config.regex === "function" ? "a function" : (config.regex ?? "as the program decides")),
    plain("tier", config.tier ?? "auto"),
    plain("remote", config.remote ?? "nothing is fetched"),
    plain("check", config.check ?? "as each rule decides"),
  ];
}

/** A value for people: nested objects are replaced by the names of their members. */
function shown(value: unknown): unknown {
  if (typeof value !== "object" || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([name, part]: [string, unknown]) => [
      name,
      typeof part === "object" || typeof part === "function" ? Object.keys(part ?? {}) : part,
    ]),
  );
}

const originIn = (origin: string | undefined): { origin?: string } => (origin === undefined ? {} : { origin });
