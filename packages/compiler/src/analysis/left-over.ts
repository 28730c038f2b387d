import {
  type Application,
  type ConstraintOf,
  evaluatesMember,
  type Pattern,
  type SiblingNames,
} from "@argot/core/plan";
import { type EvaluatedLayout, maskOf } from "./evaluated.js";

/**
 * The members of an object that a rule applies its `rest` to: those that no sibling rule is about, or those that are not
 * evaluated. If evaluation depends on the value, bits of the layout show what has been evaluated.
 */
export interface LeftOver {
  /** The application to each of them. */
  readonly application: Application;
  /** The names that are treated differently from all others. */
  readonly names: readonly string[];
  /** A member with this name is left over if none of these bits is set; `undefined` if it never is. */
  maskOfName(name: string): number | undefined;
  /** If one of these bits is set, no member is left over. */
  readonly mask: number;
  /** A member whose name matches one of the patterns is not left over if the bit is set. Bit 0 stands for always. */
  readonly matched: readonly { readonly bit: number; readonly patterns: readonly Pattern[] }[];
}

/**
 * The members that a rule applies its `rest` to; `undefined` if it has none, or if no member is ever left over.
 *
 * @param layout - The layout of the evaluated set, if the block reads it.
 */
export function leftOverOf(
  { rest, except }: ConstraintOf<"members">,
  layout: EvaluatedLayout | undefined,
): LeftOver | undefined {
  if (!rest) return undefined;
  if (except === "evaluated") return layout ? unevaluated(rest, layout) : everyMember(rest);
  return except === null ? everyMember(rest) : withoutSiblings(rest, except);
}

const everyMember = (application: Application): LeftOver => ({
  application,
  names: [],
  maskOfName: () => 0,
  mask: 0,
  matched: [],
});

const withoutSiblings = (application: Application, { names, patterns }: SiblingNames): LeftOver => ({
  application,
  names: [...names],
  maskOfName: (name) => (names.has(name) || patterns.some((pattern) => pattern.test(name)) ? undefined : 0),
  mask: 0,
  matched: patterns.length === 0 ? [] : [{ bit: 0, patterns }],
});

function unevaluated(application: Application, layout: EvaluatedLayout): LeftOver | undefined {
  const { certain, choices } = layout;
  if (certain.everyMember) return undefined;
  const all = [{ bit: 0, parts: certain }, ...choices];
  return {
    application,
    names: all.flatMap(({ parts }) => [...parts.names]),
    maskOfName: (name) =>
      evaluatesMember(certain, name) ? undefined : maskOf(layout, (parts) => evaluatesMember(parts, name)),
    mask: maskOf(layout, (parts) => parts.everyMember),
    matched: all
      .filter(({ parts }) => parts.patterns.length > 0)
      .map(({ bit, parts }) => ({ bit, patterns: parts.patterns })),
  };
}

/** Whether all members are left over except some of those in `names`. */
export const leavesAllOthers = ({ mask, matched }: LeftOver): boolean => mask === 0 && matched.length === 0;
