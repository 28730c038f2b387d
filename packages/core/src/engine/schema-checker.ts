import { asEvaluationError, EvaluationError } from "../errors/evaluation-error.js";
import type { SchemaError } from "../errors/schema-error.js";
import type { IssueMaker } from "../issues/issue-maker.js";
import {
  answerOf,
  equal,
  hasProperty,
  isBigInt,
  countCharacters,
  isMultipleOf,
  normalizeBigInt,
  countProperties,
  typesOf,
  hasUniqueItems,
} from "../json/runtime-helpers.js";
import { isObject, type Json } from "../json/types.js";
import { type CompiledCheck, type Dialect, unchecked } from "../keyword/dialect.js";
import { lower } from "../lower/lower.js";
import { OpenPlaces } from "../lower/open-places.js";
import type { RegexEngine } from "../lower/pattern.js";
import { refuserOf, type Tolerance } from "../lower/tolerance.js";
import { Loop } from "../loop/evaluate.js";
import { WorkCounter } from "../loop/work-counter.js";
import type { Registry } from "../registry/registry.js";
import type { SchemaDocument, SchemaResource } from "../registry/resource.js";
import { allProblemsWith, problemWith } from "./schema-problem.js";

/** The result of a check. */
interface CheckedDocument {
  readonly problem: SchemaError | undefined;
  readonly open: OpenPlaces | undefined;
}

const usable = { problem: undefined, open: undefined } as const;

/** Checks documents against the meta-schemas of their dialects. Each document is checked once, each meta-schema lowered once. */
export class SchemaChecker {
  readonly #registry: Registry;
  readonly #loops = new Map<Dialect, Loop>();
  readonly #verdicts = new Map<Dialect, (schema: unknown) => boolean>();
  readonly #checked = new WeakMap<SchemaDocument, CheckedDocument>();

  readonly #regex: RegexEngine | undefined;
  readonly #issues: IssueMaker;
  readonly #tolerance: Tolerance | undefined;

  /**
   * @param regex - Compiles the patterns of meta-schemas, which may be as untrusted as schemas.
   * @param issues - Says what is wrong with a schema.
   * @param tolerance - How errors are reported, whose places are left open. `undefined` if errors are thrown.
   */
  constructor(
    registry: Registry,
    regex: RegexEngine | undefined,
    issues: IssueMaker,
    tolerance: Tolerance | undefined,
  ) {
    this.#registry = registry;
    this.#regex = regex;
    this.#issues = issues;
    this.#tolerance = tolerance;
  }

  /**
   * Checks a document.
   *
   * @returns The places in it that are left open.
   * @throws SchemaError for the first error in it, unless errors are reported.
   */
  check(document: SchemaDocument): OpenPlaces | undefined {
    if (document.trusted) return undefined;
    let checked = this.#checked.get(document);
    if (!checked) {
      // Set before the check, since a meta-schema may be checked against itself.
      this.#checked.set(document, usable);
      checked = this.#problemIn(document);
      this.#checked.set(document, checked);
    }
    if (checked.problem) throw checked.problem;
    return checked.open;
  }

  #problemIn(document: SchemaDocument): CheckedDocument {
    // A resource with the dialect of the enclosing one is checked as a part of it.
    const checked = [...document.resources.values()].filter(({ enclosing, dialect }) => enclosing?.dialect !== dialect);
    const roots = new Set<Json>(checked.map(({ root }) => root));
    if (this.#tolerance) {
      const open = new OpenPlaces();
      for (const resource of checked) this.#openProblems(resource, roots, open);
      return { problem: undefined, open };
    }
    for (const resource of checked) {
      const problem = this.#ifInvalid(resource, roots, (schema, metaSchema) =>
        problemWith(resource, schema, metaSchema, this.#issues),
      );
      if (problem) return { problem, open: undefined };
    }
    return usable;
  }

  #openProblems(resource: SchemaResource, roots: ReadonlySet<unknown>, open: OpenPlaces): void {
    const refuse = refuserOf(this.#tolerance);
    const problems = this.#ifInvalid(resource, roots, (schema, metaSchema) =>
      allProblemsWith(resource, schema, metaSchema, this.#issues, open),
    );
    for (const problem of problems ?? []) refuse(problem);
  }

  /** @param roots - The roots of all resources of the document that are checked by themselves. */
  #ifInvalid<Found>(
    resource: SchemaResource,
    roots: ReadonlySet<unknown>,
    find: (schema: Json, metaSchema: Loop) => Found,
  ): Found | undefined {
    const { dialect } = resource;
    // Without a meta-schema, only the shapes of keyword values are checked, by lowering.
    if (dialect.metaSchema === undefined || dialect.check === unchecked) return undefined;
    const schema = roots.size === 1 ? resource.root : withoutOtherResources(resource.root, roots);
    if (this.#verdictOf(dialect)(schema)) return undefined;
    // The loop decides: this Argot instance may have other keywords than the one that compiled the meta-schema.
    return find(schema, this.#loopOf(dialect));
  }

  /** Uses the compiled meta-schema of the dialect, unless an added document replaces the meta-schema. */
  #verdictOf(dialect: Dialect): (schema: unknown) => boolean {
    const known = this.#verdicts.get(dialect);
    if (known) return known;
    const byLoop = (schema: unknown): boolean => this.#loopOf(dialect).evaluate(schema);
    const replaced = this.#registry.addedResource(dialect.uri) !== undefined;
    const verdict = dialect.check && !replaced ? compiledOrLoop(dialect.check, () => this.#loopOf(dialect)) : byLoop;
    this.#verdicts.set(dialect, verdict);
    return verdict;
  }

  #loopOf(dialect: Dialect): Loop {
    const known = this.#loops.get(dialect);
    if (known) return known;
    const { location } = this.#registry.resolve(dialect.uri, { uri: dialect.uri, pointer: "" });
    const loop = new Loop(
      lower(this.#registry, location, {
        checkDocument: (document) => this.check(document),
        regex: this.#regex,
        substituteDialect: undefined,
        tolerance: this.#tolerance,
      }).plan,
    );
    this.#loops.set(dialect, loop);
    return loop;
  }
}

/** Uses compiled code, and the loop for schemas that are too deep for compiled code. */
function compiledOrLoop(check: CompiledCheck, loop: () => Loop): (schema: unknown) => boolean {
  const notDecided = new EvaluationError("compiled code cannot decide this schema");
  // Listed by name: copying the namespace object of a bundle takes longer than many checks.
  const runtimeHelpers = {
    answerOf,
    asEvaluationError,
    equal,
    hasProperty,
    isBigInt,
    isObject,
    countCharacters,
    isMultipleOf,
    normalizeBigInt,
    countProperties,
    typesOf,
    hasUniqueItems,
  };
  const leave = (): never => {
    throw notDecided;
  };
  const work = new WorkCounter(() => loop().plan.blocks.length);
  const compiled = check(runtimeHelpers, Object.assign(leave, { work }));
  return (schema) => {
    try {
      return compiled(schema);
    } catch (error) {
      if (error === notDecided) return loop().evaluate(schema);
      throw error;
    }
  };
}

/**
 * Copies a resource, and replaces those in it that are checked by other meta-schemas by empty schemas. Schemas may have any
 * depth.
 */
function withoutOtherResources(root: Json, roots: ReadonlySet<unknown>): Json {
  const copies: Record<string, unknown>[] = [];
  const copyOf = (value: unknown): unknown => {
    if (typeof value !== "object" || value === null) return value;
    if (value !== root && roots.has(value)) return {};
    const copy: object = Array.isArray(value) ? [...(value as unknown[])] : Object.assign(Object.create(null), value);
    copies.push(copy as Record<string, unknown>);
    return copy;
  };
  const copied = copyOf(root) as Json;
  for (let copy = copies.pop(); copy; copy = copies.pop()) {
    for (const name of Object.keys(copy)) copy[name] = copyOf(copy[name]);
  }
  return copied;
}
