import { applicationsOf, type BlockId, inPlace, isNeverValid, JsonType, type Plan, rangeOf } from "@argot/core/plan";

/** The blocks that hold for no value, as far as it follows from the schema `false` alone. */
export function neverValidBlocks({ blocks }: Plan): ReadonlySet<BlockId> {
  const found = new Set<BlockId>(blocks.filter(isNeverValid).map(({ id }) => id));
  const fails = ({ target, dynamic, when }: ReturnType<typeof applicationsOf>[number]): boolean =>
    found.has(target) && dynamic === undefined && when === undefined;
  for (let before = -1; before < found.size;) {
    before = found.size;
    for (const { id, rules } of blocks) {
      const isNever = rules.some(({ appliesTo, constraint }) => {
        if (appliesTo !== JsonType.any || !inPlace(constraint) || constraint.op === "branch") return false;
        const applications = applicationsOf(constraint);
        const failing = applications.filter(fails).length;
        const { min } = rangeOf(constraint) ?? { min: applications.length };
        return applications.length - failing < min;
      });
      if (isNever) found.add(id);
    }
  }
  return found;
}
