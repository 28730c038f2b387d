import { expect, test } from "vitest";
import { JsonType } from "../json/types.js";
import { applicationTo } from "./application.js";
import { Declarations } from "./declared-parts.js";
import { all } from "./ops/all.js";
import { members } from "./ops/members.js";
import type { Plan } from "./plan.js";
import { ruleOf } from "./rule.js";

/** Blocks that each apply the next one, and members of one name and one pattern. */
function chain(levels: number, onTest: () => void): Plan {
  const blocks = Array.from({ length: levels }, (_, id) => {
    const matches = (name: string): boolean => {
      onTest();
      return name === `x${id}`;
    };
    const pattern = { source: `^x${id}$`, flags: "u", test: matches, foreign: undefined };
    const next = id + 1 < levels ? [ruleOf(JsonType.any, all([applicationTo(id + 1)]))] : [];
    const application = applicationTo(id);
    const own = members({ named: new Map([[`p${id}`, application]]), patterns: [{ pattern, application }] });
    return { id, resource: 0, pointer: "", rules: [...next, ruleOf(JsonType.object, own)] };
  });
  return {
    entry: applicationTo(0),
    blocks,
    resources: [{ uri: "u:", dialect: "", dynamicAnchors: new Map() }],
  };
}

/** From the innermost block outwards, as an evaluation asks. */
function answers(levels: number, names: readonly string[]): { readonly tests: number; readonly holding: number } {
  let tests = 0;
  let holding = 0;
  const declarations = new Declarations(chain(levels, () => tests++));
  for (let id = levels - 1; id >= 0; id--)
    for (const name of names) if (declarations.has(all([applicationTo(id)]), name)) holding++;
  return { tests, holding };
}

test("a part is declared by the blocks that lead to one that mentions it", () => {
  expect(answers(10, ["p9"]).holding).toBe(10);
  expect(answers(10, ["x4"]).holding).toBe(5);
  expect(answers(10, ["p0", "other"]).holding).toBe(1);
});

test("each block is looked at once for a name, however deep schemas nest", () => {
  for (const levels of [50, 100, 200]) {
    expect(answers(levels, ["other"]).tests).toBe(levels);
    expect(answers(levels, [`x${levels - 1}`]).tests).toBeLessThanOrEqual(levels);
  }
});
