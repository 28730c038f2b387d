import { compare, type ValueSet } from "@argot/algebra";

/** Whether two schemas accept the same values. */
export type Equality =
  | { readonly answer: "equal" }
  | {
      readonly answer: "different";
      /** A value that one accepts and the other does not. */
      readonly value: unknown;
      /** Whether the first schema accepts it. */
      readonly wasValid: boolean;
    }
  | { readonly answer: "unproven"; readonly reasons: readonly string[] };

/** Proves that two schemas accept the same values, or finds a value that shows a difference. */
export function equalityOf(before: ValueSet, after: ValueSet): Equality {
  const { oneInOther, otherInOne } = compare(before, after);
  if (oneInOther.answer === "no") return { answer: "different", value: oneInOther.value, wasValid: true };
  if (otherInOne.answer === "no") return { answer: "different", value: otherInOne.value, wasValid: false };
  const reasons = [oneInOther, otherInOne].flatMap((each) => (each.answer === "unknown" ? each.reasons : []));
  return reasons.length === 0 ? { answer: "equal" } : { answer: "unproven", reasons: [...new Set(reasons)] };
}
