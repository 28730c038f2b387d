import type { Locations } from "../messages/locations.js";

/** One thing that is wrong with an instance. */
export interface ValidationIssue extends Locations {
  /**
   * The names of properties and the indices of items that lead to the value at `instanceLocation`; empty for the instance
   * itself. If there are more than 100, the property is not enumerable, and they are listed when it is first read.
   */
  readonly path: readonly (string | number)[];
  /** What is wrong, in English: the end of a sentence about the value at `instanceLocation`. */
  readonly message: string;
  /** Identifies the message in every language: the keyword's URI, with a fragment if it has several messages. */
  readonly messageId: string;
  /** What the message speaks of: `value` is the keyword's value; `actual` is what was found. */
  readonly data: Readonly<Record<string, unknown>>;
  /**
   * The keyword that fails. If a schema as a whole does, one that is `false` or has a message of its author, it is the keyword
   * that applied the schema; absent if that is the root.
   */
  readonly keyword?: string;
  /** The URI of the vocabulary that the keyword belongs to. */
  readonly vocabulary?: string;
  /**
   * The failures beneath. If all of several alternatives fail, these are the issues of the one that matches best, or an issue
   * that says what all of them require. If too few items match, it is what they should be.
   */
  readonly causes: readonly ValidationIssue[];
  /**
   * The issues of each alternative if none matches, or of each item if too few match. They are computed when this is first
   * read, from the value as it is then. The property is not enumerable: copies and texts of an issue lack it.
   */
  readonly alternatives?: readonly (readonly ValidationIssue[])[];
}
