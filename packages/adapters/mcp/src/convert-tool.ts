import { requireArgument } from "argot";
import { type Profile, type ProfileConversion, toProfile, type ToProfileOptions } from "@argot/models";

/** A tool as servers list it. */
export interface ListedTool {
  /** The schema of the tool's arguments. */
  readonly inputSchema: object;
}

/** A tool for a model, and the way back from what the model answers. */
export interface ConvertedTool<Tool extends ListedTool> extends ProfileConversion {
  /** The tool with the schema for the model. `fromProfile` makes the arguments of a call from the model's answer. */
  readonly tool: Tool;
}

/**
 * Converts a tool that a server lists to one that a provider of language models takes: references are written out, and the rest of the
 * schema is as the profile says.
 *
 * @typeParam Tool - The type of the tool.
 * @param tool - A tool of `listTools`, or of your own.
 * @param profile - What the provider accepts: a profile of `@argot/models`.
 * @throws ProfileError if the provider takes no schema with the same values. Other tools can still be used.
 * @throws SchemaError if the schema cannot be compiled.
 * @throws DefinitionError if the tool is none.
 */
export function convertTool<Tool extends ListedTool>(
  tool: Tool,
  profile: Profile,
  options?: ToProfileOptions,
): ConvertedTool<Tool> {
  const isTool = typeof tool?.inputSchema === "object" && tool.inputSchema !== null;
  requireArgument(isTool, "convertTool", "a tool with an `inputSchema`", tool);
  const conversion = toProfile(tool.inputSchema, profile, options);
  return { ...conversion, tool: { ...tool, inputSchema: conversion.schema } };
}
