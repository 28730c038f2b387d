import { type ConfluentChangeType, isCompatibleType } from "./change-type.js";
import type { Part } from "./model.js";

/** A change, where `path` is relative to the schemas that are compared: empty, or `properties/price`. */
export interface Change {
  readonly type: ConfluentChangeType;
  readonly path: string;
}

/** Compares two schemas that may be absent. */
export type Compare = (before: Part | undefined, after: Part | undefined) => readonly Change[];

export const change = (type: ConfluentChangeType, path = ""): Change => ({ type, path });

/** Changes of a part, seen from the schema around it. */
export const within = (path: string, changes: readonly Change[]): readonly Change[] =>
  changes.map((each) => ({ type: each.type, path: each.path === "" ? path : `${path}/${each.path}` }));

export const areCompatible = (changes: readonly Change[]): boolean =>
  changes.every(({ type }) => isCompatibleType(type));
