import type { Tier } from "argot";
import { type Command, InvalidArgumentError, Option } from "commander";
import type { EngineOptions } from "../schemas/project.js";

/** The options that say how values are validated, as they are parsed. */
export interface ParsedEngineOptions {
  readonly formats?: "annotate" | "assert";
  readonly content?: "annotate" | "assert";
  readonly strict?: true;
  readonly pin?: true;
  readonly tier?: Tier;
  readonly limit?: Record<string, number>;
}

/** The names of the tiers. Written out: `argot` takes a while to load. */
const tiers: readonly Tier[] = ["auto", "loop", "compiled", "closures"];

/** Adds the options that say what schemas mean to a command. They override the configuration. */
export const withMeaningOptions = (command: Command): Command =>
  command
    .addOption(
      new Option("--formats <what>", "what format does (default: the dialect decides)").choices(["annotate", "assert"]),
    )
    .addOption(
      new Option("--content <what>", "what the content keywords do (default: annotate)").choices([
        "annotate",
        "assert",
      ]),
    )
    .option("--strict", "refuse unknown keywords in schemas, except names that begin with x-")
    .option("--pin", "refuse schemas that declare another dialect than that of --dialect or of the project");

/** Adds the options that say how values are validated to a command. They override the configuration. */
export const withEngineOptions = (command: Command): Command =>
  withMeaningOptions(command)
    .addOption(new Option("--tier <name>", "how verdicts are reached (default: auto)").choices(tiers))
    .addOption(
      new Option("--limit <name=n>", "limit for the work on a value, such as depth=100; may be repeated").argParser(
        withLimit,
      ),
    );

function withLimit(text: string, before: Record<string, number> = {}): Record<string, number> {
  const [, name = "", number = ""] = /^([A-Za-z]+)=(\d{1,15})$/.exec(text) ?? [];
  if (name === "") throw new InvalidArgumentError("Write name=number, such as depth=100.");
  return { ...before, [name]: Number(number) };
}

/** The options of the engine, from the options of a command. */
export const engineOptionsOf = ({
  formats,
  content,
  strict,
  pin,
  tier,
  limit,
}: ParsedEngineOptions): EngineOptions => ({
  ...(formats && { formats }),
  ...(content && { contentKeywords: content }),
  ...(strict && { strict }),
  ...(pin && { pin }),
  ...(tier && { tier }),
  ...(limit && { limits: limit }),
});
