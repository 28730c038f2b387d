// Requests byte by byte, to servers on sockets: clients would make them well-formed.
import { once } from "node:events";
import { createServer, type RequestListener } from "node:http";
import { type AddressInfo, connect } from "node:net";
import { onTestFinished } from "vitest";

/** Starts a server, which ends with the test. Returns its port. */
export async function listen(listener: RequestListener): Promise<number> {
  const server = createServer(listener);
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  onTestFinished(() => void server.close());
  return (server.address() as AddressInfo).port;
}

/**
 * Sends a request as it is, and returns the whole answer.
 *
 * @param head - The first line and the headers, each with its end.
 */
export async function sendRaw(port: number, head: string, body = ""): Promise<string> {
  const socket = connect(port, "127.0.0.1");
  let text = "";
  socket.setEncoding("latin1").on("data", (part: string) => (text += part));
  socket.write(`${head}connection: close\r\n\r\n${body}`, "latin1");
  socket.setTimeout(60_000, () => socket.destroy(new Error(`there is no answer to ${head}`)));
  await once(socket, "close");
  return text;
}

/** The status of an answer. */
export const statusOf = (answer: string): number => Number(answer.split(" ", 2)[1]);

/** A header of an answer. */
export const headerOf = (answer: string, name: string): string | undefined =>
  new RegExp(`^${name}: (.*)\r$`, "im").exec(answer)?.[1];
