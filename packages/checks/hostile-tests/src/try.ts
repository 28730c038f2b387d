import { type ArgotOptions, createArgot, type Tier } from "argot";
import type { HostileCase, Make } from "./case.js";

/** What came of a case in a tier. */
export interface Attempt {
  readonly answer: string;
  /** Of processor time, which other programs do not change; of what runs elsewhere, of time that passed. */
  readonly milliseconds: number;
  /** What the process had more of afterwards, before anything was collected. */
  readonly megabytes: number;
}

/** Tries a case in a tier, at a size. */
export async function attempt({ ask, elsewhere }: HostileCase, tier: Tier, size: number): Promise<Attempt> {
  const make: Make = Object.assign((options?: ArgotOptions) => createArgot({ ...options, tier }), { tier });
  globalThis.gc?.();
  const memory = process.memoryUsage().heapUsed;
  const started = performance.now();
  const used = process.cpuUsage();
  let answer: string;
  try {
    answer = await ask(make, size);
  } catch (error) {
    answer = `${(error as Error).name}: ${(error as Error).message.slice(0, 120)}`;
  }
  return {
    answer,
    milliseconds: elsewhere ? performance.now() - started : process.cpuUsage(used).user / 1000,
    megabytes: (process.memoryUsage().heapUsed - memory) / 1e6,
  };
}
