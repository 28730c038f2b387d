import { declarations } from "@argot/schema-tools/declarations";
import type { Argot } from "argot";
import type { ValueTypes } from "argot/module";

/** The types that the declarations of a module with errors have. */
const moduleTypes = ["InvalidResult", "Locations", "ValidationIssue", "ValidationResult", "ValidResult", "Validator"];

/** A function of a module. */
export interface NamedPlan {
  /** The name of the function. */
  readonly name: string;
  /** The name of its type, if the name of the function suggests none. */
  readonly otherwise: string;
  readonly plan: ReturnType<Argot["plan"]>;
}

/** The types of valid values of several schemas, and the text that declares them. */
export function inferredTypes(functions: readonly NamedPlan[]): { types: ValueTypes; declared: readonly string[] } {
  const taken = new Set(moduleTypes);
  const types: Record<string, { name: string }> = {};
  const declared = functions.map(({ name, otherwise, plan }) => {
    const [, suggested = otherwise] = name === "isValid" ? [] : (/^is(?=\p{Lu})(.+)$/u.exec(name) ?? []);
    const text = declarations(plan, { name: suggested, taken });
    const names = [...text.matchAll(/^export (?:interface|type) ([\p{ID_Continue}$]+)/gmu)].map(
      ([, each = ""]) => each,
    );
    for (const each of names) taken.add(each);
    types[name] = { name: names[0] ?? "" };
    return text;
  });
  return { types, declared };
}
