import { stat } from "node:fs/promises";
import path from "node:path";
import type { FoundInput } from "../inputs/find-inputs.js";
import type { Io } from "./io.js";

/** A progress bar on standard error. */
export interface Progress {
  /** Adds a number of bytes that were read. */
  readonly read: (bytes: number) => void;
  readonly update: (invalid: number) => void;
  /** Removes the bar. */
  readonly stop: () => void;
}

/** Smaller inputs are done before a bar is useful. */
const worthwhile = 1 << 24;

/** Shows a bar if standard error is a terminal and the inputs are large; else `undefined`. */
export async function startProgress(
  inputs: readonly FoundInput[],
  { stderr, cwd }: Pick<Io, "stderr" | "cwd">,
): Promise<Progress | undefined> {
  if (stderr.isTTY !== true) return undefined;
  const streams = inputs.filter((input) => "format" in input && input.format === "ndjson");
  const sizes = streams.map(
    async ({ data }) => (await stat(path.resolve(cwd, data)).catch(() => undefined))?.size ?? 0,
  );
  const total = (await Promise.all(sizes)).reduce((sum, size) => sum + size, 0);
  if (total < worthwhile) return undefined;
  const { SingleBar } = await import("cli-progress");
  const bar = new SingleBar({
    format: "{bar} {percentage}%  {rate} MB/s  {eta_formatted} left  {invalid} invalid",
    barCompleteChar: "█",
    barIncompleteChar: "░",
    barsize: 30,
    stream: stderr,
    clearOnComplete: true,
    // An interrupted run would leave a hidden cursor.
    hideCursor: false,
    etaBuffer: 100,
  });
  const start = performance.now();
  let bytesRead = 0;
  let invalid = 0;
  bar.start(total, 0, { rate: "0", invalid });
  const show = (): void => {
    const rate = (bytesRead / 1e3 / (performance.now() - start)).toFixed(0);
    bar.update(Math.min(bytesRead, total), { rate, invalid });
  };
  return {
    read(bytes) {
      bytesRead += bytes;
      show();
    },
    update(count) {
      invalid = count;
    },
    stop: () => bar.stop(),
  };
}
