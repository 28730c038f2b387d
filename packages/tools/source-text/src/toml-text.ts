// TOML, in an entry point of its own: its parser takes a while to load.
import { parsedText, type SourceText, type TextOptions } from "./source-text.js";
import { readToml } from "./toml.js";

/**
 * Parses a TOML text. Dates and times are strings, as they are written.
 *
 * @throws SourceError with line and column, if it is not TOML, or has no value in JSON.
 */
export const parseTomlText = (text: string, options: TextOptions = {}): SourceText =>
  parsedText(text, "toml", options, readToml);
