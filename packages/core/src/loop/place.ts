import type { Decoding } from "../plan/plan.js";
import { Memo } from "./memo.js";

/**
 * A location in the instance, the name of a member, or decoded content, with the results of the blocks that were applied
 * there. Places are made only for values whose validation repeats itself (see `WorkBound`).
 */
export class Place {
  readonly memo: Memo = new Memo();
  #parts: Map<string | number, Place> | undefined;
  #names: Map<unknown, Place> | undefined;
  #contents: Map<Decoding, Place> | undefined;

  /** The place of a member or an item. */
  part(key: string | number): Place {
    return inner((this.#parts ??= new Map<string | number, Place>()), key);
  }

  /** The place of a member's name. */
  name(name: unknown): Place {
    return inner((this.#names ??= new Map<unknown, Place>()), name);
  }

  /** The place of the content that a step of decoding gives. */
  content(step: Decoding): Place {
    return inner((this.#contents ??= new Map<Decoding, Place>()), step);
  }
}

function inner<Name>(places: Map<Name, Place>, name: Name): Place {
  let place = places.get(name);
  if (!place) places.set(name, (place = new Place()));
  return place;
}
