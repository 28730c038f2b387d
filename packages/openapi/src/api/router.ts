/** A path that a template matches. */
export interface RoutedPath<Route> {
  /** What the template leads to. */
  readonly route: Route;
  /** The texts of the parameters in the path, still encoded. */
  readonly parameters: ReadonlyMap<string, string>;
}

/** A segment with parameters, such as `{id}` or `{name}.json`. */
interface TemplatedSegment<Route> {
  /** The segment as it is written. */
  readonly text: string;
  readonly pattern: RegExp;
  readonly names: readonly string[];
  /** Number of characters outside parameters. */
  readonly weight: number;
  readonly node: Node<Route>;
}

interface Node<Route> {
  readonly fixed: Map<string, Node<Route>>;
  /** Those with more fixed text come first. */
  readonly templated: TemplatedSegment<Route>[];
  readonly routes: Map<string, Route>;
}

const emptyNode = <Route>(): Node<Route> => ({ fixed: new Map(), templated: [], routes: new Map() });

/** Finds the templates that paths match, the ones with fixed segments before those with parameters (OpenAPI, Paths Object). */
export class Router<Route> {
  readonly #root = emptyNode<Route>();

  /** @param method - In capitals. */
  add(method: string, template: string, route: Route): void {
    let node = this.#root;
    for (const segment of template.split("/").slice(1)) node = childOf(node, segment);
    if (!node.routes.has(method)) node.routes.set(method, route);
  }

  /** The route of a path. `"no-method"` if only other methods have one, `undefined` if there is none. */
  find(method: string, path: string): RoutedPath<Route> | "no-method" | undefined {
    let result: "no-method" | undefined;
    const segments = path.split("/").slice(1);
    const search = (
      node: Node<Route>,
      at: number,
      texts: readonly (readonly [string, string])[],
    ): RoutedPath<Route> | undefined => {
      const segment = segments[at];
      if (segment === undefined) {
        const route = node.routes.get(method);
        if (route !== undefined) return { route, parameters: new Map(texts) };
        if (node.routes.size > 0) result = "no-method";
        return undefined;
      }
      const fixed = node.fixed.get(segment) ?? node.fixed.get(decoded(segment));
      const found = fixed && search(fixed, at + 1, texts);
      if (found) return found;
      for (const { pattern, names, node: inner } of node.templated) {
        const match = pattern.exec(segment);
        if (!match) continue;
        const routed = search(inner, at + 1, [
          ...texts,
          ...names.map((name, i) => [name, match[i + 1] as string] as const),
        ]);
        if (routed) return routed;
      }
      return undefined;
    };
    return search(this.#root, 0, []) ?? result;
  }
}

function decoded(segment: string): string {
  try {
    return decodeURIComponent(segment);
  } catch {
    return segment;
  }
}

function childOf<Route>(node: Node<Route>, segment: string): Node<Route> {
  if (!segment.includes("{")) {
    const known = node.fixed.get(segment);
    if (known) return known;
    const made = emptyNode<Route>();
    node.fixed.set(segment, made);
    return made;
  }
  const same = node.templated.find(({ text }) => text === segment);
  if (same) return same.node;
  const parts = segment.split(/\{([^{}]*)\}/);
  const names = parts.filter((_, i) => i % 2 === 1);
  // A parameter is never empty. The shortest texts count, so that a match takes linear time for each parameter.
  const source = parts
    .map((part, i) => (i % 2 === 1 ? "(.+?)" : part.replace(/[\\^$.*+?()[\]{}|/-]/g, "\\$&")))
    .join("");
  const weight = parts.filter((_, i) => i % 2 === 0).join("").length;
  const made = { text: segment, pattern: new RegExp(`^${source}$`, "s"), names, weight, node: emptyNode<Route>() };
  node.templated.push(made);
  node.templated.sort((a, b) => b.weight - a.weight);
  return made.node;
}
