import type { Application, Except, Pattern, SiblingNames } from "./plan.js";

/**
 * What of a value an application is for, if it is not for the value itself: a member by its name; members whose names match; members
 * other than some; items from an index up to before another; the names of members; decoded content.
 */
export type ValuePart =
  | { readonly kind: "name"; readonly name: string }
  | { readonly kind: "matching"; readonly pattern: Pattern }
  | { readonly kind: "others"; readonly except: Except<SiblingNames> }
  | { readonly kind: "items"; readonly from: number; readonly to: number }
  | { readonly kind: "names" | "decoded" };

/** An application, and what it is for. */
export interface PartApplication {
  /** What of the value it is for. */
  readonly part: ValuePart;
  /** The application. */
  readonly application: Application;
}
