import type { HostileCase } from "./case.js";
import { depth } from "./depth.js";
import { host } from "./host.js";
import { injection } from "./injection.js";
import { pollution } from "./pollution.js";
import { prototypes } from "./prototypes.js";
import { repetition } from "./repetition.js";
import { time } from "./time.js";
import { values } from "./values.js";

/** All that is tried, by what it attacks. */
export const cases: Readonly<Record<string, readonly HostileCase[]>> = {
  injection,
  prototypes,
  pollution,
  depth,
  time,
  repetition,
  values,
  host,
};
