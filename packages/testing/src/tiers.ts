import type { Validator } from "@argot/core";

/** The ways in which a verdict can be reached. Every row of every table goes through each. */
export const tiers: Readonly<Record<string, (validator: Validator, instance: unknown) => boolean>> = {
  loop: (validator, instance) => validator(instance),
};
