import { appendToken } from "@argot/core/json";
import type { Application } from "@argot/core/plan";

/** A reference token as it stands in the URI fragment of a schema path. */
export const escapedToken = (token: string): string => encodeURIComponent(appendToken("", token).slice(1));

/** What applications add to a schema path. Each is made once. */
export class SchemaPaths {
  readonly #known = new Map<Application, string>();

  of(application: Application): string {
    let path = this.#known.get(application);
    if (path === undefined) {
      path = application.keywordPath.map((token) => `/${escapedToken(token)}`).join("");
      this.#known.set(application, path);
    }
    return path;
  }
}
