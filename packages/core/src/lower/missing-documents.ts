import { SchemaError } from "../errors/schema-error.js";

/** Maximum number of missing documents that a message lists. The error has all of them. */
const mostListed = 10;

/** The errors of references to documents that are missing. They are thrown as one, so that the documents can be added together. */
export class MissingDocuments {
  readonly #errors: SchemaError[] = [];

  /** Notes an error for later. Any other error is thrown at once. */
  note(error: unknown): void {
    if (!(error instanceof SchemaError) || error.reference === undefined) throw error;
    this.#errors.push(error);
  }

  /** @throws SchemaError if an error was noted: the first, with all documents that are missing. */
  refuse(): void {
    const [first] = this.#errors;
    if (!first) return;
    const missing = [...new Set(this.#errors.flatMap((each) => each.missing))];
    if (missing.length === 1) throw first;
    const listed = missing.slice(1, mostListed);
    const more = missing.length - 1 - listed.length;
    const others = [...listed, ...(more > 0 ? [`${more} more`] : [])].join(", ");
    throw new SchemaError(
      first.code,
      first,
      `${first.reason}; also missing: ${others}`,
      { cause: first.cause },
      missing,
    );
  }
}
