import { basic } from "./basic.js";
import { detailed } from "./detailed.js";
import type { OutputSource } from "./output-source.js";
import { hierarchical, type HierarchicalOutput } from "./hierarchical.js";
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

const formats: { readonly [Format in OutputFormat]: (source: OutputSource) => Outputs[Format] } = {
  flag: (source) => ({ valid: source.valid() }),
  basic,
  detailed,
  verbose,
  list,
  hierarchical,
};

/** The names of all output formats. */
export const outputFormats: readonly OutputFormat[] = Object.keys(formats) as OutputFormat[];

/**
 * Makes an output in a format.
 *
 * @throws RangeError if there is no such format.
 */
export function outputFormat<Format extends OutputFormat>(format: Format): (source: OutputSource) => Outputs[Format] {
  if (!Object.hasOwn(formats, format))
    throw new RangeError(`There is no output format ${JSON.stringify(format)}; there are ${outputFormats.join(", ")}.`);
  return formats[format];
}
