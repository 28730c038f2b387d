import type { RegexName } from "@argot/config";
import { javascript, linear, safe } from "@argot/linear-regex";
import type { RegexEngine } from "argot";

/** The engines for regular expressions, by the names of the option `--regex`. */
export const regexEngines: Readonly<Record<RegexName, RegexEngine>> = { safe, linear, javascript };

/** The engine of runs that name none. */
export const defaultRegex: RegexName = "safe";
