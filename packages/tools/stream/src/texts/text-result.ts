import type { ClientIssue } from "argot";

/** The text of a valid value. */
export interface ValidText {
  /** Tells this result from the others. */
  readonly route: "valid";
  /** The value. Integers that a JavaScript number would round are BigInts. */
  readonly value: unknown;
}

/** The text of a value that is not valid. */
export interface InvalidText {
  /** Tells this result from the others. */
  readonly route: "invalid";
  /** The value. Integers that a JavaScript number would round are BigInts. */
  readonly value: unknown;
  /** What is wrong, as a flat list without values of the text: at least one issue, and at most `maxErrors`. */
  readonly errors: readonly ClientIssue[];
}

/** A text without a verdict. */
export interface BrokenText {
  /** Tells this result from the others. */
  readonly route: "broken";
  /** Why, for programs. */
  readonly code: BrokenCode;
  /** Why, in English: a clause such as `is not UTF-8`. */
  readonly reason: string;
}

/** Why a text has no verdict. */
export type BrokenCode =
  /** It has more than `maxBytes` bytes. */
  | "too-large"
  /** It is not UTF-8. */
  | "encoding"
  /** It is not JSON. */
  | "syntax"
  /** An object has a name twice. Programs differ in which one counts. */
  | "duplicate-name"
  /** Its value exceeds a limit of the validator, such as `depth`. */
  | "limit"
  /** The schema cannot be evaluated for its value. */
  | "evaluation";

/** The result for a text: the route that it takes, and why. */
export type TextResult = ValidText | InvalidText | BrokenText;

/** The routes of texts. */
export type Route = TextResult["route"];
