import type { RuleNode } from "../loop/trace.js";

/** The value of an annotation, which may be anything, `null` included. */
export interface NoteValue {
  readonly value: unknown;
}

/**
 * What a rule that holds says about the value; nothing where it says nothing.
 *
 * What a goal applied to is said by names for members and by indices for items that are counted. For other items it is the
 * last index that was applied to, or `true` where nothing remains for others (2020-12 core, section 10.3).
 */
export function noteValueOf({ rule: { note, goal }, applied, parent }: RuleNode): NoteValue | undefined {
  if (!note) return undefined;
  if (note.kind === "value") return { value: frozen(note.value) };
  if (!applied) return undefined;
  if (goal.op === "members" || (goal.op === "items" && goal.quota)) return { value: applied };
  const last = applied.at(-1);
  // Goals that apply to no part have nothing to tell; nor have goals over items where there is none for them.
  if (goal.op !== "items" || last === undefined) return undefined;
  const { length } = parent.value as readonly unknown[];
  return { value: goal.rest !== undefined || last === length - 1 ? true : last };
}

/** Values that stand in schemas are shared with all who hold the schema: nobody can change them. */
function frozen(value: unknown): unknown {
  const pending = [value];
  for (let next = pending.pop(); next !== undefined; next = pending.pop()) {
    // So is what has no parts.
    if (Object.isFrozen(next)) continue;
    for (const part of Object.values(next as object)) pending.push(part);
    Object.freeze(next);
  }
  return value;
}
