import type { PlaygroundState } from "../state/playground-state.js";
import type { Store } from "../state/store.js";
import { engineInput, type Report } from "../worker/protocol.js";
import type { EngineClient } from "./engine-client.js";

/** Validates after each change. */
export class Validation {
  /** Called with each result. A result that a newer change has overtaken is left out. */
  onReport: (report: Report) => void = () => undefined;
  /** Settles after the first result. */
  readonly first: Promise<void>;
  readonly #client: EngineClient;

  constructor(store: Store, client: EngineClient) {
    this.#client = client;
    let settle: (() => void) | undefined;
    this.first = new Promise((resolve) => (settle = resolve));
    store.subscribe((state, previous) => {
      if (state !== previous && !isOtherInput(state, previous)) return;
      void this.#validate(state).then(() => settle?.());
    });
  }

  async #validate(state: PlaygroundState): Promise<void> {
    try {
      const report = await this.#client.request("validate", "validate", engineInput(state));
      if (report) this.onReport(report);
    } catch (error) {
      const { message } = error as Error;
      this.onReport({
        valid: undefined,
        problems: [{ message, of: "schema" }],
        issues: [],
        hiddenCount: 0,
        milliseconds: 0,
      });
    }
  }
}

/** Whether anything has changed but the tab. */
const isOtherInput = (state: PlaygroundState, previous: PlaygroundState): boolean =>
  Object.entries(state).some(([name, value]) => name !== "tab" && value !== previous[name as keyof PlaygroundState]);
