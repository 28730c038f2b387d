import type { SchemaAssociation, SchemaCatalog } from "../service/index.js";

/** The settings of the server: the section `argot` of the editor. */
export interface ServerSettings {
  /** Whether diagnostics are reported. Default: true. */
  readonly validate?: boolean;
  /** Which schemas are for which documents. URIs may be relative to the folder of the workspace. Default: none. */
  readonly schemas?: readonly SchemaAssociation[];
  /**
   * The URI of a catalog as SchemaStore has it, or the catalog; an empty text for none. Default: that of SchemaStore if `download` is true,
   * otherwise none.
   */
  readonly catalog?: string | SchemaCatalog;
  /** Whether schemas may be fetched from the web. Default: false. */
  readonly download?: boolean;
  /** Whether the key `<<` of YAML merges. Default: true; otherwise only in documents that begin with `%YAML 1.1`. */
  readonly yamlMergeKeys?: boolean;
  /** The tags of programs that documents of YAML may have, such as `!Ref`. Default: all. */
  readonly yamlTags?: readonly string[];
  /** Whether `format` is an error for values that do not have the format. Default: as the project and the dialects say. */
  readonly assertFormats?: boolean;
}

/** The catalog of SchemaStore. */
export const schemaStoreCatalog = "https://www.schemastore.org/api/json/catalog.json";

/**
 * The settings in the data that an editor sends, beside those of the start, with the schemas of other extensions' settings.
 *
 * @param initial - What was sent at the start.
 * @param own - The section `argot`.
 * @param json - The section `json`, as VS Code has it.
 * @param yaml - The section `yaml`, as the extension of Red Hat has it.
 */
export function allSettingsIn(initial: unknown, own: unknown, json: unknown, yaml: unknown): ServerSettings {
  const [first, last] = [settingsIn(initial), settingsIn(own)];
  const tags = isObject(yaml) && isTexts(yaml["customTags"]) ? yaml["customTags"] : [];
  const others = [...(settingsIn(json).schemas ?? []), ...yamlSchemasIn(yaml)];
  return {
    // A tag may be followed by the kind of its value.
    ...(tags.length > 0 && { yamlTags: tags.map((each) => each.replace(/ .*/, "")) }),
    ...first,
    ...last,
    schemas: [...(first.schemas ?? []), ...others, ...(last.schemas ?? [])],
  };
}

/** The setting `yaml.schemas`: patterns by the URIs of schemas. */
function yamlSchemasIn(yaml: unknown): SchemaAssociation[] {
  const schemas = isObject(yaml) ? yaml["schemas"] : undefined;
  return Object.entries(isObject(schemas) ? schemas : {}).flatMap(([uri, given]) => {
    const fileMatch: unknown = typeof given === "string" ? [given] : given;
    return isTexts(fileMatch) ? [{ uri, fileMatch }] : [];
  });
}

/** The settings in the data that an editor sends. A setting of the wrong form counts as not set. */
export function settingsIn(given: unknown): ServerSettings {
  const { validate, schemas, catalog, download, yamlMergeKeys, yamlTags, assertFormats } = isObject(given) ? given : {};
  return {
    ...(typeof validate === "boolean" && { validate }),
    ...(typeof download === "boolean" && { download }),
    ...(typeof yamlMergeKeys === "boolean" && { yamlMergeKeys }),
    ...(typeof assertFormats === "boolean" && { assertFormats }),
    ...(isTexts(yamlTags) && { yamlTags }),
    ...(Array.isArray(schemas) && { schemas: schemas.flatMap(associationsIn) }),
    ...((typeof catalog === "string" || isCatalog(catalog)) && { catalog }),
  };
}

/** The catalog in a text; one without schemas if the text has none. */
export function catalogIn(text: string | undefined): SchemaCatalog {
  try {
    const value: unknown = JSON.parse(text ?? "null");
    return isCatalog(value) ? value : { schemas: [] };
  } catch {
    return { schemas: [] };
  }
}

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === "object" && value !== null && !Array.isArray(value);

function associationsIn(given: unknown): SchemaAssociation[] {
  const { uri, url = uri, fileMatch, schema } = isObject(given) ? given : {};
  if (typeof url !== "string") return [];
  return [{ uri: url, ...(isTexts(fileMatch) && { fileMatch }), ...(schema !== undefined && { schema }) }];
}

const isTexts = (value: unknown): value is readonly string[] =>
  Array.isArray(value) && value.every((each) => typeof each === "string");

const isCatalog = (value: unknown): value is SchemaCatalog =>
  isObject(value) &&
  Array.isArray(value["schemas"]) &&
  value["schemas"].every(
    (each) =>
      isObject(each) &&
      typeof each["url"] === "string" &&
      (each["fileMatch"] === undefined || isTexts(each["fileMatch"])),
  );
