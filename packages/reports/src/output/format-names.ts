import { refuseUnknownName } from "@argot/core";
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

/** @throws DefinitionError if there is no such format. */
export const requireFormat = (format: OutputFormat): void => refuseUnknownName("output format", format, outputFormats);
