/** The kinds of changes: a default was set, a value was converted or removed, or a keyword of yours changed it. */
export type ChangeKind = "default" | "coerce" | "remove" | "keyword";

/** A change of a value. */
export interface Change {
  /** The kind of the change. */
  readonly kind: ChangeKind;
  /** JSON Pointer of the value that was changed. */
  readonly instanceLocation: string;
  /** The value before; `undefined` for a default of a missing property. */
  readonly before: unknown;
  /** The value after; `undefined` for a removed property. */
  readonly after: unknown;
}
