import type { Edge } from "@argot/core/plan";
import type { Kinds } from "../emit/types.js";
import { claimsMember, type Marks, maskOf } from "../marks.js";
import { Check, type Decide, holds } from "./check.js";
import { arrayKind, objectKind } from "./kind.js";

/**
 * What has been evaluated of the value that a block which reads marks is asked about: a bit for each choice. There is one
 * for all values, since values are looked at one within another.
 */
export class Notes {
  readonly marks: Marks;
  bits = 0;

  constructor(marks: Marks) {
    this.marks = marks;
  }

  /** Whether a choice stands somewhere in the block that an edge leads to. */
  isWithin({ target }: Edge): boolean {
    return this.marks.within.has(target);
  }

  /** Whether there is something to note where an edge holds. */
  concerns(edge: Edge): boolean {
    return this.marks.bits.has(edge) || this.isWithin(edge);
  }

  /** The check of an edge, noting where it holds; where it does not, what was noted on the way is forgotten. */
  noting(edge: Edge, check: Check): Check {
    const bit = this.marks.bits.get(edge) ?? 0;
    const decide: Decide = (value, kind, depth, scope) => {
      const before = this.bits;
      const held = holds(check, value, kind, depth, scope);
      this.bits = held ? this.bits | bit : before;
      return held;
    };
    const { pass, ask, cost, height } = check;
    const kinds = this.#kindsOf(bit);
    return new Check(pass & ~kinds, ask | (pass & kinds), decide, cost, height + 1);
  }

  /** The kinds of values of which a bit says that something has been evaluated. */
  #kindsOf(bit: number): Kinds {
    const claim = this.marks.choices.find((choice) => choice.bit === bit)?.claim;
    if (!claim) return 0;
    const ofObjects = claim.everyMember || claim.names.size + claim.patterns.length > 0;
    const ofArrays = claim.items + claim.contained.length > 0;
    return (ofObjects ? objectKind : 0) | (ofArrays ? arrayKind : 0);
  }

  /** A check that begins without notes, asks what makes notes, and then what reads them. */
  around(making: Check, reading: Check): Check {
    const decide: Decide = (value, kind, depth, scope) => {
      const outer = this.bits;
      this.bits = 0;
      const held = holds(making, value, kind, depth, scope) && holds(reading, value, kind, depth, scope);
      this.bits = outer;
      return held;
    };
    const pass = making.pass & reading.pass;
    const ask = (making.pass | making.ask) & (reading.pass | reading.ask) & ~pass;
    return new Check(pass, ask, decide, making.cost + reading.cost, Math.max(making.height, reading.height) + 1);
  }

  /** The bits of which one says that a member has been evaluated; `undefined` where it has been in any case. */
  ofMember(name: string): number | undefined {
    if (claimsMember(this.marks.certain, name)) return undefined;
    return maskOf(this.marks, (claim) => claimsMember(claim, name));
  }
}
