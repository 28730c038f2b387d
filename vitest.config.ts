// The tests of all packages. They are one project: modules that several packages import are transformed and loaded once.
import { defaultServerConditions } from "vite";
import { configDefaults, defineConfig, type ViteUserConfig } from "vitest/config";
import { documentBlocks } from "./packages/argot/test/blocks.ts";
import { madeModules } from "./scripts/lib/made-modules.mjs";
import { SkippedTests } from "./packages/checks/test/runner/skipped-tests.ts";

// Tests run from source: no build stands between a change and its test.
const conditions = ["@argot/source", ...defaultServerConditions];

/** What takes long stands in files of this name, which vitest.heavy.config.ts runs. */
export const heavyTests: readonly string[] = ["packages/**/*.heavy.test.ts"];

/** What only a clock can tell stands in files of this name, which vitest.timed.config.ts runs. */
export const timedTests: readonly string[] = ["packages/**/*.timed.test.ts"];

const config: ViteUserConfig = defineConfig({
  plugins: [documentBlocks(), madeModules()],
  resolve: { conditions },
  ssr: { resolve: { conditions } },
  test: {
    include: ["packages/**/{src,test}/**/*.test.ts"],
    setupFiles: ["packages/checks/test/runner/test-seed.ts"],
    exclude: [...configDefaults.exclude, ...heavyTests, ...timedTests],
    typecheck: {
      enabled: true,
      checker: "tsc",
      tsconfig: "tsconfig.types.json",
      include: ["packages/**/*.test-d.ts"],
    },
    // Tests share no state, and a worker kept between files makes a large run several times faster.
    pool: "threads",
    isolate: false,
    maxWorkers: "100%",
    reporters: ["default", new SkippedTests()],
    // No test compares times. What waits has minutes: the machine may be slow, and do other work.
    testTimeout: 600_000,
    hookTimeout: 600_000,
    expect: { poll: { timeout: 120_000 } },
    coverage: {
      provider: "v8",
      include: ["packages/**/src/**/*.ts"],
      exclude: ["**/*.test.ts", "**/*.test-d.ts"],
    },
  },
});

export default config;
