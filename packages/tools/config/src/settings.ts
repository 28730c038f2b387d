import type { ConfigPlace } from "./config-error.js";
import type { Config } from "./config.js";
import type { Found } from "./find.js";
import type { ProjectDialect } from "./resolve-dialect.js";
import type { ProjectVocabulary } from "./resolve-vocabularies.js";
import type { SchemaFile } from "./schema-files.js";

/** What a setting came to, and why. A list has a setting for each of its items. */
export interface Setting {
  /** The member of the configuration. */
  readonly name: Exclude<keyof Config, "$schema">;
  /**
   * What it came to: the URI of a dialect or vocabulary, the path of a file, or what was said. Of functions in it there are
   * the names only.
   */
  readonly value: unknown;
  /** Where it is said; absent where nothing is said. */
  readonly place?: ConfigPlace;
  /** The file that the dialect or vocabulary comes from, if it comes from one. */
  readonly origin?: string;
}

/** What the names in a configuration came to. */
export interface Resolved {
  readonly dialect: ProjectDialect;
  readonly vocabularies: readonly ProjectVocabulary[];
  readonly schemas: readonly SchemaFile[];
}

/** All settings, in the order in which people think of them. */
export function settingsOf(config: Config, found: Found | undefined, resolved: Resolved): readonly Setting[] {
  const file = found?.file ?? "";
  const said = (name: Setting["name"], value: unknown): Setting =>
    found && config[name] !== undefined
      ? { name, value, place: { file, pointer: `${found.pointer}/${name}` } }
      : { name, value };
  const each = (name: Setting["name"], items: readonly Setting[]): readonly Setting[] =>
    items.length > 0 ? items : [said(name, [])];
  const { dialect, vocabularies, schemas } = resolved;
  return [
    { ...said("dialect", dialect.uri), ...originIn(dialect.file) },
    said("pin", config.pin ?? false),
    ...each(
      "vocabularies",
      vocabularies.map(({ vocabulary, pointer, file: origin }) => ({
        name: "vocabularies",
        value: vocabulary.uri,
        place: { file, pointer },
        ...originIn(origin),
      })),
    ),
    ...each(
      "schemas",
      schemas.map((schema) => ({ name: "schemas", value: schema.file, place: { file, pointer: schema.pointer } })),
    ),
    said("formats", shown(config.formats) ?? "as the dialect says"),
    said("content", shown(config.content) ?? "annotate"),
    said("strict", config.strict ?? false),
  ];
}

/** Values as they are; of objects the names of what is no JSON. */
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
