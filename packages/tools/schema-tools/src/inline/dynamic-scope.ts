import type { IndexedResource, IndexedSchema } from "../schema-index/index.js";

/** What each dynamic anchor means at a place: the schema of the outermost resource that declares it. */
export interface DynamicScope {
  /** The same text for equal scopes. */
  readonly key: string;
  readonly bindings: ReadonlyMap<string, IndexedSchema>;
}

/** The scope outside of all resources. */
export const emptyScope: DynamicScope = { key: "", bindings: new Map() };

/** The scope in a resource that is entered from a scope. Anchors that are bound stay so: the outermost resource counts. */
export function enter(scope: DynamicScope, { dynamicAnchors }: IndexedResource): DynamicScope {
  const unbound = [...dynamicAnchors].filter(([name]) => !scope.bindings.has(name));
  if (unbound.length === 0) return scope;
  const bindings = new Map([...scope.bindings, ...unbound]);
  const pairs = Array.from(bindings, ([name, { id }]): [string, number] => [name, id]);
  return { key: JSON.stringify(pairs.sort(([a], [b]) => (a < b ? -1 : 1))), bindings };
}
