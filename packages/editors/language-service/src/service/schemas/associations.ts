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

/** Finds the schema of a document by the patterns of associations. The last one that matches counts. */
export class AssociationTable {
  readonly #entries: readonly { readonly uri: string; readonly matches: (path: string) => boolean }[];

  constructor(associations: readonly SchemaAssociation[]) {
    this.#entries = associations.map(({ uri, fileMatch = [] }) => ({ uri, matches: matcher(fileMatch) }));
  }

  /** The URIs of the schemas. */
  get uris(): readonly string[] {
    return [...new Set(this.#entries.map(({ uri }) => uri))];
  }

  /** The URI of the schema for a document. */
  schemaOf(documentUri: string): string | undefined {
    const path = pathOf(documentUri);
    return this.#entries.findLast(({ matches }) => matches(path))?.uri;
  }
}

/** The associations that a catalog makes. */
export const associationsIn = ({ schemas }: SchemaCatalog): readonly SchemaAssociation[] =>
  schemas.map(({ url, fileMatch = [] }) => ({ uri: url, fileMatch }));

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
