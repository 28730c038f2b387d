import { type Flaw, flaws, setOf } from "@argot/algebra";
import { stringifyJson } from "@argot/core/json";
import type { Argot } from "@argot/reports";
import type { Json } from "../json.js";
import { argotWithDocuments, documentUri } from "./documents.js";
import { type Judge, outcomeOf } from "./judge.js";

/** Compares what is proven to be wrong in a schema with the verdicts of its parts. What makes keywords needless is judged by fixes of the linter. */
export const flawsAgree: Judge = ({ fuzzDialect, asserted, schema, instances }) => {
  // A part alone has another dynamic scope.
  if (/\$(?:dynamic|recursive)Ref/.test(stringifyJson(schema))) return [];
  const argot = outcomeOf(() => argotWithDocuments(fuzzDialect, asserted, new Map([[documentUri, schema]])));
  if ("thrown" in argot) return [];
  const set = outcomeOf(() => setOf(argot, documentUri));
  if ("thrown" in set) return [];
  const values = [...withParts(instances)];
  return flaws(set, { maxSteps: 20_000 }).flatMap((flaw) => {
    const wrong = wrongFor(flaw, argot, values);
    return wrong === undefined
      ? []
      : [{ source: `flaws: ${flaw.kind}`, instance: wrong, expected: schema, found: flaw }];
  });
};

/** A value that shows that a flaw is none. */
function wrongFor(flaw: Flaw, argot: Argot, values: readonly Json[]): Json | undefined {
  const accepts = (location: string, value: Json): boolean => outcomeOf(() => argot.compile(location)(value)) === true;
  switch (flaw.kind) {
    case "no-value":
      return values.find((value) => accepts(flaw.location, value));
    case "never-matches":
    case "never-holds":
      return values.find((value) => accepts(flaw.schema, value) && accepts(flaw.location, value));
    case "covered":
      return values.find(
        (value) => accepts(flaw.schema, value) && accepts(flaw.location, value) && !accepts(flaw.by, value),
      );
    case "overlap": {
      const value = flaw.value as Json;
      return accepts(flaw.location, value) && accepts(flaw.other, value) ? undefined : value;
    }
    case "always-holds":
      return values.find((value) => accepts(flaw.schema, value) && !accepts(flaw.location, value));
    case "exclusive":
    case "needless":
    case "no-op":
      return undefined;
  }
}

/** Values, and all that they contain. */
function withParts(values: readonly Json[]): ReadonlySet<Json> {
  const parts = new Set(values);
  // The iteration visits parts that are added during it.
  for (const value of parts)
    if (typeof value === "object" && value !== null) for (const part of Object.values(value)) parts.add(part);
  return parts;
}
