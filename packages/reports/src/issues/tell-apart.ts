import { typesOf } from "@argot/core/internal";
// Tells alternatives apart by what the plan says about them. Their failures are not read: compiled code finds them when they are.
import { isObject } from "@argot/core/json";
import type { BlockId, TypeSet } from "@argot/core/plan";
import { type ChoiceOutline, type Discriminator, together } from "../messages/discriminators.js";
import { type FixedPart, partAt, type ValueOutline } from "../messages/value-outlines.js";
import { isIn, union, type ValueSet } from "../messages/value-set.js";
import type { NoMatchReason } from "./no-match-reason.js";

/** An alternative: the block that it applies. */
export interface Alternative {
  readonly block: BlockId;
}

/**
 * The indices of the alternatives that a value may have been meant for: those that allow values of its type, and of these the ones
 * whose constants fit. Or the reason why there is none.
 */
export function tellApart(
  outline: ChoiceOutline,
  alternatives: readonly Alternative[],
  value: unknown,
): readonly number[] | NoMatchReason {
  let candidates = ofSameType(outline, alternatives, value);
  if (candidates.length === 0) return ofOtherValues(outline, alternatives, value);
  if (candidates.length === 1) return candidates;
  const blocks = alternatives.map(({ block }) => block);
  let mistaken: NoMatchReason | undefined;
  let mistakenIn: Discriminator | undefined;
  let mistakenAmong: readonly number[] | undefined;
  for (const discriminator of outline.discriminators) {
    if (candidates.length === 1) break;
    const { path, of } = discriminator;
    const stating = candidates.filter((i) => of.has(blocks[i] as BlockId));
    if (stating.length < 2) continue;
    const part = partAt(value, path);
    const fitting = part === undefined ? [] : stating.filter((i) => allows(of.get(blocks[i] as BlockId), part));
    if (fitting.length > 0) candidates = fitting;
    else if (!mistaken && stating.length === candidates.length) {
      mistaken = mistakenPart(
        discriminator,
        stating.map((i) => blocks[i] as BlockId),
        value,
      );
      mistakenIn = discriminator;
      mistakenAmong = candidates;
    }
  }
  if (!mistaken || !mistakenIn) return candidates;
  if (candidates === mistakenAmong) return mistaken;
  // Other parts may tell which of the alternatives were meant, and so which values are allowed. One is no choice.
  return (
    mistakenPart(
      mistakenIn,
      candidates.map((i) => blocks[i] as BlockId),
      value,
    ) ?? mistaken
  );
}

/**
 * The reason why none of some alternatives matches, if each of them allows values of a part that the others do not, and the value
 * has another one there, or none although all of them require it.
 */
export function mistakenPart(
  { path, of, together: ofAll }: Discriminator,
  stating: readonly BlockId[],
  value: unknown,
): NoMatchReason | undefined {
  // Blocks may be in the list twice.
  const isOfAll = stating.length >= of.size && new Set(stating).size === of.size;
  const { allowed, isSame, isRequired } = isOfAll ? ofAll() : together(stating.flatMap((block) => of.get(block) ?? []));
  const { types } = allowed;
  // What all of them require does not tell them apart.
  if (types !== 0 || isSame) return undefined;
  const part = partAt(value, path);
  if (part !== undefined) return allowed.lists(part) ? undefined : { by: "constant", path, allowed };
  const outer = partAt(value, path.slice(0, -1));
  if (typeof path.at(-1) === "string" ? !isObject(outer) : !Array.isArray(outer)) return undefined;
  return isRequired ? { by: "missing-constant", path, allowed } : undefined;
}

const allows = (part: FixedPart | undefined, value: unknown): boolean =>
  part !== undefined && isIn(part.allowed, value);

/** The indices of the alternatives that allow the value, or others than single ones of its type. */
function ofSameType(
  { alternatives: outlines }: ChoiceOutline,
  alternatives: readonly Alternative[],
  value: unknown,
): readonly number[] {
  const own = typesOf(value);
  const found: number[] = [];
  for (let i = 0; i < alternatives.length; i++) {
    const allowed = outlines.get((alternatives[i] as Alternative).block)?.allowed;
    if (!allowed || (allowed.types & own) !== 0 || allowed.lists(value)) found.push(i);
  }
  return found;
}

/** If all alternatives require another type or value: the only one that requires a value of the same type, or what they require. */
function ofOtherValues(
  { alternatives: outlines, allowed: byAll, count }: ChoiceOutline,
  alternatives: readonly Alternative[],
  value: unknown,
): readonly number[] | NoMatchReason {
  const own = typesOf(value);
  const setOf = ({ block }: Alternative): ValueSet => (outlines.get(block) as ValueOutline).allowed;
  const near: number[] = [];
  for (let i = 0; i < alternatives.length; i++) if (hasType(setOf(alternatives[i] as Alternative), own)) near.push(i);
  if (near.length === 1) return near;
  const allowed = alternatives.length === count ? byAll : union(alternatives.map(setOf));
  // No value is allowed.
  return allowed.types === 0 && allowed.values.length === 0 ? [...alternatives.keys()] : { by: "value", allowed };
}

function hasType({ values }: ValueSet, types: TypeSet): boolean {
  for (const each of values) if ((typesOf(each) & types) !== 0) return true;
  return false;
}
