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

/** The evaluated set in the code of a block that reads it: a variable with a bit for each choice of the layout. */
export class EvaluatedBitsCode {
  readonly layout: EvaluatedLayout;
  readonly #variable: Expression;
  readonly #module: ModuleContext;

  constructor(layout: EvaluatedLayout, module: ModuleContext) {
    this.layout = layout;
    this.#module = module;
    this.#variable = module.variable("m");
  }

  /** Statements after the declaration of the variable. Without choices there is none. */
  around(statements: Statement): Statement {
    if (this.layout.choices.length === 0 || isEmpty(statements)) return statements;
    return sequence([variables([this.#variable, zero]), statements]);
  }

  /** Whether the target of an application has applications that set bits. */
  isWithin({ target }: Application): boolean {
    return this.layout.within.has(target);
  }

  /** Whether a bit may be set if an application is valid. */
  concerns(application: Application): boolean {
    return this.layout.bits.has(application) || this.isWithin(application);
  }

  /** Bits in a variable of their own, for an application that may fail: they count only if it is valid. */
  separate(): EvaluatedBitsCode {
    return new EvaluatedBitsCode(this.layout, this.#module);
  }

  /** Sets the bit of an application that is valid, and the bits that were set separately while it was applied. */
  set(application: Application, separate?: EvaluatedBitsCode): Statement {
    const bit = this.layout.bits.get(application);
    const own = bit === undefined ? undefined : literal(bit);
    if (!separate) return own ? evaluate(addBits(this.#variable, own)) : nothing;
    const bits = own ? calculate(separate.#variable, "|", own) : separate.#variable;
    return evaluate(addBits(this.#variable, bits));
  }

  /** The number of items that are always evaluated. */
  get first(): number {
    return this.layout.certain.items;
  }

  /** Statements that set an index to the first item after those that choices have evaluated. */
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

  /** Conditions under which an item is evaluated because a schema is valid for it. */
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
