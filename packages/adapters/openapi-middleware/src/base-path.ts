import type { Api } from "@argot/openapi";

/** The part of a path below the base path, from its slash on; `undefined` if the path is not below. */
export type PathBelow = (path: string) => string | undefined;

/** A server of a description. */
interface Server {
  readonly url: string;
  readonly variables?: Readonly<Record<string, { readonly default: string; readonly enum?: readonly string[] }>>;
}

/**
 * What finds the part of a path that the description has.
 *
 * @param basePath - A path, or `"servers"` for those in the URLs of the servers that the description lists.
 */
export function pathBelow(api: Api, basePath: string): PathBelow {
  if (basePath !== "servers") return belowAny([escaped(withoutSlash(basePath))]);
  const { servers = [] } = api.document as { readonly servers?: readonly Server[] };
  const patterns = servers.length > 0 ? servers.map(patternOf) : [""];
  // Of two that match, the longer one counts.
  return belowAny(patterns.toSorted((a, b) => b.length - a.length));
}

function belowAny(patterns: readonly string[]): PathBelow {
  const compiled = patterns.map((pattern) => new RegExp(`^${pattern}(?=/)`));
  return (path) => {
    const match = compiled.map((each) => each.exec(path)).find((each) => each !== null);
    return match ? path.slice(match[0].length) : undefined;
  };
}

/** The regular expression of the path in the URL of a server. Variables are one of their values, or any text in a segment. */
function patternOf({ url, variables = {} }: Server): string {
  const valueOf = (name: string) => (Object.hasOwn(variables, name) ? variables[name] : undefined);
  // A variable at the beginning is an origin, or has one.
  const absolute = url.replace(/^\{([^{}]*)\}/, (_, name: string) => valueOf(name)?.default ?? "");
  const path = withoutSlash(absolute.replace(/^(?:[a-z][a-z\d+.-]*:)?\/\/[^/]*/i, ""));
  return path
    .split(/\{([^{}]*)\}/)
    .map((part, i) => {
      if (i % 2 === 0) return escaped(part);
      const choices = valueOf(part)?.enum;
      return choices ? `(?:${choices.map(escaped).join("|")})` : "[^/]+";
    })
    .join("");
}

const withoutSlash = (path: string): string => path.replace(/\/$/, "");
const escaped = (text: string): string => text.replaceAll(/[\\^$.*+?()[\]{}|/-]/g, "\\$&");
