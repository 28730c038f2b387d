import type { DialectName } from "argot";

// A record, so that the compiler asks for the name of a dialect that is new.
const names: Record<DialectName, true> = {
  v1: true,
  "2020-12": true,
  "2019-09": true,
  "draft-07": true,
  "draft-06": true,
  "draft-04": true,
  "draft-03": true,
};

/** The short names of the standard dialects, the newest first. */
export const dialectNames: readonly string[] = Object.keys(names);
