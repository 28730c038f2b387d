// What is shared by what searches for failures: of blocks in this folder, of constraints in ../ops/.
import {
  type Application,
  applicationsOf,
  blockAt,
  type BlockId,
  type FailedApplication,
  type Failure,
  type Plan,
  type RunCounter,
} from "@argot/core/plan";
import type { Kinds } from "../../analysis/kinds.js";
import type { EvaluatedBits } from "../evaluated-bits.js";
import type { TestMaker } from "../test-maker.js";
import type { Scope } from "../test-run.js";
import type { Contents } from "./contents.js";
import type { SearchLimit } from "./search-limit.js";

/** Finds the failures of the rules of a block; `undefined` if the value is valid. */
export type SearchBlock = (value: unknown, kind: Kinds, depth: number, scope: Scope) => readonly Failure[] | undefined;

/** Finds the failure of one rule. */
export type SearchRule = (value: unknown, kind: Kinds, depth: number, scope: Scope) => Failure | undefined;

/** Finds why an application fails. The key is that of the value in the value around it, if it is a part of that. */
export type SearchApplication = (
  value: unknown,
  kind: Kinds,
  depth: number,
  scope: Scope,
  key: string | number | undefined,
) => FailedApplication | undefined;

/** The search of a block. It makes itself when it first runs. */
export interface BlockSearch {
  readonly run: SearchBlock;
  /** The depth up to which a part of a value is searched only if its verdict is that the block fails. */
  readonly deepestVerdict: number;
}

/** Makes the searches of blocks and applications, for the files that make those of rules. */
export interface SearchMaker {
  readonly plan: Plan;
  readonly tests: TestMaker;
  readonly work: RunCounter;
  readonly limit: SearchLimit;
  /** The search of a block. */
  searchOf(id: BlockId): BlockSearch;
  /** The search of an application that may well be why a block fails: its verdict is not asked for. */
  apply(application: Application): SearchApplication;
  /** The search of one of several applications, most of which hold: its verdict comes first. */
  applyUnlessValid(application: Application): SearchApplication;
  /** The failures of a block as the loop finds them. */
  byLoop(id: BlockId, value: unknown, scope: Scope): readonly Failure[] | undefined;
}

/** What the search of a rule is made with, besides its constraint. */
export interface RuleContext {
  /** The index of the rule in its block. */
  readonly ruleIndex: number;
  /** The evaluated set of the block, if some rule reads it. */
  readonly bits: EvaluatedBits | undefined;
  /** Shared by the rules of a block. */
  readonly contents: Contents;
  readonly maker: SearchMaker;
}

/**
 * Maximum depth at which the verdict of a block is found before its failures are: it takes less time, and mostly the block is valid. Each
 * verdict looks at everything below, which would be too much on a long path to a failure.
 */
export const deepestVerdict = 16;

/** Whether a block applies others, to the same value or to parts of it. */
export const appliesOthers = (plan: Plan, id: BlockId): boolean =>
  blockAt(plan, id).rules.some(({ constraint }) => applicationsOf(constraint).length > 0);

/** The failure of a rule that does not count. */
export const failureOf = (ruleIndex: number, failedApplications: readonly FailedApplication[]): Failure => ({
  ruleIndex,
  validCount: 0,
  failedApplications,
});

/** Adds an application to a list if it fails. The first makes the list. */
export function withFailed(
  list: FailedApplication[] | undefined,
  failed: FailedApplication | undefined,
): FailedApplication[] | undefined {
  if (failed === undefined) return list;
  if (list === undefined) return [failed];
  list.push(failed);
  return list;
}
