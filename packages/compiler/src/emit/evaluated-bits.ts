import type { Application, Pattern } from "@argot/core/plan";
import { type EvaluatedLayout, evaluatesMember, maskOf } from "../analysis/evaluated.js";
import {
  addBits,
  always,
  and,
  assign,
  calculate,
  differs,
  equals,
  type Expression,
  literal,
  never,
  not,
  or,
} from "../code/expression.js";
import { evaluate, guarded, isEmpty, nothing, sequence, type Statement, variables } from "../code/statement.js";
import type { ModuleContext } from "./module-context.js";
import { patternCondition } from "./pattern.js";

const zero = literal(0);

/** Where the code of a block that reads what has been evaluated keeps it: a variable with a bit for each choice. */
export class EvaluatedBits {
  readonly #layout: EvaluatedLayout;
  readonly #variable: Expression;
  readonly #module: ModuleContext;

  constructor(layout: EvaluatedLayout, module: ModuleContext) {
    this.#layout = layout;
    this.#module = module;
    this.#variable = module.variable("m");
  }

  /** Statements with the variable before them, where something is kept in it. */
  around(statements: Statement): Statement {
    if (this.#layout.choices.length === 0 || isEmpty(statements)) return statements;
    return sequence([variables([this.#variable, zero]), statements]);
  }

  /** Whether a choice stands somewhere in the block that an application leads to. */
  isWithin({ target }: Application): boolean {
    return this.#layout.within.has(target);
  }

  /** Whether there is something to keep where an application holds. */
  concerns(application: Application): boolean {
    return this.#layout.bits.has(application) || this.isWithin(application);
  }

  /** The bits of an application that may still fail: what it evaluates counts only where it holds. */
  apart(): EvaluatedBits {
    return new EvaluatedBits(this.#layout, this.#module);
  }

  /** Keeps that an application holds, with what was kept apart while it was applied. */
  hold(application: Application, apart?: EvaluatedBits): Statement {
    const bit = this.#layout.bits.get(application);
    const own = bit === undefined ? undefined : literal(bit);
    if (!apart) return own ? evaluate(addBits(this.#variable, own)) : nothing;
    const bits = own ? calculate(apart.#variable, "|", own) : apart.#variable;
    return evaluate(addBits(this.#variable, bits));
  }

  /** Names about which there is something to say. */
  get names(): readonly string[] {
    const { certain, choices } = this.#layout;
    return [...certain.names, ...choices.flatMap(({ parts }) => [...parts.names])];
  }

  /** A condition: a member with this name has not been evaluated. */
  leavesName(name: string): Expression {
    if (evaluatesMember(this.#layout.certain, name)) return never;
    return this.#isUnset(maskOf(this.#layout, (parts) => evaluatesMember(parts, name)));
  }

  /** A condition: a member that no rule names has not been evaluated. */
  leavesUnknown(key: Expression): Expression {
    const { certain, choices } = this.#layout;
    if (certain.everyMember) return never;
    const matches = (patterns: readonly Pattern[]): Expression =>
      or(patterns.map((pattern) => patternCondition(pattern, key, this.#module)));
    const free = choices
      .filter(({ parts }) => parts.patterns.length > 0)
      .map(({ bit, parts }) => not(and([this.#isSet(bit), matches(parts.patterns)])));
    const open = this.#isUnset(maskOf(this.#layout, ({ everyMember }) => everyMember));
    const others = certain.patterns.map((pattern) => not(patternCondition(pattern, key, this.#module)));
    return and([...others, open, ...free]);
  }

  /** The first items have been evaluated in any case. */
  get first(): number {
    return this.#layout.certain.items;
  }

  /** Statements that let an index begin behind what has been evaluated: behind more items, the more choices hold. */
  skip(index: Expression, length: Expression): Statement {
    const { choices } = this.#layout;
    const counts = new Set(choices.map(({ parts }) => parts.items).filter((count) => count > 0));
    const skips = [...counts]
      .toSorted((a, b) => a - b)
      .map((count) => {
        const mask = maskOf(this.#layout, ({ items }) => items === count);
        return guarded(this.#isSet(mask), evaluate(assign(index, count === Infinity ? length : literal(count))));
      });
    return sequence(skips);
  }

  /** Conditions under which an item has been evaluated because a schema holds of it. */
  contained(holds: (application: Application) => Expression): Expression[] {
    const { certain, choices } = this.#layout;
    return [
      ...certain.contained.map(holds),
      ...choices.flatMap(({ bit, parts }) =>
        parts.contained.map((application) => and([this.#isSet(bit), holds(application)])),
      ),
    ];
  }

  #isSet(mask: number): Expression {
    return differs(calculate(this.#variable, "&", literal(mask)), zero);
  }

  #isUnset(mask: number): Expression {
    return mask === 0 ? always : equals(calculate(this.#variable, "&", literal(mask)), zero);
  }
}
