import { ajv } from "./adapters/ajv.js";
import type { Adapter, Dialect, Verdict } from "./adapters/adapter.js";
import { hyperjump } from "./adapters/hyperjump.js";
import { type Json, parsedCopy } from "./json.js";

/** The verdict of both Ajv and hyperjump. `undefined` if they differ, or if one of them throws. */
export type Reference = (value: Json) => boolean | undefined;

/**
 * If hyperjump cannot compile a schema, Ajv decides alone: a few schemas have patterns that are invalid in Unicode mode, the only
 * mode of hyperjump.
 *
 * @throws Error if Ajv cannot compile the schema.
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
