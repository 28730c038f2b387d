import { Option } from "commander";
import type { DefineCommand } from "../command.js";
import { wholeNumber } from "../report-options.js";
import { type ParsedSchemaOptions, schemaArgument, schemaOptionsOf, withSchemaOptions } from "../schema-options.js";
import { type Form, forms } from "./forms.js";

/** The options of `argot generate` as they are parsed. */
interface Parsed extends ParsedSchemaOptions {
  readonly outFile?: string;
  readonly form: Form;
  readonly invalid?: true;
  readonly mutate?: string;
  readonly count?: number;
  readonly cover?: true;
  readonly seed: number;
}

/** The number of values without `--count` and `--cover`. */
const defaultCount = 10;

/** `argot generate` */
export const defineGenerate: DefineCommand = (program, { io, streams, exitWith }) => {
  withSchemaOptions(program.command("generate"))
    .summary("make values of a schema")
    .description("Writes values that a schema accepts, or values that break one keyword each.")
    .argument("<schema>", schemaArgument)
    .option("-o, --out-file <file>", "file to write (default: standard output)")
    .addOption(new Option("--form <name>", "form of the values").choices(forms).default("values"))
    .option("--invalid", "write values that are not valid, each because of one keyword")
    .addOption(
      new Option(
        "--mutate <file>",
        "file with a valid value: write values that are not valid, each with one change of it",
      ).conflicts(["invalid", "cover", "seed"]),
    )
    .option("--count <n>", `number of values of a kind (default: ${defaultCount})`, wholeNumber)
    .addOption(new Option("--cover", "write one for each branch or keyword, however many these are").conflicts("count"))
    .addOption(new Option("--seed <n>", "what decides which values").argParser(wholeNumber).default(0))
    .addHelpText("after", notes)
    .action(async (schema: string, options: Parsed) => {
      const { generate } = await import("./generate.js");
      const read = {
        ...schemaOptionsOf(options),
        outFile: options.outFile ?? "-",
        form: options.form,
        invalid: options.invalid ?? false,
        mutate: options.mutate,
        count:
          options.cover || (options.mutate !== undefined && !options.count)
            ? undefined
            : (options.count ?? defaultCount),
        seed: options.seed,
      };
      exitWith(await generate(schema, read, io, streams));
    });
};

// Lines have at most 80 characters.
const notes = `
Forms:
  values   NDJSON: a value on each line
  reasons  a JSON object on each line: the value, and what it shows or breaks
  test     a test file for argot test, with valid and invalid values

The first values show each branch of the schema both ways: each alternative
holds in one and fails in another, each member is there and is not. More values
combine branches. Each value is tried with the validator before it is written.

With --mutate, each value breaks one keyword by one small change: a member or
item is left out or added, or a part is another. Standard error says which
keywords no such change was found for. A test file has the value itself too.

Exit codes:
  0  the values are written
  1  there is none of the kind that is wanted
  2  the command could not finish: wrong usage, or a schema that cannot be used

Examples:
  argot generate order.schema.json
  argot generate order.schema.json --invalid --form reasons
  argot generate order.schema.json --mutate order.json --form reasons
  argot generate order.schema.json --form test --cover -o order.test.json
  argot generate order.schema.json --count 1000 --seed 7 > orders.ndjson
`;
