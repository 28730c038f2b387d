import { defineConfig } from "vitest/config";

// The whole official suite in one test takes seconds.
export default defineConfig({ test: { testTimeout: 60_000 } });
