import { schemaLocation } from "@argot/core/internal";
import { anonymousBase, appendToken, encodeFragment } from "@argot/core/json";
import type { BlockId, Plan, Rule } from "@argot/core/plan";

/** Where a keyword stands, or something below its schema; a fragment alone for a schema without a URI. */
export function locationOf(plan: Plan, block: BlockId, path: readonly string[]): string {
  const schema = schemaLocation(plan, block);
  // A schema without a URI is named as errors name it.
  const at = schema.startsWith(anonymousBase) ? schema.slice(schema.indexOf("#")) : schema;
  return at + encodeFragment(path.reduce((pointer, token) => appendToken(pointer, token), ""));
}

/** Where the keyword of a rule stands; the location of its schema if that is `false`. */
export const locationOfRule = (plan: Plan, block: BlockId, { name }: Rule): string =>
  locationOf(plan, block, name === undefined ? [] : [name]);
