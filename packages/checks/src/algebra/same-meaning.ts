import { compare, setOf, type ValueSet } from "@argot/algebra";
import { createArgot } from "argot";

/** Whether two schemas accept the same values: `undefined` if that is not decided. What is no schema accepts others. */
export function haveSameMeaning(one: unknown, other: unknown): boolean | undefined {
  const before = valuesOf(one);
  let after: ValueSet;
  try {
    after = valuesOf(other);
  } catch {
    return false;
  }
  const answers = Object.values(compare(before, after)).map(({ answer }) => answer);
  if (answers.includes("no")) return false;
  return answers.every((answer) => answer === "yes") ? true : undefined;
}

const valuesOf = (schema: unknown): ValueSet => setOf(createArgot({ dialect: "draft-07" }), schema);
