import { anthropicStrict } from "./anthropic-strict.js";
import { anthropicTools } from "./anthropic-tools.js";
import { gemini } from "./gemini.js";
import { mcpInput, mcpOutput } from "./mcp.js";
import { openaiStrict } from "./openai-strict.js";
import type { Profile } from "./profile.js";

/** The profiles that Argot has, in the order of their names. */
export const profiles: readonly Profile[] = [
  anthropicStrict,
  anthropicTools,
  gemini,
  mcpInput,
  mcpOutput,
  openaiStrict,
];
