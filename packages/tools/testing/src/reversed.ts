/** The same JSON with the properties of its objects in the opposite order. */
export function reversed(json: unknown): unknown {
  if (Array.isArray(json)) return json.map(reversed);
  if (typeof json !== "object" || json === null) return json;
  const members = Object.entries(json).map(([name, value]) => [name, reversed(value)] as const);
  return Object.fromEntries(members.reverse());
}
