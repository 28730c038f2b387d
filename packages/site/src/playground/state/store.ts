import type { PlaygroundState } from "./playground-state.js";

/** Called after a change with the state and the one before. */
export type StateListener = (state: PlaygroundState, previous: PlaygroundState) => void;

/** Holds the state. Views read it, and say what changes. */
export class Store {
  #state: PlaygroundState;
  readonly #listeners: StateListener[] = [];

  constructor(state: PlaygroundState) {
    this.#state = state;
  }

  /** The state now. */
  get state(): PlaygroundState {
    return this.#state;
  }

  /** Changes some members. Listeners are called in the order of their subscription. */
  update(change: Partial<PlaygroundState>): void {
    const previous = this.#state;
    this.#state = { ...previous, ...change };
    for (const listener of this.#listeners) listener(this.#state, previous);
  }

  /** Calls a listener after each change, and once now. */
  subscribe(listener: StateListener): void {
    this.#listeners.push(listener);
    listener(this.#state, this.#state);
  }
}
