import type { Argot, Validator } from "argot";
import { type Json, text } from "../json.js";
import { argotIn, argotsFor, loopFor } from "./argots.js";
import { type Disagreement, type Judge, type Outcome, outcomeOf } from "./judge.js";
import { resultText } from "./result-text.js";

interface Compiled {
  readonly source: string;
  readonly validator: Outcome<Validator>;
}

const compiledIn = (source: string, argot: Argot, schema: Json): Compiled => ({
  source,
  validator: outcomeOf(() => argot.compile(schema)),
});

const verdictOf = ({ validator }: Compiled, instance: Json): unknown =>
  typeof validator === "function" ? outcomeOf(() => validator(instance)) : validator;

/** Compares the verdicts of every tier with those of the loop, and the schemas that they refuse. */
export const tiersAgree: Judge = ({ fuzzDialect, asserted, schema, instances }) => {
  const found: Disagreement[] = [];
  const others = Array.from(argotsFor(fuzzDialect, asserted), ([source, argot]) => compiledIn(source, argot, schema));
  const loop = compiledIn("loop", loopFor(fuzzDialect, asserted), schema);
  for (const instance of instances) {
    const expected = verdictOf(loop, instance);
    for (const other of others) {
      const actual = verdictOf(other, instance);
      if (text(actual) !== text(expected)) found.push({ source: other.source, instance, expected, found: actual });
    }
  }
  return found;
};

/** Compares failures found by compiled code, and by the loop with closures, with those found by the loop: all, and the first. */
export const explanationsAgree: Judge = ({ fuzzDialect, asserted, schema, instances }) => {
  const found: Disagreement[] = [];
  const { validator: loop } = compiledIn("loop", loopFor(fuzzDialect, asserted), schema);
  if (typeof loop !== "function") return [];
  for (const tier of ["compiled", "closures"]) {
    const { validator } = compiledIn(tier, argotIn(tier, fuzzDialect, asserted), schema);
    if (typeof validator !== "function") continue;
    for (const instance of instances) {
      for (const options of [undefined, { errors: "first" } as const]) {
        const expected = resultText(outcomeOf(() => loop.validate(instance, options)));
        const actual = resultText(outcomeOf(() => validator.validate(instance, options)));
        if (actual === expected) continue;
        const source = `explanation, ${tier}${options ? ", first" : ""}`;
        found.push({ source, instance, expected, found: actual });
      }
    }
  }
  return found;
};
