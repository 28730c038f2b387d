// The parts of a table of mistakes: a schema, a valid value, and changes that make one mistake each.
import type { ArgotOptions } from "../../src/index.js";

/** The changes of a mistake: new values by JSON Pointer. `undefined` removes the value. */
export type Change = Readonly<Record<string, unknown>>;

export interface Subject {
  readonly schema: unknown;
  readonly options?: ArgotOptions;
  /** A value that is valid. */
  readonly right: unknown;
  /** The mistakes, by what the one who made them did. */
  readonly mistakes: Readonly<Record<string, Change>>;
}

/** A copy of the value with a change. */
export function changed(value: unknown, change: Change): unknown {
  const whole = { "": structuredClone(value) };
  for (const [pointer, to] of Object.entries(change)) {
    const path = ["", ...pointer.split("/").slice(1)].map((token) => token.replaceAll("~1", "/").replaceAll("~0", "~"));
    const last = path.pop() as string;
    const parent = path.reduce<unknown>((at, token) => (at as Record<string, unknown>)[token], whole);
    if (to !== undefined) (parent as Record<string, unknown>)[last] = to;
    else if (Array.isArray(parent)) parent.splice(Number(last), 1);
    else Reflect.deleteProperty(parent as object, last);
  }
  return whole[""];
}
