import type { Budget } from "./budget.js";
import { Malformed } from "./malformed.js";

/** The value of a JSON text, or why it is malformed. */
export function jsonOf(text: string, budget: Budget): unknown {
  budget.takeDecoded(text.length);
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    return new Malformed("must be JSON");
  }
  budget.checkDepth(value);
  return value;
}
