import type { Api } from "../api/api.js";
import { decodePath } from "../api/router.js";
import type { Context, MiddlewareHandler } from "hono";
import { type CheckedRequest, Gate, isProblem } from "./gate.js";
import { isJson } from "./header-texts.js";
import type { MiddlewareOptions } from "./options.js";
import { readExactly, readLaxly } from "./path-spelling.js";
import { malformedBody, type ProblemDetails, problemType } from "./problem-details.js";

/** The variables that the middleware adds to contexts. */
export interface HonoOpenApiEnv {
  /** The variables of the context. */
  readonly Variables: {
    /** The operation and values of the request. */
    readonly openApi: CheckedRequest;
  };
}

/** A handler of Hono. */
export type HonoHandler = (context: Context<HonoOpenApiEnv>) => Response | Promise<Response>;

/**
 * Makes middleware for Hono 4 that checks requests, and responses with JSON. It reads the body by its media type; handlers can read it
 * again. A request that is not valid is answered with problem details. Otherwise handlers find the values by `context.get("openApi")`, a
 * `CheckedRequest`.
 *
 * @throws DefinitionError if an option is wrong.
 */
export function openApi(
  api: Api,
  options: MiddlewareOptions<Context, HonoHandler> = {},
): MiddlewareHandler<HonoOpenApiEnv> {
  const gate = new Gate(api, options);
  return async (context, next) => {
    const { pathname, search } = new URL(context.req.url);
    const refuse = (details: ProblemDetails, more: Readonly<Record<string, string>> = {}): Response =>
      context.body(JSON.stringify(details), details.status as 400, { ...more, "content-type": problemType });
    // The path is decoded, and has no slash at its end if the application is not strict.
    const { path } = context.req;
    const readings = pathname.endsWith("/") && !path.endsWith("/") ? readLaxly : readExactly;
    // A malformed path may look well-formed after decoding.
    const routed = gate.route(context.req.method, decodePath(pathname) === undefined ? pathname : path, readings);
    if (!routed) return next();
    if (isProblem(routed)) return refuse(routed);
    const received = context.req.header();
    const refusal = await gate.authorize(routed, { query: search, headers: received }, context);
    if (refusal) return refuse(refusal.problem, refusal.headers);
    const body = await bodyOf(context);
    if (isMalformed(body)) return refuse(body);
    // The body has been read to its end. If it was empty, it counts as absent.
    if (body === undefined) delete received["transfer-encoding"];
    const checked = gate.check(routed, { query: search, headers: received, body });
    if (isProblem(checked)) return refuse(checked);
    context.set("openApi", checked);
    const handler = gate.handlers.get(routed.operation);
    if (handler) context.res = await handler(context);
    else await next();
    // Responses to thrown errors come from an error handler.
    if (!gate.samples || context.error) return;
    const { res } = context;
    if (res.body !== null && !isJson(res.headers.get("content-type"))) return;
    const headers = Object.fromEntries(res.headers.entries());
    const text = res.body === null ? "" : await res.clone().text();
    gate.checkResponse(routed.operation, context.req.method, { status: res.status, headers }, text);
  };
}

const isMalformed = (body: unknown): body is ProblemDetails => body === malformedBody;

/** A form whose parts with JSON are texts. Browsers send them as files, since only files have media types. */
async function withJsonTexts(form: FormData): Promise<readonly (readonly [name: string, value: unknown])[]> {
  return Promise.all(
    Array.from(
      form,
      async ([name, value]) =>
        [name, typeof value !== "string" && isJson(value.type) ? await value.text() : value] as const,
    ),
  );
}

/** Media types that are read as texts: JSON and streams of JSON, forms, and text. */
const textTypes =
  /^(?:text\/|application\/(?:x-www-form-urlencoded|(?:x-)?(?:ndjson|jsonl)|(?:[^;]+\+)?json-seq)\s*(?:;|$))/i;

/** The body of a request, read by its media type; `undefined` if there is none, or if it is empty and no file. */
async function bodyOf({ req }: Context): Promise<unknown> {
  const mediaType = req.header("content-type");
  if (req.raw.body === null) return undefined;
  try {
    if (/^multipart\/form-data/i.test(mediaType ?? "")) return await withJsonTexts(await req.formData());
    if (isJson(mediaType) || textTypes.test(mediaType ?? "")) {
      const text = await req.text();
      if (text === "") return undefined;
      return isJson(mediaType) ? (JSON.parse(text) as unknown) : text;
    }
    const bytes = new Uint8Array(await req.arrayBuffer());
    return mediaType === undefined && bytes.length === 0 ? undefined : bytes;
  } catch (error) {
    // Other errors are those of middleware before this one, such as one that limits the size of bodies.
    if (error instanceof SyntaxError || error instanceof TypeError) return malformedBody;
    throw error;
  }
}
