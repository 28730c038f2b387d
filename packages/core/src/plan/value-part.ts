import type { Application, Except, Pattern, SiblingNames } from "./plan.js";

/** What of a value an application is for, if it is not for the value itself. */
export type ValuePart =
  | { readonly kind: "name"; readonly name: string }
  | { readonly kind: "matching"; readonly pattern: Pattern }
  | { readonly kind: "others"; readonly except: Except<SiblingNames> }
  | { readonly kind: "items"; readonly from: number; readonly to: number }
  /** The names of members, or decoded content. */
  | { readonly kind: "names" | "decoded" };

/** An application, and what it is for. */
export interface PartApplication {
  readonly part: ValuePart;
  readonly application: Application;
}
