// oxlint-disable no-await-in-loop -- one measurement at a time, or they would disturb one another.
import vm from "node:vm";
import type { Settings } from "./settings.js";

/** Something that is compared with others. */
export interface Contender {
  readonly id: string;
  /** Does the work `times` times. Returns the time in nanoseconds. */
  time(times: number): number | Promise<number>;
}

/** Nanoseconds for the work once, one sample for each round. Slow contenders have fewer samples. */
export type Samples = Record<string, number[]>;

/** The time of an action in nanoseconds. */
export function timed(work: () => void): number {
  const start = process.hrtime.bigint();
  work();
  return Number(process.hrtime.bigint() - start);
}

/** A loop of its own for each contender, so that V8's type feedback for one does not slow down another. */
type Loop = <Value>(judge: (value: Value) => number | boolean, values: readonly Value[], times: number) => number;

export function loopOf(id: string): Loop {
  const source = `// ${JSON.stringify(id)}
let total = 0;
for (let time = 0; time < times; time++) {
  for (let i = 0; i < values.length; i++) total += +judge(values[i]);
}
return total;`;
  return vm.compileFunction(source, ["judge", "values", "times"]) as Loop;
}

/** A contender that validates all values in rotation. Its results are counted, so that no engine can remove the work. */
export function overValues<Value>(
  id: string,
  judge: (value: Value) => number | boolean,
  values: readonly Value[],
): Contender {
  const loop = loopOf(id);
  let expected: number | undefined;
  return {
    id,
    time(times) {
      let total = 0;
      const nanoseconds = timed(() => {
        total = loop(judge, values, times);
      });
      expected ??= total / times;
      if (total !== expected * times) throw new Error(`${id} changes its mind`);
      return nanoseconds;
    },
  };
}

/** The times of a contender after warming up. */
interface Pace {
  /** Nanoseconds for the work once. */
  readonly once: number;
  /** The same in elapsed time, with the overhead of the measurement. */
  readonly elapsed: number;
}

const now = (): number => Number(process.hrtime.bigint());

/** Warming up goes on while the work gets faster by this ratio, for at most this many times the usual time. */
const stillFaster = 0.97;
const patience = 4;

/** Runs a contender until the time is over and it gets no faster. */
async function warmUp({ time }: Contender, warmupMs: number): Promise<Pace> {
  const start = now();
  const length = warmupMs * 1e6;
  let best = Infinity;
  for (let part = 0; ; part++) {
    const begun = now();
    let once = Infinity;
    let count = 0;
    for (; count === 0 || now() - begun < length / 2; count++) once = Math.min(once, await time(1));
    const ended = now();
    const improved = once < best * stillFaster;
    best = Math.min(best, once);
    const enough = ended - start >= length && (!improved || ended - start >= length * patience);
    if (enough && part > 0) return { once: best, elapsed: (ended - begun) / count };
  }
}

/** Collects the garbage of a contender, so that this does not take time of the next one. */
const collect = globalThis.gc;

/** The order of the contenders in a round: A B C, B C A, C A B, so that each is at each place equally often. */
export async function interleaved(contenders: readonly Contender[], settings: Settings): Promise<Samples> {
  const samples: Samples = {};
  const times = new Map<Contender, number>();
  const rounds = new Map<Contender, number>();
  for (const contender of contenders) {
    const { once, elapsed } = await warmUp(contender, settings.warmupMs);
    const batch = Math.max(1, Math.floor((settings.batchMs * 1e6) / Math.max(once, elapsed)));
    times.set(contender, batch);
    const affordable = Math.floor((settings.contenderMs * 1e6) / (elapsed * batch));
    rounds.set(contender, Math.min(settings.rounds, Math.max(3, affordable)));
    samples[contender.id] = [];
  }
  for (let round = 0; round < settings.rounds; round++) {
    for (let i = 0; i < contenders.length; i++) {
      const contender = contenders[(i + round) % contenders.length];
      if (!contender || round >= (rounds.get(contender) ?? 0)) continue;
      const batch = times.get(contender) ?? 1;
      collect?.({ type: "minor", execution: "sync" });
      samples[contender.id]?.push((await contender.time(batch)) / batch);
    }
  }
  return samples;
}

/**
 * The contender measured in processor time instead of elapsed time, so that other programs do not count. The shortest of many
 * samples was disturbed least.
 */
export const byProcessor = ({ id, time: run }: Contender): Contender => ({
  id,
  async time(times) {
    const start = process.cpuUsage();
    await run(times);
    const { user, system } = process.cpuUsage(start);
    return (user + system) * 1000;
  },
});
