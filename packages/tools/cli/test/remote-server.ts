import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { onTestFinished } from "vitest";

/** What a server answers at a path. */
export type Answer = unknown;
type Handler = (request: IncomingMessage, response: ServerResponse) => void;

/** A server of schemas on this machine, for the duration of a test. */
export interface RemoteServer {
  /** Its origin, such as `http://127.0.0.1:41234`. */
  readonly origin: string;
  /** The paths that were asked for, in order. */
  readonly requests: string[];
  /** What it answers: functions answer themselves, other values are sent as JSON. It may be changed. */
  readonly answers: Record<string, Answer>;
}

/** Starts a server. */
export async function remoteServer(answers: Record<string, Answer> = {}): Promise<RemoteServer> {
  const requests: string[] = [];
  const server = createServer((request, response) => {
    const path = request.url ?? "";
    requests.push(path);
    const answer = answers[path];
    if (typeof answer === "function") return (answer as Handler)(request, response);
    if (answer === undefined) return response.writeHead(404).end("not here");
    return response
      .writeHead(200, { "content-type": "application/schema+json" })
      .end(typeof answer === "string" ? answer : JSON.stringify(answer));
  });
  await new Promise<void>((resolve) => {
    server.listen(0, "127.0.0.1", resolve);
  });
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  return { origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, requests, answers };
}

/** Answers with a redirect. */
export const redirect =
  (location: string, status = 302): Handler =>
  (_request, response) => {
    response.writeHead(status, { location }).end();
  };

/** Answers with a text of a media type. */
export const text =
  (type: string, body: string): Handler =>
  (_request, response) => {
    response.writeHead(200, { "content-type": type }).end(body);
  };
