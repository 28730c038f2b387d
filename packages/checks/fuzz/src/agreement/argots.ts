import { type Argot, createArgot } from "@argot/core";
import { type TierOptions, tiers } from "@argot/testing";
import { asserting, type Language, languages } from "../generate/languages.js";

/** An Argot instance for each tier, by the name of the tier. Each is created once. */
export function argotsFor(language: Language, asserted: boolean): ReadonlyMap<string, Argot> {
  const key = `${language.name} ${asserted}`;
  const known = created.get(key);
  if (known) return known;
  const argots = new Map(Object.entries(tiers).map(([tier, options]) => [tier, argotOf(language, asserted, options)]));
  created.set(key, argots);
  return argots;
}

const created = new Map<string, ReadonlyMap<string, Argot>>();

const argotOf = ({ dialect }: Language, asserted: boolean, options: TierOptions): Argot =>
  createArgot({
    dialects: languages.map((each) => (asserted ? asserting(each.dialect) : each.dialect)),
    dialect: dialect.uri,
    ...options,
  });

/**
 * The Argot instance of one tier.
 *
 * @throws RangeError if there is no such tier.
 */
export function argotIn(tier: string, language: Language, asserted: boolean): Argot {
  const argot = argotsFor(language, asserted).get(tier);
  if (!argot) throw new RangeError(`there is no tier ${tier}`);
  return argot;
}

/** The Argot instance of the loop, the reference. */
export const loopFor = (language: Language, asserted: boolean): Argot => argotIn("loop", language, asserted);
