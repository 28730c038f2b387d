import { compactIssues } from "@argot/source-text";
import { printable } from "@argot/source-text/printable";
import { createPartialValidator, type PartialText } from "@argot/stream/partial";
import { EvaluationError, LimitError, stringifyJson } from "argot";
import { readChunks } from "../../inputs/read-bytes.js";
import { withSchema } from "../../schemas/load-schema.js";
import { type ExitCode, exitCode } from "../../terminal/exit-code.js";
import type { Io } from "../../terminal/io.js";
import type { Streams } from "../../terminal/output-stream.js";
import { Problem } from "../../terminal/problem.js";
import { schemaOfData, type ValidateOptions } from "./validate-options.js";

type PartialOptions = Pick<ValidateOptions, "reports" | "quiet" | "maxErrors"> & Parameters<typeof withSchema>[1];

/**
 * Says what is certain about JSON texts that may not be complete. A text is read until it is known to be invalid.
 *
 * @throws Problem if the schema cannot be used, a file cannot be read, or a report has no form for such texts.
 */
export async function validatePartial(
  schema: string | undefined,
  names: readonly string[],
  { reports, quiet, maxErrors, ...options }: PartialOptions,
  io: Io,
  { out, warn }: Streams,
): Promise<ExitCode> {
  if (schema === undefined || schema === schemaOfData)
    throw new Problem("--partial needs a schema", "name it before the data");
  const other = reports.find(({ name, file }) => file !== undefined || (name !== "pretty" && name !== "json"));
  if (other) throw new Problem(`--partial has no report "${other.name}"`, "use --json, or no --report");
  const asJson = reports.some(({ name }) => name === "json");
  const begin = await withSchema(schema, options, io, warn, ({ argot, uri }) => createPartialValidator(argot, uri));
  let code: ExitCode = exitCode.valid;
  for (const data of names) {
    const text = begin();
    // oxlint-disable-next-line no-await-in-loop -- in the order of the command line
    await readInto(text, data, io);
    const isWrong = text.state === "invalid" || text.state === "broken";
    if (isWrong) code = exitCode.invalid;
    if (quiet && !isWrong) continue;
    // oxlint-disable-next-line no-await-in-loop -- in the order of the command line
    await out.write(asJson ? `${printable(jsonOf(text, data))}\n` : textOf(text, data, maxErrors));
  }
  return code;
}

/** Reads a text, and no more of it once nothing can mend it. */
async function readInto(text: PartialText, data: string, io: Io): Promise<void> {
  try {
    for await (const piece of readChunks(data, io))
      if (text.write(piece) === "invalid" || text.state === "broken") return;
  } catch (error) {
    if (!(error instanceof EvaluationError || error instanceof LimitError)) throw error;
    throw new Problem(`${data} cannot be evaluated (${error.message})`, "correct the schema");
  }
}

function jsonOf(text: PartialText, data: string): string {
  const { state, position, openPath, errors, problem, value } = text;
  return stringifyJson({ data, state, position, openPath, errors, problem, value });
}

function textOf(
  { state, position, openPath = [], errors, problem }: PartialText,
  data: string,
  maxIssues = 20,
): string {
  const at = position ? `${data}:${position.line}:${position.column}` : data;
  const open = openPath.length === 0 ? "" : `, reads /${openPath.join("/")}`;
  const reason = problem ? `: ${problem.reason}` : "";
  const line = printable(`${state}  ${at}${state === "open" ? open : reason}`);
  return `${line}\n${compactIssues(errors, { maxIssues })}`;
}
