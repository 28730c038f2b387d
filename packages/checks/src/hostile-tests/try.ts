import { type ArgotOptions, createArgot, type Tier } from "argot";
import type { HostileCase, Make } from "./case.js";

/** The result of a case in a tier. */
export interface Attempt {
  readonly result: string;
  /** Processor time, which other programs do not affect. For cases with processes of their own: elapsed time. */
  readonly milliseconds: number;
  /** The growth of the heap, before garbage collection. */
  readonly megabytes: number;
}

/** Runs a case in a tier, at a size. */
export async function attempt({ run, inProcesses }: HostileCase, tier: Tier, size: number): Promise<Attempt> {
  const make: Make = Object.assign((options?: ArgotOptions) => createArgot({ ...options, tier }), { tier });
  globalThis.gc?.();
  const memory = process.memoryUsage().heapUsed;
  const started = performance.now();
  const used = process.cpuUsage();
  let result: string;
  try {
    result = await run(make, size);
  } catch (error) {
    result = `${(error as Error).name}: ${(error as Error).message.slice(0, 120)}`;
  }
  return {
    result,
    milliseconds: inProcesses ? performance.now() - started : process.cpuUsage(used).user / 1000,
    megabytes: (process.memoryUsage().heapUsed - memory) / 1e6,
  };
}
