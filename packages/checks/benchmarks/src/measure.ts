// oxlint-disable no-await-in-loop -- one measurement at a time, or they would disturb one another.
import vm from "node:vm";
import type { Settings } from "./settings.js";

/** Something that is measured against others. */
export interface Contender {
  readonly id: string;
  /** Does the work `times` times and answers how many nanoseconds that took. */
  time(times: number): number | Promise<number>;
}

/** Nanoseconds for the work once: one sample a round. Slow contenders have fewer. */
export type Samples = Record<string, number[]>;

/** How long something takes, in nanoseconds. */
export function timed(work: () => void): number {
  const start = process.hrtime.bigint();
  work();
  return Number(process.hrtime.bigint() - start);
}

/** A loop of its own for each contender: what V8 learns of one must not slow another down. */
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

/** A contender that runs over all values in rotation. What it answers is counted, so that no work can be left out. */
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

/** What is known of a contender once it is warm. */
interface Pace {
  /** Nanoseconds for the work once. */
  readonly once: number;
  /** The same by the clock on the wall, with all that is not counted. */
  readonly elapsed: number;
}

const now = (): number => Number(process.hrtime.bigint());

/** How much faster the work must still get for warming up to go on, and for how many times its usual length at most. */
const stillFaster = 0.97;
const patience = 4;

/** Runs a contender until the time is up and it gets no faster. */
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

/** Garbage of one contender must not be collected in the time of the next. */
const collect = globalThis.gc;

/** A B C, B C A, C A B: every contender in every round, each at every place. */
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
 * The contender by the time of the processor and not by the clock: what else the machine does does not count. The shortest of
 * many samples is the one that was disturbed least.
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
