import { predicatesOf } from "@argot/core/internal";
import type { Application, Block, Rule } from "@argot/core/plan";
import { locationOfRule } from "../questions/locations.js";
import type { Flaw } from "./flaw.js";
import type { FlawSearch } from "./flaw-search.js";
import type { Formula } from "../formula/formula.js";
import type { Place } from "../formula/place.js";

/** Maximum number of alternatives of a keyword that are looked at. */
const maxCompared = 40;

/** Alternatives that never match, that another one covers, and that exclude each other for some value. */
export function* alternativeFlaws(search: FlawSearch, place: Place): Generator<Flaw> {
  for (const [index, { constraint }] of place.block.rules.entries()) {
    if (constraint.op !== "some" || constraint.range.min === 0 || constraint.applications.length < 2) continue;
    // What holds for values of other types is no alternative in its own right.
    if (constraint.applications.some(({ when }) => when)) continue;
    const compared = constraint.applications.slice(0, maxCompared);
    const reported = yield* neverMatching(search, place, compared);
    const left = compared.filter((each) => !reported.has(each));
    const { min, max } = constraint.range;
    if (min === 1 && max === 1) {
      const areExclusive = yield* overlaps(search, place, index, left);
      if (areExclusive && left.length === constraint.applications.length)
        yield {
          kind: "exclusive",
          location: locationOfRule(search.plan, place.block.id, place.block.rules[index] as Rule),
          schema: search.locationOf(place),
        };
    }
    // What alternatives evaluate may be read.
    if (min === 1 && max >= constraint.applications.length && !search.isRead(place))
      yield* covered(search, place, index, left);
  }
}

function* neverMatching(
  search: FlawSearch,
  place: Place,
  applications: readonly Application[],
): Generator<Flaw, ReadonlySet<Application>> {
  const { formulas } = search;
  const found = new Set<Application>();
  for (const each of applications) {
    const alternative = (): Formula => search.applied(place, each);
    if (!search.isImpossible(() => formulas.and([formulas.schema(place), alternative()]))) continue;
    found.add(each);
    // A schema without values is reported itself.
    if (search.isImpossible(alternative)) continue;
    yield {
      kind: "never-matches",
      location: search.locationOf(place, each.keywordPath),
      schema: search.locationOf(place),
    };
  }
  return found;
}

function* covered(
  search: FlawSearch,
  place: Place,
  index: number,
  applications: readonly Application[],
): Generator<Flaw> {
  const { formulas } = search;
  const left = new Set(applications);
  // Of two that accept the same, the later one is reported.
  for (const each of applications.toReversed()) {
    // Lists of constants beside what accepts them name values that are suggested.
    if (search.blockOf(place, each)?.rules.some((rule) => predicatesOf(rule).some(({ op }) => op === "among")))
      continue;
    for (const other of left) {
      if (other === each) continue;
      const beyond = (): Formula =>
        formulas.and([
          search.others(place, index),
          search.applied(place, each),
          formulas.not(search.applied(place, other)),
        ]);
      if (!search.isImpossible(beyond)) continue;
      left.delete(each);
      const [location, by] = [each, other].map(({ keywordPath }) => search.locationOf(place, keywordPath));
      yield { kind: "covered", location: location as string, schema: search.locationOf(place), by: by as string };
      break;
    }
  }
}

function* overlaps(
  search: FlawSearch,
  place: Place,
  index: number,
  applications: readonly Application[],
): Generator<Flaw, boolean> {
  const { formulas } = search;
  const accepts = (each: Application, value: unknown): boolean => {
    const block = search.blockOf(place, each);
    return block !== undefined && search.setAt(block.id).has(value);
  };
  const namesOnly = new Set(applications.filter((each) => onlyRequiresProperties(search.blockOf(place, each))));
  let areExclusive = true;
  for (const [i, each] of applications.entries()) {
    // Alternatives that require a property each exclude the others on purpose.
    const later = applications.slice(i + 1).filter((other) => !(namesOnly.has(each) && namesOnly.has(other)));
    const found = search.find(
      () =>
        formulas.and([
          search.others(place, index),
          search.applied(place, each),
          formulas.or(later.map((other) => search.applied(place, other))),
        ]),
      (value) => accepts(each, value) && later.some((other) => accepts(other, value)),
    );
    areExclusive &&= found.answer === "no" && later.length === applications.length - i - 1;
    if (found.answer !== "yes") continue;
    const [value] = found.values;
    const other = later.find((alternative) => accepts(alternative, value)) as Application;
    const [one, two] = [each, other].map(({ keywordPath }) => search.locationOf(place, keywordPath));
    yield { kind: "overlap", location: two as string, schema: search.locationOf(place), other: one as string, value };
  }
  return areExclusive;
}

/** Whether all that a schema requires is that properties are there. */
const onlyRequiresProperties = (block: Block | undefined): boolean =>
  block !== undefined &&
  block.rules.every(
    (rule) =>
      rule.constraint.op === "nothing" ||
      (rule.constraint.op === "test" && predicatesOf(rule).every(({ op }) => op === "has" || op === "and")),
  );
