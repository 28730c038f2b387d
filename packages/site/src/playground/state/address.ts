import { readFragment, writeFragment } from "./fragment.js";
import type { PlaygroundState } from "./playground-state.js";
import type { Store } from "./store.js";

/** Time between the last change and the new address, in milliseconds. Browsers limit how often it may change. */
const delay = 400;

/** The state in the address; `undefined` if it has none. */
export const stateInAddress = (): PlaygroundState | undefined => readFragment(location.hash.slice(1));

/** Whether the address has something that cannot be read. */
const isAddressBroken = (): boolean => location.hash.length > 1 && stateInAddress() === undefined;

/** Maximum number of characters of all texts of a state in an address. Browsers cut off or refuse addresses beyond some megabytes. */
const maxCharacters = 1_000_000;

/** The address of a state, to share; `undefined` if the state is too large for an address. */
export function addressOf(state: PlaygroundState): string | undefined {
  const texts = [state.vocabulary, ...[state.data, ...state.schemas].map(({ text }) => text)];
  const characterCount = texts.reduce((sum, { length }) => sum + length, 0);
  return characterCount > maxCharacters ? undefined : `${location.href.replace(/#.*$/s, "")}#${writeFragment(state)}`;
}

/**
 * Keeps the address equal to the state, and the state equal to an address that is pasted or gone back to.
 *
 * @param onBroken - Called if the address has something that cannot be read.
 */
export function connectAddress(store: Store, onBroken: () => void): void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const write = (): void => {
    timer = undefined;
    const address = addressOf(store.state);
    if (address !== undefined) history.replaceState(undefined, "", address);
  };
  store.subscribe((state, previous) => {
    if (state === previous) return;
    clearTimeout(timer);
    timer = setTimeout(write, delay);
  });
  addEventListener("hashchange", () => {
    const state = stateInAddress();
    if (state) store.update(state);
    else if (isAddressBroken()) onBroken();
  });
  // What was written last is kept when the page is left before the delay is over.
  addEventListener("pagehide", () => {
    if (timer !== undefined) write();
  });
  if (isAddressBroken()) onBroken();
}
