// The leaves of a plan's text.
import { type Json, typeNames, type TypeSet } from "../json/types.js";
import type { Pattern } from "./plan.js";

export const typesText = (types: TypeSet): string => typeNames(types).join("|") || "nothing";

/** A BigInt, for which JSON.stringify has no text, is shown as JavaScript writes it. */
export const jsonText = (value: Json): string =>
  JSON.stringify(value, (_name, part: unknown) => (typeof part === "bigint" ? `${part}n` : part));

export const patternText = ({ source, flags }: Pattern): string => `/${source}/${flags}`;

export const quote = (text: string): string => JSON.stringify(text);

export const list = (parts: readonly string[]): string => `(${parts.join(", ")})`;
