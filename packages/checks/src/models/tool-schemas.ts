import { createRequire } from "node:module";
import path from "node:path";
import process from "node:process";
import { Client } from "@modelcontextprotocol/sdk/client/index.js";
import { StdioClientTransport } from "@modelcontextprotocol/sdk/client/stdio.js";

/** A tool, and the schema of what a model passes to it. */
export interface ToolSchema {
  readonly name: string;
  readonly schema: Readonly<Record<string, unknown>>;
}

const require = createRequire(import.meta.url);

/** The servers whose tools are taken, with their arguments. */
const servers: Readonly<Record<string, readonly string[]>> = {
  everything: [],
  filesystem: [import.meta.dirname],
  memory: [],
  "sequential-thinking": [],
};

/** The tools that published servers of the Model Context Protocol list. Each server is started and asked. */
export async function toolSchemas(): Promise<readonly ToolSchema[]> {
  const lists = await Promise.all(Object.entries(servers).map(([server, args]) => toolsOf(server, args)));
  return lists.flat();
}

async function toolsOf(server: string, args: readonly string[]): Promise<readonly ToolSchema[]> {
  const manifest = require.resolve(`@modelcontextprotocol/server-${server}/package.json`);
  const program = path.join(path.dirname(manifest), "dist/index.js");
  const client = new Client({ name: "evaluation", version: "1.0.0" });
  await client.connect(
    new StdioClientTransport({ command: process.execPath, args: [program, ...args], stderr: "ignore" }),
  );
  try {
    const { tools } = await client.listTools();
    return tools.map(({ name, inputSchema }) => ({ name: `${server}/${name}`, schema: inputSchema }));
  } finally {
    await client.close();
  }
}
