/** The name of a file in text for people. Not escaped. */
export const nameOf = (file: string): string => (file === "-" ? "stdin" : file);
