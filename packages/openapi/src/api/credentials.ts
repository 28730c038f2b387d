// The credentials of requests, as security schemes describe them.
import type { JsonObject } from "@argot/core/keyword";
import { Budget } from "../parameters/budget.js";
import { decodeForm, decodePercent, Malformed } from "../parameters/malformed.js";
import { pairsOf } from "../parameters/query.js";
import type { Decode, Pair } from "../parameters/read-value.js";
import { headerLookup, queryText } from "./message-texts.js";
import type { RequestMessage } from "./operation.js";

/** The credentials of a request for a security scheme. */
export interface Credentials {
  /**
   * The key of `apiKey`; the token of `bearer`, `oauth2` and `openIdConnect`; what follows the name of any other scheme in the
   * header `Authorization`. Empty for `mutualTLS`, whose credentials are those of the connection.
   */
  readonly token: string;
  /** The name of the user, if the scheme is `basic`; else empty. */
  readonly username: string;
  /** The password, if the scheme is `basic`; else empty. */
  readonly password: string;
}

/** The credentials of a request for a scheme. `undefined` if there are none, if they are malformed, or if there are several. */
export function credentialsOf(
  object: JsonObject,
  { query, headers }: Pick<RequestMessage, "query" | "headers">,
): Credentials | undefined {
  const { type, in: location, name = "", scheme = "bearer" } = object as Readonly<Record<string, string>>;
  if (type === "mutualTLS") return withToken("");
  const header = headerLookup(headers);
  if (type !== "apiKey") return ofAuthorization(header("authorization"), scheme.toLowerCase());
  const key =
    location === "query"
      ? valueIn(queryText(query), name, "&", decodeForm)
      : location === "cookie"
        ? valueIn(header("cookie") ?? "", name, /;[ \t]*/, decodePercent)
        : header(name);
  return key === undefined || key === "" ? undefined : withToken(key);
}

const withToken = (token: string): Credentials => ({ token, username: "", password: "" });

/** The header `Authorization` (RFC 9110, section 11.4): the name of a scheme, and its credentials. */
function ofAuthorization(text: string | undefined, scheme: string): Credentials | undefined {
  const [, given, token] = /^([^ ]+) +(.+)$/s.exec(text ?? "") ?? [];
  if (given === undefined || token === undefined || given.toLowerCase() !== scheme) return undefined;
  if (scheme !== "basic") return withToken(token);
  const user = decodeBase64(token);
  const end = user?.indexOf(":") ?? -1;
  return user === undefined || end < 0
    ? undefined
    : { token, username: user.slice(0, end), password: user.slice(end + 1) };
}

/** The value of the only pair with a name. */
function valueIn(text: string, name: string, delimiter: string | RegExp, decode: Decode): string | undefined {
  const budget = new Budget();
  const pairs = budget.read(() => pairsOf(text, { decode, budget }, delimiter));
  if (pairs instanceof Malformed) return undefined;
  const [own, ...more] = pairs.filter(([each]) => each === name) as readonly Pair[];
  const value = own && more.length === 0 ? decode(own[1]) : undefined;
  return value instanceof Malformed ? undefined : value;
}

/** Every platform has it. */
declare const atob: (text: string) => string;

/** The text in UTF-8 that is written in Base64 (RFC 7617, section 2.1); `undefined` if it is malformed. */
function decodeBase64(text: string): string | undefined {
  try {
    const bytes = Array.from(atob(text), (char) => char.charCodeAt(0).toString(16).padStart(2, "0"));
    return decodeURIComponent(bytes.map((byte) => `%${byte}`).join(""));
  } catch {
    return undefined;
  }
}
