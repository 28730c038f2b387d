import type { HostileCase } from "./case.js";
import { depth } from "./depth.js";
import { processes } from "./processes.js";
import { injection } from "./injection.js";
import { pollution } from "./pollution.js";
import { prototypes } from "./prototypes.js";
import { required } from "./required.js";
import { repetition } from "./repetition.js";
import { time } from "./time.js";
import { values } from "./values.js";

/** All cases, in groups by what they attack. */
export const cases: Readonly<Record<string, readonly HostileCase[]>> = {
  // First: what the others leave behind makes a polluted prototype slow.
  pollution,
  injection,
  prototypes,
  depth,
  time,
  repetition,
  values,
  processes,
  required,
};
