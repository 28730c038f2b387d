import { javascript, linear, safe } from "@argot/linear-regex";
import type { RegexEngine } from "argot";

/** The engines for regular expressions, by the names of the option `--regex`. */
export const regexEngines = { safe, linear, javascript } as const satisfies Readonly<Record<string, RegexEngine>>;

/** The name of an engine for regular expressions. */
export type RegexName = keyof typeof regexEngines;

/** The engine of runs that name none. */
export const defaultRegex: RegexName = "safe";
