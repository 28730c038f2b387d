import { expect, test } from "vitest";
import { compare, tableOf } from "./compare.js";
import { places } from "./places.js";

const comparisons = await Promise.all(places.map(compare));

test.each(comparisons)("$place.language: $place.name", ({ place, argot, peer, first }) => {
  expect(argot).toEqual(place.labels);
  expect(first).toBe(place.first);
  expect(peer.toSorted().join("\n") === argot.toSorted().join("\n")).toBe(place.differs === undefined);
});

test("the table of differences", async () => {
  await expect(tableOf(comparisons)).toMatchFileSnapshot("./completion.md");
});
