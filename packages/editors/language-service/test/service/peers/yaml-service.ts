import { createRequire } from "node:module";
import type { getLanguageService } from "yaml-language-server";

const { getLanguageService: create } = createRequire(import.meta.url)("yaml-language-server") as {
  readonly getLanguageService: typeof getLanguageService;
};

/** yaml-language-server. Its type declarations import what TypeScript cannot resolve. */
export const yamlService: typeof getLanguageService = create;
