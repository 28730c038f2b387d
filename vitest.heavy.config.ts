// The tests that take long: large sizes, all drafts in all tiers, what is measured, and what is installed.
import { configDefaults, type ViteUserConfig } from "vitest/config";
import light, { heavyTests } from "./vitest.config.ts";

/** These run in a process of their own: what has run before would change what they count, or be slow on a polluted prototype. */
const alone: readonly string[] = [
  "packages/checks/src/benchmarks/allocation.heavy.test.ts",
  "packages/checks/src/hostile-tests/hostile.heavy.test.ts",
  "packages/**/*.steps.heavy.test.ts",
];

/** These use the packages as they would be published. */
const installed: readonly string[] = ["packages/checks/test/installed/*.heavy.test.ts"];

const of = { ...light.test, typecheck: { enabled: false } };

const config: ViteUserConfig = {
  ...light,
  test: {
    reporters: light.test?.reporters ?? [],
    projects: [
      {
        ...light,
        test: {
          ...of,
          name: "heavy",
          include: [...heavyTests],
          exclude: [...configDefaults.exclude, ...alone, ...installed],
          globalSetup: ["packages/checks/test/runner/build-for-tests.ts"],
        },
      },
      {
        ...light,
        test: {
          ...of,
          name: "installed",
          include: [...installed],
          exclude: configDefaults.exclude,
          globalSetup: ["packages/checks/test/installed/packed.ts"],
        },
      },
      {
        ...light,
        test: {
          ...of,
          name: "alone",
          include: [...alone],
          exclude: configDefaults.exclude,
          pool: "forks",
          isolate: true,
          // Half of what is usual: recursion ends with a stack overflow at half the depth, so that deep values need half the size.
          execArgv: ["--stack-size=492"],
        },
      },
    ],
  },
};

export default config;
