import type { FromSchema } from "argot";
import type { FastifyTypeProvider } from "fastify";

/**
 * Gives handlers the types of requests, and `reply.send` the types of responses, from schemas that are declared `as const`:
 * `app.withTypeProvider<ArgotTypeProvider>()`. Schemas with references that lead elsewhere have the type `unknown` there.
 *
 * @typeParam Dialect - The dialect of schemas without `$schema`, if the option `dialect` names another one.
 */
export interface ArgotTypeProvider<Dialect = "draft-07"> extends FastifyTypeProvider {
  /** The type of a part of a request, as handlers get it: converted, with defaults. A property that has a `default` may be absent. */
  readonly validator: FromSchema<this["schema"], Dialect>;
  /** The type of a response. */
  readonly serializer: FromSchema<this["schema"], Dialect>;
}
