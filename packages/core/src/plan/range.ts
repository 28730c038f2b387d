import type { Range } from "./plan.js";

/** Why a range is not well-formed; `undefined` if it is. */
export const problemOfRange = ({ min, max }: Range): string | undefined =>
  min >= 0 && max >= 0 ? undefined : `${min}..${max} is not a range`;
