// What the judge of pollution runs in a realm. Everything goes in and out as text: objects from outside have another prototype.
import { type Argot, createArgot, parseJson, type Tier } from "argot";
import { outcomeOf } from "./judge.js";
import { resultText } from "./result-text.js";

const argots = new Map<string, Argot>();

/** Each is created once, as it is in programs. */
function argotOf(tier: Tier, dialect: string, asserted: boolean): Argot {
  const key = `${tier} ${dialect} ${asserted}`;
  const known = argots.get(key);
  if (known) return known;
  const assertions = asserted ? ({ formats: "assert", contentKeywords: "assert" } as const) : {};
  const argot = createArgot({ tier, dialect, ...assertions });
  argots.set(key, argot);
  return argot;
}

/** Compiles a schema. Returns a function that has the verdict and errors for an instance. */
export function compileText(
  tier: Tier,
  dialect: string,
  asserted: boolean,
  schema: string,
): (instance: string) => string {
  const validator = outcomeOf(() => argotOf(tier, dialect, asserted).compile(parseJson(schema)));
  if (typeof validator !== "function") return () => resultText(validator);
  return (instance) => {
    const value = parseJson(instance);
    return resultText([outcomeOf(() => validator(value)), outcomeOf(() => validator.validate(value).errors)]);
  };
}
