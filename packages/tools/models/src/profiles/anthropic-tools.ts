import type { Profile } from "./profile.js";
import { shapeRows } from "./rows.js";

const guide = {
  source: "https://platform.claude.com/docs/en/agents-and-tools/tool-use/define-tools",
  date: "2026-07-31",
};
const unions = { source: "https://github.com/anthropics/claude-code/issues/40075", date: "2026-03-28" };

/** Anthropic's tools without `strict`: the model sees the schema, and nothing enforces it. */
export const anthropicTools: Profile = {
  name: "anthropic-tools",
  title: "Anthropic's tools",
  keywords: {},
  otherKeywords: { treatment: "accepted", ...guide },
  shapes: [...shapeRows(guide, "object-root"), ...shapeRows(unions, "no-root-union")],
  limits: [],
};
