/** A validator that an import asks for. */
export interface ValidatorRequest {
  /** The path of the schema, as the import has it. */
  readonly file: string;
  /** The query without the question mark, as the import has it. */
  readonly query: string;
  /** Whether the validator returns the errors. `undefined` if the query does not say. */
  readonly errors: boolean | undefined;
}

/** Imports that may ask for a validator. */
export const mayBeRequest: RegExp = /\?(?:[^?]*&)?validator(?:&|$)/;

/**
 * Reads an import such as `./order.schema.json?validator&errors`.
 *
 * @throws Error if the query has something else beside `validator`.
 */
export function parseRequest(source: string): ValidatorRequest {
  const mark = source.indexOf("?");
  const query = source.slice(mark + 1);
  let errors: boolean | undefined;
  for (const [name, value] of new URLSearchParams(query)) {
    if (name === "validator" && value === "") continue;
    if (name !== "errors" || !["", "true", "false"].includes(value))
      throw new Error(
        `${source}: the query has ${JSON.stringify(value === "" ? name : `${name}=${value}`)}; write ?validator, or ?validator&errors`,
      );
    errors = value !== "false";
  }
  return { file: source.slice(0, mark), query, errors };
}
