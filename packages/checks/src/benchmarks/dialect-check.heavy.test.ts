import { expect, test } from "vitest";
import { checkDialects, dialectFaults, dialectTable } from "./dialect-check.js";
import { dialectCases } from "./dialect-cases.js";

test("Argot is right for every dialect, and peers are checked for those that they support", async () => {
  const answers = await checkDialects();
  expect(dialectFaults(answers)).toEqual([]);
  expect(Object.keys(dialectCases)).toHaveLength(7);
  for (const id of ["argot", "argot, loop", "argot, compiled"])
    expect([...answers.get(id)!.values()]).toEqual(Array.from({ length: 7 }, () => "right"));
  expect(Object.fromEntries(answers.get("hyperjump")!)).toEqual({
    "draft-03": "does not support draft-03",
    "draft-04": "right",
    "draft-06": "right",
    "draft-07": "right",
    "2019-09": "right",
    "2020-12": "right",
    v1: "supports an earlier v1",
  });
  expect(answers.get("ajv")?.get("v1")).toBe("does not support v1");
  expect(answers.get("ajv")?.get("draft-06")).toBe("right");
  expect(dialectTable(answers)).toContain("| argot ");
});
