import { JsonSet } from "@argot/core/internal";
import { type Application, type BlockId, type Json, JsonType } from "@argot/core/plan";
import {
  type FixedPart,
  maxPartDepth,
  type PartPath,
  type ValueOutline,
  type ValueOutlines,
} from "./value-outlines.js";
import { union, type ValueSet } from "./value-set.js";

/** A part of a value by which alternatives can be told apart, as each of some alternatives allows other values of it. */
export interface Discriminator {
  readonly path: PartPath;
  /** What alternatives say about it, by their blocks. */
  readonly of: ReadonlyMap<BlockId, FixedPart>;
  /** What all of these alternatives together allow. */
  readonly together: () => AllowedTogether;
}

/** What some alternatives together allow a part of a value to be. */
export interface AllowedTogether {
  readonly allowed: ValueSet;
  /** Whether each of them allows the same number of values as all of them. */
  readonly isSame: boolean;
  /** Whether all of them require the part. */
  readonly isRequired: boolean;
}

export function together(parts: readonly FixedPart[]): AllowedTogether {
  const allowed = union(parts.map((part) => part.allowed));
  return {
    allowed,
    isSame: parts.every((part) => part.allowed.values.length === allowed.values.length),
    isRequired: parts.every((part) => part.isRequired),
  };
}

/** How several alternatives can be told apart before their failures are known. */
export interface ChoiceOutline {
  /** The outlines of the alternatives, by their blocks. */
  readonly alternatives: ReadonlyMap<BlockId, ValueOutline>;
  /** Number of alternatives. Several may have the same block. */
  readonly count: number;
  /** The values that at least one of the alternatives allows. */
  readonly allowed: ValueSet;
  /** Those that tell most of the alternatives apart first. */
  readonly discriminators: readonly Discriminator[];
}

/** Reads how alternatives can be told apart: as deep in their values as it takes. */
export function choiceOutlineOf(outlines: ValueOutlines, applications: readonly Application[]): ChoiceOutline {
  for (let depth = 1; ; depth++) {
    const alternatives = new Map(applications.map((each) => [each.target, outlines.ofApplied(each, depth)]));
    const ranked = rankedDiscriminators(alternatives);
    const withParts = [...alternatives.values()].filter(({ allowed }) => (allowed.types & container) !== 0).length;
    if (depth === maxPartDepth || (ranked.at(0)?.unique ?? 0) >= withParts)
      return { alternatives, count: applications.length, allowed: unionOf(alternatives), discriminators: ranked };
  }
}

const unionOf = (alternatives: ReadonlyMap<BlockId, ValueOutline>): ValueSet =>
  union([...alternatives.values()].map(({ allowed }) => allowed));

const container = JsonType.object | JsonType.array;

interface Ranked extends Discriminator {
  /** Number of alternatives that share no value of the part with another. */
  readonly unique: number;
  readonly required: number;
  readonly values: number;
}

function rankedDiscriminators(alternatives: ReadonlyMap<BlockId, ValueOutline>): readonly Ranked[] {
  const found = new Map<string, { path: PartPath; of: Map<BlockId, FixedPart> }>();
  for (const [block, { parts }] of alternatives) {
    for (const [text, part] of parts) {
      const known = found.get(text) ?? { path: part.path, of: new Map<BlockId, FixedPart>() };
      found.set(text, known);
      known.of.set(block, part);
    }
  }
  return [...found.values()]
    .flatMap(({ path, of }) => (of.size < 2 ? [] : (rankedPart(path, of) ?? [])))
    .sort(
      (a, b) => b.unique - a.unique || b.required - a.required || a.path.length - b.path.length || a.values - b.values,
    );
}

/** A part of some alternatives; `undefined` if all of them say the same about it. */
function rankedPart(path: PartPath, of: ReadonlyMap<BlockId, FixedPart>): Ranked | undefined {
  const parts = [...of.values()];
  const known = new JsonSet();
  const repeated = new JsonSet();
  const values: Json[] = [];
  const counts = parts.map(({ allowed }) => {
    const own = new JsonSet();
    const distinct = allowed.values.filter((value) => own.add(value));
    for (const value of distinct) {
      if (known.add(value)) values.push(value);
      else repeated.add(value);
    }
    return distinct.length;
  });
  const isUnique = ({ allowed }: FixedPart): boolean =>
    allowed.types === 0
      ? !allowed.values.some((value) => repeated.has(value))
      : values.every((value) => allowed.leavesOut(value));
  const isSame = parts.every(({ allowed }) => allowed.types === 0) && counts.every((count) => count === values.length);
  if (isSame) return undefined;
  let ofAll: AllowedTogether | undefined;
  return {
    path,
    of,
    together: () => (ofAll ??= together(parts)),
    unique: parts.filter(isUnique).length,
    required: parts.filter(({ isRequired }) => isRequired).length,
    values: values.length,
  };
}
