import type { PlaygroundState } from "../state/playground-state.js";
import type { Store } from "../state/store.js";
import { type EngineInput, engineInput, type Problem, type Report, type Times } from "../worker/protocol.js";
import { EngineTimeoutError } from "./engine-client.js";
import type { Engines } from "./engines.js";

/** Time between a result and its measurement, in milliseconds. */
const measuringDelay = 400;

/** Validates after each change. */
export class Validation {
  /** Called with each result. A result that a newer change has overtaken is left out. */
  onReport: (report: Report) => void = () => undefined;
  /** Called when a validation begins. `isOtherExample` says that the results on the page are about something else. */
  onStart: (isOtherExample: boolean) => void = () => undefined;
  /** Called with the times of the last input, some time after its result. */
  onTimes: (times: Times) => void = () => undefined;
  /** Settles after the first result. */
  readonly first: Promise<void>;
  readonly #engines: Engines;
  /** The state that is validated last. */
  #last: PlaygroundState;
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(store: Store, engines: Engines) {
    this.#engines = engines;
    this.#last = store.state;
    let settle: (() => void) | undefined;
    this.first = new Promise((resolve) => (settle = resolve));
    store.subscribe((state, previous) => {
      if (state !== previous && !isOtherInput(state, previous)) return;
      this.#last = state;
      clearTimeout(this.#timer);
      this.onStart(isOtherExample(state, previous));
      void this.#validate(state).then(() => settle?.());
    });
  }

  async #validate(state: PlaygroundState): Promise<void> {
    const input = engineInput(state);
    const engine = this.#engines.for(input);
    try {
      const report = await engine.request("validate", "validate", input);
      if (!report || this.#last !== state) return;
      this.onReport(report);
      if (report.valid !== undefined) this.#timer = setTimeout(() => void this.#measure(state), measuringDelay);
    } catch (error) {
      const patterns = error instanceof EngineTimeoutError ? await this.#slowPatterns(input) : [];
      if (this.#last !== state) return;
      const { message } = error as Error;
      this.onReport({ ...noVerdict, problems: [{ message, of: "engine" }, ...patterns] });
    }
  }

  /** Measuring repeats work, so it waits until the visitor does. */
  async #measure(state: PlaygroundState): Promise<void> {
    const input = engineInput(state);
    try {
      const times = await this.#engines.for(input).request("measure", "measure", input);
      if (times && this.#last === state) this.onTimes(times);
    } catch {
      // Without times the result is the same.
    }
  }

  async #slowPatterns(input: EngineInput): Promise<readonly Problem[]> {
    // What a vocabulary does is not known.
    if (input.vocabulary.trim() !== "") return [];
    try {
      return (await this.#engines.plain.request("patterns", "patterns", input)) ?? [];
    } catch {
      return [];
    }
  }
}

const noVerdict: Omit<Report, "problems"> = { valid: undefined, issues: [], hiddenCount: 0 };

/** Whether both the schemas and the data are other ones, as those of another example or link are. */
export const isOtherExample = (state: PlaygroundState, previous: PlaygroundState): boolean =>
  state.data !== previous.data && state.schemas !== previous.schemas;

/** Whether anything has changed but the tab. */
export const isOtherInput = (state: PlaygroundState, previous: PlaygroundState): boolean =>
  Object.entries(state).some(([name, value]) => name !== "tab" && value !== previous[name as keyof PlaygroundState]);
