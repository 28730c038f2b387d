// Measures one contender in a process of its own: node measure.js <name>. Prints a `Measurement` as JSON.
// oxlint-disable no-await-in-loop -- one request at a time
import { readFileSync } from "node:fs";
import { contenders } from "./contenders.js";
import { descriptionFile } from "./description-file.js";
import { requestsOf } from "./requests.js";

/** Number of requests. */
const requestCount = 1000;

/** What is measured of one contender. Times are milliseconds. */
export interface Measurement {
  /** Until the description is open. */
  readonly open: number;
  /** For all requests, each operation for the first time. */
  readonly first: number;
  /** For all requests again. */
  readonly again: number;
  /** The verdicts: 1 for valid, 0 for invalid, ! for an exception. */
  readonly verdicts: string;
  /** What the requests are made to be, in the same form. */
  readonly expected: string;
}

async function measure(name: string): Promise<Measurement> {
  const document = JSON.parse(readFileSync(descriptionFile, "utf8")) as object;
  const requests = requestsOf(document, requestCount);
  const expected = requests.map(({ isGood }) => Number(isGood)).join("");
  const start = performance.now();
  const check = await contenders[name]?.(document);
  if (!check) throw new Error(`there is no contender ${name}`);
  const opened = performance.now();
  let verdicts = "";
  // Whether a body is changed by what checks it, the next request must not see.
  for (const request of requests) {
    try {
      verdicts += Number(await check({ ...request, body: structuredClone(request.body) }));
    } catch {
      verdicts += "!";
    }
  }
  const first = performance.now();
  const copies = requests.map((request) => ({ ...request, body: structuredClone(request.body) }));
  const again = performance.now();
  for (const request of copies) {
    try {
      await check(request);
    } catch {
      // Counted above.
    }
  }
  return { open: opened - start, first: first - opened, again: performance.now() - again, verdicts, expected };
}

process.stdout.write(JSON.stringify(await measure(process.argv[2] ?? "")));
// Some contenders keep the process alive.
process.exit();
