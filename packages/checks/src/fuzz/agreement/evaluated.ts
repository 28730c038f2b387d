import type { Validator } from "argot";
import { isObject, type Json, objectOf } from "../json.js";
import { argotIn } from "./argots.js";
import { type Disagreement, type Judge, type Outcome, outcomeOf } from "./judge.js";

/**
 * Compares the unevaluated properties and items in the annotations of the loop with those that compiled code refuses. For each
 * property, the schema gets siblings that evaluate all others, and `unevaluatedProperties: false`. Items are compared as a whole.
 */
export const evaluatedAgree: Judge = ({ fuzzDialect, asserted, schema, instances }) => {
  if (fuzzDialect.dynamic === undefined || !isObject(schema)) return [];
  const found: Disagreement[] = [];
  // The schema is a resource in another one, so that references to its root do not lead to `unevaluatedProperties`.
  const resource = { $id: "https://fuzz.invalid/root", ...schema };
  const compile = (tier: string, more: Json, keyword: string, unevaluated: Json): Outcome<Validator> =>
    outcomeOf(() => argotIn(tier, fuzzDialect, asserted).compile({ allOf: [resource, more], [keyword]: unevaluated }));
  const leftIn = (keyword: string, instance: Json): unknown => {
    const validator = compile("loop", true, keyword, true);
    if (typeof validator !== "function") return undefined;
    const annotations = outcomeOf(() => validator.annotations(instance));
    if ("thrown" in annotations || !annotations.valid) return undefined;
    const own = annotations.list.find(
      ({ keyword: each, keywordLocation }) => each === keyword && keywordLocation === `/${keyword}`,
    );
    return own?.value ?? [];
  };
  for (const instance of instances) {
    if (isObject(instance)) {
      const names = Object.keys(instance);
      const left = leftIn("unevaluatedProperties", instance);
      if (left === undefined) continue;
      for (const name of names) {
        const others = objectOf(names.filter((each) => each !== name).map((each) => [each, true]));
        const validator = compile("compiled", { properties: others }, "unevaluatedProperties", false);
        if (typeof validator !== "function") break;
        const expected = !(left as string[]).includes(name);
        const actual = outcomeOf(() => validator(instance));
        if (actual !== expected) found.push({ source: "evaluated properties", instance, expected, found: actual });
      }
    } else if (Array.isArray(instance) && instance.length > 0) {
      const left = leftIn("unevaluatedItems", instance);
      const validator = compile("compiled", true, "unevaluatedItems", false);
      if (left === undefined || typeof validator !== "function") continue;
      const expected = Array.isArray(left) && left.length === 0;
      const actual = outcomeOf(() => validator(instance));
      if (actual !== expected) found.push({ source: "evaluated items", instance, expected, found: actual });
    }
  }
  return found;
};
