/** The names and indices that lead from the instance to a part of it: a list from the inside outwards, so that parts share it. */
export interface InstancePath {
  readonly outer: InstancePath | undefined;
  readonly key: string | number;
  readonly length: number;
}

/** The path to a part of the value at a path; the same path if there is no key. */
export const pathTo = (outer: InstancePath | undefined, key: string | number | undefined): InstancePath | undefined =>
  key === undefined ? outer : { outer, key, length: outer === undefined ? 1 : outer.length + 1 };

/** The names and indices of a path, from the outside inwards: a new array each time, since it becomes part of an issue. */
export function keysOf(path: InstancePath | undefined): (string | number)[] {
  if (path === undefined) return [];
  // Most paths are short, and engines make arrays that are written out several times as fast as those that grow.
  const { outer, key } = path;
  if (outer === undefined) return [key];
  if (outer.outer === undefined) return [outer.key, key];
  if (outer.outer.outer === undefined) return [outer.outer.key, outer.key, key];
  const keys = Array<string | number>(path.length);
  for (let at: InstancePath | undefined = path; at; at = at.outer) keys[at.length - 1] = at.key;
  return keys;
}
