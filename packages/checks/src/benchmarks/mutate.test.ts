import { describe, expect, test } from "vitest";
import type { Json } from "./json.js";
import { mutant, mutants } from "./mutate.js";
import { randomOf } from "./random.js";

const instances: Json[] = [{ name: "a", tags: ["x", "y"], size: 3, nested: { on: true } }, [1, 2, 3], "text", null];

describe("mutants", () => {
  test("are the same for the same seed and others for another", () => {
    expect(mutants(instances, 50, 1)).toEqual(mutants(instances, 50, 1));
    expect(mutants(instances, 50, 1)).not.toEqual(mutants(instances, 50, 2));
  });

  test("leave the instances as they are", () => {
    const before = JSON.stringify(instances);
    mutants(instances, 200, 3);
    expect(JSON.stringify(instances)).toBe(before);
  });

  test("differ from every instance they could come from", () => {
    const [only] = instances;
    const changed = mutants([only!], 100, 4);
    expect(changed.length).toBeGreaterThan(50);
    for (const each of changed) expect(each).not.toEqual(only);
  });

  test("are JSON", () => {
    const changed = mutants(instances, 200, 5);
    expect(changed.length).toBeGreaterThan(100);
    for (const each of changed) expect(JSON.parse(JSON.stringify(each))).toEqual(each);
  });

  test("come from no instances as none", () => {
    expect(mutants([], 10, 6)).toEqual([]);
  });
});

describe("a mutant", () => {
  const kinds = new Map<string, boolean>();
  const original = { name: "a", size: 3 };
  const random = randomOf(7);
  for (let i = 0; i < 500; i++) {
    const changed = mutant(original, random) as Record<string, Json> | Json[] | null;
    const own = typeof changed === "object" && changed !== null && !Array.isArray(changed) ? changed : undefined;
    if (!own) kinds.set("another type at the root", true);
    else if (!("name" in own)) kinds.set("a property less", true);
    else if (Object.keys(own).length > 2) kinds.set("a property more", true);
    else if (typeof own["size"] !== "number") kinds.set("another type inside", true);
    else if (own["size"] !== 3) kinds.set("a number out of range", true);
    else if (own["name"] === "argot") kinds.set("another string", true);
  }
  test.each([
    "another type at the root",
    "another type inside",
    "a property less",
    "a property more",
    "a number out of range",
    "another string",
  ])("can have %s", (kind) => {
    expect(kinds.get(kind)).toBe(true);
  });
});
