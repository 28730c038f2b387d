import { fastify, type FastifyInstance, type FastifyServerOptions } from "fastify";
import { onTestFinished } from "vitest";
import { createValidatorFactory, type ValidatorFactoryOptions } from "../src/index.js";

/** A server that validates with Argot, and ends with the test. */
export function server(
  options: ValidatorFactoryOptions = {},
  serverOptions: FastifyServerOptions = {},
): FastifyInstance {
  const app = fastify({
    ...serverOptions,
    schemaController: { compilersFactory: { buildValidator: createValidatorFactory(options) } },
  }) as FastifyInstance;
  onTestFinished(() => app.close());
  return app;
}

/** The body of a response with status 400, and the others as their status. */
export async function messageOf(response: Promise<{ statusCode: number; json: () => unknown }>): Promise<unknown> {
  const { statusCode, json } = await response;
  return statusCode === 400 ? (json() as { message: string }).message : statusCode;
}
