import type { Command } from "commander";
import { wholeNumber } from "../report-options.js";
import { type ParsedSchemaOptions, schemaOptionsOf, withSchemaOptions } from "../schema-options.js";
import type { RewriteOptions } from "./rewrite.js";

/** The options of `argot inline` and `argot merge` as they are parsed. */
export interface ParsedRewriteOptions extends ParsedSchemaOptions {
  readonly outFile?: string;
  readonly maxCharacters?: number;
}

/** Adds the argument and the options of commands that write a schema in another form. */
export const withRewriteOptions = (command: Command): Command =>
  withSchemaOptions(command)
    .argument("<schema>", "file with the schema, JSON or YAML")
    .option("-o, --out-file <file>", "file to write (default: standard output)")
    .option(
      "--max-characters <n>",
      "length of the result as compact JSON from which references stay (default: 1000000)",
      wholeNumber,
    );

export const rewriteOptionsOf = (options: ParsedRewriteOptions): RewriteOptions => ({
  ...schemaOptionsOf(options),
  outFile: options.outFile ?? "-",
  ...(options.maxCharacters !== undefined && { maxCharacters: options.maxCharacters }),
});
