import type { PlaygroundInput } from "../state/playground-link.js";
import { discriminatedUnions } from "./discriminated-unions.js";

/** The examples by their titles. All but the first one are loaded when they are chosen. */
export const exampleLoaders: Readonly<Record<string, () => Promise<PlaygroundInput>>> = {
  "Discriminated unions": async () => discriminatedUnions,
  "package.json": async () => (await import("./package-json.js")).packageJson,
  "GitHub workflow": async () => (await import("./github-workflow.js")).githubWorkflow,
  "OpenAPI request": async () => (await import("./open-api.js")).openApi,
  "Unevaluated properties": async () => (await import("./unevaluated.js")).unevaluated,
  "Dynamic references": async () => (await import("./dynamic-references.js")).dynamicReferences,
  "Content in strings": async () => (await import("./content.js")).content,
  "Conditions by country": async () => (await import("./conditions.js")).conditions,
  "Exact numbers": async () => (await import("./exact-numbers.js")).exactNumbers,
  "Custom keyword": async () => (await import("./custom-keyword.js")).customKeyword,
};
