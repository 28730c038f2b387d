import { SchemaError } from "../errors/schema-error.js";

/** Takes what is wrong in a schema. It throws the error, or reports it, and the place is then left open: it accepts every value. */
export type RefuseOrReport = (error: SchemaError) => undefined;

/** Throws every error. */
export const refuseAll: RefuseOrReport = (error) => {
  throw error;
};

/** The result of a function, or `undefined` if it throws a {@link SchemaError} that is reported. */
export function orReport<Result>(refuse: RefuseOrReport, find: () => Result): Result | undefined {
  try {
    return find();
  } catch (error) {
    if (!(error instanceof SchemaError)) throw error;
    return refuse(error);
  }
}
