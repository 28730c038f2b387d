// What there is to know of an op beside its meaning, which is the loop's. Each file of ops/ is an op: the function that makes
// it, its facts, and its form.
import type { TypeSet } from "../json/types.js";
import type { LineReader } from "./line-reader.js";
import type { Application, Constraint, CustomFunction, Pattern, Predicate, Range } from "./plan.js";

/** What the applications of a constraint are applied to: the same value, its members or items, their names, or its content. */
export type Subject = "value" | "part" | "name" | "content";

/** What there is to know of a constraint's op beside its meaning. Modules made ahead of time carry it. */
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

/** What there is to know of a predicate's op beside its meaning. */
export interface PredicateFacts<P extends Predicate = Predicate> {
  /** The predicates directly under it, whether they are about the same value or about a part of it. */
  partsOf(predicate: P): readonly Predicate[];
  /** Its own patterns and functions, those of its parts apart. */
  usesOf(predicate: P): Uses;
}

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
export const noApplications = (): readonly Application[] => [];
export const unchanged = <Part>(part: Part): Part => part;
export const never = (): boolean => false;
export const always = (): boolean => true;
export const noRange = (): undefined => undefined;
export const nothingUsed: Uses = { predicates: [], patterns: [], functions: [] };
export const noUses = (): Uses => nothingUsed;
export const noProblem = (): undefined => undefined;
