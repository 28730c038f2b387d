import picomatch from "picomatch";

/** Says which documents a schema is for. */
export interface SchemaAssociation {
  /** The URI of the schema. */
  readonly uri: string;
  /**
   * Patterns of documents. One without a slash is for the name of the file in any folder, others are for the end of the path. A pattern
   * that begins with `!` excludes documents.
   */
  readonly fileMatch?: readonly string[];
  /** The schema. Default: it is loaded by its URI. */
  readonly schema?: unknown;
}

/** A list of schemas, as SchemaStore has it. */
export interface SchemaCatalog {
  /** The schemas. */
  readonly schemas: readonly {
    /** The URI of the schema. */
    readonly url: string;
    /** As in {@link SchemaAssociation}. */
    readonly fileMatch?: readonly string[];
  }[];
}

/** A catalog without schemas. */
export const noCatalog: SchemaCatalog = { schemas: [] };

interface Entry {
  readonly uri: string;
  readonly matches: (path: string) => boolean;
}

/** Finds the schemas of a document by the patterns of associations. */
export class AssociationTable {
  readonly #entries: readonly Entry[];
  readonly #catalog: readonly Entry[];

  constructor(associations: readonly SchemaAssociation[], catalog: SchemaCatalog = noCatalog) {
    this.#entries = associations.map(({ uri, fileMatch = [] }) => ({ uri, matches: matcher(fileMatch) }));
    this.#catalog = catalog.schemas.map(({ url, fileMatch = [] }) => ({ uri: url, matches: matcher(fileMatch) }));
  }

  /** The URIs of the schemas. */
  get uris(): readonly string[] {
    return [...new Set([...this.#catalog, ...this.#entries].map(({ uri }) => uri))];
  }

  /** The URIs of the schemas for a document. All of them hold, as in VS Code. If there are none, the last one of the catalog holds. */
  schemasOf(documentUri: string): readonly string[] {
    const path = pathOf(documentUri);
    const found = this.#entries.filter(({ matches }) => matches(path));
    if (found.length > 0) return [...new Set(found.map(({ uri }) => uri))];
    const last = this.#catalog.findLast(({ matches }) => matches(path));
    return last ? [last.uri] : [];
  }
}

function matcher(patterns: readonly string[]): (path: string) => boolean {
  const options = { dot: true };
  const wanted = patterns.filter((each) => !each.startsWith("!")).map((each) => picomatch(anywhere(each), options));
  const excluded = patterns.flatMap((each) =>
    each.startsWith("!") ? [picomatch(anywhere(each.slice(1)), options)] : [],
  );
  return (path) => wanted.some((matches) => matches(path)) && !excluded.some((matches) => matches(path));
}

/** Every pattern is for the end of the path, one that begins with a slash as well: editors know no root. */
const anywhere = (pattern: string): string => `**/${pattern.replace(/^(?:\*\*)?\//, "")}`;

function pathOf(uri: string): string {
  const path = uri
    .replace(/^[a-z][\w+.-]*:(?:\/\/[^/]*)?/i, "")
    .replace(/[?#].*$/s, "")
    .replace(/^\//, "");
  try {
    return decodeURIComponent(path);
  } catch {
    return path;
  }
}
