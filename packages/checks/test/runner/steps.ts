// Counts the work of code, for tests of how it grows: the result is the same on every machine, however busy it is.
//
// The engine counts how often each block of code runs, also that of libraries. Functions that are not JavaScript are charged for the
// lengths of what they read. Code that has run before this file is not counted: a test imports it
// before all others, and is called `*.steps.heavy.test.ts`, so that it runs in a process of its own.
import { type Profiler, Session } from "node:inspector";

type Native = (this: unknown, ...args: unknown[]) => unknown;

const session = new Session();
session.connect();
const send = (method: string, parameters?: object): unknown => {
  let answer: unknown;
  // A session with its own thread answers before `post` returns.
  session.post(method, parameters, (error, result) => {
    if (error) throw error;
    answer = result;
  });
  return answer;
};
send("Profiler.enable");
send("Profiler.startPreciseCoverage", { callCount: true, detailed: true });

/** Begins to count. */
function startCounting(): { /** The steps since it was called before. */ next(): number; end(): void } {
  let native = 0;
  const restore = charged.map(([owner, name, cost]) => {
    const original = owner[name] as Native;
    owner[name] = function (this: unknown, ...args: unknown[]): unknown {
      const result = original.apply(this, args);
      native += cost(this, result, args);
      return result;
    };
    return () => (owner[name] = original);
  });
  send("Profiler.takePreciseCoverage");
  return {
    next() {
      let steps = native;
      const { result } = send("Profiler.takePreciseCoverage") as Profiler.TakePreciseCoverageReturnType;
      for (const { url, functions } of result)
        if (url !== import.meta.url) for (const { ranges } of functions) for (const { count } of ranges) steps += count;
      native = 0;
      return steps;
    },
    end() {
      for (const each of restore) each();
    },
  };
}

/** The number of steps of each of some works. To begin to count takes as long as to end it: this begins once. */
function stepsOfAll(works: readonly (() => unknown)[]): readonly number[] {
  const counting = startCounting();
  try {
    return works.map((work) => {
      work();
      return counting.next();
    });
  } finally {
    counting.end();
  }
}

/** The number of steps of some work. */
export const stepsOf = (work: () => unknown): number => stepsOfAll([work])[0] as number;

/** The same for works that wait for promises, with the steps of whatever else is done meanwhile. */
export async function stepsOfEach(works: readonly (() => unknown)[]): Promise<readonly number[]> {
  const counting = startCounting();
  const steps: number[] = [];
  try {
    for (const work of works) {
      // oxlint-disable-next-line no-await-in-loop -- one after the other is counted
      await work();
      steps.push(counting.next());
    }
    return steps;
  } finally {
    counting.end();
  }
}

/** How many times the steps are for an input of twice the size. A few hundred steps are for any input. */
export function growthOf<Input>(
  inputOf: (size: number) => Input,
  work: (input: Input) => unknown,
  size = 2000,
): number {
  const inputs = [inputOf(size), inputOf(2 * size)];
  const [small, large] = stepsOfAll(inputs.map((input) => () => work(input))) as [number, number];
  return large / (small + 500);
}

const lengthOf = (value: unknown): number => (typeof value === "string" || Array.isArray(value) ? value.length : 0);

type Cost = (self: unknown, result: unknown, args: readonly unknown[]) => number;
const whole: Cost = lengthOf;
const resulting: Cost = (_self, result) => lengthOf(result);
const given: Cost = (_self, _result, [first]) => lengthOf(first);
/** A text is hashed, an object is not. */
const hashed: Cost = (_self, _result, [key]) => (typeof key === "string" ? key.length : 0);
/** A search is charged up to what it finds, or to the end. */
const searched: Cost = (self, result, [, from]) =>
  (typeof result === "number" && result >= 0 ? result : lengthOf(self)) - (typeof from === "number" ? from : 0);
/** All expressions match by `exec`. A sticky one stays where it is; that each is linear is proven by another test. */
const matched: Cost = (self, result, [text]) => {
  const { sticky, lastIndex } = self as RegExp;
  const found = result as RegExpExecArray | null;
  if (found) return sticky ? found[0].length : lastIndex === 0 ? found.index + found[0].length : found[0].length;
  return sticky ? 1 : lengthOf(text);
};

const named = (owner: object, names: string, cost: Cost): [Record<string, unknown>, string, Cost][] =>
  names.split(" ").map((name) => [owner as Record<string, unknown>, name, cost]);

const charged = [
  ...named(
    String.prototype,
    "split replace replaceAll normalize toLowerCase toUpperCase trim trimStart trimEnd",
    whole,
  ),
  ...named(String.prototype, "slice substring repeat padStart padEnd concat", resulting),
  ...named(String.prototype, "indexOf includes", searched),
  ...named(String.prototype, "startsWith endsWith", given),
  ...named(Array.prototype, "splice unshift sort reverse", whole),
  ...named(Array.prototype, "slice concat join flat", resulting),
  ...named(Array.prototype, "indexOf includes", searched),
  ...named(Map.prototype, "get set has", hashed),
  ...named(Set.prototype, "add has", hashed),
  ...named(RegExp.prototype, "exec", matched),
];
