// The tests that take long: large sizes, all drafts in all tiers, and what is measured.
import { configDefaults, type ViteUserConfig } from "vitest/config";
import light, { heavyTests } from "./vitest.config.ts";

const config: ViteUserConfig = {
  ...light,
  test: {
    ...light.test,
    include: [...heavyTests],
    exclude: configDefaults.exclude,
    typecheck: { enabled: false },
    testTimeout: 300_000,
  },
};

export default config;
