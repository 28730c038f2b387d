import { type Application, type Constraint, type ConstraintOf, JsonType, type TypeSet } from "@argot/core/plan";
import { Unanswerable } from "../bounds/unanswerable.js";
import type { Formula } from "./formula.js";
import type { Formulas } from "./formulas.js";
import type { Place } from "./place.js";

/** What a constraint requires of a value of the type that it is about. Schemas stay references, so that recursion ends. */
export function meaningOfConstraint(formulas: Formulas, place: Place, constraint: Constraint): Formula {
  const each = (application: Application): Formula => applied(formulas, place, application);
  switch (constraint.op) {
    case "test":
      return formulas.test(constraint.predicate);
    case "all":
      return formulas.and(constraint.applications.map(each));
    case "some": {
      const { applications, range } = constraint;
      return formulas.count(applications.map(each), range.min, range.max);
    }
    case "branch": {
      const condition = each(constraint.if);
      return formulas.and([
        formulas.or([formulas.not(condition), constraint.then ? each(constraint.then) : formulas.true]),
        formulas.or([condition, constraint.else ? each(constraint.else) : formulas.true]),
      ]);
    }
    case "members":
      return meaningOfMembers(formulas, constraint, each);
    case "names":
      return formulas.everyMember(formulas.not(each(constraint.application)), formulas.false);
    case "items":
      return meaningOfItems(formulas, constraint, each);
    case "decoded":
      return formulas.content(constraint, place);
    case "nothing":
      return formulas.true;
  }
}

/** What an application requires. */
export function applied(formulas: Formulas, place: Place, application: Application): Formula {
  const schema = schemaAt(formulas, place.places.target(place, application));
  const { when } = application;
  return when ? formulas.or([formulas.test(when, false), schema]) : schema;
}

/** Number of schemas within one another that are written out. */
const deepestWrittenOut = 3;

/** What a schema requires. One that only tests is written out, so that formulas show which tests oppose each other. */
function schemaAt(formulas: Formulas, place: Place): Formula {
  if (!onlyTests(place, deepestWrittenOut)) return formulas.schema(place);
  return formulas.and(
    place.block.rules.map(({ appliesTo, constraint }) =>
      requiredOf(formulas, appliesTo, meaningOfConstraint(formulas, place, constraint)),
    ),
  );
}

/** Whether a schema only tests the value itself, be it by schemas that it applies to the same value. */
const onlyTests = (place: Place, deepest: number): boolean =>
  place.block.rules.every(({ constraint }) => {
    const { op } = constraint;
    if (op === "test" || op === "nothing") return true;
    if ((op !== "all" && op !== "some") || deepest === 0) return false;
    return constraint.applications.every((each) => onlyTests(place.places.target(place, each), deepest - 1));
  });

/** What is required of values of some types only. */
export const requiredOf = (formulas: Formulas, types: TypeSet, formula: Formula): Formula =>
  types === JsonType.any ? formula : formulas.or([formulas.test({ op: "is", types }, false), formula]);

type Each = (application: Application) => Formula;

function meaningOfMembers(formulas: Formulas, constraint: ConstraintOf<"members">, each: Each): Formula {
  const { named, patterns, rest, except } = constraint;
  const parts = Array.from(named, ([name, application]) =>
    formulas.everyMember(formulas.among([name]), each(application)),
  );
  for (const { pattern, application } of patterns)
    parts.push(formulas.everyMember(formulas.test({ op: "match", pattern }), each(application)));
  if (rest) {
    const others = except === null || except === "evaluated" ? formulas.true : formulas.not(namesOf(formulas, except));
    parts.push(formulas.everyMember(others, each(rest)));
  }
  return formulas.and(parts);
}

/** The names that a list and patterns have. */
export const namesOf = (
  formulas: Formulas,
  { names, patterns }: Exclude<ConstraintOf<"members">["except"], "evaluated" | null>,
): Formula =>
  formulas.or([formulas.among([...names]), ...patterns.map((pattern) => formulas.test({ op: "match", pattern }))]);

function meaningOfItems(formulas: Formulas, constraint: ConstraintOf<"items">, each: Each): Formula {
  const { prefix, rest, from, quota } = constraint;
  if (quota) {
    if (prefix.length > 0) throw new Unanswerable("items that are counted have positions");
    // An item that no application is about is not counted.
    const value = rest ? each(rest) : formulas.false;
    return formulas.itemCount({ from, to: Infinity, value, min: quota.min, max: quota.max });
  }
  const parts = prefix.map((application, i) => formulas.everyItem(i, i + 1, each(application)));
  if (rest) parts.push(formulas.everyItem(from, Infinity, each(rest)));
  return formulas.and(parts);
}
