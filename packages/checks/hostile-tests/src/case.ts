import type { Argot, ArgotOptions, Tier } from "argot";

/** The tiers that every case is tried in. */
export const tiers: readonly Tier[] = ["loop", "compiled", "closures", "auto"];

/** Makes an Argot of the tier that is tried. */
export type Make = (options?: ArgotOptions) => Argot;

/** Something hostile, and what has to come of it in every tier. */
export interface HostileCase {
  readonly name: string;
  /** The size in tests, and in the table; of cases without one there is nothing to be large. */
  readonly sizes?: readonly [quick: number, full: number];
  /** What has to come of it: verdicts, or the name of an error and its code. */
  readonly answer: string;
  /** Whether it runs in processes of its own. */
  readonly elsewhere?: true;
  /** Tries it at a size. */
  ask(make: Make, size: number): string | Promise<string>;
}

/** What came of an action: what it returned, or the error by name and code. */
export function outcome(action: () => unknown): string {
  try {
    return String(action());
  } catch (error) {
    if (!(error instanceof Error)) return "threw what is no error";
    const { name, code, limit } = error as Error & { code?: string; limit?: string };
    return [name, code ?? limit].filter((part) => part !== undefined).join(" ");
  }
}

/** The verdicts about several values, and that what is told of them agrees. */
export const verdicts = (make: Make, schema: unknown, values: readonly unknown[]): string =>
  outcome(() => {
    const validator = make().compile(schema);
    return values.map((value) => outcome(() => validator(value))).join(" ");
  });

/** A value with others around it, from the inside out. */
export function nested(depth: number, inner: unknown, around: (inner: unknown) => unknown): unknown {
  let value = inner;
  for (let i = 0; i < depth; i++) value = around(value);
  return value;
}
