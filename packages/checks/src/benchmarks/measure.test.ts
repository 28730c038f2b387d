import { expect, test } from "vitest";
import { interleaved, overValues } from "./measure.js";
import { quick } from "./settings.js";

const settings = { ...quick, warmupMs: 1, batchMs: 0.1, contenderMs: 1000, rounds: 4 };

test("every contender is measured in every round, each at every place", async () => {
  const order: string[] = [];
  const contenders = ["a", "b"].map((id) => ({
    id,
    time: (times: number): number => {
      order.push(id);
      return times * 1e6;
    },
  }));
  const samples = await interleaved(contenders, settings);
  expect(samples).toEqual({ a: [1e6, 1e6, 1e6, 1e6], b: [1e6, 1e6, 1e6, 1e6] });
  expect(order.slice(-8)).toEqual(["a", "b", "b", "a", "a", "b", "b", "a"]);
});

test("a slow contender gives fewer samples, but three", async () => {
  const slow = { id: "slow", time: (times: number) => times * 1e9 };
  // The least time that there is: any machine takes longer for its rounds.
  const samples = await interleaved([slow], { ...settings, contenderMs: Number.MIN_VALUE });
  expect(samples["slow"]).toHaveLength(3);
});

test("a contender that changes its mind is found out", () => {
  let calls = 0;
  const fickle = overValues("fickle", () => ++calls % 3 === 0, [1, 2]);
  expect(() => Array.from({ length: 6 }, () => fickle.time(1))).toThrow("fickle changes its mind");
});
