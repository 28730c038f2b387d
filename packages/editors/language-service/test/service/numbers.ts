/** Numbers that look random and are the same in each run. */
export function* numbers(): Generator<number, never> {
  // The low bits repeat themselves soon.
  for (let seed = 12_345; ;) yield (seed = (seed * 1_103_515_245 + 12_345) % 2_147_483_648) >>> 8;
}
