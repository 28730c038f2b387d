import { requireArgument } from "argot";
import { createServer, type Server } from "node:http";
import type { Validation } from "./start-validation.js";

/**
 * Serves `/health` (200 if messages are being answered, else 503; the state and the reason as JSON) and `/metrics` (for Prometheus) by HTTP.
 *
 * @param host - The address to listen at. Default: all.
 * @returns The server, which listens.
 */
export async function serveHealth(
  validation: Pick<Validation, "health" | "metrics">,
  port: number,
  host?: string,
): Promise<Server> {
  const isValidation = typeof (validation as Validation | undefined)?.health === "function";
  requireArgument(isValidation, "serveHealth", "a validation, which `startValidation` returns", validation);
  requireArgument(Number.isInteger(port), "serveHealth", "the number of a port", port);
  const server = createServer((request, response) => {
    const send = (status: number, type: string, body: string): void => {
      response.writeHead(status, { "content-type": type }).end(body);
    };
    switch (request.url) {
      case "/health": {
        const health = validation.health();
        return send(health.isHealthy ? 200 : 503, "application/json", JSON.stringify(health));
      }
      case "/metrics":
        return void validation.metrics().then(
          (text) => send(200, "text/plain; version=0.0.4; charset=utf-8", text),
          (error: Error) => send(503, "text/plain; charset=utf-8", error.message),
        );
      default:
        return send(404, "text/plain; charset=utf-8", "see /health and /metrics");
    }
  });
  await new Promise<void>((resolve, reject) => {
    server.once("error", reject);
    server.listen(port, host, resolve);
  });
  return server;
}
