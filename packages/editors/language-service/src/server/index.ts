import { once } from "node:events";
import { connect } from "node:net";
import process from "node:process";
import {
  createConnection,
  ProposedFeatures,
  SocketMessageReader,
  SocketMessageWriter,
} from "vscode-languageserver/node";
import { nodeHost } from "./node-host.js";
import { serve } from "./serve.js";

/** The connection between the editor and the server. */
export interface ServerOptions {
  /** The stream that the editor writes to. Default: standard input. */
  readonly input?: NodeJS.ReadableStream;
  /** The stream that the editor reads. Default: standard output. */
  readonly output?: NodeJS.WritableStream;
  /** The port of the editor on this machine, to which the server connects in place of the streams. */
  readonly port?: number;
}

/**
 * Starts the language server. It runs until the editor ends it, with the process. The promise is fulfilled as soon as the server listens.
 *
 * @throws Error of the system, by the promise, if the server cannot connect to the port.
 */
export async function startLanguageServer(options: ServerOptions = {}): Promise<void> {
  const { input = process.stdin, output = process.stdout, port } = options;
  if (port === undefined) {
    serve(createConnection(ProposedFeatures.all, input, output), nodeHost);
    return;
  }
  const socket = connect(port, "127.0.0.1");
  await once(socket, "connect");
  const [reader, writer] = [new SocketMessageReader(socket), new SocketMessageWriter(socket)];
  serve(createConnection(ProposedFeatures.all, reader, writer), nodeHost);
}

export { nodeHost };
export { serve, type Project, type ServerHost, type ServerSettings } from "./serve.js";
