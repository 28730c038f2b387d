import { existsSync } from "node:fs";
import { parseArgs } from "node:util";
import { corporaFolder } from "./corpora-folder.js";
import { type Measure, measures } from "./goals.js";

export interface Options {
  /** The folder of corpora, if there is one. */
  readonly folder?: string;
  /** The corpora to measure. Default: all. */
  readonly names?: readonly string[];
  readonly measures: ReadonlySet<Measure>;
  readonly quick: boolean;
  /** Whether to measure the growth of times instead. */
  readonly growth: boolean;
  /** Whether to write a report. Default: only full runs do. */
  readonly write: boolean;
  readonly help: boolean;
}

export const usage: string = `npm run bench -- [options]
  --quick                 fewer corpora and samples: two minutes
  --growth                the growth of times with schema and instance, a row for each op, and one large value
  --only a,b              these measures: ${measures.join(", ")}
  --corpus DIR            a folder of <name>/schema.json with <name>/instances.jsonl
                          (else $ARGOT_CORPORA, else ../shared/corpora beside the repository)
  --corpus-names a,b      these corpora
  --write, --no-write     whether to write to reports/ (default: only full runs do)
`;

const list = (text: string): string[] => text.split(",").map((part) => part.trim());

function measuresOf(text: string | undefined): ReadonlySet<Measure> {
  if (text === undefined) return new Set(measures);
  return new Set(
    list(text).map((name) => {
      const found = measures.find((measure) => measure === name);
      if (!found) throw new Error(`--only: "${name}" is none of ${measures.join(", ")}`);
      return found;
    }),
  );
}

function folderOf(given: string | undefined): string | undefined {
  const wanted = given ?? process.env["ARGOT_CORPORA"];
  const folder = given === undefined ? corporaFolder() : existsSync(given) ? given : undefined;
  if (folder === undefined && wanted !== undefined) throw new Error(`no folder of corpora at ${wanted}`);
  return folder;
}

/** @throws Error if an option is unknown or has no valid value. */
export function optionsOf(args: readonly string[]): Options {
  const { values } = parseArgs({
    args: [...args],
    allowNegative: true,
    options: {
      quick: { type: "boolean", default: false },
      growth: { type: "boolean", default: false },
      only: { type: "string" },
      corpus: { type: "string" },
      "corpus-names": { type: "string" },
      write: { type: "boolean" },
      help: { type: "boolean", default: false },
    },
  });
  const folder = folderOf(values.corpus);
  const names = values["corpus-names"];
  const whole = !values.quick && values.only === undefined && names === undefined;
  return {
    ...(folder !== undefined && { folder }),
    ...(names !== undefined && { names: list(names) }),
    measures: measuresOf(values.only),
    quick: values.quick,
    growth: values.growth,
    write: values.write ?? whole,
    help: values.help,
  };
}
