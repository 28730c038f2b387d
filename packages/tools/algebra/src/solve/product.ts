/** The ways to choose one element of each list: first those that take the first ones. */
export function* product<T>(lists: readonly (readonly T[])[]): Generator<readonly T[]> {
  if (lists.some((list) => list.length === 0)) return;
  const at = lists.map(() => 0);
  for (;;) {
    yield at.map((index, i) => lists[i]?.[index] as T);
    let place = 0;
    while (place < lists.length) {
      const next = (at[place] as number) + 1;
      at[place] = next < (lists[place]?.length ?? 0) ? next : 0;
      if (at[place] !== 0) break;
      place++;
    }
    if (place === lists.length) return;
  }
}
