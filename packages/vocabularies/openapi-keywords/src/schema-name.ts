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

/** Whether a mapping leads to the schema of a reference: it is the same reference, or the name of the schema. */
export const leadsTo = (mapped: string, reference: string): boolean =>
  normalised(mapped) === normalised(reference) || mapped === schemaName(reference);

/** A relative reference without the segment for the folder that it is resolved in: `./pets.json#/Cat` is `pets.json#/Cat`. */
const normalised = (reference: string): string => reference.replace(/^(?:\.\/)+/, "");

/** The values of the property that name the schema of a reference: those of the mapping, and the name of the schema. */
export function namesOf({ mapping }: Discriminator, reference: string): readonly string[] {
  const mapped = [...mapping].flatMap(([value, target]) => (leadsTo(target, reference) ? value : []));
  const name = schemaName(reference);
  // A mapping may give the name to another schema.
  return name === undefined || mapping.has(name) ? mapped : [...mapped, name];
}
