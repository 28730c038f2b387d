import type { Application } from "@argot/core/plan";
import { type EvaluatedLayout, maskOf } from "../analysis/evaluated.js";
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
} from "../code/expression.js";
import { evaluate, guarded, isEmpty, nothing, sequence, type Statement, variables } from "../code/statement.js";
import type { ModuleContext } from "./module-context.js";

const zero = literal(0);

/** Where the code of a block that reads what has been evaluated keeps it: a variable with a bit for each choice. */
export class EvaluatedBits {
  readonly layout: EvaluatedLayout;
  readonly #variable: Expression;
  readonly #module: ModuleContext;

  constructor(layout: EvaluatedLayout, module: ModuleContext) {
    this.layout = layout;
    this.#module = module;
    this.#variable = module.variable("m");
  }

  /** Statements with the variable before them, where something is kept in it. */
  around(statements: Statement): Statement {
    if (this.layout.choices.length === 0 || isEmpty(statements)) return statements;
    return sequence([variables([this.#variable, zero]), statements]);
  }

  /** Whether a choice stands somewhere in the block that an application leads to. */
  isWithin({ target }: Application): boolean {
    return this.layout.within.has(target);
  }

  /** Whether there is something to keep where an application holds. */
  concerns(application: Application): boolean {
    return this.layout.bits.has(application) || this.isWithin(application);
  }

  /** The bits of an application that may still fail: what it evaluates counts only where it holds. */
  apart(): EvaluatedBits {
    return new EvaluatedBits(this.layout, this.#module);
  }

  /** Keeps that an application holds, with what was kept apart while it was applied. */
  hold(application: Application, apart?: EvaluatedBits): Statement {
    const bit = this.layout.bits.get(application);
    const own = bit === undefined ? undefined : literal(bit);
    if (!apart) return own ? evaluate(addBits(this.#variable, own)) : nothing;
    const bits = own ? calculate(apart.#variable, "|", own) : apart.#variable;
    return evaluate(addBits(this.#variable, bits));
  }

  /** The first items have been evaluated in any case. */
  get first(): number {
    return this.layout.certain.items;
  }

  /** Statements that let an index begin behind what has been evaluated: behind more items, the more choices hold. */
  skip(index: Expression, length: Expression): Statement {
    const { choices } = this.layout;
    const counts = new Set(choices.map(({ parts }) => parts.items).filter((count) => count > 0));
    const skips = [...counts]
      .toSorted((a, b) => a - b)
      .map((count) => {
        const mask = maskOf(this.layout, ({ items }) => items === count);
        return guarded(this.isSet(mask), evaluate(assign(index, count === Infinity ? length : literal(count))));
      });
    return sequence(skips);
  }

  /** Conditions under which an item has been evaluated because a schema holds of it. */
  contained(holds: (application: Application) => Expression): Expression[] {
    const { certain, choices } = this.layout;
    return [
      ...certain.contained.map(holds),
      ...choices.flatMap(({ bit, parts }) =>
        parts.contained.map((application) => and([this.isSet(bit), holds(application)])),
      ),
    ];
  }

  /** A condition: one of some bits is set. */
  isSet(mask: number): Expression {
    return differs(calculate(this.#variable, "&", literal(mask)), zero);
  }

  /** A condition: none of some bits is set. */
  isUnset(mask: number): Expression {
    return mask === 0 ? always : equals(calculate(this.#variable, "&", literal(mask)), zero);
  }
}
