// All ops of predicates. Each is a file of ops/; here is what looks at all of them, or at the predicates within predicates.
import { answerOf } from "../json/answer.js";
import { isMultipleOf } from "../json/is-multiple-of.js";
import { hasProperty } from "../json/measure.js";
import { isObject, typesOf } from "../json/types.js";
import { hasUniqueItems } from "../json/unique-items.js";
import type { Evidence, EvidenceOf, MayComeToHold, MayHold, PlanParser, PredicateFacts, PredicateForm } from "./op.js";
import {
  amongEvidence,
  amongFacts,
  amongForm,
  amongMayHold,
  type ConstantSets,
  isAmong,
  parseAmong,
} from "./ops/among.js";
import { andEvidence, andFacts, andForm, andMayHold, parseAnd } from "./ops/and.js";
import {
  compareEvidence,
  compareFacts,
  compareForm,
  compareMayHold,
  holdsByRelation,
  measure,
  parseCompare,
} from "./ops/compare.js";
import { customEvidence, customFacts, customForm, customMayHold, parseCustom } from "./ops/custom.js";
import { hasEvidence, hasFacts, hasForm, hasMayHold, parseHas } from "./ops/has.js";
import { isEvidence, isFacts, isForm, isMayHold, parseIs } from "./ops/is.js";
import { matchEvidence, matchFacts, matchForm, matchMayHold, parseMatch } from "./ops/match.js";
import { memberEvidence, memberFacts, memberForm, memberMayHold, parseMember } from "./ops/member.js";
import { multipleEvidence, multipleFacts, multipleForm, multipleMayHold, parseMultiple } from "./ops/multiple.js";
import { notEvidence, notFacts, notForm, notMayHold, parseNot } from "./ops/not.js";
import { orEvidence, orFacts, orForm, orMayHold, parseOr } from "./ops/or.js";
import { parseUnique, uniqueEvidence, uniqueFacts, uniqueForm, uniqueMayHold } from "./ops/unique.js";
import type { Predicate, PredicateOf } from "./plan.js";

const predicateFacts: { readonly [Op in Predicate["op"]]: PredicateFacts<PredicateOf<Op>> } = {
  is: isFacts,
  compare: compareFacts,
  multiple: multipleFacts,
  match: matchFacts,
  among: amongFacts,
  has: hasFacts,
  member: memberFacts,
  unique: uniqueFacts,
  custom: customFacts,
  and: andFacts,
  or: orFacts,
  not: notFacts,
};

/** The facts of a predicate's op. */
export const predicateFactsOf = ({ op }: Predicate): PredicateFacts => predicateFacts[op];

/** Whether there is such an op of predicates. */
export const isPredicateOp = (op: unknown): op is Predicate["op"] =>
  typeof op === "string" && Object.hasOwn(predicateFacts, op);

/** The members without which a predicate holds for no object, as far as its form shows. */
export function requiredNames(predicate: Predicate): readonly string[] {
  if (predicate.op === "has" || predicate.op === "member") return [predicate.name];
  return predicate.op === "and" ? predicate.of.flatMap(requiredNames) : [];
}

/** Whether a predicate holds for every value, as far as its form shows. */
export function alwaysHolds(predicate: Predicate): boolean {
  if (predicate.op === "and") return predicate.of.every(alwaysHolds);
  if (predicate.op === "or") return predicate.of.some(alwaysHolds);
  return predicate.op === "compare" && predicate.of !== "self" && predicate.relation === ">=" && predicate.to <= 0;
}

const predicateEvidence: { readonly [Op in Predicate["op"]]: EvidenceOf<Op> } = {
  is: isEvidence,
  compare: compareEvidence,
  multiple: multipleEvidence,
  match: matchEvidence,
  among: amongEvidence,
  has: hasEvidence,
  member: memberEvidence,
  unique: uniqueEvidence,
  custom: customEvidence,
  and: andEvidence,
  or: orEvidence,
  not: notEvidence,
};

/** What messages say of a predicate that fails. */
export const evidenceOf = (predicate: Predicate): Evidence =>
  (predicateEvidence[predicate.op] as EvidenceOf<Predicate["op"]>)(predicate);

const predicateGrowth: { readonly [Op in Predicate["op"]]: MayComeToHold<Op> } = {
  is: isMayHold,
  compare: compareMayHold,
  multiple: multipleMayHold,
  match: matchMayHold,
  among: amongMayHold,
  has: hasMayHold,
  member: memberMayHold,
  unique: uniqueMayHold,
  custom: customMayHold,
  and: andMayHold,
  or: orMayHold,
  not: notMayHold,
};

/** Whether a predicate holds, or may hold once the value is finished. */
export const mayHold: MayHold = (predicate, value, open) => {
  if (open?.length === 0 || holds(predicate, value)) return true;
  const mayComeToHold = predicateGrowth[predicate.op] as MayComeToHold<Predicate["op"]>;
  return mayComeToHold(predicate, value, open, mayHold);
};

const predicateForms: { readonly [Op in Predicate["op"]]: PredicateForm<PredicateOf<Op>> } = {
  is: isForm,
  compare: compareForm,
  multiple: multipleForm,
  match: matchForm,
  among: amongForm,
  has: hasForm,
  member: memberForm,
  unique: uniqueForm,
  custom: customForm,
  and: andForm,
  or: orForm,
  not: notForm,
};

/** The form of a predicate's op. */
export const predicateFormOf = ({ op }: Predicate): PredicateForm => predicateForms[op];

/** The functions that read predicates, by what their text begins with. Comparisons begin with a measure. */
export const predicateParsers: { readonly [Op in Predicate["op"]]: (parser: PlanParser) => Predicate } = {
  is: parseIs,
  compare: parseCompare,
  multiple: parseMultiple,
  match: parseMatch,
  among: parseAmong,
  has: parseHas,
  member: parseMember,
  unique: parseUnique,
  custom: parseCustom,
  and: parseAnd,
  or: parseOr,
  not: parseNot,
};

/**
 * Whether a predicate holds for a value. The loop calls this most often, and a `switch` is faster than a table.
 *
 * @param sets - The sets of long lists of constants, for callers that ask often. Default: constants are compared one by one.
 */
export function holds(predicate: Predicate, value: unknown, sets?: ConstantSets): boolean {
  switch (predicate.op) {
    case "is":
      return (typesOf(value) & predicate.types) !== 0;
    case "compare":
      return holdsByRelation[predicate.relation](measure(predicate.of, value), predicate.to);
    case "multiple":
      return isMultipleOf(value as number | bigint, predicate.of);
    case "match":
      return predicate.pattern.test(value as string);
    case "among":
      return isAmong(predicate.values, value, sets);
    case "has":
      return isObject(value) && hasProperty(value, predicate.name);
    case "member":
      return isObject(value) && hasProperty(value, predicate.name) && holds(predicate.of, value[predicate.name], sets);
    case "unique":
      return hasUniqueItems(value as unknown[]);
    case "custom":
      return answerOf(predicate.test.call(value as never, predicate.test.argument as never), predicate.test.name);
    case "and":
      return allHold(predicate.of, value, sets);
    case "or":
      return someHolds(predicate.of, value, sets);
    case "not":
      return !holds(predicate.of, value, sets);
  }
}

// Written out: a function that is made for each value would be a part of what an evaluation allocates.

function allHold(parts: readonly Predicate[], value: unknown, sets: ConstantSets | undefined): boolean {
  for (const part of parts) if (!holds(part, value, sets)) return false;
  return true;
}

function someHolds(parts: readonly Predicate[], value: unknown, sets: ConstantSets | undefined): boolean {
  for (const part of parts) if (holds(part, value, sets)) return true;
  return false;
}
