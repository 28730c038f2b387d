import { type Application, constantMember, type ConstraintOf, type FailedApplication } from "@argot/core/plan";
import { hasProperty } from "@argot/core/runtime";
import { objectKind } from "../../analysis/kinds.js";
import { holds } from "../test-run.js";
import type { Dictionary } from "../walk.js";
import { LaterApplication } from "../search/later-application.js";
import {
  appliesOthers,
  type RuleContext,
  type SearchApplication,
  type SearchMaker,
  type SearchRule,
} from "../search/search.js";
import { alternatives } from "../alternatives.js";
import type { ClosuresOf } from "../constraint-closures.js";

export const someClosures: ClosuresOf<"some"> = {
  test: (constraint, { bits, maker }) =>
    bits?.concernsOneOf(constraint) ? alternatives(constraint, maker, bits) : maker.alternatives(constraint),
  search: searchSome,
};

function searchSome(constraint: ConstraintOf<"some">, { ruleIndex, maker }: RuleContext): SearchRule {
  const { min, max } = constraint.range;
  const test = maker.tests.alternatives(constraint);
  const searches = constraint.applications.map((application) =>
    max > 0 ? searchAlternative(application, maker) : maker.applyUnlessValid(application),
  );
  return (value, kind, depth, scope) => {
    if (holds(test, value, kind, depth, scope)) return undefined;
    const failedApplications: FailedApplication[] = [];
    for (let i = 0; i < searches.length; i++) {
      const failed = (searches[i] as SearchApplication)(value, kind, depth, scope, undefined);
      if (failed) failedApplications.push(failed);
    }
    const validCount = searches.length - failedApplications.length;
    return validCount < min || validCount > max ? { ruleIndex, validCount, failedApplications } : undefined;
  };
}

/**
 * One of several alternatives. If it allows but one constant for a property, and the value has another, it fails: its other failures are
 * found when they are first read.
 */
function searchAlternative(application: Application, maker: SearchMaker): SearchApplication {
  const search = maker.applyUnlessValid(application);
  const constant = appliesOthers(maker.plan, application.target) ? constantMember(maker.plan, application) : undefined;
  if (!constant) return search;
  const { name, value: expected } = constant;
  const { limit } = maker;
  const block = maker.searchOf(application.target);
  return (value, kind, depth, scope, key) => {
    if (kind === objectKind && limit.maxReports === Infinity) {
      const object = value as Dictionary;
      const found = hasProperty(object, name) ? object[name] : expected;
      if (typeof found === "string" && found !== expected)
        return new LaterApplication(application, value, block, scope);
    }
    return search(value, kind, depth, scope, key);
  };
}
