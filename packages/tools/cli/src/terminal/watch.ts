import { type FSWatcher, watch as watchFolder } from "node:fs";
import path from "node:path";
import { knownFormat } from "../inputs/format.js";
import type { ExitCode } from "./exit-code.js";
import type { Io } from "./io.js";
import type { Streams } from "./output-stream.js";
import { Problem } from "./problem.js";

/** Time without further changes after which a run begins, in milliseconds. Editors write a file in several steps. */
const quietTime = 100;

/**
 * Runs now, and again whenever a file with data changes below the working directory, until the program is interrupted.
 * A failed run is reported and does not end the watch.
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
  const counts = (file: unknown): boolean =>
    typeof file === "string" &&
    !/(?:^|[\\/])(?:node_modules|\.git)(?:[\\/]|$)/.test(file) &&
    knownFormat(file) !== undefined &&
    !own.has(path.resolve(cwd, file));
  const runAndWait = async (): Promise<void> => {
    try {
      await run();
    } catch (error) {
      if (!(error instanceof Problem)) throw error;
      await warn(error);
    }
    await err.write("argot: waiting for changes; Ctrl+C ends it\n");
  };
  // Starts before the first run, so that changes during it count.
  const watcher = watcherOf(cwd);
  let timer: NodeJS.Timeout | undefined;
  try {
    return await new Promise<never>((_resolve, reject) => {
      let running: Promise<void> = Promise.resolve();
      // Runs never overlap.
      const runNext = (): void => {
        running = running.then(runAndWait).catch(reject);
      };
      watcher.on("change", (_event, file) => {
        if (!counts(file)) return;
        clearTimeout(timer);
        timer = setTimeout(runNext, quietTime);
      });
      watcher.on("error", (error) => reject(watchProblem(error)));
      watcher.on("close", () => reject(new Problem("the directory is not watched any more", "run it again")));
      runNext();
    });
  } finally {
    clearTimeout(timer);
    watcher.close();
  }
}

function watcherOf(folder: string): FSWatcher {
  try {
    return watchFolder(folder, { recursive: true });
  } catch (error) {
    throw watchProblem(error as Error);
  }
}

const watchProblem = ({ message }: Error): Problem =>
  new Problem(`the directory cannot be watched (${message})`, "run it without --watch");
