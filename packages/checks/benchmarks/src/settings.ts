/** How long a run takes and how sure it is. */
export interface Settings {
  /** How long each contender runs before it is measured, in milliseconds. */
  readonly warmupMs: number;
  /** How long one sample takes, about. */
  readonly batchMs: number;
  /** How many samples each contender gives. */
  readonly rounds: number;
  /** What all samples of one contender may take; a slow one gives fewer samples. */
  readonly contenderMs: number;
  /** How many fresh processes measure each contender on each corpus. */
  readonly coldRounds: number;
  /** After this many seconds no further corpus is begun, unless it was asked for by name. */
  readonly deadline: number;
  /** How many mutants of the instances of a corpus are tried. */
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
 * Many short samples in turn, where a few per cent matter: what else the machine does comes to all contenders alike, and to few
 * samples of each.
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

/** The corpora of a quick run, as far as they are there: small and large schemas, plain and branching, two dialects. */
export const quickCorpora: readonly string[] = ["babelrc", "cql2", "fabric-mod", "ui5"];
