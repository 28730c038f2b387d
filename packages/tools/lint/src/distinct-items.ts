import { appendToken, canonical, tokensOf } from "@argot/core/json";
import { isObject, type Json } from "@argot/core/keyword";
import { isWithin } from "./referred-parts.js";
import type { Fault } from "./rule.js";

/**
 * Withholds the fixes after which two items of an array would be equal that were different before. A keyword may demand that the
 * items of its list are different, as `type` does in draft-03.
 */
export function keepItemsDistinct<Found extends Fault>(found: readonly Found[], root: Json): readonly Found[] {
  let kept = found;
  // Without one of two fixes, the other one may make other items equal.
  for (;;) {
    const merged = mergedItems(root, new Set(kept.flatMap(removedBy)));
    const merges = (each: Found): boolean =>
      removedBy(each).some((pointer) => merged.some((item) => isWithin(pointer, item)));
    if (!kept.some(merges)) return kept;
    kept = kept.map((each) => (merges(each) ? withoutFix(each) : each));
  }
}

const removedBy = ({ fix = [] }: Fault): readonly string[] =>
  fix.filter(({ op }) => op === "remove").map(({ pointer }) => pointer);

function withoutFix<Found extends Fault>(found: Found): Found {
  const { fix: _fix, ...others } = found;
  return others as Found;
}

/** An array, and the same one without the removed parts: an item that is removed is a hole. */
interface ChangedArray {
  readonly pointer: string;
  readonly before: readonly Json[];
  readonly after: Json[];
}

/** The pointers of items that are equal to another one when some parts are removed, and different from it before. */
function mergedItems(root: Json, removed: ReadonlySet<string>): readonly string[] {
  return changedArrays(root, removed).flatMap(({ pointer, before, after }) => {
    if (after.length < 2) return [];
    const groups = new Map<string, number[]>();
    after.forEach((item, i) => {
      const text = canonical(item);
      groups.set(text, [...(groups.get(text) ?? []), i]);
    });
    const merged = [...groups.values()].filter((group) => new Set(group.map((i) => canonical(before[i]))).size > 1);
    return merged.flat().map((i) => `${pointer}/${i}`);
  });
}

/** The arrays around removed parts. */
function changedArrays(root: Json, removed: ReadonlySet<string>): readonly ChangedArray[] {
  const arrays: ChangedArray[] = [];
  const copies = new Map<string, Json>();
  const copyOf = (value: Json, pointer: string): Json => {
    const known = copies.get(pointer);
    if (known !== undefined) return known;
    const copy = Array.isArray(value) ? [...value] : isObject(value) ? { ...value } : value;
    if (Array.isArray(value) && Array.isArray(copy)) arrays.push({ pointer, before: value, after: copy });
    copies.set(pointer, copy);
    return copy;
  };
  for (const pointer of removed) {
    const tokens = tokensOf(pointer) ?? [];
    const last = tokens.pop();
    if (last === undefined) continue;
    let at = "";
    let container: Json | undefined = copyOf(root, at);
    for (const token of tokens) {
      const outer = container as Record<string, Json>;
      // It is within something that another fix removes.
      if (!Object.hasOwn(outer, token)) {
        container = undefined;
        break;
      }
      at = appendToken(at, token);
      container = outer[token] = copyOf(outer[token] as Json, at);
    }
    if (container !== undefined) delete (container as Record<string, Json>)[last];
  }
  return arrays;
}
