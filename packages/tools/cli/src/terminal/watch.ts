import { watch as watchFolder } from "node:fs/promises";
import path from "node:path";
import { knownFormat } from "../inputs/format.js";
import type { ExitCode } from "./exit-code.js";
import type { Io } from "./io.js";
import type { Streams } from "./output-stream.js";
import { Problem } from "./problem.js";

/** Time without further changes after which a run begins, in milliseconds. Editors write a file in several steps. */
const quietTime = 100;

/**
 * Runs now, and again whenever a file with data changes below the working directory, until the program is interrupted. A run that could
 * not be done is reported and does not end it.
 *
 * @param written - Files that a run writes itself, relative to the working directory.
 * @throws Problem if the directory cannot be watched.
 */
export async function watch(
  run: () => Promise<ExitCode>,
  written: readonly string[],
  { cwd }: Pick<Io, "cwd">,
  { err, warn }: Streams,
): Promise<never> {
  const own = new Set(written.map((file) => path.resolve(cwd, file)));
  const counts = (file: string | null): boolean =>
    file !== null &&
    !/(?:^|[\\/])(?:node_modules|\.git)(?:[\\/]|$)/.test(file) &&
    knownFormat(file) !== undefined &&
    !own.has(path.resolve(cwd, file));
  let timer: NodeJS.Timeout | undefined;
  let running: Promise<void> = Promise.resolve();
  const runAndWait = async (): Promise<void> => {
    try {
      await run();
    } catch (error) {
      if (!(error instanceof Problem)) throw error;
      await warn(error);
    }
    await err.write("argot: waiting for changes; Ctrl+C ends it\n");
  };
  const changes = watchFolder(cwd, { recursive: true });
  running = runAndWait();
  await running;
  try {
    for await (const { filename } of changes) {
      if (!counts(filename)) continue;
      clearTimeout(timer);
      timer = setTimeout(() => {
        // One run after another.
        running = running.then(runAndWait);
      }, quietTime);
    }
  } catch (error) {
    throw new Problem(`the directory cannot be watched (${(error as Error).message})`, "run it without --watch");
  }
  throw new Problem("the directory is not watched any more", "run it again");
}
