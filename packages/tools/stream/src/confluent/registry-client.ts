import { DefinitionError, refuseUnknownOptions, requireArgument } from "argot";
import { RegistryError } from "./registry-error.js";

/** A schema that another one refers to by `name`. */
export interface SchemaReference {
  /** The text of the `$ref` of the schema. */
  readonly name: string;
  /** The subject that has the schema. */
  readonly subject: string;
  /** The version of the subject. */
  readonly version: number;
}

/** A schema as a registry has it. */
export interface RegisteredSchema {
  /** The schema as text. */
  readonly schema: string;
  /** Its kind; registries leave it out for Avro. */
  readonly schemaType?: string | undefined;
  /** The schemas that it refers to. */
  readonly references?: readonly SchemaReference[] | undefined;
  /** Its number in the registry. */
  readonly id?: number | undefined;
  /** Its identifier in all registries. */
  readonly guid?: string | undefined;
  /** Its version, if the request names a subject. */
  readonly version?: number | undefined;
}

/** What gives registered schemas: a registry client, or another source of them. */
export interface SchemaRegistry {
  /** The schema with a number. */
  readonly byId: (id: number) => Promise<RegisteredSchema>;
  /** The schema with an identifier. */
  readonly byGuid: (guid: string) => Promise<RegisteredSchema>;
  /** A version of a subject. */
  readonly bySubject: (subject: string, version: number | "latest") => Promise<RegisteredSchema>;
}

/** Options for {@link createRegistryClient}. */
export interface RegistryClientOptions {
  /** Headers of each request, such as `authorization`. */
  readonly headers?: Readonly<Record<string, string>>;
  /** Milliseconds that a request may take. Default: 5000. */
  readonly timeout?: number;
  /** Maximum number of retries if the registry cannot be reached or is overloaded. Default: 3. */
  readonly retries?: number;
}

/** Milliseconds before the first retry. The pause doubles each time. */
const firstPause = 100;

/**
 * Requests schemas from a registry by HTTP. Its functions throw a {@link RegistryError}.
 *
 * @param url - The address of the registry. A user and password in it are sent as basic authentication.
 * @throws DefinitionError if the address is not a URL, or an option is unknown or has a wrong value.
 */
export function createRegistryClient(url: string, options: RegistryClientOptions = {}): SchemaRegistry {
  requireArgument(typeof url === "string", "createRegistryClient", "the address of the registry, a string", url);
  const names = ["headers", "timeout", "retries"] satisfies (keyof RegistryClientOptions)[];
  refuseUnknownOptions("createRegistryClient", options, names);
  const { headers = {}, timeout = 5000, retries = 3 } = options;
  for (const [name, value] of Object.entries({ timeout, retries }))
    if (!Number.isInteger(value) || value < 0)
      throw new DefinitionError(`\`${name}\` must be a non-negative integer; it is ${String(value)}.`);
  const { base, authorization } = addressOf(url);
  const get = async (path: string): Promise<RegisteredSchema> => {
    const request = { headers: { accept: "application/vnd.schemaregistry.v1+json", ...authorization, ...headers } };
    let problem: RegistryError | undefined;
    for (let tries = 0; tries <= retries; tries++) {
      // oxlint-disable-next-line no-await-in-loop -- one try after the other
      if (tries > 0) await new Promise((resolve) => setTimeout(resolve, firstPause * 2 ** (tries - 1)));
      try {
        // oxlint-disable-next-line no-await-in-loop -- one try after the other
        const response = await fetch(base + path, { ...request, signal: AbortSignal.timeout(timeout) });
        // oxlint-disable-next-line no-await-in-loop -- one try after the other
        return await schemaOf(response, path);
      } catch (error) {
        problem = error instanceof RegistryError ? error : unavailable(base + path, error);
        if (problem.code !== "unavailable") throw problem;
      }
    }
    throw problem as RegistryError;
  };
  return {
    byId: (id) => get(`/schemas/ids/${id}`),
    byGuid: (guid) => get(`/schemas/guids/${encodeURIComponent(guid)}`),
    bySubject: (subject, version) => get(`/subjects/${encodeURIComponent(subject)}/versions/${version}`),
  };
}

function addressOf(url: string): { readonly base: string; readonly authorization: Readonly<Record<string, string>> } {
  if (!URL.canParse(url) || !/^https?:/i.test(url))
    throw new DefinitionError(
      `The address of a registry must be a URL such as "http://localhost:8081"; it is ${JSON.stringify(url)}.`,
    );
  const parsed = new URL(url);
  const user = `${decoded(parsed.username)}:${decoded(parsed.password)}`;
  parsed.username = "";
  parsed.password = "";
  const base = parsed.href.replace(/\/$/, "");
  // In UTF-8 (RFC 7617, section 2.1). `btoa` takes a character for each byte.
  const bytes = String.fromCharCode(...new TextEncoder().encode(user));
  return { base, authorization: user === ":" ? {} : { authorization: `Basic ${btoa(bytes)}` } };
}

/** A part of a URL without its percent-encoding; as it is written if it is not encoded. */
function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

const unavailable = (url: string, cause: unknown): RegistryError =>
  new RegistryError("unavailable", `${url} cannot be reached (${(cause as Error).message})`, { cause });

async function schemaOf(response: Response, path: string): Promise<RegisteredSchema> {
  const { status } = response;
  const body = await bodyOf(response, path);
  if (status === 200) {
    if (typeof body["schema"] === "string") return body as unknown as RegisteredSchema;
    throw new RegistryError("bad-answer", `the answer to ${path} has no schema`, { status });
  }
  const { message, error_code: code } = body;
  const registryCode = typeof code === "number" ? code : undefined;
  const reason = typeof message === "string" ? message : `HTTP status ${status}`;
  throw new RegistryError(kindOf(status), `${path}: ${reason}`, { status, registryCode });
}

async function bodyOf(response: Response, path: string): Promise<Readonly<Record<string, unknown>>> {
  const text = await response.text();
  try {
    const body: unknown = JSON.parse(text);
    if (typeof body === "object" && body !== null) return body as Record<string, unknown>;
  } catch {}
  // A proxy before a registry may answer in another form.
  if (response.status !== 200) return {};
  throw new RegistryError("bad-answer", `the answer to ${path} is not a JSON object`, { status: response.status });
}

function kindOf(status: number): RegistryError["code"] {
  if (status === 404) return "not-found";
  return status === 429 || status >= 500 ? "unavailable" : "refused";
}
