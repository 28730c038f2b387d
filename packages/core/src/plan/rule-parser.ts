import { tokensOf } from "../json/pointer.js";
import { constraintParsers } from "./constraints.js";
import { LineReader } from "./line-reader.js";
import type { PlanParser } from "./op.js";
import { measures, parseCompare } from "./ops/compare.js";
import type { AlternativeName, Application, Constraint, CustomFunction, Pattern, Predicate } from "./plan.js";
import { predicateParsers } from "./predicates.js";

/** What a text names and does not contain. */
export interface ParseOptions {
  /** Custom functions and steps of decoding, by the names in the text. For the text of a plan: `functionsOf(plan)`. */
  readonly functions?: ReadonlyMap<string, CustomFunction<unknown>>;
  /** Makes the regular expressions that are marked as `foreign`: those of another engine than JavaScript's. */
  readonly foreignPattern?: (source: string, flags: string) => Pattern;
}

/** Reads the parts of rules from a line. */
export class RuleParser extends LineReader implements PlanParser {
  readonly #options: ParseOptions;
  /** Those read so far, by their text: what is the same in the text is one object. */
  readonly #patterns: Map<string, Pattern>;

  constructor(line: string, number: number, options: ParseOptions, patterns: Map<string, Pattern>) {
    super(line, number);
    this.#options = options;
    this.#patterns = patterns;
  }

  constraint(): Constraint {
    for (const [op, parse] of Object.entries(constraintParsers)) if (this.accepts(op)) return parse(this);
    return this.fail("a constraint");
  }

  readonly predicate = (): Predicate => {
    if (measures.some((measure) => this.isNext(measure))) return parseCompare(this);
    for (const [op, parse] of Object.entries(predicateParsers)) if (this.accepts(op)) return parse(this);
    return this.fail("a predicate");
  };

  readonly application = (): Application => {
    const when = this.accepts("when") ? this.predicate() : undefined;
    this.expect("->");
    const dynamic = this.accepts("dynamic") ? this.string() : undefined;
    if (dynamic !== undefined) this.expect("else");
    const target = this.block();
    const keywordPath = this.accepts("at") ? this.check("a JSON Pointer", () => tokensOf(this.word())) : [];
    const namedBy = this.accepts("named by") ? this.#alternativeName() : undefined;
    return { target, keywordPath, dynamic, when, namedBy };
  };

  #alternativeName(): AlternativeName {
    const property = this.string();
    this.expect("among");
    return { property, values: this.jsonArray() };
  }

  get hasApplication(): boolean {
    return this.isNext("->") || this.isNext("when");
  }

  functionCalled(): CustomFunction<unknown> {
    return this.check("the name of a given function", () => this.#options.functions?.get(this.word()));
  }

  pattern(): Pattern {
    return this.check("a regular expression that can be compiled", () => {
      const { source, flags, foreign } = this.regularExpression();
      const key = JSON.stringify([source, flags, foreign]);
      const known = this.#patterns.get(key);
      if (known) return known;
      const pattern = foreign ? this.#options.foreignPattern?.(source, flags) : compiled(source, flags);
      if (pattern) this.#patterns.set(key, pattern);
      return pattern;
    });
  }
}

function compiled(source: string, flags: string): Pattern | undefined {
  try {
    const expression = new RegExp(source, flags);
    return { source, flags, foreign: undefined, test: (text) => expression.test(text) };
  } catch {
    return undefined;
  }
}
