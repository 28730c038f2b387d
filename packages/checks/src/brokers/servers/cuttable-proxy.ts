import { once } from "node:events";
import { connect, createServer, type Socket } from "node:net";

/** A way to a server that can be cut: what a program sends after that is lost, as if it had been killed. */
export interface CuttableProxy {
  readonly port: number;
  /** Cuts all connections at once, and takes no others. */
  readonly cut: () => void;
}

/** Starts a proxy to a port of this machine. */
export async function startProxy(to: number): Promise<CuttableProxy> {
  const sockets = new Set<Socket>();
  const server = createServer((near) => {
    const far = connect(to, "127.0.0.1");
    for (const socket of [near, far]) {
      sockets.add(socket);
      socket.on("error", () => {});
    }
    near.pipe(far).pipe(near);
  }).listen(0, "127.0.0.1");
  await once(server, "listening");
  const address = server.address();
  if (address === null || typeof address === "string") throw new Error("the proxy has no port");
  return {
    port: address.port,
    cut() {
      server.close();
      for (const socket of sockets) socket.destroy();
    },
  };
}
