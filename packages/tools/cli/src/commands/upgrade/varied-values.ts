/** Constants that a part of a value may become. */
const constants: readonly unknown[] = [null, true, false, 0, -1, 1, 2.5, "", "a", "aa", [], {}, [0, "a", null]];

/**
 * Random changes of values: members and items are left out, doubled, or become others. The same values lead to the same
 * changes.
 *
 * @param values - At least one.
 */
export function* variedValues(values: readonly unknown[]): Generator {
  let state = 1;
  const below = (end: number): number => {
    // The generator of Park and Miller.
    state = (state * 48_271) % 2_147_483_647;
    return state % end;
  };
  const pick = (list: readonly unknown[]): unknown => list[below(list.length)];
  const varied = (value: unknown, depth: number): unknown => {
    if (typeof value !== "object" || value === null || depth === 0 || below(4) === 0)
      return below(2) === 0 ? pick(constants) : pick(values);
    if (Array.isArray(value)) {
      const at = below(value.length + 1);
      const rest = value.slice(at + 1);
      const change = below(3);
      if (at === value.length || change === 0) return [...value.slice(0, at), pick(constants), ...value.slice(at)];
      return change === 1
        ? [...value.slice(0, at), ...rest]
        : [...value.slice(0, at), varied(value[at], depth - 1), ...rest];
    }
    const members = Object.entries(value);
    const at = below(members.length + 1);
    const [name, member] = members[at] ?? ["added", pick(constants)];
    const others = members.filter(([each]) => each !== name);
    return Object.fromEntries(below(3) === 0 ? others : [...others, [name, varied(member, depth - 1)]]);
  };
  for (;;) yield varied(pick(values), 8);
}
