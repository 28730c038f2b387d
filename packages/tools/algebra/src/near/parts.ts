import type { Json } from "@argot/core/plan";

/** A value as a list of its parts, each with its name or index. A scalar has none. */
export function partsOf(value: Json): readonly (readonly [key: string, part: Json])[] {
  return typeof value === "object" && value !== null ? Object.entries(value) : [];
}

/** A value of the same type with other parts. Items take the place of those that are left out. */
export const withParts = (value: Json, parts: readonly (readonly [key: string, part: Json])[]): Json =>
  Array.isArray(value) ? parts.map(([, part]) => part) : Object.fromEntries(parts);
