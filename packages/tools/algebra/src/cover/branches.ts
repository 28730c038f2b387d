import {
  type Application,
  applicationsOf,
  type BlockId,
  domainOf,
  JsonType,
  partApplicationsOf,
  type Predicate,
  rangeOf,
  readsEvaluated,
  type Rule,
  type ValuePart,
} from "@argot/core/plan";
import { Unanswerable } from "../bounds/unanswerable.js";
import { namesOf } from "../formula/constraints.js";
import type { Formula } from "../formula/formula.js";
import type { Formulas } from "../formula/formulas.js";
import { kinds, typesOfKind } from "../formula/kinds.js";
import type { Place } from "../formula/place.js";
import { meaningOfUnevaluated } from "../formula/unevaluated.js";

/** A way in which values of a schema differ: an alternative that holds, or does not; a member or item that is there, or is not. */
export interface Branch {
  /** The block and the keyword path that it is about. */
  readonly block: BlockId;
  readonly path: readonly string[];
  /** Whether it holds or is there, or the opposite. */
  readonly isTaken: boolean;
  /** Makes the formula that holds for values of the whole schema which show it. */
  readonly formula: () => Formula;
}

/** A place that values of the whole schema reach, and how. */
interface Reached {
  readonly place: Place;
  /** The formula for values of the whole schema in which a part that reaches the place fulfils a formula. */
  readonly within: (formula: Formula) => Formula;
}

/** The branches of a schema, those of outer schemas first. Each schema is entered on the shortest way that leads to it. */
export function* branchesOf(formulas: Formulas, entry: Place): Generator<Branch> {
  const reached: Reached[] = [{ place: entry, within: (formula) => formula }];
  const known = new Set([entry.key]);
  // The iteration visits elements that are added during it.
  for (const { place, within } of reached)
    for (const [index, { constraint, appliesTo, name }] of place.block.rules.entries()) {
      const block = place.block.id;
      const types = appliesTo & domainOf(constraint);
      const ofType = types === JsonType.any ? formulas.true : formulas.test({ op: "is", types });
      const here = (formula: Formula): Formula => within(formulas.and([ofType, formula]));
      if (constraint.op === "test") {
        const outcomes = outcomesOf(formulas, constraint.predicate);
        // A rule about some types holds for all others: a value of these types shows that it applies.
        const applies = outcomes.length === 0 && types !== JsonType.any ? [formulas.true] : [];
        for (const outcome of [...outcomes, ...applies])
          yield { block, path: name === undefined ? [] : [name], isTaken: true, formula: () => here(outcome) };
      }
      for (const application of applicationsOf(constraint)) {
        const way = wayThrough(formulas, place, index, application);
        if (!way) continue;
        const taken = way.within(formulas.true);
        if (taken.kind !== "constant") {
          const path = application.keywordPath;
          yield { block, path, isTaken: true, formula: () => here(taken) };
          yield { block, path, isTaken: false, formula: () => here(formulas.not(taken)) };
        }
        if (known.has(way.place.key)) continue;
        known.add(way.place.key);
        reached.push({ place: way.place, within: (formula) => here(way.within(formula)) });
      }
    }
}

/** The ways in which a predicate can hold. */
function outcomesOf(formulas: Formulas, predicate: Predicate): readonly Formula[] {
  switch (predicate.op) {
    case "is": {
      const types = kinds.map((kind) => predicate.types & typesOfKind[kind]).filter((each) => each !== 0);
      return types.length > 1 ? types.map((each) => formulas.test({ op: "is", types: each })) : [];
    }
    case "among":
      return predicate.values.length > 1 ? predicate.values.map((value) => formulas.among([value])) : [];
    case "or":
      return predicate.of.length > 1 ? alternativesOf(formulas, predicate.of) : [];
    case "and":
      return predicate.of.flatMap((each) => outcomesOf(formulas, each));
    case "compare":
    case "multiple":
    case "match":
    case "has":
    case "member":
    case "unique":
    case "custom":
    case "not":
      return [];
  }
}

/** Each of some predicates. Those that exclude types guard the others. */
function alternativesOf(formulas: Formulas, predicates: readonly Predicate[]): readonly Formula[] {
  const guards = predicates.filter((each) => each.op === "not" && each.of.op === "is");
  return predicates.map((each) => {
    const others = guards.filter((guard) => guard !== each).map((guard) => formulas.test(guard, false));
    return formulas.and([...others, formulas.test(each)]);
  });
}

/** Where an application of a rule leads, and how. `undefined` if that is not known, or if a value is valid only where it leads nowhere. */
function wayThrough(formulas: Formulas, place: Place, index: number, application: Application): Reached | undefined {
  try {
    const target = place.places.target(place, application);
    const when = application.when ? formulas.test(application.when) : formulas.true;
    const within = withinRule(formulas, place, index, application, target);
    return within && { place: target, within: (formula) => formulas.and([when, within(formula)]) };
  } catch (error) {
    if (error instanceof Unanswerable) return undefined;
    throw error;
  }
}

function withinRule(
  formulas: Formulas,
  place: Place,
  index: number,
  application: Application,
  target: Place,
): Reached["within"] | undefined {
  const { constraint } = place.block.rules[index] as Rule;
  switch (constraint.op) {
    case "all":
      return (formula) => formula;
    case "some": {
      if (constraint.range.max === 0) return undefined;
      return (formula) => formulas.and([formulas.schema(target), formula]);
    }
    case "branch": {
      const condition = formulas.schema(place.places.target(place, constraint.if), application !== constraint.else);
      return (formula) => formulas.and([condition, formula]);
    }
    case "members":
    case "names":
    case "items": {
      if (readsEvaluated(constraint)) {
        const all = meaningOfUnevaluated(formulas, place, index);
        return all.kind === "unevaluated"
          ? (formula) => formulas.unevaluated({ ...all, every: false, value: formula })
          : undefined;
      }
      const part = partApplicationsOf(constraint).find((each) => each.application === application)?.part;
      // An item that is counted need not fulfil what is counted.
      const counted = rangeOf(constraint) ? formulas.schema(target) : formulas.true;
      return part && ((formula) => somePart(formulas, part, formulas.and([counted, formula])));
    }
    case "decoded":
    case "test":
    case "nothing":
      return undefined;
  }
}

/** Some part of a value, of a kind, fulfils a formula. */
function somePart(formulas: Formulas, part: ValuePart, formula: Formula): Formula {
  switch (part.kind) {
    case "name":
      return formulas.someMember(formulas.among([part.name]), formula);
    case "matching":
      return formulas.someMember(formulas.test({ op: "match", pattern: part.pattern }), formula);
    case "others": {
      const { except } = part;
      const isNamed = except === null || except === "evaluated" ? formulas.false : namesOf(formulas, except);
      return formulas.someMember(formulas.not(isNamed), formula);
    }
    case "items":
      return formulas.itemCount({ from: part.from, to: part.to, value: formula, min: 1, max: Infinity });
    case "names":
      return formulas.someMember(formula, formulas.true);
    case "decoded":
      return formulas.false;
  }
}
