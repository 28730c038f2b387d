/**
 * The number of values in a value, itself included: the size that the cost of validation is measured against.
 *
 * @param limit - Counting stops here, so that it takes no longer than it is worth.
 */
export function countNodes(root: unknown, limit: number): number {
  const pending = [root];
  let count = 0;
  for (let value = pending.pop(); count < limit; value = pending.pop()) {
    count++;
    if (typeof value === "object" && value !== null)
      for (const part of Object.values(value)) {
        if (count + pending.length >= limit) return limit;
        pending.push(part);
      }
    if (pending.length === 0) break;
  }
  return count;
}
