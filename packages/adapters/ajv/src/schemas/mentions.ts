/** Whether a schema has a member with one of the names, at any depth. */
export function mentions(schema: unknown, names: ReadonlySet<string>): boolean {
  const waiting = [schema];
  while (waiting.length > 0) {
    const next = waiting.pop();
    if (Array.isArray(next)) for (const item of next as unknown[]) waiting.push(item);
    else if (typeof next === "object" && next !== null)
      for (const name of Object.keys(next)) {
        if (names.has(name)) return true;
        waiting.push((next as Record<string, unknown>)[name]);
      }
  }
  return false;
}
