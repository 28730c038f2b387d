import { SourceText } from "@argot/source-text/text";
import type { EngineInput, Times } from "./protocol.js";
import type { Project } from "./project.js";
import { readData } from "./report.js";

/** Time for each of the two measurements, in milliseconds. */
const budget = 20;
/** Maximum number of calls. A clock of a browser is coarse, so one call is too short to be measured. */
const maxCalls = 10_000;

/**
 * Measures an input.
 *
 * @param compile - Compiles its schemas anew.
 */
export async function timesOf(
  { validator }: Project,
  compile: () => Promise<unknown>,
  { data }: EngineInput,
): Promise<Times | undefined> {
  const read = readData(data);
  if (!validator || !(read instanceof SourceText)) return undefined;
  const { value } = read;
  // The first calls make what the later ones use, and the JavaScript engine compiles what is called often.
  const decide = (): void => void validator(value);
  meanOf(decide);
  const verdict = meanOf(decide);
  await compile();
  const start = performance.now();
  await compile();
  return { compile: performance.now() - start, verdict };
}

/** The mean time of a call, in milliseconds. */
function meanOf(call: () => void): number {
  const start = performance.now();
  let count = 0;
  let elapsed: number;
  do {
    call();
    count += 1;
    elapsed = performance.now() - start;
  } while (elapsed < budget && count < maxCalls);
  return elapsed / count;
}
