/**
 * The same JSON, where each object inherits every name in `names` that it does not have itself. Since only own
 * properties count, the value is the same.
 */
export function inheriting(json: unknown, names: Iterable<string>): unknown {
  const inherited: object = Object.fromEntries(Array.from(names, (name) => [name, 1]));
  const copy = (value: unknown): unknown => {
    if (Array.isArray(value)) return value.map(copy);
    if (typeof value !== "object" || value === null) return value;
    const own = Object.entries(value).map(([name, member]) => [name, copy(member)] as const);
    return Object.setPrototypeOf(Object.fromEntries(own), inherited);
  };
  return copy(json);
}

/** All names of properties in some JSON, and all strings. */
export function textsIn(json: unknown): ReadonlySet<string> {
  const texts = new Set<string>();
  const pending = [json];
  while (pending.length > 0) {
    const value = pending.pop();
    if (typeof value === "string") texts.add(value);
    else if (typeof value === "object" && value !== null)
      for (const [name, member] of Object.entries(value)) {
        texts.add(name);
        pending.push(member);
      }
  }
  return texts;
}
