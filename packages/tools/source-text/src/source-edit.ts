/** A change of a text. */
export type SourceEdit =
  /** Removes a member of an object or an item of an array. */
  | { readonly op: "remove"; readonly pointer: string }
  /** Adds a member to an object, before all others. */
  | { readonly op: "add-first"; readonly pointer: string; readonly name: string; readonly value: string };
