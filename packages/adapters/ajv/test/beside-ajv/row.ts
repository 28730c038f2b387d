// oxlint-disable typescript/no-explicit-any -- both classes take the same calls
import type { Options } from "../../src/index.js";

/** What a program does with an instance, and what it sees. */
export type Row = readonly [what: string, does: (ajv: any, Class: any) => unknown, options?: Options];

/** The verdict for each value, with the errors. */
export const results = (validate: any, ...values: readonly unknown[]): unknown[] =>
  values.map((value) => [validate(value), validate.errors]);

/** What an action throws. */
export function thrown(action: () => unknown): unknown {
  try {
    action();
    return "nothing";
  } catch (error: any) {
    return [error.constructor.name, error.message];
  }
}

/** What an action returns or throws. */
export function attempt(action: () => unknown): unknown {
  try {
    return action();
  } catch (error: any) {
    return [error.constructor.name, error.message];
  }
}
