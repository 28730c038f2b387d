import type { Argot, Validator } from "argot";
import { type Json, text } from "../json.js";
import { argotIn, argotsFor, loopFor } from "./argots.js";
import { type Disagreement, type Judge, type Outcome, outcomeOf } from "./judge.js";
import { told } from "./messages-of.js";

interface Asked {
  readonly who: string;
  readonly validator: Outcome<Validator>;
}

const compiledIn = (who: string, argot: Argot, schema: Json): Asked => ({
  who,
  validator: outcomeOf(() => argot.compile(schema)),
});

const answerOf = ({ validator }: Asked, instance: Json): unknown =>
  typeof validator === "function" ? outcomeOf(() => validator(instance)) : validator;

/** Every tier says what the loop says, and refuses the schemas that it refuses. */
export const tiersAgree: Judge = ({ language, asserted, schema, instances }) => {
  const found: Disagreement[] = [];
  const others = Array.from(argotsFor(language, asserted), ([who, argot]) => compiledIn(who, argot, schema));
  const loop = compiledIn("loop", loopFor(language, asserted), schema);
  for (const instance of instances) {
    const expected = answerOf(loop, instance);
    for (const other of others) {
      const answer = answerOf(other, instance);
      if (text(answer) !== text(expected)) found.push({ who: other.who, instance, expected, found: answer });
    }
  }
  return found;
};

/** Compiled code, and functions that help the loop, tell what fails as the loop does. */
export const explanationsAgree: Judge = ({ language, asserted, schema, instances }) => {
  const found: Disagreement[] = [];
  const { validator: loop } = compiledIn("loop", loopFor(language, asserted), schema);
  if (typeof loop !== "function") return [];
  for (const tier of ["compiled", "closures"]) {
    const { validator } = compiledIn(tier, argotIn(tier, language, asserted), schema);
    if (typeof validator !== "function") continue;
    for (const instance of instances) {
      const outcome = outcomeOf(() => loop.validate(instance));
      const expected = told(outcome);
      const answer = told(outcomeOf(() => validator.validate(instance)));
      if (answer !== expected) found.push({ who: `explanation, ${tier}`, instance, expected, found: answer });
    }
  }
  return found;
};
