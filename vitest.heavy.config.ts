// The tests that take long: large sizes, all drafts in all tiers, and what is measured.
import { configDefaults, type ViteUserConfig } from "vitest/config";
import light, { heavyTests } from "./vitest.config.ts";

/** What is measured runs in a process of its own: code that has seen other values allocates more. */
const measured: readonly string[] = ["packages/checks/benchmarks/src/allocation.heavy.test.ts"];

const of = { ...light.test, typecheck: { enabled: false }, testTimeout: 300_000 };

const config: ViteUserConfig = {
  ...light,
  test: {
    projects: [
      {
        ...light,
        test: { ...of, name: "heavy", include: [...heavyTests], exclude: [...configDefaults.exclude, ...measured] },
      },
      {
        ...light,
        test: {
          ...of,
          name: "measured",
          include: [...measured],
          exclude: configDefaults.exclude,
          pool: "forks",
          isolate: true,
        },
      },
    ],
  },
};

export default config;
