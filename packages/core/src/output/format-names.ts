import type { OutputFormat } from "./formats.js";

/** The names of all output formats. */
export const outputFormats: readonly OutputFormat[] = Object.keys({
  flag: true,
  basic: true,
  detailed: true,
  verbose: true,
  list: true,
  hierarchical: true,
} satisfies Record<OutputFormat, true>) as OutputFormat[];

/** @throws RangeError if there is no such format. */
export function requireFormat(format: OutputFormat): void {
  if (!outputFormats.includes(format))
    throw new RangeError(`There is no output format ${JSON.stringify(format)}; there are ${outputFormats.join(", ")}.`);
}
