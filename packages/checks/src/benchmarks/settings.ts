/** The length and the precision of a run. */
export interface Settings {
  /** The time that each contender runs before it is measured, in milliseconds. */
  readonly warmupMs: number;
  /** The approximate time of one sample. */
  readonly batchMs: number;
  /** The number of samples of each contender. */
  readonly rounds: number;
  /** The maximum time for all samples of one contender. A slow contender has fewer samples. */
  readonly contenderMs: number;
  /** The number of new processes that measure each contender with each corpus. */
  readonly coldRounds: number;
  /** After this many seconds no further corpus is measured, unless an option names it. */
  readonly deadline: number;
  /** The number of mutants that are made of the instances of a corpus. */
  readonly mutants: number;
}

export const full: Settings = {
  warmupMs: 300,
  batchMs: 20,
  rounds: 11,
  contenderMs: 1500,
  coldRounds: 7,
  deadline: Infinity,
  mutants: 300,
};

/**
 * Settings for measurements in which a few per cent matter: many short samples in turn. Other programs then disturb all
 * contenders equally, and few samples of each.
 */
export const fine: Settings = { ...full, batchMs: 5, rounds: 151, contenderMs: 3000 };

export const quick: Settings = {
  warmupMs: 80,
  batchMs: 6,
  rounds: 5,
  contenderMs: 200,
  coldRounds: 3,
  deadline: 85,
  mutants: 80,
};

/** The corpora of a quick run, if they are available: small and large schemas, with and without branches, two dialects. */
export const quickCorpora: readonly string[] = ["babelrc", "cql2", "fabric-mod", "ui5"];
