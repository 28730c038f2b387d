import type { BlockId, Pattern, Profile, Rule } from "@argot/core/plan";
import type { Analysis } from "../analysis/analysis.js";
import {
  blockFunction,
  call,
  constant,
  construct,
  element,
  explainer,
  type Expression,
  fallback,
  literal,
  name,
  type Prefix,
  shared,
  surrounding,
  type SurroundingName,
  variable,
} from "../code/expression.js";
import { commented, type Statement } from "../code/statement.js";

/** What emitted code finds around it in a module that stands for itself. */
export interface Surroundings {
  /** The name of a regular expression that is declared there. */
  pattern(pattern: Pattern): SurroundingName;
}

/** What guides the emitter, besides the plan. Each member is there: one that is not could be found on a polluted prototype. */
export interface ModuleSettings {
  readonly profile: Profile | undefined;
  /** Where there are some, as little as possible is left to the loop: it would have to come along. */
  readonly surroundings: Surroundings | undefined;
  /** Where the code is that of one block, those of others are found in tables, by the number of the block. */
  readonly only: BlockId | undefined;
  /** Whether a comment before the code of a rule names the rule. */
  readonly comments: boolean;
}

export const noSettings: ModuleSettings = {
  profile: undefined,
  surroundings: undefined,
  only: undefined,
  comments: false,
};

/** What the functions of one module share: names, constants, patterns, and how blocks are called. */
export class ModuleContext {
  readonly analysis: Analysis;
  readonly profile: Profile | undefined;
  readonly surroundings: Surroundings | undefined;
  readonly #only: BlockId | undefined;
  readonly #comments: boolean;
  readonly #constants = new Map<unknown, Expression>();
  readonly #shared = new Map<string, Expression>();
  #counter = 0;

  constructor(analysis: Analysis, { profile, surroundings, only, comments }: ModuleSettings) {
    this.analysis = analysis;
    this.profile = profile;
    this.surroundings = surroundings;
    this.#only = only;
    this.#comments = comments;
  }

  /** A variable or label that is no other. */
  variable(prefix: Prefix): Expression {
    return variable(prefix, ++this.#counter);
  }

  /** A value that source cannot hold. */
  constant(value: unknown, prefix: Prefix = "k"): Expression {
    const known = this.#constants.get(value);
    if (known) return known;
    const added = constant(prefix, ++this.#counter, value);
    this.#constants.set(value, added);
    return added;
  }

  /** What is evaluated once, before all functions. */
  share(prefix: Prefix, value: Expression): Expression {
    return shared(prefix, ++this.#counter, value);
  }

  /** The same for all who want what is known by a key. Keys of one prefix are of one sort. */
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
    if (this.surroundings) return surrounding(this.surroundings.pattern(pattern));
    if (pattern.foreign) return this.constant(pattern);
    const { source, flags } = pattern;
    return this.shareByKey("p", `${flags}/${source}`, () => construct(name("RegExp"), literal(source), literal(flags)));
  }

  /** The function of a block. */
  functionOf(id: BlockId): Expression {
    return this.#isElsewhere(id) ? element(name("B"), literal(id)) : blockFunction(id);
  }

  /** The function that explains a block. */
  explainerOf(id: BlockId): Expression {
    return this.#isElsewhere(id) ? element(name("W"), literal(id)) : explainer(id);
  }

  #isElsewhere(id: BlockId): boolean {
    return this.#only !== undefined && id !== this.#only;
  }

  /** The code of rules, with the names of the rules before it where they are wanted. */
  noted(rules: readonly Pick<Rule, "name">[], statement: Statement): Statement {
    return this.#comments
      ? commented(
          rules.flatMap((rule) => rule.name ?? []),
          statement,
        )
      : statement;
  }
}

/** The loop is asked about a block. */
export const fallbackCall = (block: BlockId, ...given: readonly Expression[]): Expression =>
  call(fallback(block), literal(block), ...given);
