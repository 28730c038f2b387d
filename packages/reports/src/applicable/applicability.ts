import {
  type BlockNode,
  Budget,
  guarded,
  Loop,
  type RuleNode,
  Trace,
  traceOfEverything,
  refuseUnknownOptions,
  requirePlan,
} from "@argot/core/internal";
import { isObject } from "@argot/core/json";
import type { Plan } from "@argot/core/plan";
import { RuleMessages } from "../messages/rule-messages.js";
import { ValueOutlines } from "../messages/value-outlines.js";
import { sizeOfLocations } from "../output/output-size.js";
import { TraceReader } from "../output/trace-reader.js";
import { AllowedValues } from "./allowed-values.js";
import { type ApplicableSchema, applicableSchema, KeywordReader } from "./applicable-schema.js";
import { type Bearing, bearings } from "./bearing.js";
import { bestMatches } from "./best-matches.js";
import { closestAlternatives } from "./closest-alternatives.js";
import { EvaluationTree } from "./evaluation-tree.js";
import { KnownParts } from "./known-parts.js";
import { LocationPath } from "./location-path.js";
import { locationTokens } from "./location.js";
import { nothingKnown, type Possibilities } from "./possibilities.js";
import { outlineOfBlock, PossibleProperties, possibleValue, type SchemaFacts } from "./possible-properties.js";
import { type Change, ruledOut } from "./ruled-out.js";
import { constantsOfTarget, TargetSummaries } from "./target-summaries.js";
import { withPart } from "./with-part.js";

/** Maximum number of characters of a result. Those of deep values are long: each location has all that lead to it. */
const maxSize = 250_000_000;

/** What is known about the values that an instance gets. */
export interface ApplicabilityOptions {
  /**
   * Whether values never change. Then the results of objects and arrays are kept, and values that share parts with earlier ones are
   * evaluated faster. Default: false.
   */
  readonly immutableValues?: boolean;
}

/** Which alternatives count for {@link Applicability.possibilities}. */
export interface PossibilityOptions {
  /**
   * Whether only the alternatives count that the value matches most closely: with the fewest parts that fail, then with the most properties
   * that they name. The possibilities are then those that are most likely meant, and not all. Default: false.
   */
  readonly onlyClosest?: boolean;
}

/** The names of {@link ApplicabilityOptions}. */
export const applicabilityOptions: readonly string[] = ["immutableValues"] satisfies (keyof ApplicabilityOptions)[];

/**
 * Finds which schemas apply where, and what may be where nothing is yet. Values may be invalid and not finished.
 *
 * An instance keeps what it finds out about the plan, so that it is found once for many values.
 */
export class Applicability {
  readonly #ruleMessages: RuleMessages;
  readonly #loop: Loop;
  readonly #facts: SchemaFacts;
  readonly #known: KnownParts | undefined;
  readonly #keywords: KeywordReader;

  /** @param plan - The plan of a schema, as `argot.plan(schema)` returns it. */
  constructor(plan: Plan, options: ApplicabilityOptions = {}) {
    requirePlan("Applicability", plan);
    refuseUnknownOptions("Applicability", options, applicabilityOptions);
    this.#ruleMessages = new RuleMessages(plan);
    this.#keywords = new KeywordReader(this.#ruleMessages);
    this.#loop = new Loop(plan);
    this.#facts = { plan, outlines: new ValueOutlines(plan), summaries: new TargetSummaries(plan) };
    this.#known = options.immutableValues ? new KnownParts(plan) : undefined;
  }

  /**
   * The schemas that apply to a value and its parts: which they are, how each came to apply, and whether it describes the value. Of
   * alternatives that all fail, only the best match describes it, and is before the others.
   *
   * @param at - JSON Pointer of the part to look at. Default: the value and all its parts.
   * @throws DefinitionError if `at` is not a JSON Pointer.
   * @throws EvaluationError if the evaluation has no end, or the value cannot be read.
   * @throws LimitError if the locations have more than 250 million characters.
   */
  schemas(value: unknown, at?: string): readonly ApplicableSchema[] {
    const tokens = at === undefined ? undefined : locationTokens("schemas", at);
    return guarded(() => this.#schemas(value, tokens));
  }

  /**
   * What may be at a location of a value that is not finished: types, constants and properties, by the schemas that the rest of the
   * value can still match. If something is at the location, its properties count and its type and constants do not, since
   * something else may take its place. If nothing is there, the value is read as if something were.
   *
   * Properties are looked at in the order of the schemas, up to 50,000 pairs of a property and a schema that may limit it. Of further
   * properties any value counts as possible.
   *
   * @param at - JSON Pointer of the location.
   * @throws DefinitionError if `at` is not a JSON Pointer, or an option is unknown.
   * @throws EvaluationError if the evaluation has no end, or the value cannot be read.
   * @throws LimitError if the locations have more than 250 million characters.
   */
  possibilities(value: unknown, at: string, options: PossibilityOptions = {}): Possibilities {
    const tokens = locationTokens("possibilities", at);
    refuseUnknownOptions("possibilities", options, ["onlyClosest"] satisfies (keyof PossibilityOptions)[]);
    return guarded(() => this.#possibilities(value, tokens, options.onlyClosest === true));
  }

  #schemas(value: unknown, tokens: readonly string[] | undefined): readonly ApplicableSchema[] {
    const tree = tokens ? this.#evaluateTowards(value, tokens) : this.#evaluate(value);
    const best = bestMatches(this.#ruleMessages, tree);
    const found = bearings(tree, (rule) => holding(tree, rule) ?? best(rule));
    return this.#read(tree, found, (node) => !tokens || tree.isAtLocation(node));
  }

  #possibilities(value: unknown, tokens: readonly string[], onlyClosest: boolean): Possibilities {
    const tree = this.#evaluateTowards(withPart(value, tokens), tokens);
    const replacing = this.#possible(tree, "replace", onlyClosest);
    const there = [...replacing].filter(([node]) => tree.isAtLocation(node));
    const [first] = there;
    if (!first) return nothingKnown;
    const { plan } = this.#facts;
    const naming = there.flatMap(([{ block }, { mayDescribe }]) => (mayDescribe ? [block.id] : []));
    const allowed = new AllowedValues(tree, replacing);
    const values = allowed.combine(allowed.around(allowed.atLocation), ({ block }) =>
      outlineOfBlock(this.#facts.outlines, block.id),
    );
    // The properties that are there tell which others may be added.
    const adding = isObject(first[0].value) ? this.#possible(tree, "add", onlyClosest) : replacing;
    const properties = new PossibleProperties(
      this.#facts,
      tree,
      adding,
      adding === replacing ? allowed : new AllowedValues(tree, adding),
      (block, name) => this.#loop.evaluateFrom(block, name),
    );
    return {
      ...possibleValue(values, constantsOfTarget(plan, naming)),
      properties: properties.all(),
      patterns: properties.patterns(),
      schemas: this.#read(tree, replacing, (node) => tree.isAtLocation(node)),
    };
  }

  /** What the schemas are for the value, if it may still change: alternatives that it can no longer match describe nothing. */
  #possible(tree: EvaluationTree, change: Change, onlyClosest: boolean): ReadonlyMap<BlockNode, Bearing> {
    const excluded = ruledOut(tree, change);
    const best = bestMatches(this.#ruleMessages, tree);
    return bearings(tree, (rule) => {
      const possible = tree.applicationsOf(rule).filter((node) => !excluded.has(node));
      if (possible.length === 0) return best(rule);
      return new Set(onlyClosest ? closestAlternatives(tree, rule, possible) : possible);
    });
  }

  #evaluate(value: unknown): EvaluationTree {
    const trace = traceOfEverything();
    this.#loop.evaluate(value, trace);
    return new EvaluationTree(trace.nodes, []);
  }

  /**
   * Keeps what is evaluated of a location and of the values that contain it; of other values only failures. Such a trace of a large value
   * is small.
   */
  #evaluateTowards(value: unknown, tokens: readonly string[]): EvaluationTree {
    const path = new LocationPath(value, tokens);
    const known = this.#known;
    const trace = new Trace((frame, kind) => {
      if (kind === "rule") return !frame.holds || path.isAt(frame) ? "keep" : "drop";
      if (frame.valid) known?.add(frame);
      return !frame.valid || path.isAt(frame) ? "keep" : "drop";
    }, false);
    this.#loop.evaluate(
      value,
      trace,
      known?.except((part) => path.has(part)),
    );
    return new EvaluationTree(trace.nodes, tokens);
  }

  #read(
    tree: EvaluationTree,
    found: ReadonlyMap<BlockNode, Bearing>,
    isWanted: (node: BlockNode) => boolean,
  ): readonly ApplicableSchema[] {
    const reader = new TraceReader(this.#ruleMessages, tree.nodes);
    const budget = new Budget("output", maxSize);
    const schemas: ApplicableSchema[] = [];
    for (const [node, bearing] of found) {
      if (!isWanted(node)) continue;
      const schema = applicableSchema(this.#keywords, reader, tree, node, bearing);
      budget.use(sizeOfLocations(schema));
      schemas.push(schema);
    }
    return schemas;
  }
}

/** The alternatives that hold, if any. */
function holding(tree: EvaluationTree, rule: RuleNode): ReadonlySet<BlockNode> | undefined {
  const valid = tree.applicationsOf(rule).filter((node) => node.valid);
  return valid.length === 0 ? undefined : new Set(valid);
}
