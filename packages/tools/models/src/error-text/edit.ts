import { appendToken, stringifyJson, tokensOf } from "@argot/core/json";

/** A change of a value in one place. */
export type Edit =
  /** The member or item is added, or takes the place of what is there. */
  | { readonly kind: "add" | "set"; readonly location: string; readonly value: unknown }
  | { readonly kind: "remove"; readonly location: string }
  | { readonly kind: "rename"; readonly location: string; readonly name: string };

/** The value with a change. The given one stays as it is. */
export const edited = (value: unknown, edit: Edit): unknown => changed(value, tokensOf(edit.location) ?? [], edit);

function changed(value: unknown, [token, ...rest]: readonly string[], edit: Edit): unknown {
  if (token === undefined) return "value" in edit ? edit.value : undefined;
  if (typeof value !== "object" || value === null) return value;
  if (Array.isArray(value)) return changedArray(value, Number(token), rest, edit);
  const members = Object.entries(value).flatMap(([name, member]): (readonly [string, unknown])[] => {
    if (name !== token) return [[name, member]];
    if (rest.length > 0 || "value" in edit) return [[name, changed(member, rest, edit)]];
    return edit.kind === "rename" ? [[edit.name, member]] : [];
  });
  const isNew = !Object.hasOwn(value, token) && rest.length === 0 && "value" in edit;
  return Object.fromEntries(isNew ? [...members, [token, edit.value]] : members);
}

function changedArray(items: readonly unknown[], index: number, rest: readonly string[], edit: Edit): unknown {
  if (rest.length === 0 && edit.kind === "remove") return items.toSpliced(index, 1);
  if (index === items.length) return "value" in edit ? [...items, edit.value] : items;
  return items.with(index, changed(items[index], rest, edit));
}

/** Where a member is after it was renamed. */
export const renamedLocation = ({ location, name }: Extract<Edit, { readonly kind: "rename" }>): string =>
  appendToken(location.slice(0, location.lastIndexOf("/")), name);

/** A change as a sentence. */
export function editText(edit: Edit): string {
  const place = edit.location || "the whole value";
  switch (edit.kind) {
    case "add":
      return `Add ${place}: ${stringifyJson(edit.value)}`;
    case "set":
      return `Set ${place}: ${stringifyJson(edit.value)}`;
    case "remove":
      return `Remove ${place}`;
    case "rename":
      return `Rename ${place} to ${renamedLocation(edit)}`;
  }
}
