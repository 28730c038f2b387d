import type { Api } from "../api/api.js";
import { decodePath } from "../api/router.js";

/**
 * The rests of a path after each base path that it begins with, from their slash on. Those of longer base paths come
 * first.
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
 * Creates the function that finds the paths of the description that a path may be.
 *
 * @param basePath - A path, or `"servers"` for those in the URLs of the servers that the description lists.
 */
export function pathsBelow(api: Api, basePath: string): PathsBelow {
  if (basePath !== "servers") return belowAny([escaped(withoutSlash(basePath))]);
  const { servers = [] } = api.document as { readonly servers?: readonly Server[] };
  return belowAny(servers.length > 0 ? servers.map(patternOf) : [""]);
}

/** The base paths, with variables in braces. */
export function basePathsOf(api: Api, basePath: string): readonly string[] {
  if (basePath !== "servers") return [withoutSlash(basePath)];
  const { servers = [] } = api.document as { readonly servers?: readonly Server[] };
  return servers.length > 0 ? servers.map(pathOf) : [""];
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

/**
 * The regular expression for the path in the URL of a server. A variable matches one of its values, or any text in a
 * segment.
 */
function patternOf(server: Server): string {
  const parts = pathOf(server).split(/\{([^{}]*)\}/);
  return parts
    .map((part, i) => {
      if (i % 2 === 0) return escaped(part);
      const choices = variableOf(server, part)?.enum;
      if (choices) return `(?:${choices.map(escaped).join("|")})`;
      // Matches the shortest text, so that there is only one match.
      const end = escaped(parts[i + 1] as string) + (i + 2 === parts.length ? "(?:/|$)" : "");
      return `[^/](?:(?!${end})[^/])*`;
    })
    .join("");
}

/** The path in the URL of a server, with variables in braces. */
function pathOf(server: Server): string {
  // A variable at the beginning is or contains an origin.
  const absolute = server.url.replace(/^\{([^{}]*)\}/, (_, name: string) => variableOf(server, name)?.default ?? "");
  return withoutSlash(absolute.replace(/^(?:[a-z][a-z\d+.-]*:)?\/\/[^/]*/i, ""));
}

const variableOf = ({ variables = {} }: Server, name: string) =>
  Object.hasOwn(variables, name) ? variables[name] : undefined;

const withoutSlash = (path: string): string => path.replace(/\/$/, "");
/** A text in a regular expression for decoded paths. */
const escaped = (text: string): string => (decodePath(text) ?? text).replaceAll(/[\\^$.*+?()[\]{}|/-]/g, "\\$&");
