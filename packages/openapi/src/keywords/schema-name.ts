import type { Discriminator } from "./discriminated.js";

/** The name that a reference ends with: `Cat` of `#/components/schemas/Cat`. */
function schemaName(reference: string): string | undefined {
  const [, name] = /^[^#]*#\/(?:.*\/)?([^/]+)$/.exec(reference) ?? [];
  if (name === undefined) return undefined;
  try {
    return decodeURIComponent(name).replaceAll("~1", "/").replaceAll("~0", "~");
  } catch {
    return undefined;
  }
}

/** Whether a mapping leads to the schema of a reference, by the same reference or by its name. */
export const leadsTo = (mapped: string, reference: string): boolean =>
  normalised(mapped) === normalised(reference) || mapped === schemaName(reference);

/** A relative reference without `./` at its beginning: `./pets.json#/Cat` is `pets.json#/Cat`. */
const normalised = (reference: string): string => reference.replace(/^(?:\.\/)+/, "");

/** The values of a mapping, by their targets: references as they are and normalised. */
export function valuesOf(mapping: Iterable<readonly [value: string, target: string]>): ReadonlyMap<string, string[]> {
  const values = new Map<string, string[]>();
  for (const [value, target] of mapping)
    for (const key of new Set([target, normalised(target)])) {
      const known = values.get(key);
      if (known) known.push(value);
      else values.set(key, [value]);
    }
  return values;
}

/** The values of the property that name the schema of a reference: those of the mapping, and the name of the schema. */
export function namesOf({ mapping, valuesOf: known }: Discriminator, reference: string): readonly string[] {
  const name = schemaName(reference);
  const near = new Set([normalised(reference), name ?? ""].flatMap((key) => known.get(key) ?? []));
  const mapped = [...near].filter((value) => leadsTo(mapping.get(value) as string, reference));
  // A mapping may assign the name to another schema.
  return name === undefined || mapping.has(name) ? mapped : [...mapped, name];
}
