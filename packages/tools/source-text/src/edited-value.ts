import { requireArgument } from "@argot/core/json";
import type { SourceEdit } from "./source-edit.js";
import { tokensOf } from "./tree.js";

/** A part of a value on the way to an edit. */
interface Part {
  readonly value: unknown;
  readonly parts: Map<string, Part>;
  /** The edits of the part itself, and of the object that holds it. */
  readonly edits: SourceEdit[];
  edited: unknown;
}

const partOf = (value: unknown): Part => ({ value, parts: new Map(), edits: [], edited: value });

/**
 * The value of a text with edits, as `editSource` makes it. Edits of parts that are not there have no effect.
 *
 * @param edits - All locations are those of the value before any edit.
 * @throws DefinitionError if the edits are no array.
 * @returns The value itself, or a copy of the containers on the way to an edit.
 */
export function editedValue(value: unknown, edits: readonly SourceEdit[]): unknown {
  requireArgument(Array.isArray(edits), "editedValue", "an array of edits", edits);
  const root = partOf(value);
  // Each part comes after the one that holds it.
  const all = [root];
  for (const edit of edits) {
    let part: Part | undefined = root;
    for (const token of tokensOf(edit.pointer)) {
      part = partIn(part, token, all);
      if (!part) break;
    }
    part?.edits.push(edit);
  }
  for (const part of all.reverse()) part.edited = withEdits(part);
  return root.edited;
}

function partIn({ value, parts }: Part, token: string, all: Part[]): Part | undefined {
  const known = parts.get(token);
  if (known || typeof value !== "object" || value === null || !Object.hasOwn(value, token)) return known;
  const part = partOf((value as Readonly<Record<string, unknown>>)[token]);
  parts.set(token, part);
  all.push(part);
  return part;
}

function withEdits({ value, parts, edits }: Part): unknown {
  const first = edits.filter((edit) => edit.op === "add-first");
  let result = value;
  if (parts.size > 0 || first.length > 0)
    result = Array.isArray(value)
      ? withItems(value, parts)
      : Object.fromEntries([
          ...first.map(({ name, value: added }): [string, unknown] => [name, added]),
          ...Object.entries(value as object).flatMap(([name, member]) => membersFor(name, member, parts.get(name))),
        ]);
  for (const edit of edits) {
    if (edit.op === "replace") result = edit.value;
    if (edit.op === "wrap-in-array") result = [result];
    if (edit.op === "wrap-in-object") result = Object.fromEntries([[edit.name, result]]);
  }
  return result;
}

const withItems = (items: readonly unknown[], parts: Part["parts"]): readonly unknown[] =>
  items.flatMap((item, i) => {
    const part = parts.get(String(i));
    if (!part) return [item];
    return isRemoved(part) ? [] : [part.edited];
  });

/** What a member of an object becomes: itself with those that are added before it, or nothing. */
function membersFor(name: string, value: unknown, part: Part | undefined): [string, unknown][] {
  if (!part) return [[name, value]];
  const added = part.edits.flatMap((edit): [string, unknown][] =>
    edit.op === "add-before" ? [[edit.name, edit.value]] : [],
  );
  const newName = part.edits.find((edit) => edit.op === "rename")?.name ?? name;
  return isRemoved(part) ? added : [...added, [newName, part.edited]];
}

const isRemoved = ({ edits }: Part): boolean => edits.some(({ op }) => op === "remove");
