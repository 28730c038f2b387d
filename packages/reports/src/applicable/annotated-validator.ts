import type { ValidationIssue } from "@argot/core";
import {
  type BlockNode,
  failedApplications,
  type Frame,
  guarded,
  isConditionOf,
  Loop,
  type Retention,
  type RuleNode,
  Trace,
  type TraceNode,
  refuseUnknownOptions,
  requirePlan,
} from "@argot/core/internal";
import { type Plan, requireArgument, type Rule } from "@argot/core/plan";
import { issuesFrom } from "../issues/collect-issues.js";
import { RuleMessages } from "../messages/rule-messages.js";
import { type ApplicabilityOptions, applicabilityOptions } from "./applicability.js";
import { bearings } from "./bearing.js";
import { bestMatches } from "./best-matches.js";
import { EvaluationTree } from "./evaluation-tree.js";
import { KnownParts } from "./known-parts.js";
import type { SchemaAnnotation } from "./possibilities.js";
import { annotationOfSchema } from "./schema-annotations.js";

/** An annotation of a schema that describes a part of a value. */
export interface LocatedAnnotation extends SchemaAnnotation {
  /** JSON Pointer of the part. */
  readonly instanceLocation: string;
}

/** What is wrong with a value, and what schemas say about it and its parts. */
export interface AnnotatedResult {
  /** The issues, as `validate` finds them. Empty if the value is valid. */
  readonly errors: readonly ValidationIssue[];
  /** The annotations, in the order of evaluation. */
  readonly annotations: readonly LocatedAnnotation[];
}

/** Finds the issues of values and some of their annotations, such as that they are deprecated, by one evaluation. Values may be invalid. */
export class AnnotatedValidator {
  readonly #ruleMessages: RuleMessages;
  readonly #loop: Loop;
  readonly #wanted: ReadonlyMap<Rule, SchemaAnnotation>;
  readonly #known: KnownParts | undefined;

  /**
   * @param plan - The plan of a schema, as `argot.plan(schema)` returns it.
   * @param isWanted - Which annotations are looked for, of those that are the value of their keyword. It is called once for each in the
   *   schemas.
   */
  constructor(plan: Plan, isWanted: (annotation: SchemaAnnotation) => boolean, options: ApplicabilityOptions = {}) {
    requirePlan("AnnotatedValidator", plan);
    const isTest = typeof isWanted === "function";
    requireArgument(isTest, "AnnotatedValidator", "a function that says which annotations are wanted", isWanted);
    refuseUnknownOptions("AnnotatedValidator", options, applicabilityOptions);
    this.#ruleMessages = new RuleMessages(plan);
    this.#loop = new Loop(plan);
    this.#wanted = wantedRules(plan, isWanted);
    this.#known = options.immutableValues ? new KnownParts(plan) : undefined;
  }

  /** Whether a schema has an annotation that is wanted. Without one, the validator of the schema does the same and is faster. */
  get mayAnnotate(): boolean {
    return this.#wanted.size > 0;
  }

  /**
   * Evaluates a value.
   *
   * @param maxFailures - Maximum number of failing rules with a message. Further ones are not searched for, nor are annotations then.
   *   Default: no maximum.
   * @throws EvaluationError if the evaluation has no end, or the value cannot be read.
   */
  validate(value: unknown, maxFailures: number = Infinity): AnnotatedResult {
    return guarded(() => {
      const trace = this.#traceOf(value, maxFailures);
      const failed = failedApplications(trace.nodes);
      const tree = new EvaluationTree(trace.nodes, []);
      const root = tree.root && failed.get(tree.root);
      return { errors: root ? issuesFrom(this.#ruleMessages, root) : [], annotations: this.#annotationsIn(tree) };
    });
  }

  /** The trace of failures and of wanted annotations. Of valid values without any, nothing is kept. */
  #traceOf(value: unknown, maxFailures: number): Trace {
    const retentionOf = (frame: Frame, kind: TraceNode["kind"]): Retention => {
      if (kind === "rule") {
        if (!frame.holds || this.#wanted.has(frame.rule as Rule)) return "keep";
        return this.#annotatesBelow(trace, frame.ruleNode) ? "keep" : "drop";
      }
      if (!frame.valid) return isConditionOf(frame.caller?.rule, frame.application) ? "drop" : "keep";
      if (this.#annotatesBelow(trace, frame.blockNode)) return "keep";
      if (!trace.satisfied) this.#known?.add(frame);
      return "drop";
    };
    const trace = new Trace(retentionOf, false, { maxReports: maxFailures, firstPart: false });
    this.#loop.evaluate(value, trace, this.#known);
    return trace;
  }

  /** Whether an annotation was kept beneath a node, of which the evaluation ends now. */
  #annotatesBelow({ nodes }: Trace, node: TraceNode | undefined): boolean {
    if (!node) return false;
    for (let i = nodes.length - 1; i >= 0 && (nodes[i] as TraceNode) !== node; i--) {
      const below = nodes[i] as TraceNode;
      if (below.kind === "rule" && this.#wanted.has(below.rule)) return true;
    }
    return false;
  }

  #annotationsIn(tree: EvaluationTree): readonly LocatedAnnotation[] {
    if (!this.mayAnnotate) return [];
    const best = bestMatches(this.#ruleMessages, tree);
    const found: LocatedAnnotation[] = [];
    for (const [node, { describes }] of bearings(tree, (rule) => holdingAnnotated(tree, rule) ?? best(rule)))
      if (describes)
        for (const { rule, valid } of tree.rulesOf(node)) {
          const annotation = valid ? this.#wanted.get(rule) : undefined;
          if (annotation) found.push({ ...annotation, instanceLocation: tree.locationOf(node) });
        }
    return found;
  }
}

/** The alternatives that hold, if any does. Those without annotations are not in the tree. */
const holdingAnnotated = (tree: EvaluationTree, rule: RuleNode): ReadonlySet<BlockNode> | undefined =>
  rule.valid || rule.validCount > 0 ? new Set(tree.applicationsOf(rule).filter(({ valid }) => valid)) : undefined;

function wantedRules(
  plan: Plan,
  isWanted: (annotation: SchemaAnnotation) => boolean,
): ReadonlyMap<Rule, SchemaAnnotation> {
  const wanted = new Map<Rule, SchemaAnnotation>();
  for (const block of plan.blocks)
    for (const rule of block.rules) {
      const annotation = annotationOfSchema(plan, block, rule);
      if (annotation && isWanted(annotation)) wanted.set(rule, annotation);
    }
  return wanted;
}
