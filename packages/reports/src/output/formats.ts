import { Budget } from "@argot/core/internal";
import { assemble } from "./assemble.js";
import { basic } from "./basic.js";
import { detailed } from "./detailed.js";
import type { OutputSource } from "./output-source.js";
import { sizeOf, type Units } from "./placed-unit.js";
import { hierarchical, type HierarchicalOutput } from "./hierarchical.js";
import { textOfJson } from "./json-text.js";
import { list, type ListOutput } from "./list.js";
import type { OutputUnit } from "./unit.js";
import { verbose } from "./verbose.js";

/** An output in the flag format: the verdict. */
export interface FlagOutput {
  /** Whether the value is valid. */
  readonly valid: boolean;
}

/**
 * The outputs by format: those of 2019-09 and 2020-12 (2020-12 core, section 12.4), then those of v1. Every format works for
 * schemas of every dialect.
 */
export interface Outputs {
  /** The verdict, and nothing else. */
  readonly flag: FlagOutput;
  /** Errors or annotations, in a flat list. */
  readonly basic: OutputUnit;
  /** Errors or annotations, in a tree without units that add nothing. */
  readonly detailed: OutputUnit;
  /** All keywords that were evaluated, in a tree. */
  readonly verbose: OutputUnit;
  /** v1: applications of schemas with errors or annotations, in a flat list. */
  readonly list: ListOutput;
  /** v1: all applications of schemas, in a tree. */
  readonly hierarchical: HierarchicalOutput;
}

/** The name of an output format. */
export type OutputFormat = keyof Outputs;

const formats: Readonly<Record<OutputFormat, (source: OutputSource) => Units>> = {
  flag: (source) => [{ unit: { valid: source.valid() }, level: 0, beneath: undefined }],
  basic,
  detailed,
  verbose,
  list,
  hierarchical,
};

/**
 * Makes an output in a format, as an object.
 *
 * @param limit - Maximum number of characters.
 * @throws LimitError if the output has more characters than the limit.
 */
export const outputIn = <Format extends OutputFormat>(
  format: Format,
  source: OutputSource,
  limit: number,
): Outputs[Format] => assemble(formats[format](source), new Budget("output", limit)) as Outputs[Format];

/**
 * Makes an output in a format, as JSON text in pieces.
 *
 * @param limit - Maximum number of characters; `Infinity` for no limit.
 * @throws LimitError if the output has more characters than the limit. Then no text is made.
 */
export function outputTextIn(format: OutputFormat, source: OutputSource, limit: number): Iterable<string> {
  const units = formats[format](source);
  const budget = new Budget("output", limit);
  if (limit < Infinity) for (const each of units) budget.use(sizeOf(each));
  return textOfJson(units);
}
