import { SchemaError } from "../src/index.js";

/** What an action throws. */
export function thrownBy(action: () => unknown): unknown {
  try {
    action();
  } catch (error) {
    return error;
  }
  throw new Error("nothing was thrown");
}

/** The SchemaError that an action throws. */
export function errorOf(action: () => unknown): SchemaError {
  const error = thrownBy(action);
  if (error instanceof SchemaError) return error;
  throw error;
}
