/** Where a schema has an error. */
export interface SchemaFilePosition {
  /** The absolute path of the file. */
  readonly file: string;
  /** Counted from 1. */
  readonly line: number;
  /** Counted from 1, in UTF-16 code units. */
  readonly column: number;
}

/** Thrown if the schema of a file, one that it refers to, or the configuration of the project cannot be used. */
export class SchemaFileError extends Error {
  /** Always `"SchemaFileError"`. */
  override readonly name = "SchemaFileError";
  /** The part of a schema that is wrong, if it is known. */
  readonly position: SchemaFilePosition | undefined;
  /** The line of that part, with carets below it; or empty. */
  readonly frame: string;
  /** The absolute paths of the files that were read: a change of one of them may correct the error. */
  readonly files: readonly string[];

  /** @param details - The other properties. */
  constructor(message: string, details: Pick<SchemaFileError, "position" | "frame" | "files">) {
    super(message);
    this.position = details.position;
    this.frame = details.frame;
    this.files = details.files;
  }
}
