import { byName } from "./keyword-values.js";

/** Whether a schema, or one in it, has one of some keywords. */
export function mentions(schema: unknown, keywords: ReadonlySet<string>): boolean {
  const waiting = [schema];
  while (waiting.length > 0) {
    const next = waiting.pop();
    if (typeof next !== "object" || next === null) continue;
    if (Array.isArray(next)) {
      for (const item of next as unknown[]) waiting.push(item);
      continue;
    }
    for (const name of Object.keys(next)) {
      if (keywords.has(name)) return true;
      const value = (next as Record<string, unknown>)[name];
      if (typeof value !== "object" || value === null) continue;
      if (byName.has(name)) for (const each of Object.values(value) as unknown[]) waiting.push(each);
      else waiting.push(value);
    }
  }
  return false;
}
