import { mutations, type MutationOptions, type Mutations, type ValueSet } from "@argot/algebra";
import type { SourceText } from "@argot/source-text/text";
import type { Json } from "argot";
import { schemaLocation } from "../../schemas/schema-location.js";
import { Problem } from "../../terminal/problem.js";
import type { Form } from "./forms.js";
import { type Found, noValue } from "./generated.js";

/** A value to change, and the set that it is in. */
export interface Original {
  readonly set: ValueSet;
  readonly improve: NonNullable<MutationOptions["improve"]>;
  /** The text of the value. */
  readonly source: SourceText;
}

/**
 * Values that are not valid, each by one change of a valid one. A test file has the valid one too.
 *
 * @throws Problem if the value is not valid.
 */
export function mutationsOf(
  { set, improve, source }: Original,
  { form, count = Infinity }: { readonly form: Form; readonly count: number | undefined },
  cwd: string,
): Found {
  const value = source.value as Json;
  if (!set.has(value))
    throw new Problem(`${source.name} is not valid`, "name a valid value; argot validate says what is wrong with it");
  const { mutations: found, missing } = mutations(set, value, { improve });
  const reasons = missing.flatMap((each) => each.reasons);
  if (found.length === 0) return { values: [], problem: noValue("breaks one keyword by one change", reasons) };
  const broken = found.slice(0, count).map((each) => ({ value: each.value, valid: false, locations: each.breaks }));
  const original = { value, valid: true, locations: [] };
  return {
    values: form === "test" ? [original, ...broken] : broken,
    note: missing.length === 0 ? undefined : notBroken(missing, cwd),
  };
}

function notBroken(missing: Mutations["missing"], cwd: string): Problem {
  const lines = missing.map(({ location, answer }): [string, string] => [
    schemaLocation(location, cwd),
    answer === "no" ? "proven: no value breaks it alone" : "no change of one place was found that breaks it alone",
  ]);
  const keywords = lines.length === 1 ? "1 keyword" : `${lines.length} keywords`;
  return new Problem(`no value breaks ${keywords}`, "for these, change another value", { lines });
}
