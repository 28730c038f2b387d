import { defineConfig, mergeConfig } from "vitest/config";
import shared from "../../vitest.shared.ts";
import { documentBlocks } from "./test/blocks.ts";

export default mergeConfig(
  shared,
  defineConfig({ plugins: [documentBlocks()], test: { typecheck: { enabled: true } } }),
);
