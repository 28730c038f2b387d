import { requireArgument } from "argot";

/** A path that a template matches. */
export interface RoutedPath<Route> {
  /** The value of the template. */
  readonly route: Route;
  /** The texts of the parameters in the path, still encoded. */
  readonly parameters: ReadonlyMap<string, string>;
}

/** A segment with parameters, such as `{id}` or `{name}.json`. */
interface TemplatedSegment<Route> {
  /** The texts around the parameters: one more than there are names. */
  readonly texts: readonly string[];
  readonly names: readonly string[];
  /** Number of characters outside parameters. */
  readonly weight: number;
  readonly node: Node<Route>;
}

interface Node<Route> {
  readonly fixed: Map<string, Node<Route>>;
  /** By the segment as it is written. */
  readonly templated: Map<string, TemplatedSegment<Route>>;
  /** The templated ones, those with more fixed text last; `undefined` if the list must be made again. */
  order: readonly TemplatedSegment<Route>[] | undefined;
  readonly routes: Map<string, Route>;
}

/** A node to search, with the matches of the segments before it. */
interface Visit<Route> {
  readonly node: Node<Route>;
  readonly depth: number;
  readonly outer: Visit<Route> | undefined;
  /** The names and texts of parameters in the last segment. */
  readonly parameters: readonly (readonly [name: string, text: string])[];
}

const emptyNode = <Route>(): Node<Route> => ({
  fixed: new Map(),
  templated: new Map(),
  order: [],
  routes: new Map(),
});

/**
 * Finds the templates that paths match, the ones with fixed segments before those with parameters (OpenAPI, Paths Object). The work is at most
 * the length of the path for each segment of a template: each node of the tree is visited once, and segments are matched in one pass.
 */
export class Router<Route> {
  readonly #root = emptyNode<Route>();
  readonly #isLax: boolean;

  /** @param isLax - Whether case and empty segments are ignored. */
  constructor(isLax = false) {
    this.#isLax = isLax;
  }

  /** @param method - In capitals. */
  add(method: string, template: string, route: Route): void {
    let node = this.#root;
    for (const segment of this.#segmentsOf(template)) node = this.#childOf(node, segment);
    if (!node.routes.has(method)) node.routes.set(method, route);
  }

  /** The route of a path; with HEAD that of GET, unless the template has its own. `"no-method"` if only other methods have one, `undefined` if there is none. */
  find(method: string, path: string): RoutedPath<Route> | "no-method" | undefined {
    let result: "no-method" | undefined;
    const segments = this.#segmentsOf(decoded(path));
    const folded = this.#isLax ? segments.map((each) => each.toLowerCase()) : segments;
    const pending: Visit<Route>[] = [{ node: this.#root, depth: 0, outer: undefined, parameters: [] }];
    for (let visit = pending.pop(); visit; visit = pending.pop()) {
      const { node, depth } = visit;
      const segment = segments.at(depth);
      if (segment === undefined) {
        const route = node.routes.get(method) ?? (method === "HEAD" ? node.routes.get("GET") : undefined);
        if (route !== undefined) return { route, parameters: parametersOf(visit) };
        if (node.routes.size > 0) result = "no-method";
        continue;
      }
      const compared = folded[depth] as string;
      // `pending` is a stack: what comes last is searched first.
      for (const templated of (node.order ??= orderOf(node))) {
        const parameters = matched(templated, segment, compared);
        if (parameters) pending.push({ node: templated.node, depth: depth + 1, outer: visit, parameters });
      }
      const fixed = node.fixed.get(compared);
      if (fixed) pending.push({ node: fixed, depth: depth + 1, outer: visit, parameters: [] });
    }
    return result;
  }

  #segmentsOf(path: string): readonly string[] {
    const segments = path.split("/").slice(1);
    return this.#isLax ? segments.filter((each) => each !== "") : segments;
  }

  #childOf(node: Node<Route>, segment: string): Node<Route> {
    const parts = segment.split(/\{([^{}]*)\}/);
    const names = parts.filter((_, i) => i % 2 === 1);
    const texts = parts
      .filter((_, i) => i % 2 === 0)
      .map((text) => (this.#isLax ? decoded(text).toLowerCase() : decoded(text)));
    const made = emptyNode<Route>();
    if (names.length === 0) return getOrSet(node.fixed, texts[0] as string, made);
    const weight = texts.join("").length;
    node.order = undefined;
    return getOrSet(node.templated, segment, { texts, names, weight, node: made }).node;
  }
}

function getOrSet<A>(map: Map<string, A>, key: string, made: A): A {
  const known = map.get(key);
  if (known !== undefined) return known;
  map.set(key, made);
  return made;
}

const orderOf = <Route>({ templated }: Node<Route>): readonly TemplatedSegment<Route>[] =>
  [...templated.values()].sort((a, b) => b.weight - a.weight).reverse();

/**
 * The parameters of a segment; `undefined` if it does not match. A parameter is never empty, and as short as possible,
 * so that a single pass finds a match if there is one.
 */
function matched<Route>(
  { texts, names, weight }: TemplatedSegment<Route>,
  segment: string,
  folded: string,
): Visit<Route>["parameters"] | undefined {
  const last = texts.at(-1) as string;
  const end = folded.length - last.length;
  // Changing the case may change the length of a text. The parameter is then returned in lower case.
  const given = weight === 0 || segment.length === folded.length ? segment : folded;
  let start = (texts[0] as string).length;
  if (!folded.startsWith(texts[0] as string) || !folded.endsWith(last)) return undefined;
  const parameters: (readonly [string, string])[] = [];
  for (const [i, name] of names.entries()) {
    const text = texts[i + 1] as string;
    const next = i === names.length - 1 ? end : folded.indexOf(text, start + 1);
    if (next <= start || next > end) return undefined;
    parameters.push([name, given.slice(start, next)]);
    start = next + text.length;
  }
  return parameters;
}

function parametersOf<Route>(visit: Visit<Route>): ReadonlyMap<string, string> {
  const lists: Visit<Route>["parameters"][] = [];
  for (let each = visit; each.outer; each = each.outer) if (each.parameters.length > 0) lists.push(each.parameters);
  return new Map(lists.reverse().flat());
}

/**
 * A path without percent-encodings, as `route` of an API compares it. Those of characters with a meaning stay, such as `%2F`.
 *
 * @returns `undefined` if the path is not percent-encoded UTF-8.
 * @throws DefinitionError if it is no string.
 */
export function decodePath(path: string): string | undefined {
  requireArgument(typeof path === "string", "decodePath", "a path", path);
  if (!path.includes("%")) return path;
  try {
    return decodeURI(path.replaceAll("%25", "%2525"));
  } catch {
    return undefined;
  }
}

/** Malformed encodings stay as they are. */
const decoded = (path: string): string => decodePath(path) ?? path;
