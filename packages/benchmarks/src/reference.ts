import { ajv } from "./adapters/ajv.js";
import type { Dialect, Verdict } from "./adapters/adapter.js";
import { hyperjump } from "./adapters/hyperjump.js";
import { type Json, parsedCopy } from "./json.js";

/** What Ajv and hyperjump both say; `undefined` where they differ or one of them gives up. */
export type Reference = (value: Json) => boolean | undefined;

export async function referenceOf(schema: Json, dialect: Dialect): Promise<Reference> {
  const verdicts: Verdict[] = await Promise.all(
    [ajv, hyperjump].map(async (adapter) => (await adapter.load(dialect)).compile(parsedCopy(schema), dialect)),
  );
  return (value) => {
    try {
      const [first, second] = verdicts.map((verdict) => verdict(value));
      return first === second ? first : undefined;
    } catch {
      return undefined;
    }
  };
}
