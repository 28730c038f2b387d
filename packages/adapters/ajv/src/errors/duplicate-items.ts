import { equal } from "@argot/core/json";
import { JsonType } from "@argot/core/keyword";
import { typesOf } from "@argot/core/internal";
import { schemaTypes } from "../schemas/schema-types.js";

/**
 * The indices of two equal items, the greater one first, as Ajv finds them: from the end. If the schema of the items allows no
 * arrays and objects, Ajv pairs an item with the next equal one, otherwise with the one before. Items of other types than
 * those of that schema do not count.
 *
 * @param items - Has equal items.
 * @param schema - The schema of the items.
 */
export function duplicateItems(
  items: readonly unknown[],
  schema: unknown,
): readonly [i: number, j: number] | undefined {
  const types = schemaTypes(schema).reduce((set, name) => set | JsonType[name], 0);
  if (types !== 0 && (types & (JsonType.array | JsonType.object)) === 0) {
    const seen = new Map<unknown, number>();
    for (let i = items.length - 1; i >= 0; i--) {
      const later = seen.get(items[i]);
      if (later !== undefined) return [i, later];
      if ((typesOf(items[i]) & types) !== 0) seen.set(items[i], i);
    }
    return undefined;
  }
  for (let i = items.length - 1; i >= 0; i--)
    for (let j = i - 1; j >= 0; j--) if (equal(items[i], items[j])) return [i, j];
  return undefined;
}
