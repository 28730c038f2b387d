import type { Json } from "@argot/core";

/** A change of a text. */
export type SourceEdit =
  /** Removes a member of an object or an item of an array. */
  | { readonly op: "remove"; readonly pointer: string }
  /** Gives a member of an object another name. */
  | { readonly op: "rename"; readonly pointer: string; readonly name: string }
  /** Writes another value in the place of a member or an item. Edits within the replaced value have no effect. */
  | { readonly op: "replace"; readonly pointer: string; readonly value: Json }
  /** Makes a member or an item the only item of an array in its place. */
  | { readonly op: "wrap-in-array"; readonly pointer: string }
  /** Makes a member or an item the only member of an object in its place. */
  | { readonly op: "wrap-in-object"; readonly pointer: string; readonly name: string }
  /** Adds a member to an object, before all others. */
  | { readonly op: "add-first"; readonly pointer: string; readonly name: string; readonly value: Json }
  /** Adds a member to an object, before the member at the pointer. */
  | { readonly op: "add-before"; readonly pointer: string; readonly name: string; readonly value: Json };

/** An edit that leaves the part that it is about in its place. */
export type InPlaceEdit = Exclude<SourceEdit, { readonly op: "remove" }>;
