import type { Application } from "@argot/core/plan";
import type { Kinds } from "../analysis/kinds.js";
import { evaluatesMember, type EvaluatedLayout, maskOf } from "../analysis/evaluated.js";
import { Test, type Run, holds } from "./test.js";
import { arrayKind, objectKind } from "./kind.js";

/**
 * What has been evaluated of the value that a block which reads marks is asked about: a bit for each choice. There is one
 * for all values, since values are looked at one within another.
 */
export class EvaluatedBits {
  readonly layout: EvaluatedLayout;
  bits = 0;

  constructor(layout: EvaluatedLayout) {
    this.layout = layout;
  }

  /** Whether a choice stands somewhere in the block that an application leads to. */
  isWithin({ target }: Application): boolean {
    return this.layout.within.has(target);
  }

  /** Whether there is something to note where an application holds. */
  concerns(application: Application): boolean {
    return this.layout.bits.has(application) || this.isWithin(application);
  }

  /** The check of an application, noting where it holds; where it does not, what was noted on the way is forgotten. */
  noting(application: Application, check: Test): Test {
    const bit = this.layout.bits.get(application) ?? 0;
    const decide: Run = (value, kind, depth, scope) => {
      const before = this.bits;
      const held = holds(check, value, kind, depth, scope);
      this.bits = held ? this.bits | bit : before;
      return held;
    };
    const { always, maybe, cost, height } = check;
    const kinds = this.#kindsOf(bit);
    return new Test(always & ~kinds, maybe | (always & kinds), decide, cost, height + 1);
  }

  /** The kinds of values of which a bit says that something has been evaluated. */
  #kindsOf(bit: number): Kinds {
    const parts = this.layout.choices.find((choice) => choice.bit === bit)?.parts;
    if (!parts) return 0;
    const ofObjects = parts.everyMember || parts.names.size + parts.patterns.length > 0;
    const ofArrays = parts.items + parts.contained.length > 0;
    return (ofObjects ? objectKind : 0) | (ofArrays ? arrayKind : 0);
  }

  /** A check that begins without notes, asks what makes notes, and then what reads them. */
  around(making: Test, reading: Test): Test {
    const decide: Run = (value, kind, depth, scope) => {
      const outer = this.bits;
      this.bits = 0;
      const held = holds(making, value, kind, depth, scope) && holds(reading, value, kind, depth, scope);
      this.bits = outer;
      return held;
    };
    const pass = making.always & reading.always;
    const ask = (making.always | making.maybe) & (reading.always | reading.maybe) & ~pass;
    return new Test(pass, ask, decide, making.cost + reading.cost, Math.max(making.height, reading.height) + 1);
  }

  /** The bits of which one says that a member has been evaluated; `undefined` where it has been in any case. */
  ofMember(name: string): number | undefined {
    if (evaluatesMember(this.layout.certain, name)) return undefined;
    return maskOf(this.layout, (parts) => evaluatesMember(parts, name));
  }
}
