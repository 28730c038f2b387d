// Tells alternatives apart by what the plan says about them. Their failures are not read: compiled code finds them when they are.
import { isObject, typesOf } from "../json/types.js";
import type { ChoiceOutline, Discriminator } from "../messages/discriminators.js";
import { partAt } from "../messages/fixed-parts.js";
import { anyValue, hasValue, isIn, union, type ValueSet } from "../messages/value-set.js";
import type { BlockId } from "../plan/plan.js";
import type { NoMatchReason } from "./no-match-reason.js";

/** An alternative: its index, and the block that it applies. */
export interface Candidate {
  readonly index: number;
  readonly block: BlockId;
}

/**
 * The alternatives that a value may have been meant for: those that allow values of its type, and of these the ones whose
 * constants fit. Or the reason why there is none.
 */
export function tellApart<C extends Candidate>(
  outline: ChoiceOutline,
  alternatives: readonly C[],
  value: unknown,
): readonly C[] | NoMatchReason {
  const allowedBy = ({ block }: Candidate): ValueSet => outline.alternatives.get(block)?.allowed ?? anyValue;
  let candidates = alternatives.filter((each) => mayBe(allowedBy(each), value));
  if (candidates.length === 0) return ofOtherValues(alternatives, alternatives.map(allowedBy), value);
  for (const discriminator of outline.discriminators) {
    if (candidates.length === 1) break;
    const stating = candidates.filter(({ block }) => discriminator.of.has(block));
    if (stating.length < 2) continue;
    const part = partAt(value, discriminator.path);
    const fitting = part === undefined ? [] : stating.filter(({ block }) => allows(discriminator, block, part));
    if (fitting.length > 0) candidates = fitting;
    else if (stating.length === candidates.length) {
      const reason = mistakenPart(discriminator, stating, value);
      if (reason) return reason;
    }
  }
  return candidates;
}

/**
 * The reason why none of some alternatives matches, if each of them allows values of a part that the others do not, and the value
 * has another one there, or none although all of them require it.
 */
export function mistakenPart(
  { path, of }: Discriminator,
  stating: readonly Candidate[],
  value: unknown,
): NoMatchReason | undefined {
  const parts = stating.flatMap(({ block }) => of.get(block) ?? []);
  const sets = parts.map(({ allowed }) => allowed);
  const { types, values } = union(sets);
  // What all of them require does not tell them apart.
  if (types !== 0 || sets.every((each) => each.values.length === values.length)) return undefined;
  const part = partAt(value, path);
  if (part !== undefined) return hasValue(values, part) ? undefined : { by: "constant", path, values };
  const outer = partAt(value, path.slice(0, -1));
  if (typeof path[path.length - 1] === "string" ? !isObject(outer) : !Array.isArray(outer)) return undefined;
  return parts.every(({ isRequired }) => isRequired) ? { by: "missing-constant", path, values } : undefined;
}

const allows = ({ of }: Discriminator, block: BlockId, part: unknown): boolean => {
  const fixed = of.get(block);
  return fixed !== undefined && isIn(fixed.allowed, part);
};

/** Whether a set of values has the value, or others than single ones of its type. */
const mayBe = ({ types, values }: ValueSet, value: unknown): boolean =>
  (types & typesOf(value)) !== 0 || hasValue(values, value);

/** If all alternatives require another type or value: the only one that requires a value of the same type, or what they require. */
function ofOtherValues<C extends Candidate>(
  alternatives: readonly C[],
  sets: readonly ValueSet[],
  value: unknown,
): readonly C[] | NoMatchReason {
  const own = typesOf(value);
  const near = alternatives.filter((_, i) => sets[i]?.values.some((each) => (typesOf(each) & own) !== 0));
  if (near.length === 1) return near;
  const { types, values } = union(sets);
  // No value is allowed.
  if (types === 0 && values.length === 0) return alternatives;
  return { by: "value", types, values };
}
