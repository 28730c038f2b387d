import { expect, test } from "vitest";
import { applicationTo } from "../plan/application.js";
import { Frame } from "./frame.js";
import { Scope } from "./scope.js";

/** All objects that an object leads to. */
function reachable(root: object): Set<unknown> {
  const found = new Set<unknown>([root]);
  for (const each of found) {
    if (typeof each !== "object" || each === null) continue;
    for (const part of Object.values(each)) if (typeof part === "object" && part !== null) found.add(part);
  }
  return found;
}

test("a frame that is kept for the next run leads to no value", () => {
  const application = applicationTo(0);
  const block = { id: 0, resource: 0, pointer: "", rules: [] };
  const scope = Scope.empty([{ uri: "", dynamicAnchors: new Map() }] as never);
  const value = {};
  const frame = new Frame(undefined, application, block, scope);
  frame.value = value;
  frame.declared = [{} as never];
  const { declared } = frame;
  frame.release();
  const left = reachable(frame);
  for (const each of [value, declared]) expect(left.has(each)).toBe(false);
});
