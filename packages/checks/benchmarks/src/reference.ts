import { ajv } from "./adapters/ajv.js";
import type { Adapter, Dialect, Verdict } from "./adapters/adapter.js";
import { hyperjump } from "./adapters/hyperjump.js";
import { type Json, parsedCopy } from "./json.js";

/** What Ajv and hyperjump both say; `undefined` where they differ or one of them gives up. */
export type Reference = (value: Json) => boolean | undefined;

/**
 * A few schemas have patterns that are none in Unicode mode, and hyperjump knows no other: there Ajv decides alone.
 *
 * @throws Error when Ajv cannot compile the schema.
 */
export async function referenceOf(schema: Json, dialect: Dialect): Promise<Reference> {
  const compiled = async (adapter: Adapter): Promise<Verdict> =>
    (await adapter.load(dialect)).compile(parsedCopy(schema), dialect);
  const first = await compiled(ajv);
  const second = await compiled(hyperjump).catch(() => first);
  return (value) => {
    try {
      const verdict = first(value);
      return verdict === second(value) ? verdict : undefined;
    } catch {
      return undefined;
    }
  };
}
