// JSON5, in an entry point of its own: its parser takes a while to load.
import { parsedText, type SourceText, type TextOptions } from "./source-text.js";
import { readJson5 } from "./json5.js";

/**
 * Parses a JSON5 text.
 *
 * @throws SourceError with line and column, if it is not JSON5, or has no value in JSON.
 */
export const parseJson5Text = (text: string, options: TextOptions = {}): SourceText =>
  parsedText(text, "json5", options, readJson5);
