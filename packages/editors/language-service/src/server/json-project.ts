import type { SchemaAssociation } from "../service/index.js";
import { createArgot, dialectUris } from "argot";
import { AssociationTable } from "../service/schemas/associations.js";
import type { Project } from "./host.js";

/**
 * The project of a folder in an environment that cannot run code, such as a browser. Only the settings `data` and
 * `dialect` of `argot.config.json` apply, since vocabularies and dialects of packages cannot be loaded.
 *
 * @param readText - Reads a file; `undefined` if there is none.
 */
export async function jsonProject(
  folderUri: string,
  readText: (uri: string) => Promise<string | undefined>,
): Promise<Project> {
  const text = await readText(`${folderUri}argot.config.json`);
  const config = text === undefined ? {} : objectIn(text);
  if (!config) return { ...nothing, problem: `${folderUri}argot.config.json cannot be used: it is no JSON object` };
  const { data, dialect } = config;
  const uri = typeof dialect === "string" ? dialectOf(dialect) : undefined;
  const associations = Array.isArray(data) ? data.flatMap((entry) => associationOf(entry, folderUri)) : [];
  const table = new AssociationTable(associations);
  return {
    ...nothing,
    createArgot: (settings) => createArgot({ ...(uri !== undefined && { dialect: uri }), ...settings }),
    // The last one counts.
    schemaOf: (each) => Promise.resolve(table.schemasOf(each).at(-1)),
  };
}

const nothing: Project = {
  createArgot,
  schemaOf: () => Promise.resolve(undefined),
  loadSchema: () => Promise.resolve(undefined),
};

/** The URI of a standard dialect, by its name or its URI. */
function dialectOf(name: string): string | undefined {
  const uris: Readonly<Record<string, string>> = dialectUris;
  return Object.hasOwn(uris, name) ? uris[name] : Object.values(uris).find((uri) => uri === name.replace(/#$/, ""));
}

/** An entry of the table of data. Its patterns are relative to the folder, and so is the path of its schema. */
function associationOf(entry: unknown, folderUri: string): readonly SchemaAssociation[] {
  const { files, schema } = (entry ?? {}) as { readonly files?: unknown; readonly schema?: unknown };
  if (typeof schema !== "string" || !Array.isArray(files) || !URL.canParse(schema, folderUri)) return [];
  const folder = escaped(decodeURIComponent(new URL(folderUri).pathname));
  const patterns = files.filter((each): each is string => typeof each === "string");
  return [
    {
      uri: new URL(schema, folderUri).href,
      fileMatch: patterns.map((each) => (each.startsWith("!") ? `!${folder}${each.slice(1)}` : `${folder}${each}`)),
    },
  ];
}

/** A path as a pattern that only it matches. */
const escaped = (path: string): string => path.replace(/[\\*?[\]{}()!+@|]/g, "\\$&");

function objectIn(text: string): Readonly<Record<string, unknown>> | undefined {
  try {
    const value: unknown = JSON.parse(text);
    return typeof value === "object" && value !== null && !Array.isArray(value) ? { ...value } : undefined;
  } catch {
    return undefined;
  }
}
