import type { Edge, Pattern } from "@argot/core/plan";
import { claimsMember, type Marks, maskOf } from "../marks.js";
import type { ModuleContext } from "./context.js";
import { patternCondition } from "./pattern.js";
import { conjunction, disjunction, negation } from "./text.js";

/** Where the code of a block that reads marks keeps what has been evaluated: a variable with a bit for each choice. */
export class Notes {
  readonly #marks: Marks;
  readonly #variable: string;
  readonly #module: ModuleContext;

  constructor(marks: Marks, module: ModuleContext) {
    this.#marks = marks;
    this.#module = module;
    this.#variable = module.fresh("m");
  }

  /** Statements with the variable before them, where there is something to note. */
  around(statements: string): string {
    return this.#marks.choices.length > 0 && statements !== ""
      ? `let ${this.#variable} = 0;\n${statements}`
      : statements;
  }

  /** Whether a choice stands somewhere in the block that an edge leads to. */
  isWithin({ target }: Edge): boolean {
    return this.#marks.within.has(target);
  }

  /** Whether there is something to note where an edge holds. */
  concerns(edge: Edge): boolean {
    return this.#marks.bits.has(edge) || this.isWithin(edge);
  }

  /** Notes of an application that may still fail: what it evaluates counts only where it holds. */
  apart(): Notes {
    return new Notes(this.#marks, this.#module);
  }

  /** Notes that an edge holds, with what was noted apart while it was applied. */
  hold(edge: Edge, apart?: Notes): string {
    const bit = this.#marks.bits.get(edge);
    const parts = [...(apart ? [apart.#variable] : []), ...(bit === undefined ? [] : [String(bit)])];
    return parts.length === 0 ? "" : `${this.#variable} |= ${parts.join(" | ")};\n`;
  }

  /** Names about which there is something to say. */
  get names(): readonly string[] {
    const { certain, choices } = this.#marks;
    return [...certain.names, ...choices.flatMap(({ claim }) => [...claim.names])];
  }

  /** A condition: a member with this name has not been evaluated. */
  leavesName(name: string): string {
    if (claimsMember(this.#marks.certain, name)) return "false";
    return this.#isUnset(maskOf(this.#marks, (claim) => claimsMember(claim, name)));
  }

  /** A condition: a member that no rule names has not been evaluated. */
  leavesUnknown(key: string): string {
    const { certain, choices } = this.#marks;
    if (certain.everyMember) return "false";
    const matches = (patterns: readonly Pattern[]): string =>
      disjunction(patterns.map((pattern) => patternCondition(pattern, key, this.#module)));
    const free = choices
      .filter(({ claim }) => claim.patterns.length > 0)
      .map(({ bit, claim }) => `!((${this.#variable} & ${bit}) !== 0 && ${matches(claim.patterns)})`);
    const open = this.#isUnset(maskOf(this.#marks, ({ everyMember }) => everyMember));
    const others = certain.patterns.map((pattern) => negation(patternCondition(pattern, key, this.#module)));
    return conjunction([...others, open, ...free].filter((part) => part !== "true"));
  }

  /** The first items have been evaluated in any case. */
  get first(): number {
    return this.#marks.certain.items;
  }

  /** Statements that let an index begin behind what has been evaluated: behind more items, the more choices hold. */
  skip(index: string, length: string): string {
    const { choices } = this.#marks;
    const counts = new Set(choices.map(({ claim }) => claim.items).filter((count) => count > 0));
    return [...counts]
      .toSorted((a, b) => a - b)
      .map((count) => {
        const mask = maskOf(this.#marks, ({ items }) => items === count);
        return `if ((${this.#variable} & ${mask}) !== 0) ${index} = ${count === Infinity ? length : count};\n`;
      })
      .join("");
  }

  /** Conditions under which an item has been evaluated because a schema holds of it. */
  contained(holds: (edge: Edge) => string): string[] {
    const { certain, choices } = this.#marks;
    return [
      ...certain.contained.map(holds),
      ...choices.flatMap(({ bit, claim }) =>
        claim.contained.map((edge) => `((${this.#variable} & ${bit}) !== 0 && ${holds(edge)})`),
      ),
    ];
  }

  #isUnset(mask: number): string {
    return mask === 0 ? "true" : `(${this.#variable} & ${mask}) === 0`;
  }
}
