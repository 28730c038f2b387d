import type { RegexName } from "@argot/config";
import { isPlain, javascript } from "@argot/regex/plain";
import { type RegexEngine, SchemaError } from "argot";

/** The default engine. */
export const defaultRegex: RegexName = "safe";

type Engines = Readonly<Record<RegexName, RegexEngine>>;

let engines: Engines | undefined;

/** Thrown if an expression needs an engine that is not loaded. */
class NotLoaded extends Error {}

/**
 * An engine for regular expressions. Most schemas need none but that of JavaScript, so the others are loaded when an expression is compiled
 * that needs them: see {@link loadedFor}.
 */
export const regexEngine =
  (name: RegexName): RegexEngine =>
  (source) => {
    if (name === "javascript" || (name === "safe" && isPlain(source))) return javascript(source);
    if (!engines) throw new NotLoaded("the engine is not loaded");
    return engines[name](source);
  };

/** Loads all engines. */
export async function loadEngines(): Promise<void> {
  engines ??= await import("@argot/regex");
}

/** Whether an error is due to an engine that was not loaded. If so, loads it, so that the caller can try again. */
export async function loadedFor(error: unknown): Promise<boolean> {
  if (!(error instanceof SchemaError && error.cause instanceof NotLoaded)) return false;
  await loadEngines();
  return true;
}
