// The tests that need a clock, `*.timed.test.ts`. They need an idle machine, so that they run alone, and no other run has them.
import { configDefaults, type ViteUserConfig } from "vitest/config";
import light, { timedTests } from "./vitest.config.ts";

const config: ViteUserConfig = {
  ...light,
  test: {
    ...light.test,
    include: [...timedTests],
    exclude: configDefaults.exclude,
    typecheck: { enabled: false },
    fileParallelism: false,
  },
};

export default config;
