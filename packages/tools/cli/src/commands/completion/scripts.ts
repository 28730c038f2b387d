import { bash } from "./bash.js";
import type { Completions } from "./completions.js";
import { fish } from "./fish.js";
import { zsh } from "./zsh.js";

/** The scripts, by the names of shells. */
export const completionScripts: Readonly<Record<"bash" | "zsh" | "fish", (completions: Completions) => string>> = {
  bash,
  zsh,
  fish,
};
