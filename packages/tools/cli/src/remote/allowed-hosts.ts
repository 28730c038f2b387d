import { Problem } from "../terminal/problem.js";

/** The hosts that schemas may be fetched from. */
export class AllowedHosts {
  readonly #origins: ReadonlySet<string>;

  /**
   * @param hosts - Names of hosts, with a port if it is not the usual one: `json.schemastore.org`, `localhost:8443`. They are reached by https.
   *   `http://localhost:8080` allows a host by http.
   * @throws Problem if one is no host.
   */
  constructor(hosts: readonly string[]) {
    this.#origins = new Set(hosts.map(originOf));
  }

  /** Whether a document may be fetched from a URL: by its scheme, its host and its port. */
  allow({ origin, username, password }: URL): boolean {
    return username === "" && password === "" && this.#origins.has(origin);
  }
}

function originOf(host: string): string {
  const text = /^https?:\/\//i.test(host) ? host : `https://${host}`;
  const url = URL.canParse(text) ? new URL(text) : undefined;
  // An origin has no path, no user and no wildcard.
  if (url && url.host !== "" && `${url.origin}/` === url.href && !host.includes("*")) return url.origin;
  throw new Problem(`${host} is no host`, "write a name such as json.schemastore.org, or http://localhost:8080");
}
