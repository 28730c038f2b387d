import { Malformed } from "./malformed.js";

/** The value of a JSON text, or why it is malformed. */
export function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return new Malformed("must be JSON");
  }
}
