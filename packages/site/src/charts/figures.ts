import { readFileSync } from "node:fs";
import path from "node:path";
import { repository } from "../repository.js";

/** The part of `docs/benchmarks.json` that charts show. `npm run bench` writes it. */
export interface Figures {
  /** The number of corpora. */
  readonly corpora: number;
  /** The validator that ratios are relative to. */
  readonly baseline: string;
  readonly measures: readonly MeasureFigures[];
}

/** The means of one measure. */
export interface MeasureFigures {
  readonly id: string;
  readonly title: string;
  readonly goal: number;
  readonly means: readonly {
    readonly validator: string;
    readonly ratio: number;
    /** The number of corpora that it was measured with. */
    readonly corpora: number;
  }[];
}

/** The figures of the last full run. */
export const readFigures = (): Figures =>
  JSON.parse(readFileSync(path.join(repository, "docs/benchmarks.json"), "utf8")) as Figures;
