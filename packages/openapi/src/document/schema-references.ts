import { tokensOf } from "@argot/core/json";

/** The references among the schemas of the components of a document. */
export class SchemaReferences {
  readonly #targets = new Map<string, Set<string>>();

  /** Notes a reference in a schema at a path. */
  add([first, second, name]: readonly string[], reference: string): void {
    if (first !== "components" || second !== "schemas" || name === undefined) return;
    if (!reference.startsWith("#/components/schemas/")) return;
    const target = tokensOf(decoded(reference.slice(1)))?.at(2);
    const targets = this.#targets.get(name);
    if (target === undefined) return;
    if (targets) targets.add(target);
    else this.#targets.set(name, new Set([target]));
  }

  /** Schemas from which all reference cycles are reached. Most cycles are recursive types, which are allowed. */
  circularRoots(): readonly string[] {
    const circular = this.#leadingToCircles();
    const reached = new Set<string>();
    const roots = new Set<string>();
    for (const name of circular) {
      if (reached.has(name)) continue;
      roots.add(name);
      const pending = [name];
      for (let next = pending.pop(); next !== undefined; next = pending.pop()) {
        if (reached.has(next)) {
          // This root reaches everything that an earlier root reaches.
          if (next !== name) roots.delete(next);
          continue;
        }
        reached.add(next);
        for (const target of this.#targets.get(next) ?? []) if (circular.has(target)) pending.push(target);
      }
    }
    return [...roots];
  }

  /** The schemas that are left after repeatedly removing those without references to others. */
  #leadingToCircles(): ReadonlySet<string> {
    const sources = new Map<string, string[]>();
    const degrees = new Map<string, number>();
    for (const [name, targets] of this.#targets) {
      const known = [...targets].filter((target) => this.#targets.has(target));
      degrees.set(name, known.length);
      for (const target of known) {
        const list = sources.get(target);
        if (list) list.push(name);
        else sources.set(target, [name]);
      }
    }
    const ends = [...degrees].filter(([, degree]) => degree === 0).map(([name]) => name);
    for (let end = ends.pop(); end !== undefined; end = ends.pop()) {
      degrees.delete(end);
      for (const source of sources.get(end) ?? []) {
        const degree = (degrees.get(source) ?? 0) - 1;
        degrees.set(source, degree);
        if (degree === 0) ends.push(source);
      }
    }
    return new Set(degrees.keys());
  }
}

function decoded(fragment: string): string {
  try {
    return decodeURIComponent(fragment);
  } catch {
    return fragment;
  }
}
