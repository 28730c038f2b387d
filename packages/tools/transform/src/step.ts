import type { ReachedBlock } from "@argot/core/internal";
import type { Application } from "@argot/core/plan";
import type { TransformOptions } from "./options.js";
import type { Step } from "./walk.js";

/** What the stages of a block are made with. */
export interface StageContext {
  readonly reached: ReachedBlock;
  readonly options: Required<TransformOptions>;
  /** What an application does to the values for which it counts; `undefined` if it changes none. */
  readonly stepTo: (application: Application) => Step | undefined;
}

/** What several steps do, one after another; `undefined` if there are none. */
export function inOrder(steps: readonly (Step | undefined)[]): Step | undefined {
  const some = steps.filter((step) => step !== undefined);
  if (some.length < 2) return some.at(0);
  return {
    run(value, walk) {
      let made = value;
      for (const step of some) made = step.run(made, walk);
      return made;
    },
  };
}
