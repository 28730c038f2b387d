// Issues without explanations: what fails, in order, each with its own message.
import { appendToken } from "../json/pointer.js";
import { encodeFragment } from "../json/uri.js";
import { ApplicationPointers } from "../messages/application-pointers.js";
import { defaultTemplate } from "../messages/default-template.js";
import { type DataMaker, dataMakerOf } from "../messages/failure-data.js";
import { schemaLocation } from "../messages/schema-location.js";
import { fill, Templates } from "../messages/template.js";
import type { FailedApplication, Failure } from "../plan/failure.js";
import type { Plan, Rule } from "../plan/plan.js";
import { blockAt, tooManyHold } from "../plan/walk.js";
import type { ValidationIssue } from "./issue.js";
import type { IssueMaker } from "./issue-maker.js";

/** A failed application, and the place of its value and of its schema. */
interface Place {
  readonly failed: FailedApplication;
  readonly path: readonly (string | number)[];
  readonly instanceLocation: string;
  readonly keywordLocation: string;
  /** The innermost rule with a name on the way to the schema. */
  readonly appliedBy: Rule | undefined;
}

/**
 * Makes an issue of each failed rule: that of a rule before those of what it applies. If nothing is found in the schemas that a rule
 * applies, as where too many of them hold, its own issue says so.
 */
class BasicIssues {
  readonly #plan: Plan;
  readonly #pointers = new ApplicationPointers();
  readonly #templates = new Templates();
  readonly #dataMakers = new Map<Rule, DataMaker>();

  constructor(plan: Plan) {
    this.#plan = plan;
  }

  of(root: FailedApplication): readonly ValidationIssue[] {
    const issues: ValidationIssue[] = [];
    const repeated = new Set<readonly Failure[]>();
    const start = { failed: root, path: [], instanceLocation: "", keywordLocation: "", appliedBy: undefined };
    const pending: (Place | readonly [Place, Failure])[] = [start];
    // Not by recursion, since values and schemas may be deep.
    for (let next = pending.pop(); next; next = pending.pop()) {
      if ("failed" in next) {
        const place = next;
        const { failures, isRepeated } = place.failed;
        // What many paths lead to has its issues once.
        if (isRepeated && repeated.has(failures)) continue;
        if (isRepeated) repeated.add(failures);
        pending.push(...failures.map((failure) => [place, failure] as const).reverse());
        continue;
      }
      const [place, failure] = next;
      const rule = blockAt(this.#plan, place.failed.block).rules.at(failure.ruleIndex) as Rule;
      // What the author of the schema says stands for all beneath.
      const isWhole = rule.report?.verbatim !== undefined || tooManyHold(rule.constraint, failure);
      const inner = isWhole ? [] : failure.failedApplications;
      if (rule.report || inner.length === 0) issues.push(this.#issueOf(rule, failure, place));
      for (const failed of inner.toReversed()) pending.push(this.#placeOf(failed, rule, place));
    }
    return issues;
  }

  #placeOf(failed: FailedApplication, rule: Rule, outer: Place): Place {
    const { application, key } = failed;
    const { name } = rule;
    return {
      failed,
      path: key === undefined ? outer.path : [...outer.path, key],
      instanceLocation: key === undefined ? outer.instanceLocation : appendToken(outer.instanceLocation, String(key)),
      keywordLocation: outer.keywordLocation + this.#pointers.of(application),
      appliedBy: name === undefined ? outer.appliedBy : rule,
    };
  }

  #issueOf(
    rule: Rule,
    failure: Failure,
    { failed, path, instanceLocation, keywordLocation, appliedBy }: Place,
  ): ValidationIssue {
    const { report } = rule;
    const { name: keyword, vocabulary } = rule.name === undefined ? (appliedBy ?? rule) : rule;
    const data = { ...this.#dataMakerOf(rule)(failed.value, failure), ...(!report && { keyword }) };
    const pointer = rule.name === undefined ? "" : appendToken("", rule.name);
    return {
      message: fill(this.#templates.of(report?.template ?? defaultTemplate), data),
      messageId: report?.id ?? defaultMessageId,
      data,
      instanceLocation,
      path,
      keywordLocation: keywordLocation + pointer,
      absoluteKeywordLocation: schemaLocation(this.#plan, failed.block) + encodeFragment(pointer),
      causes: [],
      ...(keyword !== undefined && { keyword }),
      ...(vocabulary !== undefined && { vocabulary }),
    };
  }

  #dataMakerOf(rule: Rule): DataMaker {
    const known = this.#dataMakers.get(rule);
    if (known) return known;
    const maker = dataMakerOf(rule.constraint, rule.report?.data ?? {});
    this.#dataMakers.set(rule, maker);
    return maker;
  }
}

const defaultMessageId = "argot:message/default";

/** Makes basic issues. */
export const basicIssues: IssueMaker = {
  issuesOf(plan) {
    const issues = new BasicIssues(plan);
    return (failed) => issues.of(failed);
  },
  flatten: (issues) => issues,
};
