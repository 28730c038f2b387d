import type { Api } from "../api/api.js";
import { type Credentials, credentialsOf } from "../api/credentials.js";
import type { Operation, RequestMessage } from "../api/operation.js";
import type { SecurityAlternative, SecurityRequirement } from "../api/security.js";
import { DefinitionError } from "argot";
import { problem, type ProblemDetails } from "./problem-details.js";

/** A request with credentials for a security scheme. */
export interface SecurityCheck<Request = unknown> extends SecurityRequirement, Credentials {
  /** The operation that is requested. */
  readonly operation: Operation;
  /** The request of the framework; with Hono, its context. */
  readonly request: Request;
}

/**
 * Decides whether the credentials of a request satisfy a security scheme with its scopes. Only `true` lets a request pass. `false` and
 * exceptions refuse it with 401; an exception whose `status` or `statusCode` is 403 refuses it with 403. One with any
 * other status is an error of the server, and goes to its error handler.
 */
export type SecurityHandler<Request = unknown> = (check: SecurityCheck<Request>) => boolean | PromiseLike<boolean>;

/** Handlers by the names of security schemes; `"elsewhere"` if other code enforces what the description says. */
export type SecurityOption<Request = unknown> = "elsewhere" | Readonly<Record<string, SecurityHandler<Request>>>;

/** The answer to a request that is refused for want of credentials. */
export interface SecurityRefusal {
  readonly problem: ProblemDetails;
  /** The header `WWW-Authenticate`, if a scheme has a challenge. */
  readonly headers: Readonly<Record<string, string>>;
}

type Verdict = true | 401 | 403;

/** Enforces the security requirements of operations. */
export class Security<Request> {
  /** `undefined` if they are enforced elsewhere. */
  readonly #handlers: ReadonlyMap<string, SecurityHandler<Request>> | undefined;

  /** @throws DefinitionError if an operation requires a scheme that has no handler. */
  constructor({ operations }: Api, option: SecurityOption<Request> = {}) {
    if (option === "elsewhere") return;
    this.#handlers = new Map(Object.entries(option));
    const missing = new Map<string, Set<string>>();
    for (const { method, path, security } of operations)
      for (const { name } of security.flat())
        if (!this.#handlers.has(name)) missing.set(name, (missing.get(name) ?? new Set()).add(`${method} ${path}`));
    if (missing.size > 0) throw new DefinitionError(missingHandlers(missing));
  }

  /** Why a request is refused; `undefined` if it satisfies one of the alternatives of its operation. */
  async refusal(
    operation: Operation,
    message: Pick<RequestMessage, "query" | "headers">,
    request: Request,
  ): Promise<SecurityRefusal | undefined> {
    const { security } = operation;
    if (!this.#handlers || security.length === 0) return undefined;
    let status: 401 | 403 = 401;
    // An alternative without schemes comes last, so that handlers see the credentials that a request has nevertheless.
    for (const alternative of security.toSorted((a, b) => Number(b.length > 0) - Number(a.length > 0))) {
      // oxlint-disable-next-line no-await-in-loop -- the next one counts only if this one does not
      const verdict = await this.#verdict(alternative, operation, message, request);
      if (verdict === true) return undefined;
      if (verdict === 403) status = 403;
    }
    return refusalOf(security, status);
  }

  async #verdict(
    alternative: SecurityAlternative,
    operation: Operation,
    message: Pick<RequestMessage, "query" | "headers">,
    request: Request,
  ): Promise<Verdict> {
    for (const requirement of alternative) {
      const credentials = credentialsOf(requirement.scheme, message);
      const handler = this.#handlers?.get(requirement.name);
      if (!credentials || !handler) return 401;
      // oxlint-disable-next-line no-await-in-loop -- a handler is called only if those before it agree
      const verdict = await verdictOf(() => handler({ ...requirement, ...credentials, operation, request }));
      if (verdict !== true) return verdict;
    }
    return true;
  }
}

/** @param ask - Handlers may return anything: only `true` counts. */
async function verdictOf(ask: () => unknown): Promise<Verdict> {
  try {
    return (await ask()) === true ? true : 401;
  } catch (error) {
    const { status, statusCode = status } = Object(error) as Readonly<Record<"status" | "statusCode", unknown>>;
    if (statusCode === undefined || statusCode === 401) return 401;
    if (statusCode === 403) return 403;
    throw error;
  }
}

const shown = (alternative: SecurityAlternative): string => alternative.map(({ name }) => name).join(" with ");

function refusalOf(security: readonly SecurityAlternative[], status: 401 | 403): SecurityRefusal {
  const names = security.map(shown).join(", or ");
  if (status === 403)
    return { problem: problem(403, `The credentials do not permit this operation: ${names}`), headers: {} };
  const challenges = new Set(security.flat().flatMap(({ scheme }) => challengeOf(scheme)));
  return {
    problem: problem(401, `The credentials are missing or not valid: ${names}`),
    headers: challenges.size > 0 ? { "www-authenticate": [...challenges].join(", ") } : {},
  };
}

/** The challenge of a scheme (RFC 9110, section 11.6.1), if Argot can make it. */
function challengeOf({ type, scheme = "bearer" }: SecurityRequirement["scheme"]): readonly string[] {
  if (type === "apiKey" || type === "mutualTLS") return [];
  const name = (scheme as string).toLowerCase();
  if (name === "bearer") return ["Bearer"];
  return name === "basic" ? ['Basic realm="api", charset="UTF-8"'] : [];
}

/** Maximum number of operations to name for a scheme. */
const maxNamed = 5;

function missingHandlers(missing: ReadonlyMap<string, ReadonlySet<string>>): string {
  const schemes = Array.from(missing, ([name, operations]) => {
    const more = operations.size - maxNamed;
    return `${JSON.stringify(name)} (${[...operations].slice(0, maxNamed).join(", ")}${more > 0 ? ` and ${more} more` : ""})`;
  });
  const [first] = missing.keys();
  return [
    `OpenAPI middleware: operations require security schemes without a handler: ${schemes.join(", ")}.`,
    `Give handlers, such as \`security: { ${JSON.stringify(first)}: ({ token }) => isValid(token) }\`,`,
    'or `security: "elsewhere"` if other code enforces them.',
  ].join(" ");
}
