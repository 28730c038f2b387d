/** The names and indices that lead from the instance to a part of it: a list from the inside outwards, so that parts share it. */
export interface InstancePath {
  readonly outer: InstancePath | undefined;
  readonly key: string | number;
  readonly length: number;
}

/** The path to a part of the value at a path; the same path if there is no key. */
export const pathTo = (outer: InstancePath | undefined, key: string | number | undefined): InstancePath | undefined =>
  key === undefined ? outer : { outer, key, length: outer === undefined ? 1 : outer.length + 1 };

/** The names and indices of a path, from the outside inwards. */
export function keysOf(path: InstancePath | undefined): (string | number)[] {
  if (path === undefined) return [];
  if (path.outer === undefined) return [path.key];
  const keys: (string | number)[] = [];
  for (let at: InstancePath | undefined = path; at; at = at.outer) keys.push(at.key);
  return keys.reverse();
}
