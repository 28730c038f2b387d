// A client and a server of version 2 of the SDK, connected in memory.
import {
  Client,
  InMemoryTransport,
  type jsonSchemaValidator as ClientValidator,
  ProtocolError,
} from "@modelcontextprotocol/client";
import { fromJsonSchema, type jsonSchemaValidator, McpServer } from "@modelcontextprotocol/server";
import { describe, expect, onTestFinished, test, vi } from "vitest";
import { createJsonSchemaValidator } from "../src/index.js";
import { bookingInput, bookingOutput } from "./schemas.js";

const provider: jsonSchemaValidator & ClientValidator = createJsonSchemaValidator();

interface Booking {
  city: string;
  nights: number;
}

/** A server with one tool, whose structured content is `booked`, and a client. Both use the provider. */
async function connected(
  booked: (booking: Booking) => Record<string, unknown>,
  output: object = bookingOutput,
): Promise<Client> {
  const server = new McpServer({ name: "bookings", version: "1.0.0" }, { jsonSchemaValidator: provider });
  const inputSchema = fromJsonSchema<Booking>(bookingInput as object, provider);
  const outputSchema = fromJsonSchema<Record<string, unknown>>(output, accepting);
  server.registerTool("book", { inputSchema, outputSchema }, (booking) => {
    const structuredContent = booked(booking);
    return { content: [{ type: "text", text: JSON.stringify(structuredContent) }], structuredContent };
  });
  const client = new Client({ name: "assistant", version: "1.0.0" }, { jsonSchemaValidator: provider });
  const [clientSide, serverSide] = InMemoryTransport.createLinkedPair();
  await Promise.all([server.connect(serverSide), client.connect(clientSide)]);
  onTestFinished(() => client.close());
  return client;
}

/** The server passes its own results on, so that the client has to find what is wrong with them. */
const accepting: jsonSchemaValidator = {
  getValidator: () => (input) => ({ valid: true, data: input as never, errorMessage: undefined }),
};

describe("a tool call", () => {
  test("reaches the tool after the arguments are corrected by the message", async () => {
    const booked = vi.fn<(booking: Booking) => Record<string, unknown>>(({ nights }) => ({
      confirmation: "ABC",
      nights,
    }));
    const client = await connected(booked);
    await client.listTools();

    const refused = await client.callTool({ name: "book", arguments: { city: "Oslo", nights: "2", rooms: ["suite"] } });
    expect(booked).not.toHaveBeenCalled();
    expect(refused).toMatchObject({
      isError: true,
      content: [
        {
          type: "text",
          text: expect.stringMatching(
            /book: \n- \/nights: must be integer, is string; did you mean 2\? Set .*\n- \/rooms\/0: must be one of "single", "double", is "suite"\. Set \/rooms\/0: "single"\./,
          ),
        },
      ],
    });

    const accepted = await client.callTool({ name: "book", arguments: { city: "Oslo", nights: 2, rooms: ["single"] } });
    expect(accepted.structuredContent).toEqual({ confirmation: "ABC", nights: 2 });
    expect(booked).toHaveBeenCalledExactlyOnceWith({ city: "Oslo", nights: 2, rooms: ["single"] });
  });

  test("fails in the client if its result is not what the server announced", async () => {
    const client = await connected(() => ({ confirmation: "abc", extra: 1 }));
    await client.listTools();
    const error: unknown = await client
      .callTool({ name: "book", arguments: { city: "Oslo", nights: 2 } })
      .catch((thrown: unknown) => thrown);
    expect(error).toBeInstanceOf(ProtocolError);
    expect((error as ProtocolError).message).toMatch(
      /\n- \/confirmation: must match .*\n- \/extra: is not a known property/,
    );
  });
});

describe("a schema that cannot be used", () => {
  const broken = { type: "object", properties: { a: { type: "strnig" } } };
  test("is refused when a tool is registered", () => {
    expect(() => fromJsonSchema(broken, provider)).toThrow(/#\/properties\/a\/type/);
  });
  test("is refused by a client when the tool is called", async () => {
    const booked = vi.fn<() => Record<string, unknown>>(() => ({}));
    const client = await connected(booked, broken);
    expect((await client.listTools()).tools).toHaveLength(1);
    await expect(client.callTool({ name: "book", arguments: { city: "Oslo", nights: 2 } })).rejects.toThrow(
      /#\/properties\/a\/type/,
    );
    expect(booked).not.toHaveBeenCalled();
  });
});
