import type { CustomFunction, Pattern } from "@argot/core/plan";

/** Declares in a module what an expression refers to, and returns its name there. */
export interface ModuleBindings {
  /** A regular expression. */
  pattern(pattern: Pattern): string;
  /** An imported function. */
  customFunction(called: CustomFunction<unknown>): string;
  /** A text that occurs more than once. */
  text(text: string): string;
}
