// A client and a server of version 1 of the SDK, connected in memory.
import { Client } from "@modelcontextprotocol/sdk/client/index.js";
import { InMemoryTransport } from "@modelcontextprotocol/sdk/inMemory.js";
import { Server } from "@modelcontextprotocol/sdk/server/index.js";
import {
  CallToolRequestSchema,
  ElicitRequestSchema,
  ErrorCode,
  ListToolsRequestSchema,
  McpError,
} from "@modelcontextprotocol/sdk/types.js";
import type { jsonSchemaValidator } from "@modelcontextprotocol/sdk/validation";
import { describe, expect, onTestFinished, test, vi } from "vitest";
import { createJsonSchemaValidator } from "../src/index.js";
import { bookingInput, bookingOutput } from "./schemas.js";

const provider: jsonSchemaValidator = createJsonSchemaValidator();

/** A server with one tool, whose structured content is `booked`, and a client. Both use the provider. */
async function connected(
  booked: () => Record<string, unknown>,
  outputSchema: { type: "object" } = bookingOutput,
): Promise<{ client: Client; server: Server }> {
  const getValidator = provider.getValidator(bookingInput as never);
  const server = new Server(
    { name: "bookings", version: "1.0.0" },
    { capabilities: { tools: {} }, jsonSchemaValidator: provider },
  );
  server.setRequestHandler(ListToolsRequestSchema, () => ({
    tools: [{ name: "book", inputSchema: bookingInput, outputSchema }],
  }));
  server.setRequestHandler(CallToolRequestSchema, ({ params }) => {
    const input = getValidator(params.arguments);
    if (!input.valid)
      return { isError: true, content: [{ type: "text", text: `Invalid arguments: ${input.errorMessage}` }] };
    const structuredContent = booked();
    return { content: [{ type: "text", text: JSON.stringify(structuredContent) }], structuredContent };
  });
  const client = new Client(
    { name: "assistant", version: "1.0.0" },
    { capabilities: { elicitation: {} }, jsonSchemaValidator: provider },
  );
  const [clientSide, serverSide] = InMemoryTransport.createLinkedPair();
  await Promise.all([server.connect(serverSide), client.connect(clientSide)]);
  onTestFinished(() => client.close());
  return { client, server };
}

describe("a tool call", () => {
  test("reaches the tool after the arguments are corrected by the message", async () => {
    const booked = vi.fn<() => Record<string, unknown>>(() => ({ confirmation: "ABC", nights: 2 }));
    const { client } = await connected(booked);
    await client.listTools();

    const refused = await client.callTool({ name: "book", arguments: { city: "Oslo", nights: "2", rooms: ["suite"] } });
    expect(booked).not.toHaveBeenCalled();
    expect(refused.isError).toBe(true);
    expect(refused.content).toEqual([
      {
        type: "text",
        text:
          "Invalid arguments: \n- /nights: must be integer, is string; did you mean 2? Set /nights: 2. " +
          'Schema: {"type":"integer","minimum":1}.\n' +
          '- /rooms/0: must be one of "single", "double", is "suite". Set /rooms/0: "single". ' +
          'Schema: {"enum":["single","double"]}.',
      },
    ]);

    const accepted = await client.callTool({ name: "book", arguments: { city: "Oslo", nights: 2, rooms: ["single"] } });
    expect(accepted.structuredContent).toEqual({ confirmation: "ABC", nights: 2 });
  });

  test("fails in the client if its result is not what the server announced", async () => {
    const { client } = await connected(() => ({ confirmation: "abc", extra: 1 }));
    await client.listTools();
    const error: unknown = await client
      .callTool({ name: "book", arguments: { city: "Oslo", nights: 2 } })
      .catch((thrown: unknown) => thrown);
    expect(error).toBeInstanceOf(McpError);
    expect(error).toMatchObject({ code: ErrorCode.InvalidParams });
    expect((error as McpError).message).toMatch(
      /\n- \/confirmation: must match .*\n- \/extra: is not a known property/,
    );
  });
});

test("an elicited answer is checked by the server", async () => {
  const { client, server } = await connected(() => ({}));
  const answers: Record<string, string | number>[] = [{ nights: 0 }, { nights: 3 }];
  client.setRequestHandler(ElicitRequestSchema, () => ({ action: "accept", content: answers.shift() ?? {} }));
  const ask = () =>
    server.elicitInput({
      message: "How many nights?",
      requestedSchema: {
        type: "object",
        properties: { nights: { type: "integer", minimum: 1 } },
        required: ["nights"],
      },
    });
  await expect(ask()).rejects.toThrow(/\/nights: must be at least 1, is 0\. Set \/nights: 1\./);
  expect(await ask()).toEqual({ action: "accept", content: { nights: 3 } });
});

test("a tool whose schema cannot be used refuses the list", async () => {
  const broken = { type: "object" as const, properties: { a: { type: "strnig" } } };
  const { client } = await connected(() => ({}), broken);
  await expect(client.listTools()).rejects.toThrow(/#\/properties\/a\/type/);
});
