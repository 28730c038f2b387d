import { hasProperty } from "./measure.js";

/** Values nested deeper are not counted: a smaller count is safe, and the stack is not at risk. */
const maxDepth = 500;

/**
 * The number of values in a value, itself included: the size that the cost of validation is measured against. Counting
 * allocates nothing.
 *
 * @param limit - Counting stops here, so that it takes no longer than it is worth.
 */
export const countNodes = (root: unknown, limit: number): number => countWithin(root, limit, 0);

function countWithin(value: unknown, limit: number, depth: number): number {
  let count = 1;
  if (typeof value !== "object" || value === null || depth === maxDepth) return count;
  if (Array.isArray(value)) {
    for (let i = 0; i < value.length && count < limit; i++) count += countWithin(value[i], limit - count, depth + 1);
    return count;
  }
  const object = value as Readonly<Record<string, unknown>>;
  for (const name in object) {
    if (count >= limit) break;
    if (hasProperty(object, name)) count += countWithin(object[name], limit - count, depth + 1);
  }
  return count;
}
