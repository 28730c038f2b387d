import { appendToken, canonical, tokensOf } from "@argot/core/json";
import { isObject, type Json } from "@argot/core/keyword";
import { type EqualValues, equalValues } from "./equal-values.js";
import { PointerTree } from "./pointer-tree.js";
import type { Fault } from "./rule.js";

/**
 * Drops fixes that would make two different items of an array equal. A keyword may require that the items of its list
 * are different, as `type` does in draft-03.
 */
export function keepItemsDistinct<Found extends Fault>(found: readonly Found[], root: Json): readonly Found[] {
  let kept = found;
  // After dropping one of two fixes, the other one may make other items equal.
  for (;;) {
    const merged = new PointerTree<string>();
    for (const item of mergedItems(root, new Set(kept.flatMap(removedBy)))) merged.add(item, item);
    const merges = (each: Found): boolean => removedBy(each).some((pointer) => merged.hasAround(pointer));
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

/** The pointers of items that become equal to another one when some parts are removed. */
function mergedItems(root: Json, removed: ReadonlySet<string>): readonly string[] {
  const parts = changedParts(root, removed);
  const [before, after] = [equalValues(root), equalValues(parts[0].after)];
  return parts.flatMap(({ pointer, before: items, after: left }) => {
    if (!Array.isArray(items) || !Array.isArray(left) || left.length < 2) return [];
    const groups = new Map<string | number, number[]>();
    // Removed items are skipped.
    left.forEach((item: Json, i) => {
      const key = keyOf(item, after);
      const group = groups.get(key);
      if (group) group.push(i);
      else groups.set(key, [i]);
    });
    const merged = [...groups.values()].filter(
      (group) => new Set(group.map((i) => keyOf(items[i] as Json, before))).size > 1,
    );
    return merged.flat().map((i) => `${pointer}/${i}`);
  });
}

/** The same for equal values only. */
const keyOf = (value: Json, values: ReadonlyMap<Json, EqualValues>): string | number =>
  values.get(value)?.number ?? canonical(value);

/** An array or object, and the same one without the removed parts; a removed item is a hole. */
interface ChangedPart {
  readonly pointer: string;
  readonly before: Json;
  readonly after: Json;
  /** The changed parts in it, by their names and indices. */
  readonly parts: Map<string, ChangedPart>;
}

/** The root of a document, and all values that contain removed parts. */
function changedParts(root: Json, removed: ReadonlySet<string>): readonly [ChangedPart, ...ChangedPart[]] {
  const parts: [ChangedPart, ...ChangedPart[]] = [changedPart(root, "")];
  for (const pointer of removed) {
    const tokens = tokensOf(pointer) ?? [];
    const last = tokens.pop();
    const container = last === undefined ? undefined : partAt(tokens, parts);
    if (container && last !== undefined) delete (container.after as Record<string, Json>)[last];
  }
  return parts;
}

const changedPart = (value: Json, pointer: string): ChangedPart => ({
  pointer,
  before: value,
  after: Array.isArray(value) ? [...value] : isObject(value) ? { ...value } : value,
  parts: new Map(),
});

/**
 * The part at the end of a path, which is added to `parts` with all values around it; `undefined` if another fix
 * removes it.
 */
function partAt(tokens: readonly string[], parts: [ChangedPart, ...ChangedPart[]]): ChangedPart | undefined {
  let [part] = parts;
  for (const token of tokens) {
    const members = part.after as Record<string, Json>;
    if (!Object.hasOwn(members, token)) return undefined;
    let inner = part.parts.get(token);
    if (!inner) {
      inner = changedPart(members[token] as Json, appendToken(part.pointer, token));
      members[token] = inner.after;
      part.parts.set(token, inner);
      parts.push(inner);
    }
    part = inner;
  }
  return part;
}
