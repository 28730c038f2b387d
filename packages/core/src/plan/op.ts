// What there is to know of an op. Each file of ops/ is an op, with everything that core says about it. It is in several constants, since
// programs and modules made ahead need some of them only.
import type { TypeSet } from "../json/types.js";
import type { LineReader } from "./line-reader.js";
import type { OpenPath } from "./open-path.js";
import type { EvaluatedDraft } from "./evaluated-draft.js";
import type { Application, Constraint, CustomFunction, Pattern, Predicate, PredicateOf, Range } from "./plan.js";
import type { PartApplication } from "./value-part.js";

/** What the applications of a constraint are applied to: the same value, its members or items, their names, or its content. */
export type Subject = "value" | "part" | "name" | "content";

/** What a constraint's op consists of, and how it counts. Modules made ahead of time carry it. */
export interface ConstraintFacts<C extends Constraint = Constraint> {
  /** What its applications are applied to; `undefined` if it has none. */
  readonly subject: Subject | undefined;
  /** Its members that a plan which was written down leaves out. */
  readonly defaults: Partial<C>;
  /** Its applications, in the order in which they are followed. */
  applicationsOf(constraint: C): readonly Application[];
  /** The same constraint with each application replaced. */
  mapApplications(constraint: C, change: (application: Application) => Application): C;
  /** Whether it depends on what other rules have evaluated, and so must run after them. */
  readsEvaluated(constraint: C): boolean;
  /** How many of its applications must hold, if it counts them. */
  rangeOf(constraint: C): Range | undefined;
  /** The types that it can be about. */
  readonly domain: TypeSet;
  /** Whether it may fail although none of its applications fails. */
  failsByItself(constraint: C): boolean;
  /** Its own predicates, patterns and functions, those of its applications apart. */
  usesOf(constraint: C): Uses;
}

/** What can be said of a constraint's op before any value is seen. No module carries it. */
export interface ConstraintAnalysis<C extends Constraint = Constraint> {
  /** The same constraint without what always holds; `undefined` if nothing is left. */
  simplified(constraint: C, known: KnownToHold): C | undefined;
  /** Its applications to parts of the value, to names, and to contents. */
  partApplicationsOf(constraint: C): readonly PartApplication[];
  /** Adds the parts that it evaluates, other than by what it applies to the same value; false if that cannot be said. */
  addEvaluated(constraint: C, draft: EvaluatedDraft): boolean;
}

/** What is known about the rest of a plan when a constraint is simplified. */
export interface KnownToHold {
  /** Whether an application holds for every value. */
  isTrivial(application: Application): boolean;
  /** Whether some rule reads what the constraint evaluates. */
  readonly evaluates: boolean;
}

/** What a predicate's op consists of. Modules made ahead of time carry it. */
export interface PredicateFacts<P extends Predicate = Predicate> {
  /** The predicates directly under it, whether they are about the same value or about a part of it. */
  partsOf(predicate: P): readonly Predicate[];
  /** Its own patterns and functions, those of its parts apart. */
  usesOf(predicate: P): Uses;
}

/** Says what messages say of predicates of an op. */
export type EvidenceOf<Op extends Predicate["op"]> = (predicate: PredicateOf<Op>) => Evidence;

/** What messages say of a predicate that fails. */
export interface Evidence {
  /** Finds what of a value shows why it fails. */
  readonly find: (value: unknown) => unknown;
  /** What is known before any value is seen. */
  readonly known: KnownData;
}

/** Data of messages that a predicate has. */
export interface KnownData {
  /** The names of the types of which a value must be. */
  readonly expected?: readonly string[];
  /** The number that a value is compared with, or must be a multiple of. */
  readonly limit?: number | bigint;
}

/**
 * Whether a predicate that does not hold for a value may hold once the open part is another one, and members and items are added.
 *
 * @param mayHold - The same for a predicate within it, which may hold already.
 */
export type MayComeToHold<Op extends Predicate["op"]> = (
  predicate: PredicateOf<Op>,
  value: unknown,
  open: OpenPath,
  mayHold: MayHold,
) => boolean;

/** Whether a predicate holds for a value, or may hold once the open part is another one, and members and items are added. */
export type MayHold = (predicate: Predicate, value: unknown, open: OpenPath) => boolean;

/** How a constraint's op is written, and when it is well-formed. Only programs that print or check plans have it. */
export interface ConstraintForm<C extends Constraint = Constraint> {
  /** Why it is not well-formed, as the end of a sentence about it; `undefined` if it is. */
  problemOf(constraint: C): string | undefined;
  /** Its text. */
  print(constraint: C, printer: PlanPrinter): string;
}

/** The same for a predicate's op. */
export interface PredicateForm<P extends Predicate = Predicate> {
  /** Why it is not well-formed, as the end of a sentence about it; `undefined` if it is. */
  problemOf(predicate: P): string | undefined;
  /** Its text. */
  print(predicate: P, printer: PlanPrinter): string;
}

/** What constraints and predicates are made of. */
export interface Uses {
  /** Predicates, of constraints. */
  readonly predicates: readonly Predicate[];
  /** Regular expressions. */
  readonly patterns: readonly Pattern[];
  /** Custom functions and steps of decoding. */
  readonly functions: readonly CustomFunction<unknown>[];
}

/** Writes the parts of an op. */
export interface PlanPrinter {
  readonly application: (application: Application) => string;
  readonly predicate: (predicate: Predicate) => string;
  /** The name of a function. */
  readonly nameOf: (called: CustomFunction<unknown>) => string;
}

/** Reads the parts of an op. */
export interface PlanParser extends LineReader {
  // Properties, so that they can be passed to `list`.
  readonly predicate: () => Predicate;
  readonly application: () => Application;
  /** Whether an application comes next. */
  readonly hasApplication: boolean;
  /** A function, by its name. */
  functionCalled(): CustomFunction<unknown>;
  pattern(): Pattern;
}

// For ops that have nothing of a kind.
export const noParts = (): readonly Predicate[] => [];
export const itself = (value: unknown): unknown => value;
const valueItself: Evidence = { find: itself, known: {} };
/** For ops of which the value itself shows why they fail. */
export const showsValue = (): Evidence => valueItself;
export const noApplications = (): readonly Application[] => [];
export const unchanged = <Part>(part: Part): Part => part;
export const never = (): boolean => false;
export const always = (): boolean => true;
export const noRange = (): undefined => undefined;
export const noPartApplications = (): readonly PartApplication[] => [];
/** For ops that evaluate nothing, other than by what they apply to the same value. */
export const evaluatesNothing = (): boolean => true;
export const nothingUsed: Uses = { predicates: [], patterns: [], functions: [] };
export const noUses = (): Uses => nothingUsed;
export const noProblem = (): undefined => undefined;
