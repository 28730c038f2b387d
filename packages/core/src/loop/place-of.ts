import type { Frame } from "./frame.js";
import { MemoPlace } from "./place.js";

/** The place of the value that a frame is about. Not recursive, since values may be deep. */
export function placeOf(frame: Frame): MemoPlace {
  const missing: Frame[] = [];
  let { base } = frame;
  for (; !base.place && base.caller; base = base.caller.base) missing.push(base);
  let place = (base.place ??= new MemoPlace());
  for (let next = missing.pop(); next; next = missing.pop()) {
    place = placeWithin(place, next);
    next.place = place;
  }
  return place;
}

/** The place of what the caller of a frame applied a block to, within the caller's place. */
function placeWithin(place: MemoPlace, { key, value, caller }: Frame): MemoPlace {
  if (key !== undefined) return place.part(key);
  const constraint = caller?.rule?.constraint;
  if (constraint?.op !== "decoded") return place.name(value);
  return constraint.decode.reduce((within, step) => within.content(step), place);
}
