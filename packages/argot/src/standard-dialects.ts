import type { Dialect } from "@argot/core";
import { draft03, draft04, draft06, draft07, draft201909, draft202012, v1 } from "@argot/dialects";
import type { DialectName } from "./options.js";

/** The standard dialects by their short names, the newest first. */
export const standardDialects: Readonly<Record<DialectName, Dialect>> = {
  v1,
  "2020-12": draft202012,
  "2019-09": draft201909,
  "draft-07": draft07,
  "draft-06": draft06,
  "draft-04": draft04,
  "draft-03": draft03,
};
