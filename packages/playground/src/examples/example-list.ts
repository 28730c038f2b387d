import type { PlaygroundInput } from "../state/playground-link.js";
import { discriminatedUnions } from "./discriminated-unions.js";

/** The examples by their titles. All but the first one are loaded when they are chosen. */
export const exampleLoaders: Readonly<Record<string, () => Promise<PlaygroundInput>>> = {
  "Discriminated unions": async () => discriminatedUnions,
  "package.json": async () => (await import("./package-json.js")).packageJson,
  "GitHub workflow": async () => (await import("./github-workflow.js")).githubWorkflow,
  "Custom keyword": async () => (await import("./custom-keyword.js")).customKeyword,
};
