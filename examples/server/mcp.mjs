// A server of the Model Context Protocol with one tool, and a client. Argot checks the arguments of the tool, and what it returns.
// Run it after `npm run build`: node examples/server/mcp.mjs
import { convertTool, createJsonSchemaValidator } from "@argot/mcp";
import { openaiStrict } from "@argot/models";
import { createPartialValidator } from "@argot/stream/partial";
import { Client, InMemoryTransport } from "@modelcontextprotocol/client";
import { fromJsonSchema, McpServer } from "@modelcontextprotocol/server";
import { createArgot } from "argot";

const jsonSchemaValidator = createJsonSchemaValidator();
const schema = (/** @type {object} */ json) => fromJsonSchema(json, jsonSchemaValidator);

const server = new McpServer({ name: "bookings", version: "1.0.0" }, { jsonSchemaValidator });
server.registerTool(
  "book",
  {
    description: "Books a room",
    inputSchema: schema({
      type: "object",
      properties: { city: { enum: ["Oslo", "Bergen"] }, nights: { type: "integer", minimum: 1, maximum: 14 } },
      required: ["city", "nights"],
      additionalProperties: false,
    }),
    outputSchema: schema({
      type: "object",
      properties: { confirmation: { type: "string", pattern: "^[A-Z]{3}[0-9]+$" } },
      required: ["confirmation"],
    }),
  },
  ({ city, nights }) => {
    const structuredContent = { confirmation: `${city.slice(0, 3).toUpperCase()}${nights}` };
    return { content: [{ type: "text", text: `Booked: ${structuredContent.confirmation}` }], structuredContent };
  },
);

const client = new Client({ name: "assistant", version: "1.0.0" }, { jsonSchemaValidator });
const [clientSide, serverSide] = InMemoryTransport.createLinkedPair();
await Promise.all([server.connect(serverSide), client.connect(clientSide)]);
const { tools } = await client.listTools();

// What a language model might try, and what it would send after it has read the answer.
await call({ city: "Olso", nights: "2", smoking: false });
await call({ city: "Oslo", nights: 2 });

// The model's provider takes a part of JSON Schema, and the arguments arrive in pieces. They are read until they are known to be wrong.
const { tool, fromProfile } = convertTool(tools[0], openaiStrict);
console.log(`the provider gets ${JSON.stringify(tool.inputSchema)}`);
const read = createPartialValidator(createArgot(), tool.inputSchema);
stream(['{"city": "Pa', 'ris", "nights": 2}']);
const booking = stream(['{"city": "Berg', 'en", "nig', 'hts": 3}']);
await call(fromProfile(booking));
await client.close();

/** Calls the tool, and prints the arguments with the answer. */
async function call(args) {
  console.log(`> book ${JSON.stringify(args)}`);
  const { content, isError = false } = await client.callTool({ name: "book", arguments: args });
  for (const part of content) if (part.type === "text") console.log(`< ${isError ? "error: " : ""}${part.text}`);
}

/** Reads arguments that arrive in pieces. Returns them, unless they are wrong. */
function stream(pieces) {
  const answer = read("");
  for (const piece of pieces) {
    const state = answer.write(piece);
    console.log(`… ${JSON.stringify(piece)} ${state}: ${JSON.stringify(answer.value)}`);
    if (state === "invalid") {
      console.log(`! ${answer.errors[0].instanceLocation} ${answer.errors[0].message}`);
      return undefined;
    }
  }
  return answer.value;
}
