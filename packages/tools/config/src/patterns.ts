/** Patterns of files: those that include files, and those that exclude files. */
export interface Patterns {
  readonly included: readonly string[];
  readonly excluded: readonly string[];
}

/** Separates patterns that begin with `!` from the others. `node_modules` is always excluded. */
export const patternsOf = (written: readonly string[]): Patterns => ({
  included: written.filter((pattern) => !isExcluding(pattern)),
  excluded: ["**/node_modules/**", ...written.filter(isExcluding).map((pattern) => pattern.slice(1))],
});

/** Whether a pattern leaves files out. */
export const isExcluding = (pattern: string): boolean => pattern.startsWith("!");
