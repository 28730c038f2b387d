import type { Judge } from "./judge.js";
import { evaluatedAgree } from "./evaluated.js";
import { modulesAgree } from "./modules.js";
import { peersAgree } from "./peers.js";
import { explanationsAgree, tiersAgree } from "./tiers.js";

/** Everyone who compares answers, by the name that the command takes. */
export const judges: Readonly<Record<string, Judge>> = {
  tiers: tiersAgree,
  explanations: explanationsAgree,
  marks: evaluatedAgree,
  modules: modulesAgree,
  peers: peersAgree,
};
