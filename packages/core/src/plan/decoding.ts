import type { Decoding, ConstraintOf, Rule } from "./plan.js";

/** Whether a way to a content begins with another, or is the same. */
export const beginsWith = (way: readonly Decoding[], other: readonly Decoding[]): boolean =>
  other.every((step, i) => step === way.at(i));

/**
 * The rules of a block without those that another one implies: that a content is there is known where another rule looks at
 * it, or at what is derived from it. For verdicts: what is left says less about what is wrong.
 */
export function withoutImplied(rules: readonly Rule[]): readonly Rule[] {
  const decoding = rules.filter(isDecoding);
  if (decoding.length < 2) return rules;
  const implied = new Set<Rule>();
  for (const rule of decoding) {
    const others = decoding.filter((other) => other !== rule && !implied.has(other));
    if (others.some((other) => implies(other, rule))) implied.add(rule);
  }
  return implied.size === 0 ? rules : rules.filter((rule) => !implied.has(rule));
}

type DecodingRule = Rule & { readonly constraint: ConstraintOf<"decoded"> };

const isDecoding = (rule: Rule): rule is DecodingRule => rule.constraint.op === "decoded";

const implies = (stronger: DecodingRule, weaker: DecodingRule): boolean =>
  !weaker.constraint.application &&
  (stronger.appliesTo & weaker.appliesTo) === weaker.appliesTo &&
  stronger.constraint.deepest <= weaker.constraint.deepest &&
  beginsWith(stronger.constraint.decode, weaker.constraint.decode);
