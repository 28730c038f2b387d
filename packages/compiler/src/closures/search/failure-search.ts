import {
  type Application,
  blockAt,
  type BlockId,
  type Failure,
  type Plan,
  type RunCounter,
  type SearchEnd,
  type SearchingFallback,
} from "@argot/core/plan";
import { kindOf } from "../../analysis/kinds.js";
import { predicateTest } from "../predicate.js";
import type { TestMaker } from "../test-maker.js";
import { holds, type Scope } from "../test-run.js";
import { LazyBlockSearch } from "./block-search.js";
import type { BlockSearch, SearchApplication, SearchMaker } from "./search.js";
import { everything, SearchLimit } from "./search-limit.js";

/** Searches values for failures by closures. Those of a block are made when a search first reaches it. */
export class FailureSearch implements SearchMaker {
  readonly plan: Plan;
  readonly tests: TestMaker;
  readonly work: RunCounter;
  readonly limit: SearchLimit = new SearchLimit();
  readonly #loop: SearchingFallback;
  readonly #blocks = new Map<BlockId, BlockSearch>();
  readonly #entry: BlockSearch;

  constructor(plan: Plan, loop: SearchingFallback, tests: TestMaker) {
    this.plan = plan;
    this.tests = tests;
    this.work = loop.work;
    this.#loop = loop;
    this.#entry = this.searchOf(plan.entry.target);
  }

  /** The failures of the entry; `undefined` if it holds. */
  run(value: unknown, scope: Scope, end: SearchEnd = everything): readonly Failure[] | undefined {
    // A custom function may search within a search.
    const { maxReports, firstPart } = this.limit;
    this.limit.set(end);
    try {
      return this.#entry.run(value, kindOf(value), 0, scope);
    } finally {
      this.limit.set({ maxReports, firstPart });
    }
  }

  searchOf(id: BlockId): BlockSearch {
    const known = this.#blocks.get(id);
    if (known) return known;
    const made = new LazyBlockSearch(id, this);
    this.#blocks.set(id, made);
    return made;
  }

  apply(application: Application): SearchApplication {
    const { target, dynamic, when } = application;
    const isFor = when && predicateTest(when);
    const fixed = dynamic === undefined ? this.searchOf(target) : undefined;
    return (value, kind, depth, scope, key) => {
      if (isFor && !holds(isFor, value, kind, depth, scope)) return undefined;
      const block = fixed ? target : scope.target(application);
      const failures = (fixed ?? this.searchOf(block)).run(value, kind, depth + 1, scope);
      return failures && { application, block, key, value, failures, isRepeated: false };
    };
  }

  applyUnlessValid(application: Application): SearchApplication {
    const search = this.apply(application);
    if (application.dynamic !== undefined) return search;
    const test = this.tests.applyToChild([application]);
    const block = this.searchOf(application.target);
    return (value, kind, depth, scope, key) =>
      depth < block.deepestVerdict && holds(test, value, kind, depth, scope)
        ? undefined
        : search(value, kind, depth, scope, key);
  }

  byLoop(id: BlockId, value: unknown, scope: Scope): readonly Failure[] | undefined {
    const { maxReports, firstPart } = this.limit;
    const found = this.#loop.findFailures(id, value, scope, { maxReports, firstPart });
    if (found && maxReports !== Infinity) this.limit.maxReports -= this.#reportsIn(id, found);
    return found;
  }

  /** The number of rules with a message among the failures of a block. */
  #reportsIn(id: BlockId, found: readonly Failure[]): number {
    let reports = 0;
    const pending = [{ block: id, failures: found }];
    for (let next = pending.pop(); next; next = pending.pop()) {
      const { rules } = blockAt(this.plan, next.block);
      for (const { ruleIndex, failedApplications } of next.failures) {
        if (rules.at(ruleIndex)?.report) reports++;
        for (const each of failedApplications) pending.push(each);
      }
    }
    return reports;
  }
}
