/** The path from a value that is not finished to the part of it that may become anything; `undefined` if no part may. */
export type OpenPath = readonly string[] | undefined;

/** The same path from a member of the value. */
export const openBeneath = (open: OpenPath, name: string): OpenPath =>
  open?.at(0) === name ? open.slice(1) : undefined;
