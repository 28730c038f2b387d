import type { Application, Pattern } from "@argot/core/plan";
import { evaluatesMember, type EvaluatedLayout, maskOf } from "../analysis/evaluated.js";
import type { ModuleContext } from "./context.js";
import { patternCondition } from "./pattern.js";
import { conjunction, disjunction, negation } from "./text.js";

/** Where the code of a block that reads marks keeps what has been evaluated: a variable with a bit for each choice. */
export class EvaluatedBits {
  readonly #layout: EvaluatedLayout;
  readonly #variable: string;
  readonly #module: ModuleContext;

  constructor(layout: EvaluatedLayout, module: ModuleContext) {
    this.#layout = layout;
    this.#module = module;
    this.#variable = module.fresh("m");
  }

  /** Statements with the variable before them, where there is something to note. */
  around(statements: string): string {
    return this.#layout.choices.length > 0 && statements !== ""
      ? `let ${this.#variable} = 0;\n${statements}`
      : statements;
  }

  /** Whether a choice stands somewhere in the block that an application leads to. */
  isWithin({ target }: Application): boolean {
    return this.#layout.within.has(target);
  }

  /** Whether there is something to note where an application holds. */
  concerns(application: Application): boolean {
    return this.#layout.bits.has(application) || this.isWithin(application);
  }

  /** Notes of an application that may still fail: what it evaluates counts only where it holds. */
  apart(): EvaluatedBits {
    return new EvaluatedBits(this.#layout, this.#module);
  }

  /** Notes that an application holds, with what was noted apart while it was applied. */
  hold(application: Application, apart?: EvaluatedBits): string {
    const bit = this.#layout.bits.get(application);
    const parts = [...(apart ? [apart.#variable] : []), ...(bit === undefined ? [] : [String(bit)])];
    return parts.length === 0 ? "" : `${this.#variable} |= ${parts.join(" | ")};\n`;
  }

  /** Names about which there is something to say. */
  get names(): readonly string[] {
    const { certain, choices } = this.#layout;
    return [...certain.names, ...choices.flatMap(({ parts }) => [...parts.names])];
  }

  /** A condition: a member with this name has not been evaluated. */
  leavesName(name: string): string {
    if (evaluatesMember(this.#layout.certain, name)) return "false";
    return this.#isUnset(maskOf(this.#layout, (parts) => evaluatesMember(parts, name)));
  }

  /** A condition: a member that no rule names has not been evaluated. */
  leavesUnknown(key: string): string {
    const { certain, choices } = this.#layout;
    if (certain.everyMember) return "false";
    const matches = (patterns: readonly Pattern[]): string =>
      disjunction(patterns.map((pattern) => patternCondition(pattern, key, this.#module)));
    const free = choices
      .filter(({ parts }) => parts.patterns.length > 0)
      .map(({ bit, parts }) => `!((${this.#variable} & ${bit}) !== 0 && ${matches(parts.patterns)})`);
    const open = this.#isUnset(maskOf(this.#layout, ({ everyMember }) => everyMember));
    const others = certain.patterns.map((pattern) => negation(patternCondition(pattern, key, this.#module)));
    return conjunction([...others, open, ...free].filter((part) => part !== "true"));
  }

  /** The first items have been evaluated in any case. */
  get first(): number {
    return this.#layout.certain.items;
  }

  /** Statements that let an index begin behind what has been evaluated: behind more items, the more choices hold. */
  skip(index: string, length: string): string {
    const { choices } = this.#layout;
    const counts = new Set(choices.map(({ parts }) => parts.items).filter((count) => count > 0));
    return [...counts]
      .toSorted((a, b) => a - b)
      .map((count) => {
        const mask = maskOf(this.#layout, ({ items }) => items === count);
        return `if ((${this.#variable} & ${mask}) !== 0) ${index} = ${count === Infinity ? length : count};\n`;
      })
      .join("");
  }

  /** Conditions under which an item has been evaluated because a schema holds of it. */
  contained(holds: (application: Application) => string): string[] {
    const { certain, choices } = this.#layout;
    return [
      ...certain.contained.map(holds),
      ...choices.flatMap(({ bit, parts }) =>
        parts.contained.map((application) => `((${this.#variable} & ${bit}) !== 0 && ${holds(application)})`),
      ),
    ];
  }

  #isUnset(mask: number): string {
    return mask === 0 ? "true" : `(${this.#variable} & ${mask}) === 0`;
  }
}
