/** The exit codes of `argot`. If several apply, the highest counts. */
export const exitCode = { valid: 0, invalid: 1, couldNotRun: 2 } as const;

/** One of the values of {@link exitCode}. */
export type ExitCode = (typeof exitCode)[keyof typeof exitCode];
