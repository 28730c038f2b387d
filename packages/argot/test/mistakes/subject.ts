// What a table of mistakes consists of: a schema, a value that is right, and changes that each make it wrong in one way.
import type { ArgotOptions } from "../../src/index.js";

/** What a mistake does to the value, by JSON Pointer: what stands there instead; `undefined` for nothing any more. */
export type Change = Readonly<Record<string, unknown>>;

export interface Subject {
  readonly schema: unknown;
  readonly options?: ArgotOptions;
  /** A value that is valid. */
  readonly right: unknown;
  /** By what went wrong, in the words of the one who made the mistake. */
  readonly mistakes: Readonly<Record<string, Change>>;
}

/** The value with a change made to a copy of it. */
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
