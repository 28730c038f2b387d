import os from "node:os";
import { blaze } from "./adapters/blaze.js";
import { adapters, baseline } from "./adapters/index.js";
import { goals, type Measure, measures } from "./goals.js";
import { readManifest } from "./packages.js";
import { type CorpusResult, type Mean, meanOf } from "./results.js";

/**
 * The means of a run, for programs. `docs/benchmarks.json` has those of the last full run: the site draws charts of it.
 */
export interface Figures {
  readonly date: string;
  readonly node: string;
  readonly processor: string;
  readonly cores: number;
  /** The number of corpora. */
  readonly corpora: number;
  /** The validator that ratios are relative to. */
  readonly baseline: string;
  readonly measures: readonly MeasureFigures[];
}

/** The means of one measure. */
export interface MeasureFigures {
  readonly id: Measure;
  readonly title: string;
  /** The highest ratio that reaches the goal. */
  readonly goal: number;
  readonly means: readonly ValidatorMean[];
}

/** The mean of one validator. */
export interface ValidatorMean {
  readonly validator: string;
  /** Absent for validators of this repository. */
  readonly version?: string;
  /** The geometric mean of its times relative to those of the baseline. Lower is faster. */
  readonly ratio: number;
  /** The number of corpora that it was measured with. */
  readonly corpora: number;
}

/** The figures of a run. */
export function figuresOf(results: readonly CorpusResult[]): Figures {
  return {
    date: new Date().toISOString().slice(0, 10),
    node: process.versions.node,
    processor: os.cpus()[0]?.model.trim() ?? "unknown",
    cores: os.cpus().length,
    corpora: results.length,
    baseline,
    measures: measures.flatMap((id) => {
      const means = [...adapters, blaze].flatMap((adapter) => {
        const mean = meanOf(results, id, adapter.id, baseline);
        const { version } = readManifest(adapter.package);
        return mean ? [{ validator: adapter.id, ...(version !== "0.0.0" && { version }), ...rounded(mean) }] : [];
      });
      return means.length === 0 ? [] : [{ id, title: goals[id].title, goal: goals[id].atMost, means }];
    }),
  };
}

/** Three digits say all that a run can repeat. */
const rounded = ({ ratio, corpora }: Mean): Mean => ({ ratio: Number(ratio.toPrecision(2)), corpora });
