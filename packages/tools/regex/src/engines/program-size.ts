import type { AST } from "@eslint-community/regexpp";

/**
 * The number of instructions of the program for an expression, with repetitions written out, before the program is
 * made. Counting stops soon after a limit.
 */
export const programSize = (alternatives: readonly AST.Alternative[], limit: number): number => {
  let size = 0;
  for (const { elements } of alternatives) {
    size++;
    for (const element of elements) if (size <= limit) size += sizeOf(element, limit);
  }
  return size;
};

function sizeOf(node: AST.Element, limit: number): number {
  switch (node.type) {
    case "Group":
    case "CapturingGroup":
      return programSize(node.alternatives, limit);
    case "Quantifier": {
      const { element, min, max } = node;
      const copies = max === Infinity ? Math.max(min, 1) : max;
      // An optional copy and a loop each have an instruction of their own.
      return copies * sizeOf(element, limit) + (max === Infinity ? 1 : max - min);
    }
    default:
      return 1;
  }
}
