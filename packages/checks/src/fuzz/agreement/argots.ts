import { createArgot } from "@argot/core";
import type { Argot } from "@argot/reports";
import { type TierOptions, tiers } from "@argot/testing";
import { asserting, type FuzzDialect, fuzzDialects } from "../generate/fuzz-dialects.js";

/** An Argot instance for each tier, by the name of the tier. Each is created once. */
export function argotsFor(fuzzDialect: FuzzDialect, asserted: boolean): ReadonlyMap<string, Argot> {
  const key = `${fuzzDialect.name} ${asserted}`;
  const known = created.get(key);
  if (known) return known;
  const argots = new Map(
    Object.entries(tiers).map(([tier, options]) => [tier, argotOf(fuzzDialect, asserted, options)]),
  );
  created.set(key, argots);
  return argots;
}

const created = new Map<string, ReadonlyMap<string, Argot>>();

const argotOf = ({ dialect }: FuzzDialect, asserted: boolean, options: TierOptions): Argot =>
  createArgot({
    dialects: fuzzDialects.map((each) => (asserted ? asserting(each.dialect) : each.dialect)),
    dialect: dialect.uri,
    ...options,
  });

/**
 * The Argot instance of one tier.
 *
 * @throws RangeError if there is no such tier.
 */
export function argotIn(tier: string, fuzzDialect: FuzzDialect, asserted: boolean): Argot {
  const argot = argotsFor(fuzzDialect, asserted).get(tier);
  if (!argot) throw new RangeError(`there is no tier ${tier}`);
  return argot;
}

/** The Argot instance of the loop, the reference. */
export const loopFor = (fuzzDialect: FuzzDialect, asserted: boolean): Argot => argotIn("loop", fuzzDialect, asserted);
