import type { InstancePosition } from "../plan/plan.js";
import type { Frame } from "./frame.js";

/** Where the value of a frame stands in the instance. */
export function positionOf(frame: Frame): InstancePosition {
  const path: (string | number)[] = [];
  let at: Frame = frame.base;
  for (; at.caller; at = at.caller.base) if (at.key !== undefined) path.push(at.key);
  const { key, caller } = frame.base;
  return { root: at.value, parent: key === undefined ? undefined : caller?.value, key, path: path.reverse() };
}
