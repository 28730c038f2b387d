import { text } from "../json.js";

/** A result as text, without the numbers of schemas that have no URI: they depend on earlier schemas. */
export const resultText = (result: unknown): string => text(result).replaceAll(/argot:\/\d+/g, "argot:");
