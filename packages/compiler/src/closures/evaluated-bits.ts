import type { Application } from "@argot/core/plan";
import type { EvaluatedLayout } from "../analysis/evaluated.js";
import { arrayKind, type Kinds, objectKind } from "../analysis/kinds.js";
import { holds, type Run, Test } from "./test.js";

/**
 * What has been evaluated of the value that a block which reads it is applied to: a bit for each choice. There is one
 * object for all values of a block, since one value ends before the next one begins, or lies within it.
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

  /** Whether a bit may be set where an application holds. */
  concerns(application: Application): boolean {
    return this.layout.bits.has(application) || this.isWithin(application);
  }

  /** The test of an application that sets its bit where it holds, and takes back what was set on the way where it does not. */
  setting(application: Application, test: Test): Test {
    const bit = this.layout.bits.get(application) ?? 0;
    const run: Run = (value, kind, depth, scope) => {
      const before = this.bits;
      const held = holds(test, value, kind, depth, scope);
      this.bits = held ? this.bits | bit : before;
      return held;
    };
    const { always, maybe, cost, height } = test;
    const kinds = this.#kindsOf(bit);
    return new Test(always & ~kinds, maybe | (always & kinds), run, cost, height + 1);
  }

  /** The kinds of values of which a bit says that something has been evaluated. */
  #kindsOf(bit: number): Kinds {
    const parts = this.layout.choices.find((choice) => choice.bit === bit)?.parts;
    if (!parts) return 0;
    const ofObjects = parts.everyMember || parts.names.size + parts.patterns.length > 0;
    const ofArrays = parts.items + parts.contained.length > 0;
    return (ofObjects ? objectKind : 0) | (ofArrays ? arrayKind : 0);
  }

  /** A test that begins without bits, runs what sets them, and then what reads them. */
  around(setting: Test, reading: Test): Test {
    const run: Run = (value, kind, depth, scope) => {
      const outer = this.bits;
      this.bits = 0;
      const held = holds(setting, value, kind, depth, scope) && holds(reading, value, kind, depth, scope);
      this.bits = outer;
      return held;
    };
    const always = setting.always & reading.always;
    const maybe = (setting.always | setting.maybe) & (reading.always | reading.maybe) & ~always;
    const height = Math.max(setting.height, reading.height) + 1;
    return new Test(always, maybe, run, setting.cost + reading.cost, height);
  }
}
