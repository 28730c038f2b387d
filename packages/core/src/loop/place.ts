import type { Decoding } from "../plan/plan.js";
import { Memo } from "./memo.js";

/**
 * A location in the instance, the name of a member, or decoded content, with the results of the blocks that were applied
 * there. Places are made only for values whose validation repeats itself (see `WorkBound`).
 */
export class MemoPlace {
  readonly memo: Memo = new Memo();
  #parts: Map<string | number, MemoPlace> | undefined;
  #names: Map<unknown, MemoPlace> | undefined;
  #contents: Map<Decoding, MemoPlace> | undefined;

  /** The place of a member or an item. */
  part(key: string | number): MemoPlace {
    return inner((this.#parts ??= new Map<string | number, MemoPlace>()), key);
  }

  /** The place of a member's name. */
  name(name: unknown): MemoPlace {
    return inner((this.#names ??= new Map<unknown, MemoPlace>()), name);
  }

  /** The place of the content that a step of decoding gives. */
  content(step: Decoding): MemoPlace {
    return inner((this.#contents ??= new Map<Decoding, MemoPlace>()), step);
  }
}

function inner<Name>(places: Map<Name, MemoPlace>, name: Name): MemoPlace {
  let place = places.get(name);
  if (!place) places.set(name, (place = new MemoPlace()));
  return place;
}
