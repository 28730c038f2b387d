import type { PlaygroundState } from "../state/playground-state.js";
import type { Store } from "../state/store.js";
import { engineInput, type Report } from "../worker/protocol.js";
import type { Engines } from "./engines.js";

/** Validates after each change. */
export class Validation {
  /** Called with each result. A result that a newer change has overtaken is left out. */
  onReport: (report: Report) => void = () => undefined;
  /** Settles after the first result. */
  readonly first: Promise<void>;
  readonly #engines: Engines;

  constructor(store: Store, engines: Engines) {
    this.#engines = engines;
    let settle: (() => void) | undefined;
    this.first = new Promise((resolve) => (settle = resolve));
    store.subscribe((state, previous) => {
      if (state !== previous && !isOtherInput(state, previous)) return;
      void this.#validate(state).then(() => settle?.());
    });
  }

  async #validate(state: PlaygroundState): Promise<void> {
    try {
      const input = engineInput(state);
      const report = await this.#engines.for(input).request("validate", "validate", input);
      if (report) this.onReport(report);
    } catch (error) {
      const { message } = error as Error;
      this.onReport({
        valid: undefined,
        problems: [{ message, of: "engine" }],
        issues: [],
        hiddenCount: 0,
        milliseconds: 0,
      });
    }
  }
}

/** Whether anything has changed but the tab. */
export const isOtherInput = (state: PlaygroundState, previous: PlaygroundState): boolean =>
  Object.entries(state).some(([name, value]) => name !== "tab" && value !== previous[name as keyof PlaygroundState]);
