import type { Api } from "../api/api.js";
import { decodePath } from "../api/router.js";

/**
 * The parts of a path below the base paths that it is below, from their slash on. Those of longer base paths come first.
 *
 * @param isLax - Whether letters are the same in any case, and several slashes are one.
 */
export type PathsBelow = (path: string, isLax: boolean) => readonly string[];

/** A server of a description. */
interface Server {
  readonly url: string;
  readonly variables?: Readonly<Record<string, { readonly default: string; readonly enum?: readonly string[] }>>;
}

/**
 * What finds the parts of a path that the description may have.
 *
 * @param basePath - A path, or `"servers"` for those in the URLs of the servers that the description lists.
 */
export function pathsBelow(api: Api, basePath: string): PathsBelow {
  if (basePath !== "servers") return belowAny([escaped(withoutSlash(basePath))]);
  const { servers = [] } = api.document as { readonly servers?: readonly Server[] };
  return belowAny(servers.length > 0 ? servers.map(patternOf) : [""]);
}

function belowAny(patterns: readonly string[]): PathsBelow {
  const compile = (flags: string) => patterns.map((pattern) => new RegExp(`^${pattern}(?=/|$)`, flags));
  const [strict, lax] = [compile(""), compile("i")];
  return (path, isLax) => {
    const given = isLax ? path.replaceAll(/\/+/g, "/") : path;
    const ends = (isLax ? lax : strict).flatMap((pattern) => pattern.exec(given)?.at(0)?.length ?? []);
    return ends.sort((a, b) => b - a).map((end) => given.slice(end) || "/");
  };
}

/** The regular expression of the path in the URL of a server. Variables are one of their values, or any text in a segment. */
function patternOf({ url, variables = {} }: Server): string {
  const valueOf = (name: string) => (Object.hasOwn(variables, name) ? variables[name] : undefined);
  // A variable at the beginning is an origin, or has one.
  const absolute = url.replace(/^\{([^{}]*)\}/, (_, name: string) => valueOf(name)?.default ?? "");
  const path = withoutSlash(absolute.replace(/^(?:[a-z][a-z\d+.-]*:)?\/\/[^/]*/i, ""));
  const parts = path.split(/\{([^{}]*)\}/);
  return parts
    .map((part, i) => {
      if (i % 2 === 0) return escaped(part);
      const choices = valueOf(part)?.enum;
      if (choices) return `(?:${choices.map(escaped).join("|")})`;
      // The shortest text, so that there is one way to match.
      const end = escaped(parts[i + 1] as string) + (i + 2 === parts.length ? "(?:/|$)" : "");
      return `[^/](?:(?!${end})[^/])*`;
    })
    .join("");
}

const withoutSlash = (path: string): string => path.replace(/\/$/, "");
/** A text in a regular expression for decoded paths. */
const escaped = (text: string): string => (decodePath(text) ?? text).replaceAll(/[\\^$.*+?()[\]{}|/-]/g, "\\$&");
