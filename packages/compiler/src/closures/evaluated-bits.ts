import type { Application, ConstraintOf } from "@argot/core/plan";
import type { EvaluatedLayout } from "../analysis/evaluated.js";
import { arrayKind, type Kinds, objectKind } from "../analysis/kinds.js";
import { holds, type Run, Test } from "./test-run.js";

/**
 * The evaluated set of a value, for a block that reads it: a bit for each choice of the layout. All values of a block share
 * one object: the evaluation of a value ends before that of the next begins, or the next is a part of it.
 */
export class EvaluatedBits {
  readonly layout: EvaluatedLayout;
  bits = 0;

  constructor(layout: EvaluatedLayout) {
    this.layout = layout;
  }

  /** Whether the target of an application has applications that set bits. */
  isWithin({ target }: Application): boolean {
    return this.layout.within.has(target);
  }

  /** Whether a bit may be set if an application is valid. */
  concerns(application: Application): boolean {
    return this.layout.bits.has(application) || this.isWithin(application);
  }

  /** Whether a bit may be set by one of several alternatives. */
  concernsOneOf({ applications, range }: ConstraintOf<"some">): boolean {
    return range.max > 0 && applications.some((application) => this.concerns(application));
  }

  /** The test of an application that sets its bit if it holds. If it fails, bits that it has set on the way are unset. */
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

  /** The kinds of values of which parts are evaluated if a bit is set. */
  #kindsOf(bit: number): Kinds {
    const parts = this.layout.choices.find((choice) => choice.bit === bit)?.parts;
    if (!parts) return 0;
    const ofObjects = parts.everyMember || parts.names.size + parts.patterns.length > 0;
    const ofArrays = parts.items + parts.contained.length > 0;
    return (ofObjects ? objectKind : 0) | (ofArrays ? arrayKind : 0);
  }

  /** A test that unsets all bits, runs the test that sets them, and then the test that reads them. */
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
