import { Buffer } from "node:buffer";
import { version } from "../version.js";
import type { AllowedHosts } from "./allowed-hosts.js";

/** The bytes of a document, and where they came from. */
export interface FetchedDocument {
  readonly bytes: Uint8Array;
  /** The URL that answered, after redirects. */
  readonly url: string;
  readonly format: "json" | "yaml";
}

/** Limits for fetching a document. */
export interface FetchLimits {
  /** Maximum size, in bytes. */
  readonly size: number;
  /** Maximum time from the request to the last byte, redirects included, in milliseconds. */
  readonly time: number;
}

/** Schemas are far smaller and faster than these limits. */
export const fetchLimits: FetchLimits = { size: 20_000_000, time: 30_000 };

/** Maximum number of redirects. */
const maxRedirects = 5;

/** A document that cannot be fetched. */
export class FetchError extends Error {
  override readonly name = "FetchError";
  /** What to do about it. */
  readonly advice: string;

  /** @param reason - Why, without a full stop. */
  constructor(reason: string, advice: string) {
    super(reason);
    this.advice = advice;
  }
}

/**
 * Fetches a document from a host that is allowed. Redirects are followed to hosts that are allowed.
 *
 * @throws FetchError if it cannot be fetched.
 */
export async function fetchDocument(
  uri: string,
  hosts: AllowedHosts,
  limits: FetchLimits = fetchLimits,
): Promise<FetchedDocument> {
  const signal = AbortSignal.timeout(limits.time);
  try {
    let url = new URL(uri);
    refuseHost(url, hosts, "");
    for (let redirects = 0; redirects <= maxRedirects; redirects++) {
      // oxlint-disable-next-line no-await-in-loop -- one redirect after the other
      const response = await fetch(url, { redirect: "manual", headers, signal, credentials: "omit" });
      const target = redirectOf(response, url);
      if (!target) {
        // oxlint-disable-next-line no-await-in-loop -- the last one
        const bytes = await bytesOf(response, limits.size);
        return { bytes, url: url.href, format: formatOf(response, [uri, url.href]) };
      }
      // oxlint-disable-next-line no-await-in-loop -- frees the connection
      await response.body?.cancel();
      refuseHost(target, hosts, `it redirects to ${target.href}, and `);
      url = target;
    }
    throw new FetchError(`it redirects more than ${maxRedirects} times`, "refer to the address of the schema itself");
  } catch (error) {
    throw error instanceof FetchError ? error : failure(error, limits);
  }
}

const headers = {
  accept: "application/schema+json, application/json, application/yaml;q=0.9, text/*;q=0.5",
  "user-agent": `argot/${version()}`,
};

function refuseHost(url: URL, hosts: AllowedHosts, before: string): void {
  if (hosts.allow(url)) return;
  const { protocol, host, origin, username, password } = url;
  if (username !== "" || password !== "")
    throw new FetchError(`${before}the address has a user name or a password`, "leave it out");
  if (protocol === "https:")
    throw new FetchError(
      `${before}the host ${host} is not allowed`,
      `if you trust it, add --remote-host ${host}, or list it under "remote" in the configuration`,
    );
  if (protocol === "http:")
    throw new FetchError(
      `${before}http is not encrypted`,
      `refer to it by https; if you trust the network, add --remote-host ${origin}`,
    );
  throw new FetchError(`${before}${protocol} is neither https nor http`, "save it to a file and give it with --ref");
}

/** Where a response redirects to; `undefined` if it does not. */
function redirectOf({ status, headers: answered }: Response, from: URL): URL | undefined {
  const location = answered.get("location");
  if (![301, 302, 303, 307, 308].includes(status) || location === null) return undefined;
  if (URL.canParse(location, from.href)) return new URL(location, from);
  throw new FetchError("it redirects to an address that is none", "refer to the address of the schema itself");
}

async function bytesOf(response: Response, maxSize: number): Promise<Uint8Array> {
  const { ok, status, statusText, headers: answered, body } = response;
  try {
    if (!ok)
      throw new FetchError(
        `the server answers ${status}${statusText && ` ${statusText}`}`,
        status === 404 || status === 410 ? "correct the reference" : "try again later",
      );
    const type = mediaType(answered);
    if (!isText(type))
      throw new FetchError(`it is ${type}, and not JSON or YAML`, "refer to the address of the schema itself");
    const chunks: Uint8Array[] = [];
    let size = 0;
    for await (const chunk of body ?? []) {
      size += chunk.length;
      if (size > maxSize)
        throw new FetchError(`it has more than ${maxSize} bytes`, "save it to a file and give it with --ref");
      chunks.push(chunk);
    }
    return Buffer.concat(chunks);
  } finally {
    // Cancels a body that was not read. A body that was read is locked.
    await body?.cancel().catch(() => {});
  }
}

const mediaType = (answered: Headers): string =>
  (answered.get("content-type") ?? "").replace(/;.*$/s, "").trim().toLowerCase();

/**
 * Whether a document of a media type may be a schema. Servers of source code send schemas as plain text; HTML pages are
 * refused.
 */
const isText = (type: string): boolean =>
  type === "" ||
  type === "application/octet-stream" ||
  /[/+](?:json|yaml|x-yaml|json5|schema)$/.test(type) ||
  (type.startsWith("text/") && !/[/+](?:html|xml|css|javascript)$/.test(type));

function formatOf({ headers: answered }: Response, uris: readonly string[]): FetchedDocument["format"] {
  const isYaml = mediaType(answered).includes("yaml") || uris.some((uri) => /\.ya?ml$/i.test(new URL(uri).pathname));
  return isYaml ? "yaml" : "json";
}

function failure(error: unknown, { time }: FetchLimits): FetchError {
  const { name, message, cause } = error as Error;
  if (name === "TimeoutError" || (cause as Error | undefined)?.name === "TimeoutError")
    return new FetchError(`it takes more than ${time / 1000} seconds`, "try again later");
  // The platform says only "fetch failed", and hides the reason in the cause.
  const { code, message: reason } = (cause ?? {}) as Partial<NodeJS.ErrnoException>;
  return new FetchError(reason || code || message, "check the network and the address");
}
