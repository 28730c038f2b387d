import { appendToken } from "@argot/core/json";

/** A reference token as it stands in the URI fragment of a schema path. */
export const escapedToken = (token: string): string => encodeURIComponent(appendToken("", token).slice(1));

/** What reference tokens add to a schema path. */
export const schemaPathOf = (tokens: readonly string[]): string =>
  tokens.map((token) => `/${escapedToken(token)}`).join("");
