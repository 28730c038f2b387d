// The fast tests as Stryker runs them: types are not checked for each mutant, and skipped tests are not listed.
import type { ViteUserConfig } from "vitest/config";
import config from "./vitest.config.ts";

const mutationConfig: ViteUserConfig = {
  ...config,
  test: { ...config.test, typecheck: { enabled: false }, reporters: [] },
};

export default mutationConfig;
