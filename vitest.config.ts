import { defineConfig } from "vitest/config";

export default defineConfig({
  test: {
    projects: ["packages/{argot,compiler,core,dialects}", "packages/{vocabularies,tools,checks}/*"],
    passWithNoTests: true,
    coverage: {
      provider: "v8",
      include: ["packages/**/src/**/*.ts"],
      exclude: ["**/*.test.ts", "**/*.test-d.ts"],
    },
  },
});
