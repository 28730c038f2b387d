import { requireArgument } from "argot";
import type { SchemaSources, SourceText } from "@argot/source-text";
import type { CoveredKeyword, CoveredSchema, ResourceCoverage } from "./schema-coverage.js";

/** A keyword with its position in a text. */
export interface LocatedKeyword extends CoveredKeyword {
  /** The line of its name, counted from 1. */
  readonly line: number;
  /** The offset of its name in the text. */
  readonly start: number;
  /** The offset after its name. */
  readonly end: number;
  /** JSON Pointer in the document. */
  readonly pointer: string;
}

/** A schema with its position in a text. */
export interface LocatedSchema extends CoveredSchema {
  /** The line where it begins, counted from 1. */
  readonly line: number;
  /** JSON Pointer in the document. */
  readonly pointer: string;
}

/** The coverage of a file. */
export interface FileCoverage {
  /** The text. */
  readonly source: SourceText;
  /** In the order of the text. */
  readonly keywords: readonly LocatedKeyword[];
  /** In the order of the text. */
  readonly schemas: readonly LocatedSchema[];
}

/** Refuses values that are not the coverage of files. */
export function requireFiles(subject: string, files: unknown): void {
  const areFiles = Array.isArray(files) && files.every((file) => Array.isArray((file as FileCoverage).keywords));
  requireArgument(areFiles, subject, "the result of `coverageByFile`", files);
}

/**
 * The coverage of each file, in the order of the names of the files. Resources without a text, such as meta-schemas and
 * schemas within test files, are left out.
 *
 * @param sources - Finds the texts of schemas.
 */
export function coverageByFile(
  resources: readonly ResourceCoverage[],
  sources: Pick<SchemaSources, "find">,
): readonly FileCoverage[] {
  const areResources = Array.isArray(resources) && resources.every(({ keywords }) => Array.isArray(keywords));
  requireArgument(areResources, "coverageByFile", "the result of `coverage.resources()`", resources);
  const isSources = typeof (sources as SchemaSources | undefined)?.find === "function";
  requireArgument(isSources, "coverageByFile", "a `SchemaSources` of @argot/source-text", sources);
  const files = new Map<SourceText, { keywords: LocatedKeyword[]; schemas: LocatedSchema[] }>();
  const fileOf = (source: SourceText): { keywords: LocatedKeyword[]; schemas: LocatedSchema[] } => {
    const known = files.get(source) ?? { keywords: [], schemas: [] };
    files.set(source, known);
    return known;
  };
  for (const { keywords, schemas } of resources) {
    for (const keyword of keywords) {
      const found = sources.find(keyword.location);
      if (!found) continue;
      const { start, end } = found.position.key ?? found.position.value;
      fileOf(found.source).keywords.push({
        ...keyword,
        line: start.line,
        start: start.offset,
        end: end.offset,
        pointer: found.pointer,
      });
    }
    for (const schema of schemas) {
      const found = sources.find(schema.location);
      if (!found) continue;
      const { start } = found.position.key ?? found.position.value;
      fileOf(found.source).schemas.push({ ...schema, line: start.line, pointer: found.pointer });
    }
  }
  return Array.from(files, ([source, { keywords, schemas }]) => ({
    source,
    keywords: keywords.toSorted((a, b) => a.start - b.start),
    schemas: schemas.toSorted((a, b) => a.line - b.line),
  })).toSorted((a, b) => (a.source.name < b.source.name ? -1 : 1));
}
