import type { BlockId, Pattern, Rule } from "@argot/core/plan";
import type { Analysis } from "../analysis/analysis.js";
import {
  call,
  constant,
  construct,
  type Expression,
  fallback,
  literal,
  name,
  type Prefix,
  shared,
  declaredName,
  type DeclaredName,
  variable,
} from "../code/expression.js";
import { commented, type Statement } from "../code/statement.js";

/** The names that the module around emitted code declares. */
export interface DeclaredNames {
  /** Declares a regular expression, unless the module has declared it before, and returns its name. */
  pattern(pattern: Pattern): DeclaredName;
}

/** Settings of the emitter. No member is optional: a missing one would be looked up on a polluted prototype. */
export interface ModuleSettings {
  /** Set for code in a module. Such code leaves less to the loop, which the module would have to contain. */
  readonly declaredNames: DeclaredNames | undefined;
  /** Whether a comment before the code of a rule names the rule. */
  readonly comments: boolean;
}

/** What the functions of one module share: variable names, constants, patterns, and the functions of blocks. */
export class ModuleContext {
  readonly analysis: Analysis;
  readonly declaredNames: DeclaredNames | undefined;
  readonly #comments: boolean;
  readonly #constants = new Map<unknown, Expression>();
  readonly #shared = new Map<string, Expression>();
  #counter = 0;

  constructor(analysis: Analysis, { declaredNames, comments }: ModuleSettings) {
    this.analysis = analysis;
    this.declaredNames = declaredNames;
    this.#comments = comments;
  }

  /** A new variable or label. */
  variable(prefix: Prefix): Expression {
    return variable(prefix, ++this.#counter);
  }

  /** A value that cannot be written as text. The same value is one constant. */
  constant(value: unknown): Expression {
    const known = this.#constants.get(value);
    if (known) return known;
    const added = constant("k", ++this.#counter, value);
    this.#constants.set(value, added);
    return added;
  }

  /** A constant with the value of an expression, evaluated once, before all functions. */
  share(prefix: Prefix, value: Expression): Expression {
    return shared(prefix, ++this.#counter, value);
  }

  /** The same, with one constant for each key. All keys with the same prefix must be of the same kind. */
  shareByKey(prefix: Prefix, key: string | number, value: () => Expression): Expression {
    const whole = `${prefix} ${key}`;
    const known = this.#shared.get(whole);
    if (known) return known;
    const added = this.share(prefix, value());
    this.#shared.set(whole, added);
    return added;
  }

  /** A regular expression. */
  pattern(pattern: Pattern): Expression {
    if (this.declaredNames) return declaredName(this.declaredNames.pattern(pattern));
    if (pattern.foreign) return this.constant(pattern);
    const { source, flags } = pattern;
    return this.shareByKey("p", `${flags}/${source}`, () => construct(name("RegExp"), literal(source), literal(flags)));
  }

  /** The code of rules, after comments with their names if the option `comments` is set. */
  withComments(rules: readonly Pick<Rule, "name">[], statement: Statement): Statement {
    return this.#comments
      ? commented(
          rules.flatMap((rule) => rule.name ?? []),
          statement,
        )
      : statement;
  }
}

/** A call of the loop for a block. */
export const fallbackCall = (block: BlockId, ...args: readonly Expression[]): Expression =>
  call(fallback(block), literal(block), ...args);
