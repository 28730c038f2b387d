import { defaultServerConditions } from "vite";
import { defineConfig } from "vitest/config";

// Tests run from source: no build stands between a change and its test.
const conditions = ["@argot/source", ...defaultServerConditions];

export default defineConfig({
  resolve: { conditions },
  ssr: { resolve: { conditions } },
  test: {
    include: ["src/**/*.test.ts", "test/**/*.test.ts"],
    // A package with *.test-d.ts files enables it; each one that does starts a compiler and prints a warning.
    typecheck: { checker: "tsc", include: ["src/**/*.test-d.ts", "test/**/*.test-d.ts"] },
    // Tests share no state, and a worker kept between files makes a large run several times faster.
    pool: "threads",
    isolate: false,
    passWithNoTests: true,
    // Deep schemas and the whole suite take seconds where the machine is busy.
    testTimeout: 60_000,
  },
});
