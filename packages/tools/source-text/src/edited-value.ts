import type { SourceEdit } from "./source-edit.js";
import { tokensOf } from "./tree.js";

/**
 * A value with edits.
 *
 * @param edits - From the end of the text to its beginning.
 */
export function editedValue(value: unknown, edits: readonly SourceEdit[]): unknown {
  let root = value;
  for (const edit of edits) root = changedAt(root, tokensOf(edit.pointer), edit);
  return root;
}

/** Copies only the containers on the path to an edit. */
function changedAt(value: unknown, [token, ...rest]: readonly string[], edit: SourceEdit): unknown {
  if (token === undefined) return edit.op === "add-first" ? { [edit.name]: edit.value, ...(value as object) } : value;
  const copy = Array.isArray(value) ? [...(value as unknown[])] : { ...(value as Record<string, unknown>) };
  if (edit.op === "remove" && rest.length === 0) {
    if (Array.isArray(copy)) copy.splice(Number(token), 1);
    else delete copy[token];
    return copy;
  }
  const inside = changedAt((value as Record<string, unknown>)[token], rest, edit);
  // A name such as __proto__ must not change the prototype.
  const member = { __proto__: null, value: inside, enumerable: true, configurable: true, writable: true };
  Object.defineProperty(copy, token, member);
  return copy;
}
