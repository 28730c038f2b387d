import { pointerOf } from "../json/pointer.js";
import { anonymousBase, encodeFragment } from "../json/uri.js";
import type { Plan } from "../plan/plan.js";
import type { Frame } from "./frame.js";

/** Says which value a frame is about, and which keyword of which schema. */
export function whereOf(frame: Frame, { resources }: Plan): string {
  const path: string[] = [];
  for (let each: Frame | undefined = frame; each; each = each.caller)
    if (each.key !== undefined) path.unshift(String(each.key));
  const { block, rule } = frame;
  const uri = resources.at(block.resource)?.uri ?? "";
  const keyword = block.pointer + (rule?.name === undefined ? "" : pointerOf([rule.name]));
  const value = path.length === 0 ? "the root" : JSON.stringify(pointerOf(path));
  return `the value is at ${value}, the keyword at ${uri.startsWith(anonymousBase) ? "" : uri}#${encodeFragment(keyword)}`;
}
