import type { Profile } from "./profile.js";
import { shapeRows } from "./rows.js";

const tools = {
  source: "https://modelcontextprotocol.io/specification/2026-07-28/server/tools#tool",
  date: "2026-07-28",
};
const usage = {
  source: "https://modelcontextprotocol.io/specification/2026-07-28/basic#json-schema-usage",
  date: "2026-07-28",
};
const sep = { source: "https://modelcontextprotocol.io/seps/2106-json-schema-2020-12", date: "2026-07-28" };

/** The `inputSchema` of tools in the Model Context Protocol of 2026-07-28: every keyword of 2020-12 below an object. */
export const mcpInput: Profile = {
  name: "mcp-input",
  title: "The input schema of an MCP tool",
  keywords: {},
  otherKeywords: { treatment: "accepted", ...tools },
  shapes: [...shapeRows(sep, "object-root"), ...shapeRows(usage, "local-references")],
  limits: [],
};

/** The `outputSchema` of tools in the Model Context Protocol of 2026-07-28: every schema without references to the network. */
export const mcpOutput: Profile = {
  name: "mcp-output",
  title: "The output schema of an MCP tool",
  keywords: {},
  otherKeywords: { treatment: "accepted", ...tools },
  shapes: shapeRows(usage, "local-references"),
  limits: [],
};
