/** Patterns of files: those that match, and what they leave out. */
export interface Patterns {
  readonly included: readonly string[];
  readonly excluded: readonly string[];
}

/** Tells patterns that begin with `!` from the others. What packages contain is always left out. */
export const patternsOf = (written: readonly string[]): Patterns => ({
  included: written.filter((pattern) => !isExcluding(pattern)),
  excluded: ["**/node_modules/**", ...written.filter(isExcluding).map((pattern) => pattern.slice(1))],
});

/** Whether a pattern leaves files out. */
export const isExcluding = (pattern: string): boolean => pattern.startsWith("!");
