import type { Argot, ArgotOptions, Tier } from "argot";

/** The tiers in which cases run. */
export const allTiers: readonly Tier[] = ["loop", "compiled", "closures", "auto"];

/** Creates an Argot instance of the tier in which the case runs. */
export type Make = (options?: ArgotOptions) => Argot;

/** The tier of such a function, which has it as a property. */
export const tierOf = (make: object): string => (make as { tier?: string }).tier ?? "auto";

/** A hostile schema or value, and the expected result, which is the same in every tier. */
export interface HostileCase {
  readonly name: string;
  /** The size in the tests, and in the full run. Absent if the case has no size. */
  readonly sizes?: readonly [quick: number, full: number];
  /** The expected result: verdicts, or the name of an error and its code. */
  readonly expected: string;
  /** The tiers in which the case runs; absent if in all of them. Modules, for example, are the same in each tier. */
  readonly tiers?: readonly Tier[];
  /** Whether the case starts processes of its own. */
  readonly inProcesses?: true;
  /** Runs the case at a size, and returns the result. */
  run(make: Make, size: number): string | Promise<string>;
}

/** The result of an action as text: what it returned, or the name and code of the error that it threw. */
export function outcome(action: () => unknown): string {
  try {
    return String(action());
  } catch (error) {
    if (!(error instanceof Error)) return "threw something that is not an Error";
    const { name, code, limit } = error as Error & { code?: string; limit?: string };
    return [name, code ?? limit].filter((part) => part !== undefined).join(" ");
  }
}

/** The verdicts for several values. */
export const verdicts = (make: Make, schema: unknown, values: readonly unknown[]): string =>
  outcome(() => {
    const validator = make().compile(schema);
    return values.map((value) => outcome(() => validator(value))).join(" ");
  });

/** A value that is wrapped a number of times, without recursion. */
export function nested(depth: number, inner: unknown, around: (inner: unknown) => unknown): unknown {
  let value = inner;
  for (let i = 0; i < depth; i++) value = around(value);
  return value;
}
