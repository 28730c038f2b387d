// The jobs of the measuring processes, and their results.
import type { Dialect } from "./adapters/adapter.js";
import type { Samples } from "./measure.js";
import type { Settings } from "./settings.js";

/** `verify` checks whether the contenders are right. The other tasks measure those that are. */
export type WarmTask = "verify" | "warm" | "single" | "recompile" | "errors" | "first";

export interface WarmJob {
  readonly task: WarmTask;
  readonly dir: string;
  readonly dialect: Dialect;
  readonly contenders: readonly string[];
  readonly settings: Settings;
  /** The source of Ajv's validator, for a process that may not generate code. */
  readonly standalone?: string;
}

export interface WarmAnswer {
  readonly samples: Samples;
  /** Contenders that are wrong or fail, with the reason. */
  readonly notRanked: Record<string, string>;
}

export interface ColdJob {
  readonly contender: string;
  readonly dir: string;
  readonly dialect: Dialect;
}

/** Nanoseconds. */
export interface ColdAnswer {
  readonly import: number;
  readonly compile: number;
  readonly cold: number;
  /** The longest call: compiling with the first value, or one of the first thousand values. */
  readonly longest: number;
}
