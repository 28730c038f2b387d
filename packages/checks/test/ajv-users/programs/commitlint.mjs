// The configuration of commitlint.
import { validateConfig } from "@commitlint/config-validator";

const problemOf = (config) => {
  try {
    validateConfig("commitlint.config.js", config);
    return "none";
  } catch (error) {
    return error.message;
  }
};
export const results = [
  problemOf({ extends: ["@commitlint/config-conventional"], rules: { "type-enum": [2, "always", ["feat"]] } }),
  problemOf({ rules: { a: [9, "always"] }, extends: 5, unknown: 1 }),
  problemOf({ ignores: [1], defaultIgnores: "yes" }),
];
