import type { Option } from "commander";

/** Values of options that take others as well. */
const suggestions = new WeakMap<Option, readonly string[]>();

/** Adds values that completion suggests to an option that takes others as well. */
export function withSuggestions(option: Option, values: readonly string[]): Option {
  suggestions.set(option, values);
  return option;
}

/** The values that completion suggests for an option. */
export const suggestedValues = (option: Option): readonly string[] =>
  option.argChoices ?? suggestions.get(option) ?? [];
