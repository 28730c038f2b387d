import type { SchemaAssociation, SchemaCatalog } from "../service/index.js";

/** The settings of the server: the section `argot` of the editor. */
export interface ServerSettings {
  /** Whether diagnostics are reported. Default: true. */
  readonly validate?: boolean;
  /** Which schemas are for which documents. URIs may be relative to the folder of the workspace. Default: none. */
  readonly schemas?: readonly SchemaAssociation[];
  /** The URI of a catalog as SchemaStore has it, or the catalog. Default: none. */
  readonly catalog?: string | SchemaCatalog;
  /** Whether schemas may be fetched from the web. Default: false. */
  readonly download?: boolean;
  /** Whether the key `<<` of YAML merges. Default: only in documents that begin with `%YAML 1.1`. */
  readonly yamlMergeKeys?: boolean;
}

/** The settings in the data that an editor sends. A setting of the wrong form counts as not set. */
export function settingsIn(given: unknown): ServerSettings {
  const { validate, schemas, catalog, download, yamlMergeKeys } = isObject(given) ? given : {};
  return {
    ...(typeof validate === "boolean" && { validate }),
    ...(typeof download === "boolean" && { download }),
    ...(typeof yamlMergeKeys === "boolean" && { yamlMergeKeys }),
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
