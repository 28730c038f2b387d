import { alwaysHolds } from "../combine.js";
import type { ClosuresOf } from "../constraint-closures.js";

export const nothingClosures: ClosuresOf<"nothing"> = {
  test: () => alwaysHolds,
  search: () => () => undefined,
};
