/** The name of a member, or the index of an item. */
export type Key = string | number;
