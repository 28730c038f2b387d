import { slowPatterns } from "@argot/slow-patterns";
import { printable } from "@argot/source-text/printable";
import { type ExitCode, exitCode } from "../../terminal/exit-code.js";
import type { Io } from "../../terminal/io.js";
import { type SchemaOptions, withSchema } from "../../schemas/load-schema.js";
import type { Streams } from "../../terminal/output-stream.js";
import { paintFor } from "../../terminal/paint.js";
import { Problem } from "../../terminal/problem.js";
import { slowPatternMessage } from "../../schemas/slow-pattern-message.js";

/**
 * Checks schemas: whether each can be used, and whether its regular expressions take linear time.
 *
 * @returns `couldNotRun` if a schema cannot be used.
 */
export async function check(
  schemas: readonly string[],
  options: SchemaOptions,
  io: Io,
  { out, warn }: Streams,
): Promise<ExitCode> {
  const paint = paintFor(io);
  let code: ExitCode = exitCode.valid;
  for (const schema of schemas) {
    try {
      // oxlint-disable-next-line no-await-in-loop -- in the order of the command line
      const warnings = await withSchema(schema, options, io, warn, ({ argot, uri, sources }) => {
        argot.compile(uri);
        return slowPatterns(argot.plan(uri)).map((pattern) => {
          const { text, excerpt } = slowPatternMessage(pattern, sources, io.cwd, paint);
          return `  ${printable(text)}\n${excerpt.replace(/^(?=.)/gm, "    ")}`;
        });
      });
      const sign = warnings.length === 0 ? paint("green", "✔") : paint("yellow", "!");
      // oxlint-disable-next-line no-await-in-loop -- at the pace of the reader
      await out.write(`${sign} ${printable(schema)}\n${warnings.join("")}`);
    } catch (error) {
      if (!(error instanceof Problem)) throw error;
      code = exitCode.couldNotRun;
      // oxlint-disable-next-line no-await-in-loop -- in the order of the command line
      await warn(error);
    }
  }
  return code;
}
