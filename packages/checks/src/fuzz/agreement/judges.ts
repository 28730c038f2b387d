import type { Judge } from "./judge.js";
import { bundlesAgree } from "./bundles.js";
import { evaluatedAgree } from "./evaluated.js";
import { fixesAgree } from "./fixes.js";
import { flawsAgree } from "./flaws.js";
import { inlinedAgree } from "./inlined.js";
import { modulesAgree } from "./modules.js";
import { partialAgrees } from "./partial.js";
import { peersAgree } from "./peers.js";
import { pollutionAgrees } from "./pollution.js";
import { setsAgree } from "./sets.js";
import { explanationsAgree, tiersAgree } from "./tiers.js";

/** The judges by name, for the option `--judges`. */
export const judges: Readonly<Record<string, Judge>> = {
  tiers: tiersAgree,
  explanations: explanationsAgree,
  evaluated: evaluatedAgree,
  modules: modulesAgree,
  bundles: bundlesAgree,
  inlined: inlinedAgree,
  fixes: fixesAgree,
  pollution: pollutionAgrees,
  sets: setsAgree,
  flaws: flawsAgree,
  partial: partialAgrees,
  peers: peersAgree,
};
