// What must hold for a value, in terms of the plan: schemas and predicates, joined by "and", "or" and counts. Some kinds are about values
// of one JSON type only: members of an object, items of an array. Equal formulas are one object, so that they are compared by identity.
import type { ConstraintOf, Predicate } from "@argot/core/plan";
import type { Place } from "./place.js";

/** A JSON type. Integers are numbers. */
export type Kind = "null" | "boolean" | "number" | "string" | "array" | "object";

/** What must hold for a value. */
export type Formula = { readonly number: number } & (
  | { readonly kind: "constant"; readonly holds: boolean }
  /** A schema holds, or does not. */
  | { readonly kind: "schema"; readonly place: Place; readonly holds: boolean }
  /** A predicate of the plan holds, or does not. None that consists of others. */
  | { readonly kind: "test"; readonly predicate: Predicate; readonly holds: boolean }
  /** The content of a string is as a constraint requires, or is not. Nothing is known of it but what its functions say. */
  | {
      readonly kind: "content";
      readonly constraint: ConstraintOf<"decoded">;
      readonly place: Place;
      readonly holds: boolean;
    }
  /** Every member whose name fulfils `names` has a value that fulfils `value`. */
  | { readonly kind: "everyMember"; readonly names: Formula; readonly value: Formula }
  /** Some member has such a name and such a value. */
  | { readonly kind: "someMember"; readonly names: Formula; readonly value: Formula }
  /** Every item from an index on, up to another that is not included, fulfils `value`. */
  | { readonly kind: "everyItem"; readonly from: number; readonly to: number; readonly value: Formula }
  /** The number of those items that fulfil `value` is within bounds, both included. */
  | {
      readonly kind: "itemCount";
      readonly from: number;
      readonly to: number;
      readonly value: Formula;
      readonly min: number;
      readonly max: number;
    }
  /** The members, or items, that are not evaluated fulfil `value`: all of them, or if not `every`, one of them. */
  | {
      readonly kind: "unevaluated";
      readonly every: boolean;
      readonly value: Formula;
      readonly evaluated: Evaluated;
      readonly under: readonly EvaluatedUnder[];
    }
  | { readonly kind: "and"; readonly of: readonly Formula[] }
  | { readonly kind: "or"; readonly of: readonly Formula[] }
  /** The number of formulas that hold is within bounds, both included. */
  | { readonly kind: "count"; readonly of: readonly Formula[]; readonly min: number; readonly max: number }
);

/** A formula of a kind. */
export type FormulaOf<K extends Formula["kind"]> = Extract<Formula, { kind: K }>;

/** Parts of a value that count as evaluated. */
export type Evaluated =
  /** Members with such a name. */
  | { readonly of: "object"; readonly names: Formula }
  /** The items in some ranges of indices, and those that fulfil a formula. */
  | {
      readonly of: "array";
      readonly ranges: readonly (readonly [from: number, to: number])[];
      readonly items: Formula;
    };

/** Parts that are evaluated if a formula about the whole value holds. */
export interface EvaluatedUnder {
  readonly condition: Formula;
  readonly evaluated: Evaluated;
}
